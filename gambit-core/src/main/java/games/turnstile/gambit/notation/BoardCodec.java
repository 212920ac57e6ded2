package games.turnstile.gambit.notation;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.Point;
import games.turnstile.gambit.Side;

/**
 * Boards as 32 digits, row by row from X's side: {@code 0} empty, {@code 1} X, {@code 2} O. The
 * four rows may be set apart by single spaces.
 */
public final class BoardCodec {
  private BoardCodec() {}

  /**
   * {@return the 32 digits of a board, without spaces}
   *
   * @param board any board
   */
  public static String format(Board board) {
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < Point.FILES * Point.RANKS; index++) {
      text.append(board.at(Point.ofIndex(index)).map(BoardCodec::digit).orElse('0'));
    }
    return text.toString();
  }

  private static char digit(Side side) {
    return side == Side.X ? '1' : '2';
  }

  /**
   * {@return the board that the text describes}
   *
   * @param text 32 digits, or four groups of 8 digits with a space between them
   * @throws NotationException if the text is anything else
   */
  public static Board parse(String text) {
    NotationReader reader = new NotationReader(text);
    Board board = reader.board();
    reader.expectEnd();
    return board;
  }
}
