package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Move;
import java.util.List;

/** What a person decided to do. */
sealed interface Answer {
  /**
   * Proposes a legal move.
   *
   * @param move the move
   * @param planned what the same side means to play in its next turns
   */
  record Play(Move move, List<Move> planned) implements Answer {}

  /** Confirms the move that was proposed. */
  record Confirm() implements Answer {}

  /** Withdraws the move that was proposed. */
  record Withdraw() implements Answer {}

  /** Gives up what is planned. */
  record CancelPlans() implements Answer {}

  /** Takes back the last move. */
  record Undo() implements Answer {}

  /** Begins anew. */
  record Reset() implements Answer {}

  /**
   * Keeps the game from now on.
   *
   * @param file the name of the file
   */
  record Save(String file) implements Answer {}

  /** Sees that the time is over. */
  record TimeOver() implements Answer {}

  /** Stops here; the game may be gone on with later. */
  record Quit() implements Answer {}
}
