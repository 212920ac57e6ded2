package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.SetupException;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Objects;

/**
 * Positions of any variant in a line, in the manner of the FEN of xiangqi, which is what it is for
 * Chinese chess:
 *
 * <pre>{@code
 * rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w
 * 2(2)2/5/+(7)4/4(9)/5/2(1)2 b 2,0 - 14
 * }</pre>
 *
 * <p>First come the rows from the top, joined by {@code /}. A number stands for so many empty
 * squares. A piece is the letter of its type, which is the attribute {@code fen} of the type if
 * that is one letter from a to z or A to Z which no other type has; the pieces of other types are
 * their number in round brackets. A promoted piece has {@code +} before it.
 *
 * <p>Then come, set apart by blanks, the side to move, {@code w} for Red (or {@code r}, when it is
 * read) or {@code b} for Blue; how often in a row Red and Blue have moved neutral pieces, or {@code
 * -} for never; {@code -}; and how many moves ago something was captured. A further number, which
 * FEN has for the number of the move, may follow and means nothing. Whatever is left out at the end
 * is nothing.
 *
 * <p>What the text cannot tell: which positions have occurred before, what extensions remember, and
 * pieces that extensions have changed, which are refused.
 */
public final class PositionCodec {
  /** The longest text that is read. */
  public static final int LONGEST = 1 << 15;

  private PositionCodec() {}

  /**
   * {@return the text of a position}
   *
   * @param position any position
   * @throws IllegalArgumentException if an extension has changed a piece, so that it is no longer
   *     as its type says
   */
  public static String format(Position position) {
    return format(position.toSetup());
  }

  static String format(Setup setup) {
    Variant variant = setup.ruleset().variant();
    PieceLetters letters = new PieceLetters(variant);
    StringBuilder text = new StringBuilder();
    for (int row = 1; row <= variant.rows(); row++) {
      text.append(row == 1 ? "" : "/");
      addRow(text, setup, row, letters);
    }
    text.append(setup.toMove() == Side.RED ? " w" : " b");
    boolean neutral = setup.redNeutralMoves() > 0 || setup.blueNeutralMoves() > 0;
    if (neutral || setup.movesWithoutCapture() > 0) {
      text.append(
          neutral ? " %s,%s".formatted(setup.redNeutralMoves(), setup.blueNeutralMoves()) : " -");
    }
    if (setup.movesWithoutCapture() > 0) {
      text.append(" - ").append(setup.movesWithoutCapture());
    }
    return text.toString();
  }

  private static void addRow(StringBuilder text, Setup setup, int row, PieceLetters letters) {
    Variant variant = setup.ruleset().variant();
    int empty = 0;
    for (int column = 1; column <= variant.columns(); column++) {
      Point point = new Point(row, column);
      Piece piece = setup.pieces().get(point);
      if (piece == null) {
        empty++;
        continue;
      }
      requireUnchanged(variant, point, piece.type());
      text.append(empty > 0 ? empty : "");
      text.append(piece.promoted() ? "+" : "").append(letters.symbol(piece.type()));
      empty = 0;
    }
    text.append(empty > 0 ? empty : "");
  }

  private static void requireUnchanged(Variant variant, Point point, PieceType type) {
    boolean isKnown = type.number() >= 1 && type.number() <= variant.types().size();
    if (!isKnown || !variant.type(type.number()).equals(type)) {
      throw new IllegalArgumentException(
          ("the piece on %s is not as type %s of the variant: an extension has changed it, and such"
                  + " a position has no text")
              .formatted(point, type.number()));
    }
  }

  /**
   * {@return the position that the text describes}
   *
   * @param text a position in the form above
   * @param ruleset what is played
   * @throws NotationException if the text is malformed, the board another one, or a side has no
   *     leader
   */
  public static Position parse(String text, Ruleset ruleset) {
    Objects.requireNonNull(ruleset, "ruleset");
    if (text.length() > LONGEST) {
      throw new NotationException(
          LONGEST,
          "a position has at most %s characters, not %s".formatted(LONGEST, text.length()));
    }
    Setup setup = new PositionReader(new Cursor(text), ruleset).read();
    try {
      return Position.of(setup);
    } catch (SetupException refusal) {
      throw new NotationException(0, refusal.getMessage());
    }
  }
}
