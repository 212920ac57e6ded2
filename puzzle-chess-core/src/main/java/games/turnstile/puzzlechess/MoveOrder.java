package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Control;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.MoveList;
import java.util.Arrays;

/** Sorts moves so that a search sees the best ones early. */
final class MoveOrder {
  private static final int KNOWN = 1 << 30;
  private static final int CAPTURE = 1 << 28;
  private static final int KILLER = 1 << 27;
  private static final int COSTLY = 1 << 10;
  private static final int MOST_PRAISE = KILLER - 2;
  private static final int FROM_AND_TO = 64 * 64;

  private final int[] worths;

  /** For each ply, two quiet moves that refuted other lines, the latest first. */
  private final int[] killers;

  /** How often quiet moves of each side were too good. */
  private final int[] praise = new int[2 * FROM_AND_TO];

  private long[] keyed = new long[256];

  /**
   * Makes an order.
   *
   * @param worths what pieces are worth, by the code of their kind
   * @param plies how long lines can become
   */
  MoveOrder(int[] worths, int plies) {
    this.worths = worths;
    this.killers = new int[2 * plies];
  }

  /** Sorts all moves, a known one first, if it is not 0. */
  void sort(MoveList list, Field field, int known, int ply) {
    reserve(list.size);
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      int promise;
      if (move == known) {
        promise = KNOWN;
      } else if (isGain(field, move)) {
        promise = promise(field, move);
      } else {
        promise = quiet(field, move, ply);
      }
      keyed[i] = (long) promise << 32 | move;
    }
    takeOver(list, list.size);
  }

  /** Keeps captures and promotions that do not lose at once what they gain, the best first. */
  void keepGains(MoveList list, Field field) {
    reserve(list.size);
    int kept = 0;
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      int promise = promise(field, move);
      if (promise > KILLER) {
        keyed[kept++] = (long) promise << 32 | move;
      }
    }
    takeOver(list, kept);
  }

  /** Whether a move captures or promotes. */
  static boolean isGain(Field field, int move) {
    return MoveCode.promoted(move) >= 0 || captured(field, move) != Field.NOWHERE;
  }

  /** The kind that a move captures, -1 if it captures nothing. */
  private static int captured(Field field, int move) {
    int to = MoveCode.to(move);
    if ((field.side(field.turn ^ 1) >>> to & 1) != 0) {
      return field.kindAt(to);
    }
    boolean isEnPassant = to == field.passed && (field.pawns >>> MoveCode.from(move) & 1) != 0;
    return isEnPassant ? Kinds.PAWN : Field.NOWHERE;
  }

  /** How promising a move is by itself: what it gains, at little risk; 0 if it gains nothing. */
  int promise(Field field, int move) {
    if (!isGain(field, move)) {
      return 0;
    }
    int captured = captured(field, move);
    int promoted = MoveCode.promoted(move);
    int taken = captured == Field.NOWHERE ? 0 : worths[captured];
    int made = promoted < 0 ? 0 : worths[promoted] - Worth.PAWN;
    int promise = 16 * (taken + made) - worths[field.kindAt(MoveCode.from(move))] / 16;
    return isCostly(field, move) ? COSTLY + promise : CAPTURE + promise;
  }

  /** Whether the piece that captures is worth more, and what it captures is guarded. */
  private boolean isCostly(Field field, int move) {
    int captured = captured(field, move);
    int to = MoveCode.to(move);
    long gone = 1L << MoveCode.from(move);
    return captured != Field.NOWHERE
        && worths[field.kindAt(MoveCode.from(move))] > worths[captured] + Worth.PAWN / 2
        && Control.isControlled(field, to, field.turn ^ 1, field.occupied() & ~gone);
  }

  private int quiet(Field field, int move, int ply) {
    if (move == killers[2 * ply]) {
      return KILLER;
    }
    return move == killers[2 * ply + 1] ? KILLER - 1 : praise[index(field, move)];
  }

  /** Remembers a move that was too good for the other side to let it happen. */
  void praise(Field field, int move, int ply, int depth) {
    if (isGain(field, move)) {
      return;
    }
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int index = index(field, move);
    praise[index] = Math.min(MOST_PRAISE, praise[index] + depth * depth);
  }

  private static int index(Field field, int move) {
    return field.turn * FROM_AND_TO + move % FROM_AND_TO;
  }

  private void reserve(int size) {
    if (size > keyed.length) {
      keyed = new long[2 * size];
    }
  }

  private void takeOver(MoveList list, int size) {
    Arrays.sort(keyed, 0, size);
    for (int i = 0; i < size; i++) {
      list.moves[i] = (int) keyed[size - 1 - i];
    }
    list.size = size;
  }
}
