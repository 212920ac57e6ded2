package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Castling;
import java.util.Arrays;

/** Plays moves on fields, whether they are legal or not. */
public final class Mover {
  private static final Castling[] CASTLINGS = Castling.values();

  /** For each square, the rights to castle that remain when something moves from or to it. */
  private static final int[] REMAINING = new int[64];

  static {
    Arrays.fill(REMAINING, (1 << CASTLINGS.length) - 1);
    for (Castling castling : CASTLINGS) {
      REMAINING[castling.king().ordinal()] &= ~(1 << castling.ordinal());
      REMAINING[castling.rook().ordinal()] &= ~(1 << castling.ordinal());
    }
  }

  private Mover() {}

  /** The rights that remain when something changes on a square. */
  public static int remainingCastling(int square) {
    return REMAINING[square];
  }

  /**
   * Plays a move of the side whose turn it is; what is captured is stored if the move says so and
   * there is room. A piece that visits a statue is gone from the field.
   */
  public static void play(Field field, int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int side = field.turn;
    int kind = field.kindAt(from);
    long target = 1L << to;
    field.toggle(side, kind, from);
    field.captured = Field.NOWHERE;
    field.quiet++;
    int promoted = MoveCode.promoted(move);
    if (promoted >= 0 && field.hasStores()) {
      field.store(side, promoted, -1);
    }
    if ((field.side(side ^ 1) & target) != 0) {
      capture(field, to, MoveCode.isStoring(move));
    } else if ((field.crates & target) != 0) {
      push(field, from, to);
    }
    int passed = field.passed;
    if (passed != Field.NOWHERE) {
      field.setPassed(Field.NOWHERE);
    }
    if ((field.statues & target) == 0) {
      field.toggle(side, promoted >= 0 ? promoted : kind, to);
    }
    int rights = field.castling & REMAINING[from] & REMAINING[to];
    if (kind == Kinds.PAWN) {
      field.quiet = 0;
      finishPawn(field, from, to, passed);
    } else if (kind == Kinds.KING && rights != field.castling) {
      moveRook(field, from, to);
    }
    if (rights != field.castling) {
      field.setCastling(rights);
    }
    field.setTurn(side ^ 1);
    if (kind == Kinds.PAWN && Math.abs(to - from) == 16) {
      setPassed(field, (from + to) / 2);
    }
  }

  private static void capture(Field field, int square, boolean isStoring) {
    int side = field.turn;
    int kind = field.kindAt(square);
    field.toggle(side ^ 1, kind, square);
    field.captured = kind;
    field.quiet = 0;
    boolean isStored =
        isStoring
            && field.hasStores()
            && kind != Kinds.PAWN
            && field.stored(side) < Field.MOST_STORED;
    if (isStored) {
      field.store(side, kind, 1);
    }
  }

  private static void push(Field field, int from, int to) {
    int crate = field.kindAt(to);
    field.toggle(Field.NOBODY, crate, to);
    field.toggle(Field.NOBODY, crate, to + Lines.DELTAS[Lines.direction(from, to)]);
  }

  private static void finishPawn(Field field, int from, int to, int passed) {
    if (to == passed && field.captured == Field.NOWHERE && ((to - from) & 7) != 0) {
      capture(field, (from & ~7) | (to & 7), true);
    }
  }

  private static void moveRook(Field field, int from, int to) {
    if (Math.abs(to - from) != 2) {
      return;
    }
    boolean isShort = to > from;
    int rookFrom = isShort ? to + 1 : to - 2;
    field.toggle(field.turn, Kinds.ROOK, rookFrom);
    field.toggle(field.turn, Kinds.ROOK, (from + to) / 2);
  }

  /** Remembers that a pawn has passed a square, if another one can legally capture it there. */
  public static void setPassed(Field field, int square) {
    int side = field.turn;
    long capturers =
        field.ground.pawnControl[(side ^ 1) * 64 + square] & field.pawns & field.side(side);
    if (capturers == 0) {
      return;
    }
    field.setPassed(square);
    if (!Generator.isEnPassantLegal(field, capturers)) {
      field.setPassed(Field.NOWHERE);
    }
  }
}
