package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.PromotionRule;
import java.util.Arrays;

/**
 * The board of one scene, to be changed in place: sets of squares as bits, without any rule about
 * what is allowed. Sides are 0 for White and 1 for Black, as in their enum; nobody is 2.
 */
public final class Field {
  public static final int WHITE = 0;
  public static final int BLACK = 1;
  public static final int NOBODY = 2;
  public static final int NOWHERE = -1;
  static final int MOST_STORED = 64;

  private static final byte[] NO_STORES = {};
  private static final long[] NO_OWN_KINDS = {};

  public final Kinds kinds;
  public Ground ground;

  public long white;
  public long black;
  public long pawns;
  public long knights;
  public long bishops;
  public long rooks;
  public long queens;
  public long kings;
  public long crates;
  public long statues;

  /** For each kind of the level's own, where it stands. */
  public final long[] own;

  /** The statues that lead to another scene now. */
  public long doors;

  /** Whose turn it is. */
  public int turn;

  /** A bit for each {@code Castling}. */
  public int castling;

  /** The square that a pawn has just passed, if another pawn can capture it there. */
  public int passed = NOWHERE;

  /** How many moves ago something was captured or a pawn moved. */
  public int quiet;

  /** What the last move captured, the code of its kind. */
  public int captured = NOWHERE;

  /** How many of each kind are stored, White's first; empty without stores. */
  final byte[] stored;

  public long hash;

  public Field(Kinds kinds, PromotionRule rule) {
    this.kinds = kinds;
    this.own = kinds.own().isEmpty() ? NO_OWN_KINDS : new long[kinds.own().size()];
    this.stored = rule == PromotionRule.ORTHODOX ? NO_STORES : new byte[2 * kinds.count()];
  }

  public Field(Field other) {
    this.kinds = other.kinds;
    this.own = other.own.length == 0 ? NO_OWN_KINDS : new long[other.own.length];
    this.stored = other.stored.length == 0 ? NO_STORES : new byte[other.stored.length];
    become(other);
  }

  /** Becomes equal to a field of the same scene. */
  public void become(Field other) {
    ground = other.ground;
    white = other.white;
    black = other.black;
    pawns = other.pawns;
    knights = other.knights;
    bishops = other.bishops;
    rooks = other.rooks;
    queens = other.queens;
    kings = other.kings;
    crates = other.crates;
    statues = other.statues;
    doors = other.doors;
    turn = other.turn;
    castling = other.castling;
    passed = other.passed;
    quiet = other.quiet;
    captured = other.captured;
    hash = other.hash;
    if (own.length > 0) {
      System.arraycopy(other.own, 0, own, 0, own.length);
    }
    if (stored.length > 0) {
      System.arraycopy(other.stored, 0, stored, 0, stored.length);
    }
  }

  public long side(int side) {
    return side == WHITE ? white : black;
  }

  public long occupied() {
    return white | black | crates | statues;
  }

  public boolean hasStores() {
    return stored.length > 0;
  }

  /** The code of the kind on a square, -1 if it is empty. */
  public int kindAt(int square) {
    long bit = 1L << square;
    if ((occupied() & bit) == 0) {
      return NOWHERE;
    }
    for (int i = 0; i < own.length; i++) {
      if ((own[i] & bit) != 0) {
        return Kinds.OWN + i;
      }
    }
    if ((pawns & bit) != 0) {
      return Kinds.PAWN;
    }
    if ((knights & bit) != 0) {
      return Kinds.KNIGHT;
    }
    if ((bishops & bit) != 0) {
      return Kinds.BISHOP;
    }
    if ((rooks & bit) != 0) {
      return Kinds.ROOK;
    }
    if ((queens & bit) != 0) {
      return Kinds.QUEEN;
    }
    if ((kings & bit) != 0) {
      return Kinds.KING;
    }
    return (crates & bit) != 0 ? Kinds.CRATE : Kinds.STATUE;
  }

  /** Whose piece stands on an occupied square. */
  public int ownerAt(int square) {
    return (white >>> square & 1) != 0 ? WHITE : (black >>> square & 1) != 0 ? BLACK : NOBODY;
  }

  /** Puts a piece on an empty square, or takes that very piece away. */
  public void toggle(int owner, int kind, int square) {
    long bit = 1L << square;
    hash ^= Keys.piece(owner, kind, square);
    if (owner == WHITE) {
      white ^= bit;
    } else if (owner == BLACK) {
      black ^= bit;
    }
    switch (kind) {
      case Kinds.PAWN -> pawns ^= bit;
      case Kinds.KNIGHT -> knights ^= bit;
      case Kinds.BISHOP -> bishops ^= bit;
      case Kinds.ROOK -> rooks ^= bit;
      case Kinds.QUEEN -> queens ^= bit;
      case Kinds.KING -> kings ^= bit;
      case Kinds.CRATE -> crates ^= bit;
      case Kinds.STATUE -> statues ^= bit;
      default -> toggleOwn(kind, bit);
    }
  }

  private void toggleOwn(int kind, long bit) {
    own[kind - Kinds.OWN] ^= bit;
    switch (kinds.kind(kind).form()) {
      case CRATE -> crates ^= bit;
      case STATUE -> statues ^= bit;
      default -> {}
    }
  }

  public void setCastling(int rights) {
    hash ^= Keys.castling(castling) ^ Keys.castling(rights);
    castling = rights;
  }

  public void setPassed(int square) {
    if (passed != NOWHERE) {
      hash ^= Keys.passed(passed);
    }
    if (square != NOWHERE) {
      hash ^= Keys.passed(square);
    }
    passed = square;
  }

  public void setTurn(int side) {
    if (side != turn) {
      turn = side;
      hash ^= Keys.BLACK_TO_MOVE;
    }
  }

  int stored(int side, int kind) {
    return stored[side * kinds.count() + kind];
  }

  /** All that a side has stored. */
  int stored(int side) {
    int all = 0;
    for (int kind = 0; kind < kinds.count(); kind++) {
      all += stored(side, kind);
    }
    return all;
  }

  /** Changes how many of a kind are stored. */
  public void store(int side, int kind, int more) {
    int before = stored(side, kind);
    hash ^= Keys.stored(side, kind, before) ^ Keys.stored(side, kind, before + more);
    stored[side * kinds.count() + kind] = (byte) (before + more);
  }

  /** A bit for each kind that can take the place of a side's pawn. */
  public int promotions(int side) {
    if (!hasStores()) {
      return Kinds.ORTHODOX_PROMOTIONS;
    }
    int promotions = 0;
    for (int kind = 0; kind < kinds.count(); kind++) {
      if (stored(side, kind) > 0) {
        promotions |= 1 << kind;
      }
    }
    return promotions;
  }

  /** The square of a side's king, -1 if it has none. */
  public int king(int side) {
    long king = kings & side(side);
    return king == 0 ? NOWHERE : Long.numberOfTrailingZeros(king);
  }

  public boolean isInCheck(int side) {
    int king = king(side);
    return king != NOWHERE && Control.isControlled(this, king, side ^ 1, occupied());
  }

  /** Whether everything is the same but what the last move captured. */
  public boolean isSame(Field other) {
    return hash == other.hash
        && white == other.white
        && black == other.black
        && pawns == other.pawns
        && knights == other.knights
        && bishops == other.bishops
        && rooks == other.rooks
        && queens == other.queens
        && kings == other.kings
        && crates == other.crates
        && statues == other.statues
        && turn == other.turn
        && castling == other.castling
        && passed == other.passed
        && quiet == other.quiet
        && ground.terrain.equals(other.ground.terrain)
        && Arrays.equals(own, other.own)
        && Arrays.equals(stored, other.stored);
  }
}
