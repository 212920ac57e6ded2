package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.NoSpawn;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * A map while it is read. It refuses the first part too many, so that a hostile text is not read to
 * its end, and lets links be dropped before the map is made.
 */
final class MapDraft {
  private final MapBuilder builder = RailMap.builder();
  private final Set<Integer> stations = new HashSet<>();
  private final Set<Link> links = new LinkedHashSet<>();
  private final Set<Walk> walks = new LinkedHashSet<>();
  private final Set<NoTrain> noTrains = new LinkedHashSet<>();
  private final Set<NoTransfer> noTransfers = new HashSet<>();
  private final Set<NoSpawn> noSpawns = new HashSet<>();

  /** For what can neither be too many nor be dropped. */
  MapBuilder builder() {
    return builder;
  }

  boolean has(int station) {
    return stations.contains(station);
  }

  void station(int offset, Station station) {
    if (stations.size() == RailMap.MAX_STATIONS) {
      throw tooMany(offset, RailMap.MAX_STATIONS, "stations");
    }
    if (!stations.add(station.id())) {
      throw new NotationException(offset, "there is already a station %s".formatted(station.id()));
    }
    builder.station(station);
  }

  /** False if the link is there already; so for all parts below. */
  boolean link(int offset, Supplier<Link> link) {
    return add(links, checked(offset, link), offset, "links");
  }

  boolean walk(int offset, Supplier<Walk> walk) {
    return add(walks, checked(offset, walk), offset, "thoroughfares");
  }

  boolean noTrain(int offset, Supplier<NoTrain> noTrain) {
    return add(noTrains, checked(offset, noTrain), offset, "no-trains");
  }

  boolean noTransfer(int offset, Supplier<NoTransfer> noTransfer) {
    return add(noTransfers, checked(offset, noTransfer), offset, "no-transfers");
  }

  boolean noSpawn(int offset, Supplier<NoSpawn> noSpawn) {
    return add(noSpawns, checked(offset, noSpawn), offset, "no-spawns");
  }

  /** What the supplier makes; its refusal becomes one of the text. */
  static <T> T checked(int offset, Supplier<T> maker) {
    try {
      return maker.get();
    } catch (IllegalArgumentException refusal) {
      throw new NotationException(offset, refusal);
    }
  }

  private static <T> boolean add(Set<T> parts, T part, int offset, String plural) {
    if (parts.contains(part)) {
      return false;
    }
    if (parts.size() == RailMap.MAX_LINKS) {
      throw tooMany(offset, RailMap.MAX_LINKS, plural);
    }
    return parts.add(part);
  }

  private static NotationException tooMany(int offset, int most, String plural) {
    return new NotationException(offset, "a map has at most %s %s".formatted(most, plural));
  }

  /** Drops what begins or ends at a station that is not there. */
  void dropUnknown(Warnings warnings) {
    links.removeIf(
        link ->
            isUnknown(link.to(), warnings, () -> "link of line " + link.line() + at(link.from())));
    walks.removeIf(walk -> isUnknown(walk.to(), warnings, () -> "thoroughfare" + at(walk.from())));
    noTrains.removeIf(
        way -> {
          Supplier<String> what = () -> "no-train of line " + way.line() + at(way.via());
          return isUnknown(way.from(), warnings, what) || isUnknown(way.to(), warnings, what);
        });
  }

  private static String at(int station) {
    return " at station " + station;
  }

  private boolean isUnknown(int station, Warnings warnings, Supplier<String> what) {
    if (has(station)) {
      return false;
    }
    warnings.add(
        "The %s was dropped: it names station %s, which is not there."
            .formatted(what.get(), station));
    return true;
  }

  /** The numbers of the lines that have a link, ascending. */
  SortedSet<Integer> lines() {
    SortedSet<Integer> lines = new TreeSet<>();
    links.forEach(link -> lines.add(link.line()));
    return lines;
  }

  /** The map; what it refuses as a whole is a mistake at the end of the text. */
  RailMap build(int offset) {
    links.forEach(builder::link);
    walks.forEach(builder::walk);
    noTrains.forEach(builder::noTrain);
    noTransfers.forEach(pair -> builder.noTransfer(pair.first(), pair.second()));
    noSpawns.forEach(pair -> builder.noSpawn(pair.first(), pair.second()));
    return checked(offset, builder::build);
  }
}
