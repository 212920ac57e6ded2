package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Progress;
import games.turnstile.railroadink.Setup;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Shows that somebody is thinking, with a dot now and then. */
final class ThinkingSign implements Progress {
  private static final long BETWEEN_DOTS = TimeUnit.MILLISECONDS.toNanos(500);

  private final PrintWriter out;
  private long lastDot;

  ThinkingSign(PrintWriter out) {
    this.out = out;
  }

  /** The bots of a game by their seats, the slow ones seen to think. */
  Map<Integer, Player> bots(Setup setup, Dice dice, Thinking thinking) {
    Map<Integer, Player> bots = Bots.in(setup, dice, thinking, this);
    bots.replaceAll(
        (seat, bot) -> {
          String name = setup.players().get(seat);
          return Bots.named(name).filter(Bot::isSlow).isPresent() ? shown(name, bot) : bot;
        });
    return bots;
  }

  /** The same player, who is seen to think. */
  Player shown(String who, Player player) {
    return round -> {
      out.print("  %s is thinking ".formatted(who));
      out.flush();
      lastDot = System.nanoTime();
      List<Placement> drawn = player.finish(round);
      out.println();
      return drawn;
    };
  }

  @Override
  public void thought(long steps, List<Placement> best, double points) {
    long now = System.nanoTime();
    if (now - lastDot >= BETWEEN_DOTS) {
      lastDot = now;
      out.print('.');
      out.flush();
    }
  }
}
