package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;

/** Placements and sheets as text, for examples; blanks between placements do not matter. */
public final class Boards {
  private static final int LETTERS = 5;

  private Boards() {}

  /** {@return the placements of a board, as in {@code B0A53 A4A10}} */
  public static List<Placement> placements(String board) {
    String text = board.replace(" ", "");
    List<Placement> placements = new ArrayList<>();
    for (int i = 0; i < text.length(); i += LETTERS) {
      placements.add(placement(text.substring(i, i + LETTERS)));
    }
    return placements;
  }

  /** {@return a placement, as B0A53} */
  public static Placement placement(String text) {
    return new Placement(
        Tile.valueOf(text.substring(0, 2)),
        square(text.substring(2, 4)),
        Orientation.values()[text.charAt(4) - '0']);
  }

  /** {@return a square, as A5} */
  public static Square square(String text) {
    return new Square(text.charAt(0) - 'A', text.charAt(1) - '0');
  }

  /** {@return the sheet with these placements, which have to be legal} */
  public static Sheet sheet(String board) {
    return Sheet.of(placements(board));
  }

  /** {@return what the dice show, as A3A0A3B1} */
  public static DiceRoll roll(String text) {
    List<Tile> tiles = new ArrayList<>();
    for (int i = 0; i < text.length(); i += 2) {
      tiles.add(Tile.valueOf(text.substring(i, i + 2)));
    }
    return new DiceRoll(tiles);
  }
}
