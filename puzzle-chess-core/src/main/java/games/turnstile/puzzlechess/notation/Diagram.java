package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The board of the current scene as plain text, for terminals and tests.
 *
 * <p>A piece is the letter of its kind, upper case for White and lower case for Black; crates and
 * statues have upper case letters. An empty square is a full stop, a void one {@code #}. Walls
 * stand between the squares as {@code |} and {@code -}. Where the board is not flat a second board
 * tells the heights other than 0. Below are the stores, if the scene has any, and whose turn it is.
 */
public final class Diagram {
  private static final String EMPTY = ".";
  private static final String VOID = "#";

  /** The room for a height such as -99, and a blank. */
  private static final int HEIGHT = 4;

  private final Position position;
  private final Terrain terrain;
  private final StringBuilder text = new StringBuilder();

  private Diagram(Position position) {
    this.position = position;
    this.terrain = position.terrain();
  }

  /**
   * {@return the picture of a position, each line with a line feed at its end}
   *
   * @param position any position
   */
  public static String of(Position position) {
    Diagram diagram = new Diagram(position);
    diagram.drawBoard();
    if (!diagram.terrain.heights().isEmpty()) {
      diagram.drawHeights();
    }
    if (position.scene().rules().promotion() == PromotionRule.FROM_STORE) {
      diagram.tellStore(Side.WHITE);
      diagram.tellStore(Side.BLACK);
    }
    diagram.tellTurn();
    return diagram.text.toString();
  }

  private void drawBoard() {
    text.append("  a b c d e f g h\n");
    for (int rank = Square.SIDE - 1; rank >= 0; rank--) {
      text.append(rank + 1);
      for (int file = 0; file < Square.SIDE; file++) {
        Square square = Square.of(rank * Square.SIDE + file);
        text.append(hasWall(square, square.plus(-1, 0)) ? '|' : ' ').append(content(square));
      }
      text.append('\n');
      drawWallsBelow(rank);
    }
  }

  private void drawWallsBelow(int rank) {
    StringBuilder line = new StringBuilder(" ");
    for (int file = 0; file < Square.SIDE; file++) {
      Square square = Square.of(rank * Square.SIDE + file);
      line.append(hasWall(square, square.plus(0, -1)) ? " -" : "  ");
    }
    if (!line.toString().isBlank()) {
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private boolean hasWall(Square square, Optional<Square> neighbour) {
    return neighbour.filter(other -> terrain.walls().contains(new Edge(square, other))).isPresent();
  }

  private String content(Square square) {
    return position
        .pieceAt(square)
        .map(Phrases::letter)
        .orElse(terrain.isVoid(square) ? VOID : EMPTY);
  }

  private void drawHeights() {
    text.append("Heights:\n    a   b   c   d   e   f   g   h\n");
    for (int rank = Square.SIDE - 1; rank >= 0; rank--) {
      text.append(rank + 1);
      for (int file = 0; file < Square.SIDE; file++) {
        String height = height(Square.of(rank * Square.SIDE + file));
        text.append(" ".repeat(HEIGHT - height.length())).append(height);
      }
      text.append('\n');
    }
  }

  private String height(Square square) {
    if (terrain.isVoid(square)) {
      return VOID;
    }
    return terrain.height(square) == 0 ? EMPTY : String.valueOf(terrain.height(square));
  }

  private void tellStore(Side side) {
    String content =
        position.store(side).kinds().entrySet().stream()
            .map(entry -> entry.getValue().letter() + " on " + entry.getKey())
            .collect(Collectors.joining(", "));
    text.append(side.label()).append("'s store: ");
    text.append(content.isEmpty() ? "empty" : content).append('\n');
  }

  private void tellTurn() {
    Side side = position.toMove();
    text.append("Turn ")
        .append(position.turn())
        .append(", ")
        .append(side.label())
        .append(" to move");
    text.append(position.isInCheck(side) ? ", in check" : "");
    position
        .outcome()
        .ifPresent(
            outcome ->
                text.append(
                    "; over: %s, %s".formatted(words(outcome.result()), words(outcome.reason()))));
    text.append('\n');
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
