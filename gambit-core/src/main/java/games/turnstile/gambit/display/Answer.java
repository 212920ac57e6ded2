package games.turnstile.gambit.display;

import games.turnstile.gambit.Move;
import games.turnstile.gambit.Turn;
import java.util.Objects;

/** What somebody before a screen wants to do. */
public sealed interface Answer permits Answer.Play, Answer.PlayTurn, Answer.TakeBack, Answer.Leave {
  /**
   * To make a single move; if the piece can jump on after it, the question is asked again.
   *
   * @param move the move, legal or not
   */
  record Play(Move move) implements Answer {
    /** Rejects a missing move. */
    public Play {
      Objects.requireNonNull(move, "move");
    }
  }

  /**
   * To play the turn to its end.
   *
   * @param turn the whole turn or, in the middle of one, the rest of it; legal or not
   */
  record PlayTurn(Turn turn) implements Answer {
    /** Rejects a missing turn. */
    public PlayTurn {
      Objects.requireNonNull(turn, "turn");
    }
  }

  /** To take back the jumps of this turn or, before the first one, one's last turn. */
  record TakeBack() implements Answer {}

  /** To leave the game unfinished. */
  record Leave() implements Answer {}
}
