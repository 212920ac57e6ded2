package games.turnstile.railchess;

import java.util.ArrayList;
import java.util.List;

/** Plans of games as the engine takes them. */
final class GamePlans {
  private GamePlans() {}

  static Setup setup(GamePlan plan) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < plan.spawns().size(); seat++) {
      seats.add(new Seat("player " + seat, Colour.values()[seat], plan.spawns().get(seat)));
    }
    Settings settings =
        new Settings(
            plan.settings().maxN(),
            plan.settings().maxStucks(),
            plan.settings().hints(),
            plan.settings().idleCap());
    return new Setup(plan.map(), settings, seats, 0);
  }
}
