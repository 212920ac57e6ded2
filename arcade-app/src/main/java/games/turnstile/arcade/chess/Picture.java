package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.Diagram;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The board of a game as it is now, low enough for a terminal: heights stand beside it, stores and
 * whose turn it is below.
 */
final class Picture {
  /** The line between the board and its heights. */
  private static final String HEIGHTS = "Heights:";

  /** That line, the letters of the files, and the ranks. */
  private static final int HEIGHTS_LINES = 2 + 8;

  private Picture() {}

  static String of(Game game) {
    List<String> drawn = Diagram.of(game.position()).lines().toList();
    // The last line tells whose turn it is, but nothing of clocks and limits.
    List<String> board = drawn.subList(0, drawn.size() - 1);
    int heights = board.indexOf(HEIGHTS);
    List<String> lines = new ArrayList<>();
    if (heights < 0) {
      lines.addAll(board);
    } else {
      int stores = heights + HEIGHTS_LINES;
      lines.addAll(besideEachOther(board.subList(0, heights), board.subList(heights, stores)));
      lines.addAll(board.subList(stores, board.size()));
    }
    lines.add(status(game));
    return String.join("\n", lines);
  }

  private static List<String> besideEachOther(List<String> board, List<String> heights) {
    Iterator<String> rows = heights.iterator();
    List<String> lines = new ArrayList<>(List.of(besideEachOther("", rows.next())));
    for (String line : board) {
      boolean isOfWalls = line.matches("[ -]*");
      lines.add(isOfWalls ? line : besideEachOther(line, rows.next()));
    }
    return lines;
  }

  private static String besideEachOther(String board, String heights) {
    return "%-21s%s".formatted(board, heights);
  }

  /** How the game ended, by the clock too, or else the turn and whose it is. */
  private static String status(Game game) {
    Position position = game.position();
    return game.outcome()
        .map(outcome -> "Over: " + Tellings.result(position.level(), outcome))
        .orElseGet(() -> turn(position));
  }

  private static String turn(Position position) {
    Side side = position.toMove();
    OptionalInt last = Goals.lastTurn(position.scene());
    return "Turn %s%s, %s to move%s"
        .formatted(
            position.turn(),
            last.isPresent() ? " of " + last.getAsInt() : "",
            Tellings.name(side),
            position.isInCheck(side) ? ", in check" : "");
  }
}
