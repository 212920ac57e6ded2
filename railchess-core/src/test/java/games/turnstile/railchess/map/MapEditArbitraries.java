package games.turnstile.railchess.map;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/** Edits of a small map, some of which it refuses. */
class MapEditArbitraries extends DomainContextBase {
  private static final int STATIONS = 6;
  private static final int LINES = 3;

  @Provide
  Arbitrary<List<MapEdit>> edits() {
    return edit().list().ofMaxSize(60);
  }

  private static Arbitrary<MapEdit> edit() {
    Arbitrary<Integer> station = Arbitraries.integers().between(1, STATIONS);
    Arbitrary<Integer> line = Arbitraries.integers().between(1, LINES);
    Arbitrary<MapEdit.Ways> ways = Arbitraries.of(MapEdit.Ways.class);
    Arbitrary<String> name = Arbitraries.of("", "North", "South");
    Arbitrary<Link> link =
        pair().flatMap(two -> line.map(number -> new Link(number, two.get(0), two.get(1))));
    Arbitrary<Walk> walk = pair().map(two -> new Walk(two.get(0), two.get(1)));
    Arbitrary<NoSpawn> noSpawn = pair().map(two -> new NoSpawn(two.get(0), two.get(1)));
    Arbitrary<NoTransfer> noTransfer = Combinators.combine(line, line).as(NoTransfer::new);
    Arbitrary<NoTrain> noTrain =
        Combinators.combine(line, station, station, station)
            .filter((number, from, via, to) -> !via.equals(from) && !via.equals(to))
            .as(NoTrain::new);
    return Arbitraries.frequencyOf(
        List.of(
            of(4, station.map(id -> new MapEdit.AddStation(new Station(id, 0.5, 0.5)))),
            of(1, station.map(id -> new MapEdit.MoveStation(id, 0.25, 0.75))),
            of(1, station.map(MapEdit.RemoveStation::new)),
            of(8, Combinators.combine(link, ways).as(MapEdit.Connect::new)),
            of(2, Combinators.combine(link, ways).as(MapEdit.Disconnect::new)),
            of(1, line.map(MapEdit.RemoveLine::new)),
            of(4, noTrain.map(MapEdit.AddNoTrain::new)),
            of(1, noTrain.map(MapEdit.RemoveNoTrain::new)),
            of(2, noTransfer.map(MapEdit.AddNoTransfer::new)),
            of(1, noTransfer.map(MapEdit.RemoveNoTransfer::new)),
            of(2, noSpawn.map(MapEdit.AddNoSpawn::new)),
            of(1, noSpawn.map(MapEdit.RemoveNoSpawn::new)),
            of(2, Combinators.combine(walk, ways).as(MapEdit.AddThoroughfare::new)),
            of(1, Combinators.combine(walk, ways).as(MapEdit.RemoveThoroughfare::new)),
            of(1, name.map(MapEdit.RenameMap::new)),
            of(1, Combinators.combine(station, name).as(MapEdit.RenameStation::new)),
            of(1, Combinators.combine(line, name).as(MapEdit.RenameLine::new)),
            of(
                1,
                Arbitraries.frequency(Tuple.of(1, true), Tuple.of(8, false))
                    .map(MapEdit.SetReadOnly::new))));
  }

  private static Arbitrary<List<Integer>> pair() {
    return Arbitraries.integers().between(1, STATIONS).list().ofSize(2).uniqueElements();
  }

  private static Tuple.Tuple2<Integer, Arbitrary<MapEdit>> of(
      int frequency, Arbitrary<? extends MapEdit> edits) {
    return Tuple.of(frequency, edits.map(edit -> edit));
  }
}
