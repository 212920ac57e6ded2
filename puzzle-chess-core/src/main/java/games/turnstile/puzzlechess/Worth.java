package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Ride;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Optional;

/** What a piece of a kind is worth; a pawn counts as {@value #PAWN}. */
final class Worth {
  static final int PAWN = 100;

  private static final int KNIGHT = 320;
  private static final int BISHOP = 330;
  private static final int ROOK = 500;
  private static final int QUEEN = 950;
  private static final int[] COMMON = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN, 0, 0, 0};

  /** What a square is worth that can be reached by a step, or by a leap, which nothing stops. */
  private static final double STEP = 50;

  private static final double LEAP = 60;

  /** How much less each further square of a line counts, since something will stand in the way. */
  private static final double FURTHER = 0.8;

  /** However much a piece can do, it is one piece. */
  private static final int MOST = 2_000;

  private Worth() {}

  /** For each kind of a level, by its code. */
  static int[] of(Kinds kinds) {
    int[] worths = new int[kinds.count()];
    for (int code = 0; code < worths.length; code++) {
      worths[code] = code < Kinds.OWN ? COMMON[code] : ofOwn(kinds.kind(code));
    }
    return worths;
  }

  /** How far a piece gets on an empty, flat board, the mean of all squares. */
  private static int ofOwn(Kind kind) {
    double sum = 0;
    for (Ride ride : kind.movement().rides()) {
      double share = ride.moves() && ride.captures() ? 1 : 0.5;
      double first = ride.isStep() ? STEP : LEAP;
      for (Square from : Square.values()) {
        sum += share * first * reach(ride, from);
      }
    }
    return (int) Math.min(MOST, Math.round(sum / Square.values().length));
  }

  private static double reach(Ride ride, Square from) {
    double reach = 0;
    double weight = 1;
    Optional<Square> at = from.plus(ride.files(Side.WHITE), ride.ranks(Side.WHITE));
    for (int i = 0; i < ride.range() && at.isPresent(); i++) {
      reach += weight;
      weight *= FURTHER;
      at = at.get().plus(ride.files(Side.WHITE), ride.ranks(Side.WHITE));
    }
    return reach;
  }
}
