package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import java.util.stream.Collectors;

/** What matters for the rules about a map as text, for the reports of falsified properties. */
final class MapTexts {
  private MapTexts() {}

  static String text(RailMap map) {
    return "stations %s, links %s, walks %s, no-trains %s, no-transfers %s, change-only %s"
        .formatted(
            map.stations().stream().map(Station::id).toList(),
            map.links().stream()
                .map(link -> "%s: %s>%s".formatted(link.line(), link.from(), link.to()))
                .collect(Collectors.joining("; ")),
            map.walks().stream()
                .map(walk -> "%s>%s".formatted(walk.from(), walk.to()))
                .collect(Collectors.joining("; ")),
            map.noTrains().stream()
                .map(way -> way.line() + ": " + way.from() + ">" + way.via() + ">" + way.to())
                .collect(Collectors.joining("; ")),
            map.noTransfers().stream()
                .map(pair -> pair.first() + "/" + pair.second())
                .collect(Collectors.joining("; ")),
            map.changeOnlyLines());
  }
}
