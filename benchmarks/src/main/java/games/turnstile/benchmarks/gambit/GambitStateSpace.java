package games.turnstile.benchmarks.gambit;

import games.turnstile.gambit.Position;
import games.turnstile.gambit.Turn;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Walks through every position that can stand at the start of a turn, values each by plain minimax,
 * and prints what it finds. With {@code --solve-each} it also solves every one of them with a new
 * solver, compares the values and prints the times.
 */
public final class GambitStateSpace {
  private final PrintStream out;
  private final Map<Position, Integer> values = new HashMap<>();

  private GambitStateSpace(PrintStream out) {
    this.out = out;
  }

  /**
   * Prints the results to standard output.
   *
   * @param args nothing, or {@code --solve-each}
   */
  public static void main(String[] args) {
    boolean solveEach = args.length == 1 && args[0].equals("--solve-each");
    if (args.length > 0 && !solveEach) {
      System.err.println("Usage: GambitStateSpace [--solve-each]");
      System.exit(2);
    }
    GambitStateSpace stateSpace = new GambitStateSpace(System.out);
    stateSpace.walk();
    if (solveEach) {
      new GambitSolveEach(System.out, System.err).run(stateSpace.values);
    }
  }

  private void walk() {
    Position start = Position.initial();
    Set<Position> reachable = reachableFrom(start);
    long finished = reachable.stream().filter(position -> position.outcome().isPresent()).count();
    out.println("reachable positions  " + reachable.size());
    out.println("of these finished    " + finished);
    out.println("value for O          " + value(start));
    out.println("first turns");
    for (Turn turn : start.legalTurns()) {
      out.printf("  %s %2d%n", turn, -value(start.play(turn)));
    }
  }

  private static Set<Position> reachableFrom(Position start) {
    Set<Position> seen = new HashSet<>();
    Deque<Position> waiting = new ArrayDeque<>();
    seen.add(start);
    waiting.add(start);
    while (!waiting.isEmpty()) {
      Position position = waiting.remove();
      for (Turn turn : position.legalTurns()) {
        Position next = position.play(turn);
        if (seen.add(next)) {
          waiting.add(next);
        }
      }
    }
    return seen;
  }

  /** The score difference for the side to move, by minimax over everything, without any pruning. */
  private int value(Position position) {
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    int value =
        position.outcome().isPresent()
            ? position.outcome().get().margin(position.toMove())
            : Integer.MIN_VALUE;
    for (Turn turn : position.legalTurns()) {
      value = Math.max(value, -value(position.play(turn)));
    }
    values.put(position, value);
    return value;
  }
}
