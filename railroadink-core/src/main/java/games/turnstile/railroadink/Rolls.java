package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;

/** All rolls that differ, each with the number of ways in which the dice can show it. */
final class Rolls {
  /** A roll as ordinals of tiles. */
  record Chance(int[] dice, int ways) {}

  /** The 56 rolls of three dice A with each of the three faces of die B. */
  static final List<Chance> ALL = all();

  private Rolls() {}

  private static List<Chance> all() {
    int firstB = Tile.B0.ordinal();
    List<Chance> all = new ArrayList<>();
    for (int first = 0; first < firstB; first++) {
      for (int second = first; second < firstB; second++) {
        for (int third = second; third < firstB; third++) {
          for (int b = firstB; b < Tile.S0.ordinal(); b++) {
            int ways = first == third ? 1 : first == second || second == third ? 3 : 6;
            all.add(new Chance(new int[] {first, second, third, b}, ways));
          }
        }
      }
    }
    return List.copyOf(all);
  }
}
