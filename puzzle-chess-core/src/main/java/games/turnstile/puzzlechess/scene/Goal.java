package games.turnstile.puzzlechess.scene;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** What Black has to bring about (R12). */
public sealed interface Goal {
  /** How deep goals can be nested; in a level less, see {@link Level#DEEPEST}. */
  int MOST_DEPTH = 100;

  /** How many goals a goal can be made of; in a level fewer, see {@link Level#MOST_GOALS}. */
  int MOST_SIZE = 1_000_000;

  /** {@return how deep it is nested, 1 for a simple one} */
  default int depth() {
    return 1;
  }

  /** {@return how many goals it is made of, itself among them} */
  default int size() {
    return 1;
  }

  /** White is checkmated. */
  record Checkmate() implements Goal {}

  /**
   * A piece stands on one of some squares.
   *
   * @param squares the squares
   * @param pieces which pieces
   */
  record Reach(Set<Square> squares, PieceFilter pieces) implements Goal {
    /**
     * Copies the squares.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Reach {
      squares = Goal.copy(squares);
      Objects.requireNonNull(pieces, "pieces");
    }
  }

  /**
   * Black has captured pieces.
   *
   * @param pieces which pieces
   * @param count how many of them at least, 1 or more
   */
  record Capture(PieceFilter pieces, int count) implements Goal {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is not 1 to 64
     */
    public Capture {
      Objects.requireNonNull(pieces, "pieces");
      if (count < 1 || count > Square.values().length) {
        throw new IllegalArgumentException("1 to 64 pieces are captured, not " + count);
      }
    }
  }

  /**
   * A piece is on the board.
   *
   * @param pieces which pieces
   */
  record Keep(PieceFilter pieces) implements Goal {
    /** Refuses null. */
    public Keep {
      Objects.requireNonNull(pieces, "pieces");
    }
  }

  /**
   * Crates stand on all of some squares.
   *
   * @param squares the squares
   */
  record Crates(Set<Square> squares) implements Goal {
    /**
     * Copies the squares.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Crates {
      squares = Goal.copy(squares);
    }
  }

  /**
   * So many turns are over.
   *
   * @param turns how many, 1 or more
   */
  record Survive(int turns) implements Goal {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public Survive {
      requireTurns(turns);
    }
  }

  /**
   * Another goal, while not more than so many turns are over.
   *
   * @param turns how many, 1 or more
   * @param goal the other goal
   */
  record Within(int turns, Goal goal) implements Goal {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is less than 1, or the goal becomes too deep or large
     */
    public Within {
      requireTurns(turns);
      requireBounds(List.of(goal));
    }

    @Override
    public int depth() {
      return goal.depth() + 1;
    }

    @Override
    public int size() {
      return goal.size() + 1;
    }
  }

  /**
   * All of some goals at the same time.
   *
   * @param goals two or more
   */
  record AllOf(List<Goal> goals) implements Goal {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there are fewer than two, or it becomes too deep or large
     */
    public AllOf {
      goals = several(goals);
    }

    @Override
    public int depth() {
      return deepest(goals) + 1;
    }

    @Override
    public int size() {
      return sum(goals) + 1;
    }
  }

  /**
   * Any of some goals.
   *
   * @param goals two or more
   */
  record AnyOf(List<Goal> goals) implements Goal {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there are fewer than two, or it becomes too deep or large
     */
    public AnyOf {
      goals = several(goals);
    }

    @Override
    public int depth() {
      return deepest(goals) + 1;
    }

    @Override
    public int size() {
      return sum(goals) + 1;
    }
  }

  private static List<Goal> several(List<Goal> goals) {
    if (goals.size() < 2) {
      throw new IllegalArgumentException("'all' and 'any' join two goals or more");
    }
    requireBounds(goals);
    return List.copyOf(goals);
  }

  private static void requireBounds(List<Goal> goals) {
    if (deepest(goals) >= MOST_DEPTH) {
      throw new IllegalArgumentException("a goal is nested at most %s deep".formatted(MOST_DEPTH));
    }
    if (goals.stream().mapToLong(Goal::size).sum() >= MOST_SIZE) {
      throw new IllegalArgumentException("a goal is made of at most %s".formatted(MOST_SIZE));
    }
  }

  private static int deepest(List<Goal> goals) {
    return goals.stream().mapToInt(Goal::depth).max().orElseThrow();
  }

  private static int sum(List<Goal> goals) {
    return goals.stream().mapToInt(Goal::size).sum();
  }

  private static void requireTurns(int turns) {
    if (turns < 1) {
      throw new IllegalArgumentException("a number of turns is 1 or more, not " + turns);
    }
  }

  private static Set<Square> copy(Set<Square> squares) {
    if (squares.isEmpty()) {
      throw new IllegalArgumentException("at least one square is needed");
    }
    return Collections.unmodifiableSet(new TreeSet<>(squares));
  }
}
