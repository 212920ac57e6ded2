package games.turnstile.gambit;

import games.turnstile.gambit.oracle.PlainGambit;
import java.util.List;

/** Tells whether what a violation claims about a path is so, from the digits of the board alone. */
final class Claims {
  private Claims() {}

  static boolean holds(Violation.Code code, Position position, List<Point> path) {
    char[] board = Plain.digits(position.board()).toCharArray();
    char own = Plain.side(position.toMove());
    char first = board[path.get(0).index()];
    return switch (code) {
      case GAME_OVER -> Plain.position(position).isOver();
      case NO_PIECE -> first == '0';
      case NOT_YOUR_PIECE -> first != '0' && first != own;
      case NOT_THE_JUMPING_PIECE ->
          position.jumper().isPresent() && !position.jumper().get().equals(path.get(0));
      case NO_JUMP_MADE -> path.size() == 1 && position.jumper().isEmpty();
      case NOT_A_JUMP, NOTHING_TO_JUMP_OVER, OWN_PIECE_IN_BETWEEN, TARGET_OCCUPIED ->
          first == own && holdsForFirstBadStep(code, board, own, path);
    };
  }

  private static boolean holdsForFirstBadStep(
      Violation.Code code, char[] board, char own, List<Point> path) {
    char opposing = own == PlainGambit.X ? PlainGambit.O : PlainGambit.X;
    for (int i = 1; i < path.size(); i++) {
      Point from = path.get(i - 1);
      Point to = path.get(i);
      if (!isTwoAway(from, to)) {
        return code == Violation.Code.NOT_A_JUMP;
      }
      int over = (from.index() + to.index()) / 2;
      char target = board[to.index()];
      if (target != '0' || board[over] != opposing) {
        return switch (code) {
          case TARGET_OCCUPIED -> target != '0';
          case NOTHING_TO_JUMP_OVER -> board[over] == '0';
          case OWN_PIECE_IN_BETWEEN -> board[over] == own;
          default -> false;
        };
      }
      board[from.index()] = '0';
      board[over] = '0';
      board[to.index()] = own;
    }
    return false;
  }

  private static boolean isTwoAway(Point from, Point to) {
    int dx = Math.abs(from.x() - to.x());
    int dy = Math.abs(from.y() - to.y());
    return Math.max(dx, dy) == 2 && dx != 1 && dy != 1;
  }
}
