package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainGame;
import games.turnstile.railchess.oracle.PlainSettings;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.function.IntSupplier;

/**
 * All that decides how a random game goes. It may break off before the end.
 *
 * @param map where it is played
 * @param spawns where the seats start, all different
 * @param settings what has been agreed on
 * @param rolls where the numbers come from, again and again
 * @param steps what the players do, turn by turn
 */
public record GamePlan(
    RailMap map,
    List<Integer> spawns,
    PlainSettings settings,
    List<Integer> rolls,
    List<Step> steps) {

  /**
   * What happens at one turn.
   *
   * @param choice which destination is chosen, if there is any: this one, counted round and round
   * @param leaver who leaves the game before the turn, if he is still in
   */
  public record Step(int choice, OptionalInt leaver) {
    /** {@return the chosen one of the destinations} */
    public int chooseFrom(SortedSet<Integer> destinations) {
      return new ArrayList<>(destinations).get(choice % destinations.size());
    }
  }

  /** {@return the numbers in the order in which they are drawn, from the first one on} */
  public IntSupplier numbers() {
    List<Integer> drawn = new ArrayList<>();
    return () -> {
      drawn.add(1 + rolls.get(drawn.size() % rolls.size()) % settings.maxN());
      return drawn.get(drawn.size() - 1);
    };
  }

  /** {@return the game before the first step} */
  public PlainGame begin() {
    return new PlainGame(map, spawns, settings, numbers());
  }

  /** Plays a step of a game that is not over; whoever leaves may bring it to its end. */
  public static void play(PlainGame game, Step step) {
    if (step.leaver().isPresent() && game.isIn(step.leaver().getAsInt())) {
      game.leave(step.leaver().getAsInt());
    }
    if (!game.isOver()) {
      game.turn((playing, destinations) -> step.chooseFrom(destinations));
    }
  }

  /** {@return the game after all steps, or at its end if that comes before} */
  public PlainGame play() {
    PlainGame game = begin();
    Iterator<Step> left = steps.iterator();
    while (left.hasNext() && !game.isOver()) {
      play(game, left.next());
    }
    return game;
  }

  @Override
  public String toString() {
    return "GamePlan[%s, spawns %s, %s, rolls %s, steps %s]"
        .formatted(MapTexts.text(map), spawns, settings, rolls, steps);
  }
}
