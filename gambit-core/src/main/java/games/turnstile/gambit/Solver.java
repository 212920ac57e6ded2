package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Finds out exactly how a game ends if both sides play perfectly, by search alone. What it has
 * found it remembers, so that solving the positions of one game one after another gets quicker and
 * quicker. Not thread-safe: use one per thread.
 *
 * <p>Every position of a game from the ordinary start is solved within milliseconds. A board with
 * many more pieces than that can take longer than anybody wants to wait; therefore the search has a
 * limit.
 */
public final class Solver {
  /** How many positions a search looks at before it gives up, unless told otherwise. */
  public static final long DEFAULT_NODE_LIMIT = 200_000_000;

  private final long nodeLimit;
  private final Map<Ruleset, Search> searches = new EnumMap<>(Ruleset.class);

  /** Makes a solver that knows nothing yet. */
  public Solver() {
    this(DEFAULT_NODE_LIMIT);
  }

  /**
   * Makes a solver that knows nothing yet.
   *
   * @param nodeLimit how many positions a search may look at, at least 1
   * @throws IllegalArgumentException if the limit is less than 1
   */
  public Solver(long nodeLimit) {
    if (nodeLimit < 1) {
      throw new IllegalArgumentException("the node limit must be at least 1, not " + nodeLimit);
    }
    this.nodeLimit = nodeLimit;
  }

  /**
   * {@return the solution of a position}
   *
   * @param position any position, also in the middle of a turn, also finished
   * @throws UnsolvedException if the node limit was reached
   */
  public Solution solve(Position position) {
    return solve(position, () -> false);
  }

  /**
   * {@return the solution of a position}
   *
   * @param position any position, also in the middle of a turn, also finished
   * @param giveUp asked every few thousand nodes; when it says true, the search ends
   * @throws UnsolvedException if the search was given up or the node limit was reached
   */
  public Solution solve(Position position, BooleanSupplier giveUp) {
    Objects.requireNonNull(giveUp, "giveUp");
    Search search = searches.computeIfAbsent(position.ruleset(), Search::new);
    search.limit(nodeLimit, giveUp);
    if (position.outcome().isPresent()) {
      int value = position.outcome().get().margin(position.toMove());
      return new Solution(value, List.of(), List.of());
    }
    List<Turn> turns = position.legalTurns();
    int[] values = values(search, position, turns);
    int value = IntStream.of(values).max().orElseThrow();
    List<Turn> best =
        IntStream.range(0, values.length)
            .filter(i -> values[i] == value)
            .mapToObj(turns::get)
            .toList();
    return new Solution(value, best, line(search, position, best.get(0), value));
  }

  /** The value of each turn, exact for the best turns and too low to matter for the others. */
  private static int[] values(Search search, Position position, List<Turn> turns) {
    List<Position> results = turns.stream().map(position::play).toList();
    List<Integer> promisingFirst =
        IntStream.range(0, turns.size())
            .boxed()
            .sorted(
                Comparator.comparingInt(
                    i -> Evaluation.estimate(results.get(i).own(), results.get(i).opp())))
            .toList();
    int[] values = new int[turns.size()];
    int best = -Search.INFINITY;
    for (int i : promisingFirst) {
      // A window from just below the best value so far tells equal turns from worse ones.
      values[i] = -value(search, results.get(i), -Search.INFINITY, 1 - best);
      best = Math.max(best, values[i]);
    }
    return values;
  }

  private static List<Turn> line(Search search, Position position, Turn first, int value) {
    List<Turn> line = new ArrayList<>();
    line.add(first);
    Position now = position.play(first);
    int valueNow = -value;
    while (now.outcome().isEmpty()) {
      Turn next = turnWorth(search, now, valueNow);
      line.add(next);
      now = now.play(next);
      valueNow = -valueNow;
    }
    return line;
  }

  private static Turn turnWorth(Search search, Position position, int value) {
    for (Turn turn : position.legalTurns()) {
      if (-value(search, position.play(turn), -value, 1 - value) >= value) {
        return turn;
      }
    }
    throw new AssertionError("no turn reaches the value " + value + " in " + position);
  }

  private static int value(Search search, Position startOfTurn, int alpha, int beta) {
    return search.value(startOfTurn.own(), startOfTurn.opp(), alpha, beta);
  }
}
