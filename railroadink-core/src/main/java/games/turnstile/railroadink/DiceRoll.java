package games.turnstile.railroadink;

import java.util.Comparator;
import java.util.List;

/**
 * What the dice show in a round: three times die A and once die B.
 *
 * @param tiles the four tiles, in the order A0 to B2
 */
public record DiceRoll(List<Tile> tiles) {
  /** How often die A is rolled in a round. */
  public static final int A_DICE = 3;

  /** How often die B is rolled in a round. */
  public static final int B_DICE = 1;

  /**
   * Checks the tiles and puts them in order.
   *
   * @throws IllegalArgumentException if they are not three of die A and one of die B
   */
  public DiceRoll {
    tiles = tiles.stream().sorted(Comparator.naturalOrder()).toList();
    long a = tiles.stream().filter(tile -> tile.die() == 'A').count();
    long b = tiles.stream().filter(tile -> tile.die() == 'B').count();
    if (tiles.size() != A_DICE + B_DICE || a != A_DICE || b != B_DICE) {
      throw new IllegalArgumentException("a roll is three of die A and one of die B, not " + tiles);
    }
  }

  /**
   * {@return a roll}
   *
   * @param tiles three of die A and one of die B, in any order
   * @throws IllegalArgumentException if they are not
   */
  public static DiceRoll of(Tile... tiles) {
    return new DiceRoll(List.of(tiles));
  }

  /** The tiles by their ordinals. */
  int[] ordinals() {
    return tiles.stream().mapToInt(Tile::ordinal).toArray();
  }
}
