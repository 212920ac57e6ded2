package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The search of the lower levels against minimax without any pruning. */
@Domain(GambitArbitraries.class)
@Domain(DomainContext.Global.class)
class LookAheadTest {
  @Property(tries = 300)
  void bestTurns_anyPosition_areThoseOfPlainMinimax(
      @ForAll(supplier = GambitArbitraries.InGame.class) Position position,
      @ForAll @IntRange(min = 1, max = 3) int turnsAhead) {
    List<Turn> turns = position.legalTurns();
    int best = turns.stream().mapToInt(turn -> worth(position, turn, turnsAhead)).max().orElse(0);

    assertThat(LookAhead.bestTurns(position, turnsAhead))
        .isEqualTo(
            turns.stream().filter(turn -> worth(position, turn, turnsAhead) == best).toList());
  }

  private static int worth(Position position, Turn turn, int turnsAhead) {
    return -value(position.play(turn), turnsAhead - 1);
  }

  private static int value(Position position, int turnsAhead) {
    if (position.outcome().isPresent()) {
      return 1000 * position.outcome().get().margin(position.toMove());
    }
    if (turnsAhead == 0) {
      return strength(position, position.toMove())
          - strength(position, position.toMove().opponent());
    }
    return position.legalTurns().stream()
        .mapToInt(turn -> worth(position, turn, turnsAhead))
        .max()
        .orElseThrow();
  }

  /** Two for each piece and one for each jump. */
  private static int strength(Position position, Side side) {
    Position withTheTurn = Position.of(Setup.startOfTurn(position.board(), side));
    return 2 * position.board().pieces(side).size() + withTheTurn.legalMoves().size();
  }
}
