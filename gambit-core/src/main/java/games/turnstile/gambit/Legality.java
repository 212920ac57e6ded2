package games.turnstile.gambit;

import games.turnstile.gambit.Violation.Code;
import java.util.List;
import java.util.Optional;

/** Says why a move is not allowed, looking at that move alone (R2, R3). */
final class Legality {
  private Legality() {}

  /** Checks a stop. */
  static Optional<Violation> checkStop(Position position) {
    if (position.outcome().isPresent()) {
      return gameOver(position);
    }
    return position.jumper().isEmpty() ? noJumpMade() : Optional.empty();
  }

  /** Checks jumps from each square of the path to the next. */
  static Optional<Violation> checkPath(Position position, List<Point> path) {
    if (position.outcome().isPresent()) {
      return gameOver(position);
    }
    Side mover = position.toMove();
    Point start = path.get(0);
    Optional<Violation> wrongPiece = checkPiece(position, start);
    if (wrongPiece.isPresent()) {
      return wrongPiece;
    }
    if (path.size() == 1 && position.jumper().isEmpty()) {
      return noJumpMade();
    }
    int own = position.own();
    int opp = position.opp();
    for (int i = 1; i < path.size(); i++) {
      Point from = path.get(i - 1);
      Point to = path.get(i);
      Optional<Violation> wrongJump = checkJump(mover, own, opp, from, to);
      if (wrongJump.isPresent()) {
        return wrongJump;
      }
      own = Bits.moved(own, from.index(), to.index());
      opp ^= Bits.between(from.index(), to.index());
    }
    return Optional.empty();
  }

  private static Optional<Violation> checkPiece(Position position, Point start) {
    Side mover = position.toMove();
    if (position.jumper().isPresent() && !position.jumper().get().equals(start)) {
      return violation(
          Code.NOT_THE_JUMPING_PIECE,
          "only the piece on %s may go on, not one on %s",
          position.jumper().get(),
          start);
    }
    if ((position.opp() & 1 << start.index()) != 0) {
      return violation(
          Code.NOT_YOUR_PIECE,
          "the piece on %s is %s's, and it is %s's turn",
          start,
          mover.opponent(),
          mover);
    }
    if ((position.own() & 1 << start.index()) == 0) {
      return violation(Code.NO_PIECE, "there is no piece on %s", start);
    }
    return Optional.empty();
  }

  private static Optional<Violation> checkJump(Side mover, int own, int opp, Point from, Point to) {
    if (!isJumpShaped(from, to)) {
      return violation(
          Code.NOT_A_JUMP, "%s is not two squares straight or diagonally from %s", to, from);
    }
    if (((own | opp) & 1 << to.index()) != 0) {
      return violation(Code.TARGET_OCCUPIED, "%s is not empty", to);
    }
    int over = Bits.between(from.index(), to.index());
    Point between = Point.ofIndex(Integer.numberOfTrailingZeros(over));
    if ((own & over) != 0) {
      return violation(
          Code.OWN_PIECE_IN_BETWEEN,
          "the piece on %s is %s's own; only an opposing piece can be jumped over",
          between,
          mover);
    }
    if ((opp & over) == 0) {
      return violation(Code.NOTHING_TO_JUMP_OVER, "there is no piece on %s to jump over", between);
    }
    return Optional.empty();
  }

  private static boolean isJumpShaped(Point from, Point to) {
    int files = Math.abs(to.x() - from.x());
    int ranks = Math.abs(to.y() - from.y());
    return (files == 0 || files == 2) && (ranks == 0 || ranks == 2) && files + ranks > 0;
  }

  private static Optional<Violation> gameOver(Position position) {
    return violation(Code.GAME_OVER, "the game is over: %s has no jump", position.toMove());
  }

  private static Optional<Violation> noJumpMade() {
    return violation(Code.NO_JUMP_MADE, "a turn has at least one jump");
  }

  private static Optional<Violation> violation(Code code, String sentence, Object... parts) {
    return Optional.of(new Violation(code, sentence.formatted(parts)));
  }
}
