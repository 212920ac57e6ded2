package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Maps in the original plugin's {@code .railmap} format. Versions 0 and 1 are read, version 1 is
 * written. The format knows neither names of stations and lines nor {@link
 * RailMap#changeOnlyLines()}; {@link #losses} tells what a map would lose. {@link MapCodec} keeps
 * everything.
 */
public final class RailmapCodec {
  /** The number that links have in the place of a line's if they are thoroughfares. */
  static final int WALKING = Integer.MAX_VALUE;

  private RailmapCodec() {}

  /**
   * {@return the map that a file holds, and what had to be left out of it}
   *
   * <p>What is merely useless, such as a link to a station that is not there, is left out with a
   * warning. Values and spawns are not taken from the file.
   *
   * @param bytes the file's content, UTF-8 or GB18030
   * @param options habits of the original plugin to keep
   * @throws NotationException if it is no map, or one beyond the limits of {@link RailMap}
   */
  public static Decoded<RailMap> parse(byte[] bytes, ImportOption... options) {
    return parse(OriginalText.decode(Objects.requireNonNull(bytes, "bytes")), options);
  }

  /**
   * {@return the map that a text describes, and what had to be left out of it}
   *
   * @param text a file's content
   * @param options habits of the original plugin to keep
   * @throws NotationException if it is no map, or one beyond the limits of {@link RailMap}
   */
  public static Decoded<RailMap> parse(String text, ImportOption... options) {
    Objects.requireNonNull(text, "text");
    return new RailmapReader(text).read(Set.of(options));
  }

  /**
   * {@return what {@link #format} does not write of the map, a phrase for each kind of thing; empty
   * if reading the text gives an equal map}
   *
   * @param map any map
   */
  public static List<String> losses(RailMap map) {
    Objects.requireNonNull(map, "map");
    List<String> losses = new ArrayList<>();
    long named = map.stations().stream().filter(station -> !station.name().isEmpty()).count();
    addLoss(losses, named, "names of stations");
    addLoss(losses, map.lineNames().size(), "names of lines");
    addLoss(
        losses, map.changeOnlyLines().size(), "marks of lines that cannot be a move's first train");
    return List.copyOf(losses);
  }

  private static void addLoss(List<String> losses, long count, String what) {
    if (count > 0) {
      losses.add("%s (%s)".formatted(what, count));
    }
  }

  /**
   * {@return the text of a map in version 1 of the format, to be saved as UTF-8}
   *
   * @param map any map
   */
  public static String format(RailMap map) {
    Objects.requireNonNull(map, "map");
    StringBuilder text = new StringBuilder("1\n");
    text.append(map.id()).append('\n').append(map.isReadOnly()).append("\n1\n");
    text.append(map.name()).append('\n');
    appendStations(text, map);
    text.append(map.spawns().size()).append('\n');
    map.spawns().forEach(spawn -> text.append(spawn).append('\n'));
    text.append(map.noTransfers().size()).append('\n');
    map.noTransfers().forEach(pair -> appendLine(text, pair.first(), pair.second()));
    text.append(map.noSpawns().size()).append('\n');
    map.noSpawns().forEach(pair -> appendLine(text, pair.first(), pair.second()));
    return text.toString();
  }

  private static void appendStations(StringBuilder text, RailMap map) {
    SortedMap<Integer, List<Link>> links = new TreeMap<>();
    SortedMap<Integer, List<Walk>> walks = new TreeMap<>();
    SortedMap<Integer, List<NoTrain>> noTrains = new TreeMap<>();
    map.links().forEach(link -> at(links, link.from()).add(link));
    map.walks().forEach(walk -> at(walks, walk.from()).add(walk));
    map.noTrains().forEach(way -> at(noTrains, way.via()).add(way));
    text.append(map.stations().size()).append('\n');
    for (Station station : map.stations()) {
      int id = station.id();
      int ways = at(links, id).size() + at(walks, id).size();
      text.append(id).append(' ').append(map.value(id)).append(' ');
      text.append(station.x()).append(' ').append(station.y()).append(' ');
      appendLine(text, ways, at(noTrains, id).size());
      at(links, id).forEach(link -> appendLine(text, link.line(), link.to()));
      at(walks, id).forEach(walk -> appendLine(text, WALKING, walk.to()));
      at(noTrains, id).forEach(way -> appendLine(text, way.from(), way.line(), way.to()));
    }
  }

  private static <T> List<T> at(SortedMap<Integer, List<T>> byStation, int station) {
    return byStation.computeIfAbsent(station, any -> new ArrayList<>());
  }

  private static void appendLine(StringBuilder text, int... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      text.append(numbers[i]).append(i == numbers.length - 1 ? '\n' : ' ');
    }
  }
}
