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
  private final Map<Position, Integer> longestRest = new HashMap<>();

  @Test
  void everyReachablePosition_isSeenAlikeByTheOracle_andGamesLastAtMostFourteenTurns() {
    int longest = visit(Position.initial(), PlainGambit.start());

    assertThat(longest).isEqualTo(14);
    assertThat(longestRest).hasSize(893_390);
  }

  private int visit(Position position, PlainGambit plain) {
    Integer known = longestRest.get(position);
    if (known != null) {
      return known;
    }
    List<List<Integer>> turns = plain.turns();
    if (!position.legalTurns().stream()
            .map(turn -> Plain.squares(turn.path()))
            .toList()
            .equals(turns)
        || position.score(Side.X) != plain.score(PlainGambit.X, false)
        || position.score(Side.O) != plain.score(PlainGambit.O, false)
        || position.outcome().isPresent() != turns.isEmpty()) {
      throw new AssertionError(position);
    }
    int longest = 0;
    for (List<Integer> turn : turns) {
      longest = Math.max(longest, 1 + visit(position.play(Plain.turn(turn)), plain.play(turn)));
    }
    longestRest.put(position, longest);
    return longest;
  }
}
