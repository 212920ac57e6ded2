package games.turnstile.arcade.xiangqi;

import games.turnstile.xiangqi.Move;

/** What a person decided to do. */
sealed interface Answer {
  /** Plays a legal move. */
  record Play(Move move) implements Answer {}

  /** Takes back the last move. */
  record TakeBack() implements Answer {}

  /** Plays again what was taken back. */
  record Redo() implements Answer {}

  /** Stops here; the game may be gone on with later. */
  record Quit() implements Answer {}
}
