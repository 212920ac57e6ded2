package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A picture of a position in plain text, for terminals and for debugging, with the numbers of rows
 * and columns around it.
 *
 * <p>A piece is the beginning of its name; where that is the same for several pieces of a side,
 * another abbreviation. Red's pieces stand free, Blue's between square brackets and neutral ones
 * between braces; {@code +} is before promoted ones. An empty square is a full stop. The last move
 * leads from {@code o} to the piece behind {@code >}. Squares can be marked with {@code x}, which
 * is before the piece if there is one. Wide characters, such as Chinese ones, are counted as two
 * columns. Immutable.
 */
public final class Diagram {
  /** How wide terminals are. */
  private static final int SCREEN = 80;

  /** The room for the number of a row. */
  private static final int MARGIN = 2;

  /** What is around a piece: a mark and two brackets. */
  private static final int FRAME = 3;

  /** Those of Red, of Blue and of neutral pieces. */
  private static final String[] BRACKETS = {"  ", "[]", "{}"};

  private static final String[] COLOURS = {"\u001B[91m", "\u001B[94m", "\u001B[93m"};
  private static final String UNCOLOURED = "\u001B[0m";

  private final Position position;
  private final Labels labels;
  private final boolean promotes;
  private final Optional<Move> lastMove;
  private final Set<Point> marked;
  private final boolean colour;

  private Diagram(
      Position position,
      Labels labels,
      boolean promotes,
      Optional<Move> lastMove,
      Set<Point> marked,
      boolean colour) {
    this.position = position;
    this.labels = labels;
    this.promotes = promotes;
    this.lastMove = lastMove;
    this.marked = marked;
    this.colour = colour;
  }

  /**
   * {@return a picture of a position}
   *
   * @param position any position
   */
  public static Diagram of(Position position) {
    Variant variant = position.ruleset().variant();
    boolean promotes =
        variant.rules().promotion()
            || position.pieces().values().stream().anyMatch(Piece::promoted);
    int room = (SCREEN - MARGIN) / variant.columns() - FRAME - (promotes ? 1 : 0);
    Labels labels = new Labels(variant, room);
    return new Diagram(position, labels, promotes, Optional.empty(), Set.of(), false);
  }

  /**
   * {@return the same picture with the last move marked}
   *
   * @param move what was played last, empty if nothing was
   */
  public Diagram withLastMove(Optional<Move> move) {
    return new Diagram(position, labels, promotes, Objects.requireNonNull(move), marked, colour);
  }

  /**
   * {@return the same picture with marked squares}
   *
   * @param points the squares
   */
  public Diagram withMarked(Collection<Point> points) {
    return new Diagram(position, labels, promotes, lastMove, new TreeSet<>(points), colour);
  }

  /**
   * {@return the same picture with or without ANSI escape sequences for colours}
   *
   * @param on whether the terminal understands them
   */
  public Diagram withColour(boolean on) {
    return new Diagram(position, labels, promotes, lastMove, marked, on);
  }

  /** {@return the lines of the picture, each with a line feed at its end} */
  public String draw() {
    Variant variant = position.ruleset().variant();
    Map<Point, Piece> pieces = position.pieces();
    StringBuilder text = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 1; column <= variant.columns(); column++) {
      text.append(cell(String.valueOf(column)));
    }
    endLine(text);
    for (int row = 1; row <= variant.rows(); row++) {
      text.append(row < 10 ? " " : "").append(row);
      for (int column = 1; column <= variant.columns(); column++) {
        Point point = new Point(row, column);
        Piece piece = pieces.get(point);
        text.append(piece == null ? empty(point) : occupied(point, piece));
      }
      endLine(text);
    }
    return text.toString();
  }

  private static void endLine(StringBuilder text) {
    while (text.charAt(text.length() - 1) == ' ') {
      text.setLength(text.length() - 1);
    }
    text.append('\n');
  }

  private String empty(Point point) {
    boolean isLeft = lastMove.filter(move -> move.from().equals(point)).isPresent();
    return cell(marked.contains(point) ? "x" : isLeft ? "o" : ".");
  }

  private String occupied(Point point, Piece piece) {
    boolean hasMoved = lastMove.filter(move -> move.to().equals(point)).isPresent();
    String mark = marked.contains(point) ? "x" : hasMoved ? ">" : " ";
    String label = (piece.promoted() ? "+" : "") + labels.of(piece.type());
    int owner = piece.owner().ordinal();
    String framed = mark + BRACKETS[owner].charAt(0) + label + BRACKETS[owner].charAt(1);
    String cell = centred(framed);
    return colour ? COLOURS[owner] + cell + UNCOLOURED : cell;
  }

  /** What has no brackets, but stands where it would within them. */
  private String cell(String content) {
    return centred("  " + content + " ");
  }

  private String centred(String framed) {
    return TextWidth.centred(framed, labels.width() + (promotes ? 1 : 0) + FRAME);
  }
}
