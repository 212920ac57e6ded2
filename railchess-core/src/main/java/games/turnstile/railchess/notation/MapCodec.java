package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Maps as text that people can read and write. It keeps everything that a map has:
 *
 * <pre>{@code
 * railmap text 1
 * name Old Town
 * id 7
 * read-only
 * station 1 0.25 0.5 Harbour
 * line 1 Harbour Line
 * track 1: 1 - 2 - 3 > 4 - 5
 * walk 5 - 6
 * no-train 1: 2 > 3 > 4
 * no-transfer 1 2
 * no-spawn 3 4
 * change-only 9
 * }</pre>
 *
 * <p>The first line is always the same. The others may come in any order and, apart from the name,
 * the id and {@code read-only}, any number of times. A station has its id, x, y and, if it has one,
 * its name. Between the stations of a {@code track} or {@code walk}, {@code -} is both ways, {@code
 * >} one way, {@code <} one way back. Blank lines do not count, nor do lines that begin with {@code
 * #}.
 */
public final class MapCodec {
  /** The first line. */
  static final String HEAD = "railmap text 1";

  private MapCodec() {}

  /**
   * {@return the map that the text describes}
   *
   * @param text a map in the form above
   * @throws NotationException if the text is malformed, names a station that is not there, or
   *     describes a map beyond the limits of {@link RailMap}
   */
  public static RailMap parse(String text) {
    return new MapTextReader(new Cursor(Objects.requireNonNull(text, "text"))).read();
  }

  /**
   * {@return the text of a map; equal maps have the same text}
   *
   * @param map any map
   */
  public static String format(RailMap map) {
    Objects.requireNonNull(map, "map");
    List<String> lines = new ArrayList<>(List.of(HEAD));
    addHead(lines, map);
    map.stations().forEach(station -> lines.add(station(station)));
    map.lineNames().forEach((line, name) -> lines.add("line " + line + " " + name));
    addLinks(lines, map);
    lines.addAll(Chains.lines("walk ", map.walks()));
    map.noTrains()
        .forEach(
            way ->
                lines.add(
                    "no-train %s: %s > %s > %s"
                        .formatted(way.line(), way.from(), way.via(), way.to())));
    map.noTransfers()
        .forEach(pair -> lines.add("no-transfer %s %s".formatted(pair.first(), pair.second())));
    map.noSpawns()
        .forEach(pair -> lines.add("no-spawn %s %s".formatted(pair.first(), pair.second())));
    map.changeOnlyLines().forEach(line -> lines.add("change-only " + line));
    return String.join("\n", lines) + "\n";
  }

  private static void addHead(List<String> lines, RailMap map) {
    if (!map.name().isEmpty()) {
      lines.add("name " + map.name());
    }
    if (map.id() != 0) {
      lines.add("id " + map.id());
    }
    if (map.isReadOnly()) {
      lines.add("read-only");
    }
  }

  private static String station(Station station) {
    String place = "station " + station.id() + " " + station.x() + " " + station.y();
    return station.name().isEmpty() ? place : place + " " + station.name();
  }

  private static void addLinks(List<String> lines, RailMap map) {
    SortedMap<Integer, List<Walk>> ways = new TreeMap<>();
    for (Link link : map.links()) {
      ways.computeIfAbsent(link.line(), any -> new ArrayList<>())
          .add(new Walk(link.from(), link.to()));
    }
    ways.forEach((line, links) -> lines.addAll(Chains.lines("track " + line + ": ", links)));
  }
}
