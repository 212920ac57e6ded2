package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.ShippedMaps;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The maps that come along, as people type them. */
public final class MapNames {
  /** All of them for a sentence. */
  static final String LIST = "teaching, rings, metropolis, gridiron";

  private MapNames() {}

  /** {@return the names of all maps, the one to begin with first} */
  public static List<String> all() {
    return EnumNames.all(ShippedMaps.class);
  }

  static Optional<RailMap> find(String name) {
    return Stream.of(ShippedMaps.values())
        .filter(map -> EnumNames.of(map).equalsIgnoreCase(name))
        .findFirst()
        .map(ShippedMaps::load);
  }
}
