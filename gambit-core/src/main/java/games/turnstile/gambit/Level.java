package games.turnstile.gambit;

import java.util.List;
import java.util.SplittableRandom;

/** How well a bot plays. */
public enum Level {
  /** Plays any legal turn. */
  EASY,
  /** Looks two turns ahead, and in one turn of four does not look at all. */
  MEDIUM,
  /** Looks four turns ahead. */
  HARD,
  /**
   * Solves the position and never gives away a point. On boards that are too crowded to be solved
   * in a few seconds, which games from the ordinary start never reach, it plays like {@link #HARD}.
   */
  PERFECT;

  private static final int MEDIUM_TURNS_AHEAD = 2;
  private static final double MEDIUM_CARELESSNESS = 0.25;
  private static final int HARD_TURNS_AHEAD = 4;
  private static final long PERFECT_NODE_LIMIT = 10_000_000;

  /**
   * {@return a bot of this level; with the same seed it always chooses the same turn in the same
   * position, whatever it was asked before. Thread-safe}
   *
   * @param seed where its choice between equally good turns comes from
   */
  public Player player(long seed) {
    return switch (this) {
      case EASY -> position -> pick(position.legalTurns(), random(seed, position));
      case MEDIUM -> position -> careless(position, random(seed, position));
      case HARD -> position -> hard(position, random(seed, position));
      case PERFECT ->
          position -> perfect(position, random(seed, position), new Solver(PERFECT_NODE_LIMIT));
    };
  }

  private static Turn careless(Position position, SplittableRandom random) {
    List<Turn> turns =
        random.nextDouble() < MEDIUM_CARELESSNESS
            ? position.legalTurns()
            : LookAhead.bestTurns(position, MEDIUM_TURNS_AHEAD);
    return pick(turns, random);
  }

  private static Turn hard(Position position, SplittableRandom random) {
    return pick(LookAhead.bestTurns(position, HARD_TURNS_AHEAD), random);
  }

  /** A best turn, as far as the solver can tell. */
  static Turn perfect(Position position, SplittableRandom random, Solver solver) {
    try {
      return pick(solver.solve(position).best(), random);
    } catch (UnsolvedException tooCrowded) {
      return hard(position, random);
    }
  }

  private static Turn pick(List<Turn> turns, SplittableRandom random) {
    if (turns.isEmpty()) {
      throw new IllegalArgumentException("the game is over, there is no turn to choose");
    }
    return turns.get(random.nextInt(turns.size()));
  }

  private static SplittableRandom random(long seed, Position position) {
    long pieces = (long) position.own() << 32 | Integer.toUnsignedLong(position.opp());
    return new SplittableRandom(seed ^ new SplittableRandom(pieces).nextLong());
  }
}
