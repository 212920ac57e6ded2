package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.Placement;

/** What a person decided to do. */
sealed interface Answer {
  /** Draws a tile. */
  record Draw(Placement placement) implements Answer {}

  /** Ends the round. */
  record End() implements Answer {}

  /** Takes back the own last drawing or end of a round. */
  record TakeBack() implements Answer {}

  /** Stops here; the game may be gone on with later. */
  record Quit() implements Answer {}
}
