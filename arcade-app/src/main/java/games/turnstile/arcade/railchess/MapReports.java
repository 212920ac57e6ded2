package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What there is to say of a map. */
final class MapReports {
  private MapReports() {}

  static FileKind.Report report(RailMap map, List<String> mended) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", map.name());
    json.put("stations", map.stations().size());
    json.put("lines", map.lines().size());
    json.put("spawns", map.spawns().size());
    json.put("fingerprint", map.fingerprint());
    List<String> warnings = new ArrayList<>(mended);
    addFewSpawns(warnings, map);
    addUnreachable(warnings, map);
    return new FileKind.Report(summary(map), json, warnings);
  }

  static String summary(RailMap map) {
    return "%s, %s, %s, %s"
        .formatted(
            name(map),
            Phrases.count(map.stations().size(), "station"),
            Phrases.count(map.lines().size(), "line"),
            Phrases.count(map.spawns().size(), "spawn"));
  }

  /** The name in quotes, or that there is none. */
  static String name(RailMap map) {
    return map.name().isEmpty() ? "without a name" : "'" + map.name() + "'";
  }

  private static void addFewSpawns(List<String> warnings, RailMap map) {
    int spawns = map.spawns().size();
    if (map.stations().size() < Setup.MAX_SEATS) {
      warnings.add(
          "With %s there is no room for %s players."
              .formatted(Phrases.count(map.stations().size(), "station"), Setup.MAX_SEATS));
    } else if (spawns < Setup.MAX_SEATS) {
      warnings.add(
          "%s for up to %s players; if there are too few, players start on stations of low value."
              .formatted(Phrases.count(spawns, "spawn"), Setup.MAX_SEATS));
    }
  }

  private static void addUnreachable(List<String> warnings, RailMap map) {
    Set<Integer> unreachable = unreachable(map);
    if (!unreachable.isEmpty()) {
      warnings.add(
          "%s cannot be reached from where players start: %s."
              .formatted(
                  Phrases.count(unreachable.size(), "station"),
                  Words.some(unreachable.stream().map(map::stationLabel).toList())));
    }
  }

  /** The stations to which no way leads from any station on which players may start. */
  private static Set<Integer> unreachable(RailMap map) {
    Set<Integer> unreached = new TreeSet<>();
    map.stations().forEach(station -> unreached.add(station.id()));
    Deque<Integer> open = new ArrayDeque<>(map.startingStations(Setup.MAX_SEATS));
    unreached.removeAll(open);
    while (!open.isEmpty()) {
      for (int next : map.neighbours(open.remove())) {
        if (unreached.remove(next)) {
          open.add(next);
        }
      }
    }
    return unreached;
  }
}
