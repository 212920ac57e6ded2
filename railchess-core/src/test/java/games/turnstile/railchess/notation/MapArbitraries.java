package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of maps: small ones, with everything that a map can have. */
final class MapArbitraries {
  private static final List<Integer> IDS = List.of(0, 1, 2, 3, 5, 8, 40, 41, 1000, 2147483647);
  private static final List<Integer> LINES = List.of(0, 1, 2, 7, 1000, 1001, 2147483646);

  private MapArbitraries() {}

  private enum Kind {
    BOTH_WAYS,
    ONE_WAY,
    THOROUGHFARE,
    WALK,
    NO_TRAIN,
    NO_SPAWN,
    NO_TRANSFER,
    CHANGE_ONLY,
    LINE_NAME
  }

  /** Something to be put into a map; its stations are counted round the map's own. */
  private record Part(Kind kind, int line, int first, int second, int third, String name) {
    void addTo(MapBuilder builder, List<Station> stations) {
      int from = stations.get(first % stations.size()).id();
      int via = stations.get(second % stations.size()).id();
      int to = stations.get(third % stations.size()).id();
      if (from == via) {
        return;
      }
      switch (kind) {
        case BOTH_WAYS -> builder.track(line, from, via);
        case ONE_WAY -> builder.link(new Link(line, from, via));
        case THOROUGHFARE -> builder.thoroughfare(from, via);
        case WALK -> builder.walk(new Walk(from, via));
        case NO_TRAIN -> builder.noTrain(new NoTrain(line, from, via, via == to ? from : to));
        case NO_SPAWN -> builder.noSpawn(from, via);
        case NO_TRANSFER -> builder.noTransfer(line, LINES.get(first % LINES.size()));
        case CHANGE_ONLY -> builder.changeOnly(line);
        case LINE_NAME -> builder.lineName(line, name);
      }
    }
  }

  static Arbitrary<RailMap> maps() {
    Arbitrary<Long> ids = Arbitraries.oneOf(Arbitraries.just(0L), Arbitraries.longs());
    return Combinators.combine(
            names(), ids, Arbitraries.of(true, false), stations(), parts().list().ofMaxSize(30))
        .as(MapArbitraries::map)
        .withoutEdgeCases();
  }

  private static RailMap map(
      String name, long id, boolean readOnly, List<Station> stations, List<Part> parts) {
    MapBuilder builder = RailMap.builder().name(name).id(id).readOnly(readOnly);
    stations.forEach(builder::station);
    if (!stations.isEmpty()) {
      parts.forEach(part -> part.addTo(builder, stations));
    }
    return builder.build();
  }

  private static Arbitrary<List<Station>> stations() {
    Arbitrary<Double> places =
        Arbitraries.oneOf(
            Arbitraries.of(0.0, -0.0, 1.0, 0.5, 1.0E-4, Double.MIN_VALUE, Math.nextDown(1.0)),
            Arbitraries.doubles().between(0, 1).ofScale(9));
    return Combinators.combine(Arbitraries.of(IDS), places, places, names())
        .as(Station::new)
        .list()
        .uniqueElements(Station::id)
        .ofMaxSize(IDS.size());
  }

  private static Arbitrary<Part> parts() {
    Arbitrary<Integer> stations = Arbitraries.integers().between(0, IDS.size() - 1);
    return Combinators.combine(
            Arbitraries.of(Kind.class),
            Arbitraries.of(LINES),
            stations,
            stations,
            stations,
            names())
        .as(Part::new);
  }

  /** Names in several scripts, some of which look like something else. */
  static Arbitrary<String> names() {
    return Arbitraries.oneOf(
        Arbitraries.of("", "西直门", "東京　駅", "# 1", "12 0.5", "a  b", "&c", "\uD83D\uDE87", "\uFEFFx"),
        Arbitraries.of("Harbour", "read-only", "Ä-ß", "- 5", "railmap text 1", "x".repeat(200)));
  }
}
