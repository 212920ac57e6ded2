package games.turnstile.railchess;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * What a random map is made from. Stations and lines are named by any number, counted round and
 * round, so that every recipe gives a map and a shorter recipe a smaller one.
 */
record MapRecipe(
    List<Integer> ids,
    List<Integer> lines,
    List<Stroke> strokes,
    List<Pair> walks,
    List<Integer> noTrains,
    List<Pair> noTransfers,
    List<Pair> noSpawns,
    Extras extras) {

  /** How a stroke runs from its first station to its last. */
  enum Shape {
    TWO_WAY(true, false),
    ONE_WAY(false, false),
    LOOP(true, true),
    ONE_WAY_LOOP(false, true);

    private final boolean bothWays;
    private final boolean closed;

    Shape(boolean bothWays, boolean closed) {
      this.bothWays = bothWays;
      this.closed = closed;
    }
  }

  /** A run of a line through some stations, with perhaps other lines on the same track. */
  record Stroke(Shape shape, int line, List<Integer> alongside, List<Integer> stations) {}

  /** Two of something. */
  record Pair(int first, int second, boolean bothWays) {}

  /** What matters less often. Each list may be shorter than there are stations or lines. */
  record Extras(
      String name,
      List<String> stationNames,
      List<String> lineNames,
      List<Integer> places,
      List<Integer> changeOnly,
      long id,
      boolean readOnly) {}

  RailMap map() {
    MapBuilder builder =
        RailMap.builder().name(extras.name).id(extras.id).readOnly(extras.readOnly);
    for (int i = 0; i < ids.size(); i++) {
      double x = extras.places.get(2 * i) / 100.0;
      double y = extras.places.get(2 * i + 1) / 100.0;
      String name = i < extras.stationNames.size() ? extras.stationNames.get(i) : "";
      builder.station(new Station(ids.get(i), x, y, name));
    }
    for (int i = 0; i < Math.min(lines.size(), extras.lineNames.size()); i++) {
      builder.lineName(lines.get(i), extras.lineNames.get(i));
    }
    strokes.forEach(stroke -> draw(builder, stroke));
    for (Pair pair : walks) {
      stations(
          pair,
          (first, second) -> {
            builder.walk(new Walk(first, second));
            if (pair.bothWays) {
              builder.walk(new Walk(second, first));
            }
          });
    }
    noSpawns.forEach(pair -> stations(pair, builder::noSpawn));
    noTransfers.forEach(pair -> builder.noTransfer(line(pair.first), line(pair.second)));
    extras.changeOnly.forEach(line -> builder.changeOnly(line(line)));
    return forbid(builder).build();
  }

  private void draw(MapBuilder builder, Stroke stroke) {
    List<Integer> stops = new ArrayList<>(stroke.stations);
    if (stroke.shape.closed) {
      stops.add(stops.get(0));
    }
    List<Integer> served = new ArrayList<>(stroke.alongside);
    served.add(stroke.line);
    for (int i = 1; i < stops.size(); i++) {
      int from = station(stops.get(i - 1));
      int to = station(stops.get(i));
      if (from != to) {
        for (int line : served) {
          Link link = new Link(line(line), from, to);
          builder.link(link);
          if (stroke.shape.bothWays) {
            builder.link(link.reversed());
          }
        }
      }
    }
  }

  /** Adds the no-trains, each on a way that a train would otherwise take. */
  private MapBuilder forbid(MapBuilder builder) {
    List<NoTrain> ways = new ArrayList<>();
    RailMap map = builder.build();
    for (Link link : map.links()) {
      for (Link next : map.links()) {
        if (next.line() == link.line() && next.from() == link.to() && next.to() != link.from()) {
          ways.add(new NoTrain(link.line(), link.from(), link.to(), next.to()));
        }
      }
    }
    if (!ways.isEmpty()) {
      noTrains.forEach(pick -> builder.noTrain(ways.get(pick % ways.size())));
    }
    return builder;
  }

  private void stations(Pair pair, BiConsumer<Integer, Integer> use) {
    if (station(pair.first) != station(pair.second)) {
      use.accept(station(pair.first), station(pair.second));
    }
  }

  private int station(int index) {
    return ids.get(index % ids.size());
  }

  private int line(int index) {
    return lines.get(index % lines.size());
  }
}
