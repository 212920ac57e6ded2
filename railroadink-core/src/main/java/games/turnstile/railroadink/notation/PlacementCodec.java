package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.Orientation;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Square;
import games.turnstile.railroadink.Tile;

/**
 * Placements as five characters: the die, its face, the row, the column and the orientation, for
 * example {@code B0A53}. The orientation is kept as it is written, even where another one looks the
 * same.
 */
public final class PlacementCodec {
  private PlacementCodec() {}

  /**
   * {@return the text of a placement}
   *
   * @param placement any placement
   */
  public static String format(Placement placement) {
    return placement.tile().name() + placement.square() + placement.orientation().number();
  }

  /**
   * {@return the placement that the text describes, legal or not}
   *
   * @param text five characters as above
   * @throws NotationException if the text is malformed
   */
  public static Placement parse(String text) {
    Cursor in = new Cursor(text);
    Placement placement = read(in);
    in.expectEnd();
    return placement;
  }

  static Placement read(Cursor in) {
    Tile tile = Faces.read(in, "ABS", "a die, A, B or S for a special tile");
    int row = in.symbol("ABCDEFG", "a row, A to G");
    int column = in.symbol("0123456", "a column, 0 to 6");
    int orientation = in.symbol("01234567", "an orientation, 0 to 7");
    return new Placement(tile, new Square(row, column), Orientation.of(orientation));
  }
}
