package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Small games with scripts, and how they look. */
final class Stage {
  private static final String FILE = "guard.py";

  private Stage() {}

  /** {@return a script with a name and these lines} */
  static Extension script(String source) {
    return script(source, Limits.STANDARD);
  }

  static Extension script(String source, Limits limits) {
    return new PythonFormat(limits).load(FILE, "EX_NAME = 'guard'\n" + source);
  }

  /**
   * {@return a variant whose board is drawn with the numbers of its pieces}
   *
   * @param board a line for each row, numbers and full stops with blanks between
   * @param pieces such as {@code 3 red "Guard" 2,7;4(X[1])}; 1 and 2 are leaders that can step
   *     aside, if nothing else is said about them
   */
  static Variant variant(String board, String... pieces) {
    List<String> rows = board.strip().lines().toList();
    String described =
        Arrays.stream(pieces)
            .map(piece -> piece.split(" (?=\\S+$)"))
            .map(parts -> "piece %s\n  moves %s\n".formatted(parts[0], parts[1]))
            .collect(Collectors.joining());
    String leaders =
        described.startsWith("piece 1 ")
            ? ""
            : """
              piece 1 red leader "King"
                moves 4,5;
              piece 2 blue leader "king"
                moves 4,5;
              """;
    return VariantCodec.parse(
        "xiangqi-variant 1\nname stage\n%s%sboard %s %s\n%s\n"
            .formatted(
                leaders,
                described,
                rows.size(),
                rows.get(0).split(" ").length,
                String.join("\n", rows)));
  }

  static Position begin(Variant variant, Extension... extensions) {
    return Position.initial(Ruleset.of(variant, List.of(extensions)));
  }

  static Point point(String text) {
    String[] numbers = text.split(",");
    return new Point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }

  /** {@return a move such as {@code 3,1-2,1}} */
  static Move move(String text) {
    String[] points = text.split("-");
    return new Move(point(points[0]), point(points[1]));
  }

  /** {@return the position after moves with blanks between} */
  static Position play(Position position, String moves) {
    Position last = position;
    for (String move : moves.split(" ")) {
      last = last.play(move(move));
    }
    return last;
  }

  /** {@return where the piece on a square can go} */
  static String ways(Position position, String from) {
    return position.legalMoves(point(from)).stream()
        .map(move -> move.to().toString())
        .collect(Collectors.joining(" "));
  }

  static Piece piece(Position position, String at) {
    return position.pieceAt(point(at)).orElseThrow();
  }

  /** {@return the board with the numbers of the pieces} */
  static String draw(Position position) {
    Variant variant = position.ruleset().variant();
    StringBuilder drawing = new StringBuilder();
    for (int row = 1; row <= variant.rows(); row++) {
      for (int column = 1; column <= variant.columns(); column++) {
        drawing
            .append(column == 1 ? "" : " ")
            .append(
                position
                    .pieceAt(new Point(row, column))
                    .map(piece -> String.valueOf(piece.type().number()))
                    .orElse("."));
      }
      drawing.append('\n');
    }
    return drawing.toString();
  }
}
