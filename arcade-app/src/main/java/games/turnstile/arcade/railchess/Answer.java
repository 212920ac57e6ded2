package games.turnstile.arcade.railchess;

/** What a person decided to do. */
sealed interface Answer {
  /** Rides to a station. */
  record Ride(int station) implements Answer {}

  /** Takes back the own last ride. */
  record TakeBack() implements Answer {}

  /** Gives up the seat; the others play on. */
  record Leave() implements Answer {}

  /** Stops here; the game may be gone on with later. */
  record Quit() implements Answer {}
}
