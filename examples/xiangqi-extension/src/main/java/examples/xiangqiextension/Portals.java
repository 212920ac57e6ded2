package examples.xiangqiextension;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.Wording;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The corners of the board are portals: a piece that ends its move on one comes out on the opposite
 * corner, if that is empty. And a position rule, {@code EDGE[d]}: the piece is at most d squares
 * away from an edge.
 */
public final class Portals implements Extension {
  /** Makes the extension; {@link java.util.ServiceLoader} does. */
  public Portals() {}

  @Override
  public String name() {
    return "portals";
  }

  @Override
  public String help() {
    return "A piece that ends its move on a corner comes out on the opposite corner, if that is"
        + " empty. EDGE[d]: the piece is at most d squares away from an edge.";
  }

  @Override
  public String help(Language language) {
    return language == Language.CHINESE ? "走到角上的棋子会从对角出来（对角须无子）。EDGE[d]：棋子距棋盘边缘不超过d格。" : help();
  }

  @Override
  public Map<String, PositionRule> positionRules() {
    return Map.of("EDGE", new NearAnEdge());
  }

  @Override
  public Optional<AfterMoveHook> afterMoveHook() {
    return Optional.of(Portals::afterMove);
  }

  private static List<Effect> afterMove(Point from, Point to, BoardView board) {
    return opposite(to, board)
        .filter(exit -> board.pieceAt(exit).isEmpty())
        .<List<Effect>>map(exit -> List.of(new Effect.Shift(to, exit)))
        .orElse(List.of());
  }

  /** The corner that is opposite to a square, if that is a corner. */
  private static Optional<Point> opposite(Point point, BoardView board) {
    int rows = board.variant().rows();
    int columns = board.variant().columns();
    boolean isCorner =
        (point.row() == 1 || point.row() == rows)
            && (point.column() == 1 || point.column() == columns);
    return isCorner
        ? Optional.of(new Point(rows + 1 - point.row(), columns + 1 - point.column()))
        : Optional.empty();
  }

  /** What {@code EDGE} means. It asks for the square alone, and so becomes a table. */
  private static final class NearAnEdge implements PositionRule {
    @Override
    public boolean holds(List<Integer> arguments, Point point, BoardView board) {
      int rows = Math.min(point.row() - 1, board.variant().rows() - point.row());
      int columns = Math.min(point.column() - 1, board.variant().columns() - point.column());
      return Math.min(rows, columns) <= arguments.get(0);
    }

    @Override
    public boolean asksForSquareAlone() {
      return true;
    }

    @Override
    public Optional<String> complaint(List<Integer> arguments) {
      return arguments.size() == 1
          ? Optional.empty()
          : Optional.of("takes 1 argument, not " + arguments.size());
    }

    @Override
    public Optional<String> inWords(List<Integer> arguments, Wording wording) {
      int most = arguments.get(0);
      return Optional.of(
          wording.say(
              "it is at most %s squares away from an edge".formatted(most),
              "距棋盘边缘不超过%s格".formatted(most)));
    }
  }
}
