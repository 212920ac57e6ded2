package games.turnstile.railroadink;

import java.util.Objects;
import java.util.Optional;

/**
 * A tile drawn on a square. Orientations in which a tile looks the same make placements that are
 * not equal, but {@link #looksLike} each other; lists of legal placements have the {@linkplain
 * #canonical canonical} one.
 *
 * @param tile what is drawn
 * @param square where
 * @param orientation how it is turned
 */
public record Placement(Tile tile, Square square, Orientation orientation) {
  /** Checks that nothing is missing. */
  public Placement {
    Objects.requireNonNull(tile, "tile");
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(orientation, "orientation");
  }

  /**
   * {@return what leads over an edge, empty if it is blank}
   *
   * @param side which edge
   */
  public Optional<Route> edge(Direction side) {
    return tile.edge(side, orientation);
  }

  /** {@return the same drawing with the lowest orientation} */
  public Placement canonical() {
    Orientation canonical = tile.canonical(orientation);
    return canonical == orientation ? this : new Placement(tile, square, canonical);
  }

  /**
   * {@return whether both draw the same on the same square}
   *
   * @param other any placement
   */
  public boolean looksLike(Placement other) {
    return canonical().equals(other.canonical());
  }

  /** {@return the notation, for example B0A53} */
  @Override
  public String toString() {
    return tile.name() + square + orientation.number();
  }
}
