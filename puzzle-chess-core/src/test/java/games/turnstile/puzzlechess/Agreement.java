package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.oracle.OracleGame;
import games.turnstile.puzzlechess.scene.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds the engine against the plain oracle. */
final class Agreement {
  private Agreement() {}

  /** What can be seen of a position is what the oracle says. */
  static void assertSame(Position position, OracleGame oracle) {
    assertThat(position.scene().name()).isEqualTo(oracle.scene());
    assertThat(position.pieces()).isEqualTo(oracle.pieces());
    assertThat(position.terrain()).isEqualTo(oracle.terrain());
    assertThat(position.ports()).isEqualTo(oracle.ports());
    assertThat(position.links()).isEqualTo(oracle.links());
    assertThat(position.turn()).as("turn").isEqualTo(oracle.turn());
    assertThat(position.toMove()).as("to move").isEqualTo(oracle.toMove());
    assertThat(position.castling()).as("castling").isEqualTo(oracle.castling());
    assertThat(position.enPassant()).as("en passant").isEqualTo(oracle.enPassant());
    assertThat(position.quietPlies()).as("quiet plies").isEqualTo(oracle.quietPlies());
    for (Side side : Side.values()) {
      assertThat(position.store(side)).as("store of %s", side).isEqualTo(oracle.store(side));
      assertThat(position.isInCheck(side)).as("check").isEqualTo(oracle.isInCheck(side));
      assertThat(position.controlled(side))
          .as("control of %s", side)
          .isEqualTo(oracle.controlled(side));
    }
    assertThat(position.captures()).as("captures").isEqualTo(oracle.captures());
    assertThat(position.occurrences()).as("occurrences").isEqualTo(oracle.occurrences());
    assertThat(position.legalMoves()).as("moves").isEqualTo(oracle.legalMoves());
    assertThat(position.outcome()).as("outcome").isEqualTo(oracle.outcome());
  }

  /** So is what a move led to. */
  static void assertSame(Step step, OracleGame oracle) {
    assertThat(told(step.notices())).isEqualTo(told(oracle.notices()));
    assertSame(step.position(), oracle);
  }

  /** That outputs do not come to rest may be told once or several times. */
  private static List<Notice> told(List<Notice> notices) {
    Set<Notice> oscillations = new HashSet<>();
    return notices.stream()
        .filter(notice -> !(notice instanceof Notice.Oscillation) || oscillations.add(notice))
        .toList();
  }

  /** A move is refused exactly if the oracle says so, with each way to store what it captures. */
  static void assertSameMoves(Position position, OracleGame oracle, List<Move> others) {
    for (Move move : others) {
      assertSameVerdict(position, oracle, move);
    }
    for (Move move : oracle.legalMoves()) {
      assertSameVerdict(position, oracle, move);
      assertSameVerdict(position, oracle, move.withKeeping(Keeping.NONE));
      for (Move other : others) {
        assertSameVerdict(position, oracle, move.withKeeping(other.keeping()));
        assertSameVerdict(
            position, oracle, new Move(move.from(), move.to(), other.promotion(), move.keeping()));
      }
    }
  }

  private static void assertSameVerdict(Position position, OracleGame oracle, Move move) {
    Optional<Violation> violation = position.check(move);
    assertThat(violation.isEmpty())
        .as("%s is allowed, %s", move, violation)
        .isEqualTo(oracle.isLegal(move));
  }
}
