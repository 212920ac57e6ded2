package games.turnstile.puzzlechess;

import java.util.List;
import java.util.Objects;

/**
 * The solver's answer.
 *
 * @param status whether there is a solution
 * @param moves how many moves of the attacker's the shortest one has, 0 without a solution or if
 *     the game is won already
 * @param keys the attacker's first moves that lead to it in time; if the other side moves first,
 *     after the reply that holds out longest
 * @param lines for each key a line to the end, in which the defence holds out as long as it can; if
 *     the other side helps, all shortest lines, up to a limit
 * @param isUnique whether it is proven that one first move alone leads to it; if the other side
 *     moves first, after each reply that holds out longest
 * @param isComplete whether all keys and lines were found before the budget ended
 * @param nodes how many positions were looked at
 */
public record Solution(
    Status status,
    int moves,
    List<Move> keys,
    List<List<Move>> lines,
    boolean isUnique,
    boolean isComplete,
    long nodes) {
  /** Whether there is a solution. */
  public enum Status {
    /** There is one. */
    SOLVED,
    /** There is none within the moves. */
    UNSOLVED,
    /** The budget ended before it was clear whether there is one. */
    GIVEN_UP
  }

  /** Copies the lists. */
  public Solution {
    Objects.requireNonNull(status, "status");
    keys = List.copyOf(keys);
    lines = lines.stream().map(List::copyOf).toList();
  }

  /** {@return whether there is a solution} */
  public boolean isSolved() {
    return status == Status.SOLVED;
  }

  /** {@return the first line, empty without a solution} */
  public List<Move> line() {
    return lines.isEmpty() ? List.of() : lines.get(0);
  }
}
