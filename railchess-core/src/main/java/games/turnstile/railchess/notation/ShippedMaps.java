package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.RailMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The maps that come with the library. All are read-only, connected, and have spawns for four
 * players.
 */
public enum ShippedMaps {
  /** Lantern Quay: 16 stations and 3 lines to learn the game on. */
  TEACHING("teaching"),
  /** Rondel: 83 stations inside and around two rings. */
  RINGS("rings"),
  /** Ironminster: 320 stations and 17 lines, as in a large city. */
  METROPOLIS("metropolis"),
  /** Gridiron: a grid of 12 by 12 stations on a single line, which has more ways than any city. */
  GRIDIRON("gridiron");

  private final String resource;

  ShippedMaps(String file) {
    resource = "/games/turnstile/railchess/map/" + file + ".railmap.txt";
  }

  /** {@return the map; it is read anew each time} */
  public RailMap load() {
    return MapCodec.parse(text());
  }

  /** {@return the map as text, with its comments} */
  public String text() {
    try (InputStream in = ShippedMaps.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is incomplete: %s is missing from its jar".formatted(resource));
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + resource, unreadable);
    }
  }
}
