package games.turnstile.gambit.display;

import games.turnstile.gambit.Move;
import java.util.Objects;

/** What somebody before a screen wants to do. */
public sealed interface Answer permits Answer.Play, Answer.TakeBack, Answer.Leave {
  /**
   * To make a move.
   *
   * @param move the move, legal or not
   */
  record Play(Move move) implements Answer {
    /** Rejects a missing move. */
    public Play {
      Objects.requireNonNull(move, "move");
    }
  }

  /** To take back the jumps of this turn or, before the first one, one's last turn. */
  record TakeBack() implements Answer {}

  /** To leave the game unfinished. */
  record Leave() implements Answer {}
}
