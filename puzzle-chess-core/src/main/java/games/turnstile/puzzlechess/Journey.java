package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;

/** Ways to other scenes (R10). */
final class Journey {
  private Journey() {}

  /** The statues that lead somewhere now. */
  static long doors(SceneState state) {
    long doors = 0;
    long open = state.linksOpen();
    for (int i = 0; i < state.workings.links.size(); i++) {
      if ((open >>> i & 1) != 0) {
        doors |= 1L << state.workings.links.get(i).square().ordinal();
      }
    }
    return doors & state.field.statues;
  }

  /** The link by which a piece can go on from a square now, -1 if there is none. */
  static int link(Situation situation, Piece piece, int square) {
    Workings workings = situation.state().workings;
    int link = workings.linkOn(square);
    boolean leads =
        link >= 0
            && piece.side().filter(Side.BLACK::equals).isPresent()
            && (situation.state().linksOpen() >>> link & 1) != 0
            && workings.links.get(link).pieces().matches(piece)
            && isFree(situation, link, piece);
    return leads ? link : -1;
  }

  /** Whether the entry to which a link leads is free for a piece. */
  static boolean isFree(Situation situation, int link, Piece piece) {
    Workings workings = situation.state().workings;
    int scene = workings.targetScenes[link];
    Square entry = Square.of(workings.targetSquares[link]);
    Field field = situation.states[scene].field;
    boolean wouldBeSecondKing =
        piece.kind().form() == Kind.Form.KING
            && scene != situation.current
            && field.king(Field.BLACK) != Field.NOWHERE;
    boolean isPawnAtItsEnd =
        piece.kind().form() == Kind.Form.PAWN && entry.rank() == Side.BLACK.lastRank();
    return (field.occupied() >>> entry.ordinal() & 1) == 0
        && !field.ground.terrain.isVoid(entry)
        && !wouldBeSecondKing
        && !isPawnAtItsEnd;
  }
}
