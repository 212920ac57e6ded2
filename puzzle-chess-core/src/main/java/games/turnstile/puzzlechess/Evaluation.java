package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Ground;
import games.turnstile.puzzlechess.board.Kinds;

/** Judges a board by its pieces and where they stand, without looking ahead. */
final class Evaluation {
  private static final int SQUARES = 64;

  /** How much the pieces of a full board count, by which one tells how far a game has come. */
  private static final int FULL = 24;

  private static final int BISHOPS = 30;
  private static final int DOUBLED = 12;
  private static final int SHIELD = 10;

  /** How much of what waits in the store counts, if there is a pawn whose place it can take. */
  private static final int STORED_SHARE = 8;

  /** What a passed pawn is worth, by how far it has come. */
  private static final int[] PASSED = {0, 5, 10, 20, 40, 70, 120, 0};

  /** For each square how near it is to the centre: 0 in the corners, 6 in the middle. */
  private static final int[] CENTRE = new int[SQUARES];

  /** For each side and square, the squares from which pawns could stop a pawn. */
  private static final long[] AHEAD = new long[2 * SQUARES];

  static {
    for (int square = 0; square < SQUARES; square++) {
      CENTRE[square] = 6 - fromCentre(square & 7) - fromCentre(square >> 3);
      for (int other = 0; other < SQUARES; other++) {
        int ahead = (other >> 3) - (square >> 3);
        if (Math.abs((other & 7) - (square & 7)) <= 1 && ahead != 0) {
          AHEAD[(ahead > 0 ? Field.WHITE : Field.BLACK) * SQUARES + square] |= 1L << other;
        }
      }
    }
  }

  private final int[] worths;

  /**
   * Makes a judge.
   *
   * @param worths what pieces are worth, by the code of their kind
   */
  Evaluation(int[] worths) {
    this.worths = worths;
  }

  /** How far a file or rank is from the middle, 0 to 3. */
  private static int fromCentre(int line) {
    return Math.max(3 - line, line - 4);
  }

  /** How much better the side to move stands. */
  int of(Field field) {
    int phase = phase(field);
    int white = strength(field, Field.WHITE, phase);
    int black = strength(field, Field.BLACK, phase);
    int ahead = white - black + hunt(field, white, black);
    return field.turn == Field.WHITE ? ahead : -ahead;
  }

  /** How much is left of a full board's pieces. */
  private static int phase(Field field) {
    int phase =
        4 * Long.bitCount(field.queens)
            + 2 * Long.bitCount(field.rooks)
            + Long.bitCount(field.knights | field.bishops);
    for (long squares : field.own) {
      phase += Long.bitCount(squares & (field.white | field.black));
    }
    return Math.min(FULL, phase);
  }

  private int strength(Field field, int side, int phase) {
    return pieces(field, side)
        + ownKinds(field, side)
        + pawns(field, side)
        + stored(field, side)
        + king(field, side, phase);
  }

  private int pieces(Field field, int side) {
    Ground ground = field.ground;
    long mine = field.side(side);
    long occupied = field.occupied();
    int sum = Long.bitCount(field.bishops & mine) > 1 ? BISHOPS : 0;
    for (long left = field.knights & mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long reached = ground.knightLeaps[square] & ~mine;
      sum += worths[Kinds.KNIGHT] + 5 * CENTRE[square] + 4 * Long.bitCount(reached);
    }
    for (long left = field.bishops & mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long reached = ground.bishopControl(square, occupied) & ~mine;
      sum += worths[Kinds.BISHOP] + 2 * CENTRE[square] + 4 * Long.bitCount(reached);
    }
    for (long left = field.rooks & mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long reached = ground.rookControl(square, occupied) & ~mine;
      sum += worths[Kinds.ROOK] + 3 * Long.bitCount(reached);
    }
    for (long left = field.queens & mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      sum += worths[Kinds.QUEEN] + 3 * CENTRE[square];
    }
    return sum;
  }

  private int ownKinds(Field field, int side) {
    int sum = 0;
    for (int i = 0; i < field.own.length; i++) {
      int worth = worths[Kinds.OWN + i];
      if (worth > 0) {
        for (long left = field.own[i] & field.side(side); left != 0; left &= left - 1) {
          sum += worth + 3 * CENTRE[Long.numberOfTrailingZeros(left)];
        }
      }
    }
    return sum;
  }

  private int pawns(Field field, int side) {
    long mine = field.pawns & field.side(side);
    long theirs = field.pawns & ~mine;
    boolean isPromotable = field.promotions(side) != 0;
    int sum = 0;
    for (long left = mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int come = side == Field.WHITE ? (square >> 3) - 1 : 6 - (square >> 3);
      long ahead = AHEAD[side * SQUARES + square];
      sum += worths[Kinds.PAWN] + 2 * Math.max(0, come) * (3 - fromCentre(square & 7));
      if ((ahead & theirs) == 0) {
        int passed = PASSED[Math.max(0, come)];
        sum += isPromotable ? passed : passed / 4;
      }
      if ((ahead & mine & file(square)) != 0) {
        sum -= DOUBLED;
      }
    }
    return sum;
  }

  private static long file(int square) {
    return 0x0101010101010101L << (square & 7);
  }

  /** The best that waits for a pawn. */
  private int stored(Field field, int side) {
    if (!field.hasStores() || (field.pawns & field.side(side)) == 0) {
      return 0;
    }
    int best = 0;
    for (int left = field.promotions(side); left != 0; left &= left - 1) {
      best = Math.max(best, worths[Integer.numberOfTrailingZeros(left)]);
    }
    return best / STORED_SHARE;
  }

  /** At first a king is safe at the edge behind its pawns, in the end it belongs to the centre. */
  private static int king(Field field, int side, int phase) {
    int king = field.king(side);
    if (king == Field.NOWHERE) {
      return 0;
    }
    int come = side == Field.WHITE ? king >> 3 : 7 - (king >> 3);
    long shield =
        field.ground.kingSteps[king]
            & AHEAD[side * SQUARES + king]
            & field.pawns
            & field.side(side);
    int early = SHIELD * Long.bitCount(shield) - 6 * CENTRE[king] - 12 * come;
    int late = 5 * CENTRE[king];
    return (early * phase + late * (FULL - phase)) / FULL;
  }

  /** A king that has only pawns left is driven to a corner, and the other king comes near. */
  private int hunt(Field field, int white, int black) {
    int hunted = white > black ? Field.BLACK : Field.WHITE;
    int hunter = hunted ^ 1;
    int king = field.king(hunted);
    int other = field.king(hunter);
    long others = field.side(hunted) & ~field.kings & ~field.pawns;
    long officers = field.side(hunter) & ~field.kings & ~field.pawns;
    boolean isHunt =
        king != Field.NOWHERE && other != Field.NOWHERE && others == 0 && officers != 0;
    if (!isHunt) {
      return 0;
    }
    int distance =
        Math.max(Math.abs((king & 7) - (other & 7)), Math.abs((king >> 3) - (other >> 3)));
    int cornered = 15 * (6 - CENTRE[king]) + 8 * (7 - distance);
    return hunter == Field.WHITE ? cornered : -cornered;
  }
}
