package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.Violation.Code;
import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Listed moves are legal, all others are not, and why is told. */
class LegalityLawsTest {
  @Provide
  Arbitrary<Playout> playouts() {
    return XiangqiArbitraries.playouts(XiangqiArbitraries.smallVariants());
  }

  @Property(tries = 150)
  void every_move_is_listed_or_refused_for_the_right_reason(@ForAll("playouts") Playout playout) {
    Variant variant = playout.variant();
    PlainGame plain = PlainGame.initial(variant);
    Position position = Position.initial(Ruleset.of(variant));
    assertReasons(position, plain);
    for (Move move : playout.moves()) {
      plain = plain.play(move);
      position = position.play(move);
      assertReasons(position, plain);
    }
  }

  private static void assertReasons(Position position, PlainGame plain) {
    Variant variant = position.ruleset().variant();
    PlainGame free =
        PlainGame.of(variant.withOptions(Options.STANDARD), plain.pieces(), plain.tally());
    List<Move> freeMoves = free.legalMoves();
    for (Point from : points(variant)) {
      for (Point to : points(variant)) {
        Move move = new Move(from, to);
        Optional<Violation> violation = position.check(move);
        assertThat(violation.map(Violation::code))
            .as("%s", move)
            .isEqualTo(reason(plain, freeMoves, variant, move));
        assertThat(position.legalMoves(from).contains(move)).isEqualTo(violation.isEmpty());
      }
    }
  }

  /** {@return all squares and some that are off the board} */
  private static List<Point> points(Variant variant) {
    List<Point> points = new ArrayList<>();
    for (int row = 1; row <= variant.rows() + 1; row++) {
      for (int column = 1; column <= variant.columns() + 1; column++) {
        points.add(new Point(row, column));
      }
    }
    return points;
  }

  private static Optional<Code> reason(
      PlainGame plain, List<Move> freeMoves, Variant variant, Move move) {
    if (plain.legalMoves().contains(move)) {
      return Optional.empty();
    }
    if (plain.outcome().isPresent()) {
      return Optional.of(Code.GAME_OVER);
    }
    if (!variant.contains(move.from()) || !variant.contains(move.to())) {
      return Optional.of(Code.OFF_BOARD);
    }
    if (!plain.pieces().containsKey(move.from())) {
      return Optional.of(Code.NO_PIECE);
    }
    Owner mover = plain.pieces().get(move.from()).owner();
    if (mover == plain.turn().opponent().owner()) {
      return Optional.of(Code.NOT_YOUR_PIECE);
    }
    if (mover == Owner.NEUTRAL
        && variant.rules().neutralLimit()
        && plain.tally().neutralMoves(plain.turn()) == 3) {
      return Optional.of(Code.NEUTRAL_LIMIT);
    }
    return Optional.of(
        freeMoves.contains(move) ? Code.LEADER_IN_CHECK : reasonAtEnd(plain, mover, move));
  }

  private static Code reasonAtEnd(PlainGame plain, Owner mover, Move move) {
    Optional<Owner> taken =
        Optional.ofNullable(plain.pieces().get(move.to()))
            .map(Piece::owner)
            .filter(owner -> !move.to().equals(move.from()));
    if (taken.isEmpty()) {
      return Code.NOT_ITS_WAY;
    }
    if (taken.get() == Owner.NEUTRAL || mover == Owner.NEUTRAL) {
      return Code.NEUTRAL_CAPTURE;
    }
    return taken.get() == mover ? Code.OWN_PIECE : Code.NOT_ITS_WAY;
  }

  @Property(tries = 50)
  void what_is_refused_cannot_be_played(@ForAll("playouts") Playout playout) {
    Position last = playout.record().last();
    for (Point from : points(playout.variant())) {
      for (Point to : points(playout.variant())) {
        Move move = new Move(from, to);
        last.check(move).ifPresent(violation -> assertRefused(last, move, violation));
      }
    }
  }

  private static void assertRefused(Position position, Move move, Violation violation) {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> position.play(move))
        .satisfies(
            refusal -> {
              assertThat(refusal.violation()).isEqualTo(violation);
              assertThat(refusal.move()).isEqualTo(move);
            });
  }
}
