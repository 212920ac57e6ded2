package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Side;
import java.util.Arrays;
import java.util.Objects;

/**
 * A board with all that matters for play, to be changed in place. Positions keep one and never
 * change it; searches copy and play on.
 */
final class Field {
  private static final int OWNERS = Owner.values().length;
  private static final long BLUE_TO_MOVE = Hashes.mix(0xB1);
  private static final long NEUTRAL_COUNTS = 0x4E;

  final Tables tables;

  /** The code of the piece on each square, 0 for none. */
  final short[] codes;

  /** For each owner, the squares of its pieces in no order, and how many they are. */
  final short[][] squares;

  final int[] sizes = new int[OWNERS];

  /** For each occupied square, its place in the list of its owner. */
  private final short[] places;

  /** For each type, how many pieces live, and the exclusive or of their squares. */
  private final short[] counts;

  private final short[] squaresXor;
  private final int[] leaders = new int[OWNERS];
  private final int[] neutralMoves = new int[Side.values().length];
  private int movesWithoutCapture;
  private Side turn = Side.RED;

  /** Whether every piece has been promoted whose condition holds. */
  private boolean isSettled;

  /** Whether something happened in the last move that cannot be undone by moving on. */
  private boolean wasIrreversible;

  private long boardHash;
  private Outcome outcome;

  Field(Tables tables) {
    int size = tables.grid.squares;
    this.tables = tables;
    this.codes = new short[size];
    this.places = new short[size];
    this.squares = new short[OWNERS][size];
    this.counts = new short[tables.variant.types().size() + 1];
    this.squaresXor = new short[counts.length];
  }

  Field copy() {
    Field copy = new Field(tables);
    copy.become(this);
    return copy;
  }

  /** A copy that does not depend on the order in which pieces came to their squares. */
  Field inOrder() {
    Field copy = new Field(tables);
    for (int square = 0; square < codes.length; square++) {
      if (codes[square] != 0) {
        copy.put(square, codes[square]);
      }
    }
    copy.becomeBeside(this);
    return copy;
  }

  /** Gives back the room for more pieces; from now on the field is only looked at and copied. */
  void trim() {
    for (int owner = 0; owner < OWNERS; owner++) {
      squares[owner] = Arrays.copyOf(squares[owner], sizes[owner]);
    }
  }

  /** The field as it is if it is a side's turn; a copy only where an extension could tell. */
  Field inTurnOf(Side side) {
    if (side == turn || !tables.cast.seesTurns()) {
      return this;
    }
    Field copy = copy();
    copy.turn = side;
    return copy;
  }

  /** Makes this field equal to another of the same tables. */
  void become(Field other) {
    System.arraycopy(other.codes, 0, codes, 0, codes.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
    System.arraycopy(other.squaresXor, 0, squaresXor, 0, counts.length);
    for (int owner = 0; owner < OWNERS; owner++) {
      System.arraycopy(other.squares[owner], 0, squares[owner], 0, other.sizes[owner]);
      sizes[owner] = other.sizes[owner];
      leaders[owner] = other.leaders[owner];
    }
    boardHash = other.boardHash;
    becomeBeside(other);
  }

  /** Takes over what is not on the board. */
  private void becomeBeside(Field other) {
    neutralMoves[0] = other.neutralMoves[0];
    neutralMoves[1] = other.neutralMoves[1];
    movesWithoutCapture = other.movesWithoutCapture;
    turn = other.turn;
    isSettled = other.isSettled;
    wasIrreversible = other.wasIrreversible;
    outcome = other.outcome;
  }

  void begin(Side side, int redNeutralMoves, int blueNeutralMoves, int withoutCapture) {
    turn = side;
    isSettled = !tables.variant.rules().promotion();
    if (tables.variant.rules().neutralLimit()) {
      neutralMoves[0] = redNeutralMoves;
      neutralMoves[1] = blueNeutralMoves;
    }
    movesWithoutCapture = tables.variant.options().noCaptureLimit() > 0 ? withoutCapture : 0;
  }

  void put(int square, int code) {
    Mode mode = tables.mode(code);
    int owner = mode.owner.ordinal();
    codes[square] = (short) code;
    places[square] = (short) sizes[owner];
    squares[owner][sizes[owner]++] = (short) square;
    counts[mode.type]++;
    squaresXor[mode.type] ^= (short) square;
    leaders[owner] += mode.leader ? 1 : 0;
    boardHash ^= mode.key(square);
  }

  void remove(int square) {
    Mode mode = tables.mode(codes[square]);
    int owner = mode.owner.ordinal();
    short last = squares[owner][--sizes[owner]];
    squares[owner][places[square]] = last;
    places[last] = places[square];
    codes[square] = 0;
    counts[mode.type]--;
    squaresXor[mode.type] ^= (short) square;
    leaders[owner] -= mode.leader ? 1 : 0;
    boardHash ^= mode.key(square);
  }

  /** Moves a piece to an empty square. */
  private void shift(int from, int to, Mode mode) {
    codes[to] = codes[from];
    codes[from] = 0;
    places[to] = places[from];
    squares[mode.owner.ordinal()][places[to]] = (short) to;
    squaresXor[mode.type] ^= (short) (from ^ to);
    boardHash ^= mode.key(from) ^ mode.key(to);
  }

  /**
   * Plays a move that is legal.
   *
   * @param isThought whether it is only thought about, so that no extension must remember it
   */
  void play(int from, int to, boolean isThought) {
    Mode mode = tables.mode(codes[from]);
    int taken = from == to ? 0 : codes[to];
    if (taken != 0) {
      remove(to);
    }
    if (from != to) {
      shift(from, to, mode);
    }
    count(mode.owner == Owner.NEUTRAL, taken != 0);
    wasIrreversible = taken != 0;
    if (taken != 0) {
      endIfLeaderTaken(taken);
    }
    promote(to, mode, taken);
    if (outcome == null && tables.cast.actsAfterMoves()) {
      Grid grid = tables.grid;
      tables.cast.actAfterMove(grid.point(from), grid.point(to), this, isThought);
    }
    turn = turn.opponent();
  }

  private void count(boolean neutral, boolean capture) {
    if (tables.variant.rules().neutralLimit()) {
      int side = turn.ordinal();
      neutralMoves[side] = neutral ? neutralMoves[side] + 1 : 0;
    }
    if (tables.variant.options().noCaptureLimit() > 0) {
      movesWithoutCapture = capture ? 0 : movesWithoutCapture + 1;
    }
  }

  void endIfLeaderTaken(int taken) {
    Mode mode = tables.mode(taken);
    if (mode.leader && mode.owner != Owner.NEUTRAL) {
      end(new Outcome(mode.owner.side().map(Side::opponent), EndReason.LEADER_TAKEN));
    }
  }

  void end(Outcome how) {
    outcome = how;
  }

  /** Promotes what a move may have brought to it. */
  private void promote(int to, Mode moved, int taken) {
    boolean othersMayChange =
        !isSettled
            || tables.isWatchedByPromotions(moved.type)
            || taken != 0 && tables.isWatchedByPromotions(tables.mode(taken).type);
    if (othersMayChange) {
      promoteAll();
    } else if (moved.promotion != null && moved.promotion.holds(to, this)) {
      promote(to, moved);
    }
  }

  void promoteAll() {
    // First all conditions, then all promotions: none of them sees another.
    long[] due = null;
    for (int owner = 0; owner < OWNERS; owner++) {
      for (int i = 0; i < sizes[owner]; i++) {
        int square = squares[owner][i];
        CompiledCondition promotion = tables.mode(codes[square]).promotion;
        if (promotion != null && promotion.holds(square, this)) {
          due = due == null ? Bits.none(codes.length) : due;
          Bits.add(due, square);
        }
      }
    }
    for (int square = 0; due != null && square < codes.length; square++) {
      if (Bits.has(due, square)) {
        promote(square, tables.mode(codes[square]));
      }
    }
    isSettled = true;
  }

  private void promote(int square, Mode mode) {
    Mode promoted = mode.promoted(tables);
    codes[square] = (short) promoted.code;
    boardHash ^= mode.key(square) ^ promoted.key(square);
    wasIrreversible = true;
  }

  int code(int square) {
    return codes[square];
  }

  int count(int type) {
    return counts[type];
  }

  /** Where the only piece of a type is, if there is just one. */
  int only(int type) {
    return squaresXor[type];
  }

  int pieces() {
    return sizes[0] + sizes[1] + sizes[2];
  }

  boolean hasLeader(Side side) {
    return leaders[side.ordinal()] > 0;
  }

  Side turn() {
    return turn;
  }

  int neutralMoves(Side side) {
    return neutralMoves[side.ordinal()];
  }

  int movesWithoutCapture() {
    return movesWithoutCapture;
  }

  boolean isSettled() {
    return isSettled;
  }

  /** Never, if an extension could bring back what was. */
  boolean wasIrreversible() {
    return wasIrreversible && !tables.cast.actsAfterMoves();
  }

  /** The result if the last move ended the game at once, else null. */
  Outcome outcome() {
    return outcome;
  }

  /** The same for the same pieces, side to move and neutral moves. */
  long hash() {
    int counted = neutralMoves[0] << 2 | neutralMoves[1];
    long neutral = counted == 0 ? 0 : Hashes.mix(NEUTRAL_COUNTS + counted);
    return boardHash ^ neutral ^ (turn == Side.BLUE ? BLUE_TO_MOVE : 0);
  }

  FieldView view(Side side) {
    return new FieldView(this, side);
  }

  /** Whether all that matters for play is the same, but for what happened earlier. */
  boolean isSame(Field other) {
    return turn == other.turn
        && movesWithoutCapture == other.movesWithoutCapture
        && Arrays.equals(neutralMoves, other.neutralMoves)
        && Objects.equals(outcome, other.outcome)
        && hasSamePieces(other);
  }

  private boolean hasSamePieces(Field other) {
    if (tables == other.tables) {
      return Arrays.equals(codes, other.codes);
    }
    for (int square = 0; square < codes.length; square++) {
      boolean isEmpty = codes[square] == 0;
      if (isEmpty != (other.codes[square] == 0)
          || !isEmpty
              && !tables
                  .mode(codes[square])
                  .piece
                  .equals(other.tables.mode(other.codes[square]).piece)) {
        return false;
      }
    }
    return true;
  }
}
