package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Map;
import java.util.TreeMap;

/** Reads the text of {@link PositionCodec}. */
final class PositionReader {
  private static final String QUIET = "the number of moves without a capture";
  private static final String NUMBER = "the number of the move";

  private final Cursor in;
  private final Ruleset ruleset;
  private final Variant variant;
  private final PieceLetters letters;
  private final Map<Point, Piece> pieces = new TreeMap<>();

  PositionReader(Cursor in, Ruleset ruleset) {
    this.in = in;
    this.ruleset = ruleset;
    this.variant = ruleset.variant();
    this.letters = new PieceLetters(variant);
  }

  /** Everything up to the end. */
  Setup read() {
    in.skipBlanks();
    for (int row = 1; row <= variant.rows(); row++) {
      if (row > 1) {
        in.expect('/', "'/' and row %s of %s".formatted(row, variant.rows()));
      }
      row(row);
    }
    Side toMove = side();
    int red = 0;
    int blue = 0;
    int quiet = 0;
    if (hasField("the neutral moves in a row") && !in.skip('-')) {
      red = neutralMoves();
      in.expect(',', "',' and the neutral moves of Blue");
      blue = neutralMoves();
    }
    if (hasField("'-'")) {
      in.expect('-', "'-', which is always the same");
    }
    if (hasField(QUIET)) {
      quiet = in.naturalWord(QUIET, 0, Options.LARGEST_LIMIT);
    }
    if (hasField(NUMBER)) {
      in.naturalWord(NUMBER);
    }
    in.skipBlanks();
    in.expectEnd();
    return new Setup(ruleset, pieces, toMove, red, blue, quiet);
  }

  /** Goes on to the next field, if there is one. */
  private boolean hasField(String what) {
    in.expectGap("a blank and " + what);
    return !in.atEndOfLine();
  }

  private Side side() {
    String what = "the side to move, w (red) or b (blue)";
    in.expectGap("a blank and " + what);
    String word = in.word(what);
    return switch (word) {
      case "w", "r" -> Side.RED;
      case "b" -> Side.BLUE;
      default -> throw in.expected(what, word);
    };
  }

  private int neutralMoves() {
    String what = "neutral moves in a row";
    int count = in.natural("'-' or the " + what + " of Red and of Blue, such as 1,0");
    if (count > SpecialRules.NEUTRAL_MOVES) {
      throw new NotationException(
          in.start(), "%s are 0 to %s, not %s".formatted(what, SpecialRules.NEUTRAL_MOVES, count));
    }
    return count;
  }

  private void row(int row) {
    int column = 0;
    while (column < variant.columns()) {
      int before = in.offset();
      if (in.isAtDigit()) {
        int empty = in.natural("a number of empty squares");
        if (empty == 0) {
          throw new NotationException(before, "squares are not counted with 0");
        }
        // Compared so that no large number overflows.
        if (empty > variant.columns() - column) {
          throw tooLong(before, row);
        }
        column += empty;
      } else {
        Piece piece = piece(row, column);
        column++;
        pieces.put(new Point(row, column), piece);
      }
    }
    if (!in.atEnd() && !in.isAt('/') && !in.isAtBlank()) {
      throw tooLong(in.offset(), row);
    }
  }

  private NotationException tooLong(int offset, int row) {
    return new NotationException(
        offset, "row %s has more than %s squares".formatted(row, variant.columns()));
  }

  private Piece piece(int row, int column) {
    boolean promoted = in.skip('+');
    int place = in.offset();
    if (in.skip('(')) {
      int number = in.natural("the number of a piece type");
      in.expect(')', "')' after the number of a piece type");
      if (number < 1 || number > variant.types().size()) {
        throw new NotationException(
            place,
            "there is no piece %s; pieces are 1 to %s".formatted(number, variant.types().size()));
      }
      return new Piece(variant.type(number), promoted);
    }
    String symbols = letters.all() + (letters.all().isEmpty() ? "(1)" : " or (1)");
    String what =
        "%sa piece, such as %s, behind %s of %s squares in row %s"
            .formatted(promoted ? "" : "a number or ", symbols, column, variant.columns(), row);
    PieceType type = in.meaning(letters::type, what);
    return new Piece(type, promoted);
  }
}
