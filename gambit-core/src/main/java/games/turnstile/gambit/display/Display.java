package games.turnstile.gambit.display;

import games.turnstile.gambit.Position;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Turn;

/** A screen, and the people before it. */
public interface Display {
  /**
   * Shows where the game stands. Called before every turn, every question, and at the end.
   *
   * @param position the position, perhaps in the middle of a turn
   */
  void showBoard(Position position);

  /**
   * Shows what a side has just done.
   *
   * @param side who has played
   * @param turn the whole turn
   */
  void showTurn(Side side, Turn turn);

  /**
   * Asks the side to move for the first jump of a turn.
   *
   * @param position a position at the start of a turn
   * @return what to do; an illegal move is reported and the question asked again
   */
  Answer askMove(Position position);

  /**
   * Asks the side to move whether to jump on, and whereto, or to stop.
   *
   * @param position a position in the middle of a turn
   * @return what to do; an illegal move is reported and the question asked again
   */
  Answer askFollowUp(Position position);

  /**
   * Tells why the last answer was of no use.
   *
   * @param problem a sentence for people
   */
  void showProblem(String problem);

  /**
   * Shows the final islands and points.
   *
   * @param position a position in which the game is over
   */
  void showScore(Position position);
}
