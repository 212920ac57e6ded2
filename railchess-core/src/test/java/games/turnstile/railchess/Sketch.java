package games.turnstile.railchess;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Walk;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Small maps as text. Stations are letters, and the id of {@code a} is 0. A sketch has pieces
 * between commas:
 *
 * <pre>{@code
 * 1 a-b-c         line 1 runs both ways
 * 2 c>d           line 2 runs one way
 * walk a-e        a thoroughfare, or with > one that leads one way
 * notrain 1 a>b>c
 * notransfer 1 2
 * nospawn a b
 * changeonly 2
 * alone f         a station without links
 * }</pre>
 */
public final class Sketch {
  private Sketch() {}

  /** {@return the map of a sketch} */
  public static RailMap map(String sketch) {
    MapBuilder builder = RailMap.builder();
    List<String> pieces = List.of(sketch.split(",\\s*"));
    pieces.stream()
        .flatMapToInt(piece -> piece.substring(piece.lastIndexOf(' ') + 1).chars())
        .filter(letter -> letter >= 'a' && letter <= 'z')
        .distinct()
        .forEach(letter -> builder.station(letter - 'a', 0.5, (letter - 'a') / 26.0));
    for (String piece : pieces) {
      add(builder, piece.split(" "));
    }
    return builder.build();
  }

  private static void add(MapBuilder builder, String[] words) {
    switch (words[0]) {
      case "walk" -> {
        Walk walk = new Walk(station(words[1], 0), station(words[1], 1));
        builder.walk(walk);
        if (words[1].charAt(1) == '-') {
          builder.walk(walk.reversed());
        }
      }
      case "notrain" ->
          builder.noTrain(
              new NoTrain(
                  Integer.parseInt(words[1]),
                  station(words[2], 0),
                  station(words[2], 1),
                  station(words[2], 2)));
      case "notransfer" ->
          builder.noTransfer(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
      case "nospawn" -> builder.noSpawn(station(words[1], 0), station(words[2], 0));
      case "changeonly" -> builder.changeOnly(Integer.parseInt(words[1]));
      case "alone" -> {}
      default -> addLine(builder, Integer.parseInt(words[0]), words[1]);
    }
  }

  private static void addLine(MapBuilder builder, int line, String run) {
    for (int i = 0; 2 * i + 2 < run.length(); i++) {
      Link link = new Link(line, station(run, i), station(run, i + 1));
      builder.link(link);
      if (run.charAt(2 * i + 1) == '-') {
        builder.link(link.reversed());
      }
    }
  }

  private static int station(String run, int index) {
    return station(run.charAt(2 * index));
  }

  /** {@return the id of a station} */
  public static int station(char letter) {
    return letter - 'a';
  }

  /** {@return the ids of stations whose letters stand together} */
  public static SortedSet<Integer> stations(String letters) {
    return letters
        .chars()
        .mapToObj(letter -> station((char) letter))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** {@return owners from text such as {@code bc=1 d=0}} */
  public static SortedMap<Integer, Integer> owners(String text) {
    SortedMap<Integer, Integer> owners = new TreeMap<>();
    for (String piece : text.isBlank() ? new String[0] : text.split(" ")) {
      String[] sides = piece.split("=");
      stations(sides[0]).forEach(station -> owners.put(station, Integer.valueOf(sides[1])));
    }
    return owners;
  }

  /** {@return the letters of stations, in their order} */
  public static String letters(Iterable<Integer> stations) {
    StringBuilder letters = new StringBuilder();
    stations.forEach(station -> letters.append((char) ('a' + station)));
    return letters.toString();
  }

  /** {@return text such as {@code b=1 c=1 d=0} for owners} */
  public static String text(Map<Integer, Integer> owners) {
    return new TreeMap<>(owners)
        .entrySet().stream()
            .map(entry -> letters(List.of(entry.getKey())) + "=" + entry.getValue())
            .collect(Collectors.joining(" "));
  }
}
