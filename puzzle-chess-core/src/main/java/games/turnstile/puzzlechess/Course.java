package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.MoveList;

/**
 * A game that is thought about: moves are played and taken back. Where the field alone decides what
 * happens this goes much faster than by positions.
 */
abstract class Course {
  static Course of(Position position) {
    return position.situation().isSimple() ? new FieldCourse(position) : new SceneCourse(position);
  }

  /** The board as it is, not to be changed. */
  abstract Field field();

  /** The same for positions from which the game goes on in the same ways, draws aside. */
  abstract long key();

  /** Lists the moves that are legal unless the game is over. */
  abstract void list(MoveList moves);

  /**
   * How the game has ended, null while it goes on.
   *
   * @param moves what {@link #list} has listed now
   */
  abstract Outcome.Result result(MoveList moves);

  /** The same where no moves have been listed. */
  abstract Outcome.Result result();

  /** Plays a legal move; it need not be the other side's turn afterwards. */
  abstract void play(int move);

  /** How many parts of turns the last move made be skipped, the first one not the mover's. */
  abstract int skipped();

  /** Takes the last move back. */
  abstract void back();

  /** How many moves have been played and not taken back. */
  abstract int played();

  /** The same where nothing was captured and no pawn moved for as long, in every scene. */
  abstract long quietKey();

  /** The same where the same positions, that can occur again, have occurred equally often. */
  abstract long occurrencesKey();

  /**
   * Whether the current position occurred before since the course began, where repeating counts
   * towards a draw.
   */
  abstract boolean isRepeated();

  /** How near Black seems to be to the goal, where that is not to mate (see {@link Prospects}). */
  int prospect() {
    return 0;
  }

  /** Whether {@link #pass} is possible. */
  boolean canPass() {
    return false;
  }

  /** Leaves the turn to the other side, which nobody may, to see what would come of it. */
  void pass() {
    throw new UnsupportedOperationException("only where the field alone decides");
  }

  /** Whose turn it is. */
  final int turn() {
    return field().turn;
  }

  final boolean isInCheck() {
    return field().isInCheck(field().turn);
  }
}
