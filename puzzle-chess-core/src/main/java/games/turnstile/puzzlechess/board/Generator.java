package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Castling;

/**
 * Lists the moves of the side whose turn it is. On a board with common pieces alone, checks and
 * pins tell which moves are legal; otherwise each move is tried.
 */
public final class Generator {
  private static final long LAST_RANKS = 0xFF000000000000FFL;
  private static final Castling[] CASTLINGS = Castling.values();

  private final MoveList candidates = new MoveList();
  private Field trial;

  /** Lists all legal moves, as far as the field alone decides. */
  public void listLegal(Field field, MoveList moves) {
    moves.size = 0;
    if (isCommon(field)) {
      new Listing(field, moves).addLegal();
    } else {
      new Listing(field, moves).addAll();
      moves.retain(move -> isSafe(field, move));
    }
  }

  /** Counts all legal moves, as far as the field alone decides. */
  public long countLegal(Field field, MoveCounter counter) {
    counter.count = 0;
    if (isCommon(field)) {
      new Listing(field, counter).addLegal();
      return counter.count;
    }
    listLegal(field, candidates);
    return candidates.size;
  }

  /** Lists all moves, the king in check afterwards or not. */
  public static void listAll(Field field, MoveList moves) {
    moves.size = 0;
    new Listing(field, moves).addAll();
  }

  /** Whether the own king is not in check after a move, as far as the field alone decides. */
  public boolean isSafe(Field field, int move) {
    if (trial == null || trial.own.length != field.own.length) {
      trial = new Field(field);
    } else {
      trial.become(field);
    }
    Mover.play(trial, move);
    return !trial.isInCheck(field.turn);
  }

  static boolean isEnPassantLegal(Field field, long capturers) {
    for (long left = capturers; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if (isEnPassantSafe(field, from)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEnPassantSafe(Field field, int from) {
    int king = field.king(field.turn);
    if (king == Field.NOWHERE) {
      return true;
    }
    int victim = (from & ~7) | (field.passed & 7);
    long gone = 1L << from | 1L << victim;
    long occupied = field.occupied() & ~gone | 1L << field.passed;
    long controllers =
        Control.commonControllers(field, king, field.turn ^ 1, occupied) & ~(1L << victim);
    return controllers == 0
        && !Control.isControlledByOwnKind(field, king, field.turn ^ 1, occupied);
  }

  /** Whether checks and pins are those of common pieces. */
  private static boolean isCommon(Field field) {
    if ((field.crates | field.doors) != 0) {
      return false;
    }
    for (long squares : field.own) {
      if ((squares & (field.white | field.black)) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The moves on one field. */
  private static final class Listing {
    private final Field field;
    private final MoveSink moves;
    private final Ground ground;
    private final int side;
    private final long mine;
    private final long theirs;
    private final long occupied;

    /** Where pieces can go to or capture. */
    private final long open;

    Listing(Field field, MoveSink moves) {
      this.field = field;
      this.moves = moves;
      this.ground = field.ground;
      this.side = field.turn;
      this.mine = field.side(side);
      this.theirs = field.side(side ^ 1);
      this.occupied = field.occupied();
      this.open = ~(mine | field.crates | field.statues | field.kings);
    }

    void addLegal() {
      int king = field.king(side);
      if (king == Field.NOWHERE) {
        addPieces(mine, -1L);
        addPawns(field.pawns & mine, -1L);
        addEnPassant();
        return;
      }
      long controlled = Control.of(field, side ^ 1, occupied & ~(1L << king));
      moves.add(king, ground.kingSteps[king] & open & ~controlled);
      long checkers =
          (controlled >>> king & 1) == 0
              ? 0
              : Control.commonControllers(field, king, side ^ 1, occupied);
      if ((checkers & (checkers - 1)) != 0) {
        return;
      }
      long targets = -1L;
      if (checkers != 0) {
        targets = checkers | Lines.between(king, Long.numberOfTrailingZeros(checkers));
      } else if (field.castling != 0) {
        addCastling(king, controlled);
      }
      long pinned = pinned(king);
      addPieces(mine & ~pinned, targets);
      addPawns(field.pawns & mine & ~pinned, targets);
      for (long left = pinned; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        long allowed = targets & Lines.through(king, square);
        addPieces(1L << square, allowed);
        addPawns(field.pawns & 1L << square, allowed);
      }
      addEnPassant();
    }

    /** Own pieces without which the king would be in check from a line. */
    private long pinned(int king) {
      long snipers =
          theirs
              & (ground.rookControl(king, theirs) & (field.rooks | field.queens)
                  | ground.bishopControl(king, theirs) & (field.bishops | field.queens));
      long pinned = 0;
      for (long left = snipers; left != 0; left &= left - 1) {
        long between = Lines.between(king, Long.numberOfTrailingZeros(left)) & occupied;
        if ((between & (between - 1)) == 0) {
          pinned |= between & mine;
        }
      }
      return pinned;
    }

    /** Adds all moves but those of pawns and the king's steps. */
    private void addPieces(long pieces, long targets) {
      long allowed = open & targets;
      for (long left = field.knights & pieces; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        moves.add(from, ground.knightLeaps[from] & allowed);
      }
      for (long left = (field.bishops | field.queens) & pieces; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        moves.add(from, ground.bishopControl(from, occupied) & allowed);
      }
      for (long left = (field.rooks | field.queens) & pieces; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        moves.add(from, ground.rookControl(from, occupied) & allowed);
      }
    }

    private void addPawns(long pawns, long targets) {
      if (pawns == 0) {
        return;
      }
      long[] steps = ground.steps;
      long empty = ~occupied;
      long prey = theirs & ~field.kings & targets;
      if (side == Field.WHITE) {
        long single = (pawns & steps[Ground.NORTH]) << 8 & empty;
        long twice = (single & 0xFF0000L & steps[Ground.NORTH]) << 8 & empty;
        addPawnMoves(single & targets, 8);
        moves.addPawns(twice & targets, 16);
        addPawnMoves((pawns & steps[Ground.NORTH_EAST]) << 9 & prey, 9);
        addPawnMoves((pawns & steps[Ground.NORTH_WEST]) << 7 & prey, 7);
      } else {
        long single = (pawns & steps[Ground.SOUTH]) >>> 8 & empty;
        long twice = (single & 0xFF0000000000L & steps[Ground.SOUTH]) >>> 8 & empty;
        addPawnMoves(single & targets, -8);
        moves.addPawns(twice & targets, -16);
        addPawnMoves((pawns & steps[Ground.SOUTH_EAST]) >>> 7 & prey, -7);
        addPawnMoves((pawns & steps[Ground.SOUTH_WEST]) >>> 9 & prey, -9);
      }
    }

    private void addPawnMoves(long targets, int delta) {
      moves.addPawns(targets & ~LAST_RANKS, delta);
      long last = targets & LAST_RANKS;
      if (last != 0) {
        moves.addPromotions(last, delta, field.promotions(side));
      }
    }

    private void addEnPassant() {
      if (field.passed == Field.NOWHERE) {
        return;
      }
      long capturers = ground.pawnControl[(side ^ 1) * 64 + field.passed] & field.pawns & mine;
      for (long left = capturers; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        if (isEnPassantSafe(field, from)) {
          moves.add(from, 1L << field.passed);
        }
      }
    }

    /** R5.2, R2.7: the line between king and rook is free if they see each other. */
    private void addCastling(int king, long controlled) {
      for (Castling castling : CASTLINGS) {
        if (castling.side().ordinal() == side && (field.castling >> castling.ordinal() & 1) != 0) {
          long way = 1L << castling.kingTo().ordinal() | 1L << castling.rookTo().ordinal();
          long seen = ground.rookControl(king, occupied);
          if ((controlled & way) == 0 && (seen >>> castling.rook().ordinal() & 1) != 0) {
            moves.add(king, 1L << castling.kingTo().ordinal());
          }
        }
      }
    }

    /** Adds all moves, the king in check afterwards or not. */
    void addAll() {
      addPieces(mine, -1L);
      addPawns(field.pawns & mine, -1L);
      addEnPassantAnyway();
      addOwnKinds();
      int king = field.king(side);
      if (king != Field.NOWHERE) {
        moves.add(king, ground.kingSteps[king] & open);
        if (field.castling != 0) {
          addCastlingIfSafe(king);
        }
      }
      if ((field.crates | field.doors) != 0) {
        addEncounters();
      }
    }

    private void addCastlingIfSafe(int king) {
      long controlled = Control.of(field, side ^ 1, occupied);
      if ((controlled >>> king & 1) == 0) {
        addCastling(king, controlled);
      }
    }

    private void addEnPassantAnyway() {
      if (field.passed != Field.NOWHERE) {
        long capturers = ground.pawnControl[(side ^ 1) * 64 + field.passed] & field.pawns & mine;
        for (long left = capturers; left != 0; left &= left - 1) {
          moves.add(Long.numberOfTrailingZeros(left), 1L << field.passed);
        }
      }
    }

    private void addOwnKinds() {
      for (int i = 0; i < field.own.length; i++) {
        Gait gait = field.kinds.gaits().get(i);
        for (long left = field.own[i] & mine; left != 0; left &= left - 1) {
          int from = Long.numberOfTrailingZeros(left);
          long prey = gait.control(ground, side, from, occupied) & theirs & ~field.kings;
          moves.add(from, gait.moves(ground, side, from, occupied) | prey);
        }
      }
    }

    /** Adds the moves onto crates that can be pushed, and statues that can be visited. */
    private void addEncounters() {
      for (long left = mine; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        long met = Encounters.of(field, from);
        moves.add(from, met);
      }
    }
  }
}
