package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.gambit.oracle.PlainGambit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Goes through every position that a game from the start can reach, by two engines at once. */
@Tag("deep")
class ReachablePositionsTest {
  private static final int SAMPLE = 20;

  /** The longest rest of the game and its value by plain minimax. */
  private record Rest(int turns, int value) {}

  private final Map<Position, Rest> rests = new HashMap<>();

  @Test
  void everyReachablePosition_isSeenAlikeByTheOracleAndTheSolver() {
    Rest all = visit(Position.initial(), PlainGambit.start());

    assertThat(all).isEqualTo(new Rest(14, 0));
    assertThat(rests).hasSize(893_390);

    Solver solver = new Solver();
    int number = 0;
    for (Map.Entry<Position, Rest> entry : rests.entrySet()) {
      if (number++ % SAMPLE == 0
          && solver.solve(entry.getKey()).value() != entry.getValue().value) {
        throw new AssertionError(entry);
      }
    }
  }

  private Rest visit(Position position, PlainGambit plain) {
    Rest known = rests.get(position);
    if (known != null) {
      return known;
    }
    List<List<Integer>> turns = plain.turns();
    assertSeenAlike(position, plain, turns);
    int longest = 0;
    int value = turns.isEmpty() ? plain.value(false) : Integer.MIN_VALUE;
    for (List<Integer> turn : turns) {
      Rest rest = visit(position.play(Plain.turn(turn)), plain.play(turn));
      longest = Math.max(longest, 1 + rest.turns);
      value = Math.max(value, -rest.value);
    }
    Rest rest = new Rest(longest, value);
    rests.put(position, rest);
    return rest;
  }

  /** Without AssertJ, which would take longer than all the rest. */
  private static void assertSeenAlike(
      Position position, PlainGambit plain, List<List<Integer>> turns) {
    List<List<Integer>> seen =
        position.legalTurns().stream().map(turn -> Plain.squares(turn.path())).toList();
    if (!seen.equals(turns)
        || position.score(Side.X) != plain.score(PlainGambit.X, false)
        || position.score(Side.O) != plain.score(PlainGambit.O, false)
        || position.outcome().isPresent() != turns.isEmpty()) {
      throw new AssertionError(position);
    }
  }
}
