package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.play.Game;

/** Pastor at the board, who sees the clock. */
@FunctionalInterface
interface Bot {
  /** A legal move, unless the time is over when it is found. */
  Move choose(Game game);
}
