package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Objects;
import java.util.Optional;

/**
 * A move of one piece. Castling is the king's move over two squares, en passant the pawn's to the
 * square that was passed.
 *
 * @param from where the piece stands
 * @param to where it goes, or the crate that it pushes, or the statue that it visits
 * @param promotion what takes the place of a pawn on its last rank
 * @param keeping what becomes of what is captured
 */
public record Move(Square from, Square to, Optional<Kind> promotion, Keeping keeping) {
  /** Refuses null. */
  public Move {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    Objects.requireNonNull(promotion, "promotion");
    Objects.requireNonNull(keeping, "keeping");
  }

  /**
   * {@return a move without promotion}
   *
   * @param from where the piece stands
   * @param to where it goes
   */
  public static Move of(Square from, Square to) {
    return new Move(from, to, Optional.empty(), Keeping.FIRST_FREE);
  }

  /**
   * {@return a promotion}
   *
   * @param from where the pawn stands
   * @param to where it goes
   * @param kind what takes its place
   */
  public static Move of(Square from, Square to, Kind kind) {
    return new Move(from, to, Optional.of(kind), Keeping.FIRST_FREE);
  }

  /**
   * {@return the same move with another choice about what it captures}
   *
   * @param choice what becomes of it
   */
  public Move withKeeping(Keeping choice) {
    return new Move(from, to, promotion, choice);
  }

  @Override
  public String toString() {
    String place =
        keeping.square().map(square -> "@" + square).orElse(keeping.isKept() ? "" : "@-");
    return "%s%s%s%s"
        .formatted(from, to, promotion.map(kind -> "=" + kind.name()).orElse(""), place);
  }
}
