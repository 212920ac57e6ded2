package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What is not listed as legal is refused, for a reason that is true. */
@Domain(GambitArbitraries.class)
class LegalityLawsTest {
  @Property(tries = 100)
  void check_everyPairOfSquares_isAViolationExactlyWhenNotListed(@ForAll Position position) {
    Set<Move> legal = new HashSet<>(position.legalMoves());
    for (int from = 0; from < 32; from++) {
      for (int to = 0; to < 32; to++) {
        Move.Jump jump = new Move.Jump(Point.ofIndex(from), Point.ofIndex(to));
        if (!legal.contains(jump)) {
          Violation violation = position.check(jump).orElseThrow(() -> new AssertionError(jump));
          assertTrue(violation, position, List.of(jump.from(), jump.to()));
          assertRefused(position, jump, violation);
        }
      }
    }
  }

  @Property
  void check_anyTurn_isAViolationExactlyWhenNotListed(
      @ForAll Position position, @ForAll Turn turn) {
    assertListedOrRefused(position, turn);
  }

  @Property
  void check_legalTurnWithOneSquareChanged_isAViolationExactlyWhenNotListed(
      @ForAll Position position, @ForAll Turn other) {
    Point square = other.path().get(0);
    for (Turn legal : position.legalTurns()) {
      for (int at = 0; at < legal.path().size(); at++) {
        List<Point> changed = new ArrayList<>(legal.path());
        changed.set(at, square);
        assertListedOrRefused(position, new Turn(changed));
      }
      List<Point> longer = new ArrayList<>(legal.path());
      longer.add(square);
      assertListedOrRefused(position, new Turn(longer));
    }
  }

  @Property
  void check_stopAtTheStartOfATurn_isAViolation(@ForAll GameRecord game) {
    Position position = game.last();
    Violation violation = position.check(new Move.Stop()).orElseThrow();

    assertThat(violation.code())
        .isEqualTo(
            position.outcome().isPresent()
                ? Violation.Code.GAME_OVER
                : Violation.Code.NO_JUMP_MADE);
    assertRefused(position, new Move.Stop(), violation);
  }

  private static void assertListedOrRefused(Position position, Turn turn) {
    boolean isListed = Plain.turns(position).contains(turn);
    assertThat(position.check(turn).isEmpty()).as("%s is legal", turn).isEqualTo(isListed);
    if (!isListed) {
      Violation violation = position.check(turn).orElseThrow();
      assertTrue(violation, position, turn.path());
      IllegalMoveException refusal =
          catchThrowableOfType(IllegalMoveException.class, () -> position.play(turn));
      assertThat(refusal.violation()).isEqualTo(violation);
      assertThat(refusal.position()).isSameAs(position);
    }
  }

  private static void assertRefused(Position position, Move move, Violation violation) {
    IllegalMoveException refusal =
        catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));
    assertThat(refusal.violation()).isEqualTo(violation);
    assertThat(refusal.position()).isSameAs(position);
  }

  private static void assertTrue(Violation violation, Position position, List<Point> path) {
    assertThat(Claims.holds(violation.code(), position, path))
        .as("%s says %s", path, violation)
        .isTrue();
  }
}
