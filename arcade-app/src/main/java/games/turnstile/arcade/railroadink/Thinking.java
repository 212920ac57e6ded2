package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.Budget;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Round;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** How long bots may think. */
interface Thinking {
  /** A player for one game, made from a bot that thinks about each round by itself. */
  Player eachRound(Function<Budget, Player> bot);

  /** The budget of a bot that thinks about the whole game at once, from now on. */
  Budget wholeGame();

  /** So many steps for each round, which always gives the same play. */
  static Thinking ofSteps(long steps) {
    return new Thinking() {
      @Override
      public Player eachRound(Function<Budget, Player> bot) {
        return bot.apply(Budget.ofSteps(steps));
      }

      @Override
      public Budget wholeGame() {
        return Budget.ofSteps(steps * Round.LAST);
      }
    };
  }

  /** So many seconds for each game. */
  static Thinking ofSeconds(double seconds) {
    long nanos = (long) (seconds * TimeUnit.SECONDS.toNanos(1));
    return new Thinking() {
      @Override
      public Player eachRound(Function<Budget, Player> bot) {
        return new GameClock(nanos, System::nanoTime).eachRound(bot);
      }

      @Override
      public Budget wholeGame() {
        return new GameClock(nanos, System::nanoTime).wholeGame();
      }
    };
  }
}
