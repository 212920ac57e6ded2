package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Finds the station that somebody means. */
final class Stations {
  private Stations() {}

  /**
   * {@return the id of the station}
   *
   * @param map where it is
   * @param typed its id, its name, or the beginning of its name
   * @param likely the stations that are meant if the text fits others too
   * @throws BadInputException if no station fits, or several
   */
  static int find(RailMap map, String typed, Set<Integer> likely) {
    String text = typed.strip().toLowerCase(Locale.ROOT);
    List<Station> found = matching(map, station -> Integer.toString(station.id()).equals(text));
    if (found.isEmpty()) {
      found = matching(map, station -> lowerName(station).equals(text));
    }
    if (found.isEmpty() && !text.isEmpty()) {
      found = matching(map, station -> lowerName(station).startsWith(text));
    }
    if (found.size() > 1) {
      List<Station> fitting =
          found.stream().filter(station -> likely.contains(station.id())).toList();
      found = fitting.size() == 1 ? fitting : found;
    }
    if (found.isEmpty()) {
      throw new BadInputException(
          "there is no station '%s' on the map%s".formatted(typed.strip(), remedy(map)));
    }
    if (found.size() > 1) {
      throw new BadInputException(
          "'%s' may be %s; give the number"
              .formatted(typed.strip(), Words.some(found.stream().map(Station::label).toList())));
    }
    return found.get(0).id();
  }

  private static List<Station> matching(RailMap map, Predicate<Station> condition) {
    return map.stations().stream().filter(condition).toList();
  }

  private static String lowerName(Station station) {
    return station.name().toLowerCase(Locale.ROOT);
  }

  private static String remedy(RailMap map) {
    List<Station> all = map.stations();
    return all.isEmpty()
        ? ", which has none"
        : "; give a number, %s to %s, or the beginning of a name"
            .formatted(all.get(0).id(), all.get(all.size() - 1).id());
  }
}
