package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Level;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Progress;
import java.util.List;

/** The bots: the levels, and one that knows all dice beforehand. */
enum Bot {
  RANDOM,
  GREEDY,
  STRONG,
  SOLVER;

  /** All of them for a sentence. */
  static final String LIST = "random, greedy, strong, solver";

  /** Those that do not know the dice, for a sentence. */
  static final String LEVELS = "random, greedy, strong";

  /** Whether it can take a while. */
  boolean isSlow() {
    return this == STRONG || this == SOLVER;
  }

  /**
   * {@return a player for one game from its beginning}
   *
   * @param seed where its chance comes from
   * @param rolls what the dice show in each round, of which only the solver makes use
   * @param thinking how long it may think
   * @param progress is told meanwhile
   */
  Player player(long seed, List<DiceRoll> rolls, Thinking thinking, Progress progress) {
    return switch (this) {
      case RANDOM -> Level.RANDOM.player(seed);
      case GREEDY -> Level.GREEDY.player(seed);
      case STRONG -> thinking.eachRound(budget -> Level.STRONG.player(seed, budget, progress));
      case SOLVER -> new Planner(rolls, thinking, progress);
    };
  }
}
