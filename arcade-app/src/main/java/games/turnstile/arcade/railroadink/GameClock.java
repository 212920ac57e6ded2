package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.Budget;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Round;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** The time that one bot has for one game. */
final class GameClock {
  private final LongSupplier nanoTime;
  private long left;

  /**
   * Makes a clock that stands until the bot is asked.
   *
   * @param nanos how long the bot may think in the whole game
   * @param nanoTime tells the time
   */
  GameClock(long nanos, LongSupplier nanoTime) {
    this.left = nanos;
    this.nanoTime = nanoTime;
  }

  /** Shares out the time that is left over the rounds that are left. */
  Player eachRound(Function<Budget, Player> bot) {
    return round -> {
      long begin = nanoTime.getAsLong();
      long share = left / (Round.LAST + 1 - round.number());
      List<Placement> drawn =
          bot.apply(steps -> nanoTime.getAsLong() - begin < share).finish(round);
      left -= nanoTime.getAsLong() - begin;
      return drawn;
    };
  }

  /** Gives all the time that is left, from now on. */
  Budget wholeGame() {
    long begin = nanoTime.getAsLong();
    long share = left;
    return steps -> nanoTime.getAsLong() - begin < share;
  }
}
