package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.Tile;
import java.util.Arrays;
import java.util.List;

/** Reads tiles as two characters: the die and its face. */
final class Faces {
  private Faces() {}

  /** Reads a face of one of the dice. */
  static Tile read(Cursor in, String dice, String what) {
    char die = dice.charAt(in.symbol(dice, what));
    List<Tile> faces = Arrays.stream(Tile.values()).filter(tile -> tile.die() == die).toList();
    return faces.get(
        in.symbol(
            "0123456789".substring(0, faces.size()),
            "a face of die %s, 0 to %s".formatted(die, faces.size() - 1)));
  }
}
