package games.turnstile.railchess.map;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A metro map: stations, the links of its lines, thoroughfares, and what is forbidden. Always
 * consistent: every station that it names is there. Immutable, and equal to another map exactly
 * when both have the same parts.
 *
 * <p>Values, neighbours and spawns are worked out from the links. Maps are made by a {@link
 * MapBuilder}, changed by a {@link MapEdit}, and read and written by the codecs of {@code
 * games.turnstile.railchess.notation}.
 */
public final class RailMap {
  /** The largest number of stations. */
  public static final int MAX_STATIONS = 5_000;

  /** The largest number of links, of thoroughfares, and of prohibitions of each kind. */
  public static final int MAX_LINKS = 20_000;

  /** The largest number of lines that call at a station, and of neighbours that it has. */
  public static final int MAX_AT_STATION = 64;

  private final MapParts parts;
  private final Map<Integer, SortedSet<Integer>> neighbours = new HashMap<>();
  private final Map<Integer, SortedSet<Integer>> linesAt = new HashMap<>();
  private final SortedSet<Integer> lines = new TreeSet<>();
  private final List<Integer> spawns;

  RailMap(MapParts parts) {
    this.parts = parts;
    for (int station : parts.stations().keySet()) {
      neighbours.put(station, new TreeSet<>());
      linesAt.put(station, new TreeSet<>());
    }
    for (Link link : parts.links()) {
      neighbours.get(link.from()).add(link.to());
      linesAt.get(link.from()).add(link.line());
      linesAt.get(link.to()).add(link.line());
      lines.add(link.line());
    }
    parts.walks().forEach(walk -> neighbours.get(walk.from()).add(walk.to()));
    spawns = parts.stations().keySet().stream().filter(station -> value(station) == 1).toList();
  }

  /** {@return a builder of a map that has nothing yet} */
  public static MapBuilder builder() {
    return new MapBuilder(MapParts.empty());
  }

  /** {@return a builder of a map that has all that this one has} */
  public MapBuilder toBuilder() {
    return new MapBuilder(parts.copy());
  }

  /** {@return what the map is called; empty if it has no name} */
  public String name() {
    return parts.name();
  }

  /**
   * {@return the number by which logs of the original plugin refer to the map; 0 if it has none}
   */
  public long id() {
    return parts.id();
  }

  /** {@return whether the map may no longer be edited} */
  public boolean isReadOnly() {
    return parts.readOnly();
  }

  /** {@return the stations, by ascending id} */
  public List<Station> stations() {
    return List.copyOf(parts.stations().values());
  }

  /**
   * {@return the station with this id, empty if there is none}
   *
   * @param id any number
   */
  public Optional<Station> station(int id) {
    return Optional.ofNullable(parts.stations().get(id));
  }

  /** {@return the links of all lines in their natural order; thoroughfares are not among them} */
  public SortedSet<Link> links() {
    return Collections.unmodifiableSortedSet(parts.links());
  }

  /** {@return the thoroughfares, each direction by itself} */
  public SortedSet<Walk> walks() {
    return Collections.unmodifiableSortedSet(parts.walks());
  }

  /** {@return the ways that no train takes} */
  public SortedSet<NoTrain> noTrains() {
    return Collections.unmodifiableSortedSet(parts.noTrains());
  }

  /** {@return the pairs of lines that may not both be used in one move} */
  public SortedSet<NoTransfer> noTransfers() {
    return Collections.unmodifiableSortedSet(parts.noTransfers());
  }

  /** {@return the pairs of stations on which players should not both start} */
  public SortedSet<NoSpawn> noSpawns() {
    return Collections.unmodifiableSortedSet(parts.noSpawns());
  }

  /**
   * {@return the lines that can be the second train of a move but not the first. Only maps read
   * with the habits of the original plugin have any}
   */
  public SortedSet<Integer> changeOnlyLines() {
    return Collections.unmodifiableSortedSet(parts.changeOnlyLines());
  }

  /** {@return the numbers of all lines that have a link, ascending} */
  public SortedSet<Integer> lines() {
    return Collections.unmodifiableSortedSet(lines);
  }

  /** {@return the names of lines by number; a line without a name is missing} */
  public SortedMap<Integer, String> lineNames() {
    return Collections.unmodifiableSortedMap(parts.lineNames());
  }

  /**
   * {@return the line's name, or if it has none, {@code line} and its number}
   *
   * @param line any line's number
   */
  public String lineLabel(int line) {
    return parts.lineNames().getOrDefault(line, "line " + line);
  }

  /**
   * {@return the station's name and number, or its number alone if it has no name}
   *
   * @param station the id of a station of this map
   * @throws NoSuchElementException if there is no such station
   */
  public String stationLabel(int station) {
    return existing(parts.stations(), station).label();
  }

  /**
   * {@return the ids of the lines that call at the station, ascending}
   *
   * @param station the id of a station of this map
   * @throws NoSuchElementException if there is no such station
   */
  public SortedSet<Integer> linesAt(int station) {
    return Collections.unmodifiableSortedSet(existing(linesAt, station));
  }

  /**
   * {@return the ids of the stations to which a link or a thoroughfare leads from the station}
   *
   * @param station the id of a station of this map
   * @throws NoSuchElementException if there is no such station
   */
  public SortedSet<Integer> neighbours(int station) {
    return Collections.unmodifiableSortedSet(existing(neighbours, station));
  }

  /**
   * {@return the points that the station is worth: the number of its neighbours}
   *
   * @param station the id of a station of this map
   * @throws NoSuchElementException if there is no such station
   */
  public int value(int station) {
    return existing(neighbours, station).size();
  }

  /** {@return the ids of the stations with exactly one neighbour, on which players start} */
  public List<Integer> spawns() {
    return spawns;
  }

  /**
   * {@return the ids of the stations on which so many players can start: the spawns; if they are
   * too few, all stations whose value is low enough to make them enough}
   *
   * @param players how many there are
   */
  public List<Integer> startingStations(int players) {
    if (spawns.size() >= players) {
      return spawns;
    }
    Comparator<Integer> order =
        Comparator.comparing((Integer station) -> value(station) != 1)
            .thenComparingInt(this::value);
    return parts.stations().keySet().stream()
        .sorted(order)
        .skip(players - 1L)
        .findFirst()
        .map(last -> upTo(last, order))
        .orElseGet(() -> List.copyOf(parts.stations().keySet()));
  }

  private List<Integer> upTo(int last, Comparator<Integer> order) {
    return parts.stations().keySet().stream()
        .filter(station -> order.compare(station, last) <= 0)
        .toList();
  }

  /**
   * {@return the station nearest to a point, on a sheet of these proportions; the lowest id among
   * equally near ones. Empty if the map has no station}
   *
   * @param x from left to right, 0 to 1
   * @param y from bottom to top, 0 to 1
   * @param width how wide the sheet is
   * @param height how high the sheet is, in the same unit
   */
  public Optional<Station> nearest(double x, double y, double width, double height) {
    return parts.stations().values().stream()
        .min(
            Comparator.comparingDouble(
                station -> Math.hypot((station.x() - x) * width, (station.y() - y) * height)));
  }

  /**
   * {@return 32 hexadecimal digits that are the same for maps on which games go the same way:
   * names, places, the number of the map and whether it is read-only do not count}
   */
  public String fingerprint() {
    return Fingerprint.of(parts);
  }

  private static <T> T existing(Map<Integer, T> byStation, int station) {
    T found = byStation.get(station);
    if (found == null) {
      throw new NoSuchElementException("there is no station " + station);
    }
    return found;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RailMap map && map.parts.equals(parts);
  }

  @Override
  public int hashCode() {
    return Objects.hash(parts.name(), parts.stations(), parts.links());
  }

  @Override
  public String toString() {
    return "RailMap[%s, %s stations, %s lines]"
        .formatted(parts.name(), parts.stations().size(), lines.size());
  }
}
