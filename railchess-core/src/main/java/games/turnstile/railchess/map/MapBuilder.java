package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * Collects the parts of a {@link RailMap}. Parts may come in any order; the same one twice is one.
 */
public final class MapBuilder {
  private final MapParts parts;
  private final List<MapFault> faults = new ArrayList<>();
  private String name;
  private long id;
  private boolean readOnly;

  MapBuilder(MapParts parts) {
    this.parts = parts;
    name = parts.name();
    id = parts.id();
    readOnly = parts.readOnly();
  }

  /**
   * {@return this builder, with another name of the map}
   *
   * @param newName one line of text
   * @throws IllegalArgumentException if it is more than one line
   */
  public MapBuilder name(String newName) {
    name = Checks.name(newName);
    return this;
  }

  /**
   * {@return this builder, with another number of the map}
   *
   * @param newId any number
   */
  public MapBuilder id(long newId) {
    id = newId;
    return this;
  }

  /**
   * {@return this builder, with the map read-only or not}
   *
   * @param nowReadOnly whether the map may no longer be edited
   */
  public MapBuilder readOnly(boolean nowReadOnly) {
    readOnly = nowReadOnly;
    return this;
  }

  /**
   * {@return this builder, with one more station}
   *
   * @param station a station with a new id
   */
  public MapBuilder station(Station station) {
    Station before = parts.stations().putIfAbsent(station.id(), station);
    if (before != null) {
      faults.add(
          new MapFault(MapFault.Code.DUPLICATE_STATION, "there are two stations " + station.id()));
    }
    return this;
  }

  /**
   * {@return this builder, with one more station that has no name}
   *
   * @param station a new id
   * @param x from left to right, 0 to 1
   * @param y from bottom to top, 0 to 1
   * @throws IllegalArgumentException if a value is out of its range
   */
  public MapBuilder station(int station, double x, double y) {
    return station(new Station(station, x, y));
  }

  /**
   * {@return this builder, with a name for a line}
   *
   * @param line the line's number
   * @param lineName one line of text; empty for no name
   * @throws IllegalArgumentException if the number is negative or the name more than one line
   */
  public MapBuilder lineName(int line, String lineName) {
    Checks.line(line);
    String checked = Checks.name(lineName);
    if (checked.isEmpty()) {
      parts.lineNames().remove(line);
    } else {
      requireRoom(parts.lineNames().keySet(), "names of lines");
      parts.lineNames().put(line, checked);
    }
    return this;
  }

  /**
   * {@return this builder, with one more link}
   *
   * @param link any link
   */
  public MapBuilder link(Link link) {
    parts.links().add(link);
    return this;
  }

  /**
   * {@return this builder, with links both ways from each station to the next}
   *
   * @param line the line's number
   * @param stations the ids of stations in their order along the line
   * @throws IllegalArgumentException if a number is negative or a station follows itself
   */
  public MapBuilder track(int line, int... stations) {
    for (int i = 1; i < stations.length; i++) {
      Link link = new Link(line, stations[i - 1], stations[i]);
      link(link).link(link.reversed());
    }
    return this;
  }

  /**
   * {@return this builder, with links one way from each station to the next}
   *
   * @param line the line's number
   * @param stations the ids of stations in the order in which trains call at them
   * @throws IllegalArgumentException if a number is negative or a station follows itself
   */
  public MapBuilder oneWay(int line, int... stations) {
    for (int i = 1; i < stations.length; i++) {
      link(new Link(line, stations[i - 1], stations[i]));
    }
    return this;
  }

  /**
   * {@return this builder, with one more thoroughfare in one direction}
   *
   * @param walk any thoroughfare
   */
  public MapBuilder walk(Walk walk) {
    parts.walks().add(walk);
    return this;
  }

  /**
   * {@return this builder, with a thoroughfare both ways}
   *
   * @param first a station
   * @param second another station
   * @throws IllegalArgumentException if a number is negative or both are the same
   */
  public MapBuilder thoroughfare(int first, int second) {
    Walk walk = new Walk(first, second);
    return walk(walk).walk(walk.reversed());
  }

  /**
   * {@return this builder, with a way that no train takes}
   *
   * @param noTrain which way
   */
  public MapBuilder noTrain(NoTrain noTrain) {
    parts.noTrains().add(noTrain);
    return this;
  }

  /**
   * {@return this builder, with two lines that may not both be used in one move}
   *
   * @param first a line
   * @param second another line, or the same one
   * @throws IllegalArgumentException if a number is negative
   */
  public MapBuilder noTransfer(int first, int second) {
    parts.noTransfers().add(new NoTransfer(first, second));
    return this;
  }

  /**
   * {@return this builder, with two stations on which players should not both start}
   *
   * @param first a station
   * @param second another station
   * @throws IllegalArgumentException if a number is negative or both are the same
   */
  public MapBuilder noSpawn(int first, int second) {
    parts.noSpawns().add(new NoSpawn(first, second));
    return this;
  }

  /**
   * {@return this builder, with a line that cannot be the first train of a move}
   *
   * @param line the line's number
   * @throws IllegalArgumentException if it is negative
   */
  public MapBuilder changeOnly(int line) {
    Checks.line(line);
    requireRoom(parts.changeOnlyLines(), "change-only lines");
    parts.changeOnlyLines().add(line);
    return this;
  }

  private static void requireRoom(Collection<Integer> lines, String what) {
    if (lines.size() >= RailMap.MAX_LINKS) {
      throw new IllegalArgumentException(
          "there can be at most %s %s".formatted(RailMap.MAX_LINKS, what));
    }
  }

  /**
   * {@return the map; the builder can be used on}
   *
   * @throws MapException if a part names a station that is not there, two stations have the same
   *     id, or there are more parts than a map can have
   */
  public RailMap build() {
    List<MapFault> found = new ArrayList<>(faults);
    limit(found, "stations", parts.stations().keySet(), RailMap.MAX_STATIONS);
    limit(found, "links", parts.links(), RailMap.MAX_LINKS);
    limit(found, "thoroughfares", parts.walks(), RailMap.MAX_LINKS);
    limit(found, "no-trains", parts.noTrains(), RailMap.MAX_LINKS);
    limit(found, "no-transfers", parts.noTransfers(), RailMap.MAX_LINKS);
    limit(found, "no-spawns", parts.noSpawns(), RailMap.MAX_LINKS);
    TreeSet<Integer> unknown = new TreeSet<>();
    parts.links().forEach(link -> unknown.addAll(List.of(link.from(), link.to())));
    parts.walks().forEach(walk -> unknown.addAll(List.of(walk.from(), walk.to())));
    parts.noTrains().forEach(way -> unknown.addAll(List.of(way.from(), way.via(), way.to())));
    parts.noSpawns().forEach(pair -> unknown.addAll(List.of(pair.first(), pair.second())));
    unknown.removeAll(parts.stations().keySet());
    for (int station : unknown) {
      found.add(
          new MapFault(
              MapFault.Code.UNKNOWN_STATION,
              "station %s is named but there is no such station".formatted(station)));
    }
    if (!found.isEmpty()) {
      throw new MapException(found);
    }
    RailMap map = new RailMap(parts.withHead(name, id, readOnly));
    List<MapFault> crowds = crowds(map);
    if (!crowds.isEmpty()) {
      throw new MapException(crowds);
    }
    return map;
  }

  private static List<MapFault> crowds(RailMap map) {
    List<MapFault> faults = new ArrayList<>();
    for (Station station : map.stations()) {
      String place = " of station " + station.label();
      limit(faults, "lines" + place, map.linesAt(station.id()), RailMap.MAX_AT_STATION);
      limit(faults, "neighbours" + place, map.neighbours(station.id()), RailMap.MAX_AT_STATION);
    }
    return faults;
  }

  private static void limit(List<MapFault> faults, String what, Collection<?> items, int most) {
    if (items.size() > most) {
      faults.add(
          new MapFault(
              MapFault.Code.TOO_LARGE,
              "there can be at most %s %s, not %s".formatted(most, what, items.size())));
    }
  }

  /** The parts to be changed by an edit. */
  MapParts parts() {
    return parts;
  }
}
