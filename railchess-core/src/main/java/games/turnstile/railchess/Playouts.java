package games.turnstile.railchess;

import java.util.SplittableRandom;

/** Chooses by trying how the game may go on. */
final class Playouts {
  private Playouts() {}

  static int choose(Table table, SplittableRandom random, Budget budget) {
    return Greedy.choose(table, random);
  }
}
