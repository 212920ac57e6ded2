package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.FieldPerft;

/**
 * Counts the ways in which a game can go on, which is how one move generator is checked against
 * another. A game that is solved or failed does not go on, one that is drawn does.
 */
public final class Perft {
  /** The largest depth, with which nobody will ever see the count. */
  public static final int DEEPEST = 100;

  private Perft() {}

  /**
   * {@return the number of sequences of moves; those of the last move are counted without being
   * played}
   *
   * @param position where to begin
   * @param depth the length of the sequences, 0 to {@value #DEEPEST}
   * @throws IllegalArgumentException if the depth is another
   */
  public static long count(Position position, int depth) {
    return count(position, depth, false);
  }

  /**
   * {@return the number of sequences of moves, each move of which is played, the last one too}
   *
   * @param position where to begin
   * @param depth the length of the sequences, 0 to {@value #DEEPEST}
   * @throws IllegalArgumentException if the depth is another
   */
  public static long countByPlaying(Position position, int depth) {
    return count(position, depth, true);
  }

  private static long count(Position position, int depth, boolean playsLast) {
    if (depth < 0 || depth > DEEPEST) {
      throw new IllegalArgumentException("depth is 0 to %s, not %s".formatted(DEEPEST, depth));
    }
    if (position.situation().isSimple()) {
      Field field = position.state().field;
      return new FieldPerft(field, depth, playsLast).count(field, depth);
    }
    return countPositions(position, depth);
  }

  private static long countPositions(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    boolean isDecided = position.outcome().flatMap(Outcome::winner).isPresent();
    for (int move : isDecided ? new int[0] : position.possible()) {
      count += countPositions(position.after(move), depth - 1);
    }
    return count;
  }
}
