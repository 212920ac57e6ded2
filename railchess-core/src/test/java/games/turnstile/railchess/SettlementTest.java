package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainClaims;
import games.turnstile.railchess.oracle.PlainSettlement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine's claims, against answers worked out by hand and those of the oracle. */
@Domain(MapArbitraries.class)
class SettlementTest {
  static Stream<ClaimExamples.Example> examples() {
    return ClaimExamples.all();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void the_engine_knows_the_worked_examples(ClaimExamples.Example example) {
    example.check(SettlementTest::settle);
  }

  @Test
  void stations_beyond_the_first_64_are_claimed_like_others() {
    RailMap map = Maps.path(200).toBuilder().station(500, 0, 0).build();
    List<Integer> stations = List.of(70, 150, 198);

    assertThat(settle(map, Map.of(), Set.of(), stations, Set.of(0, 1, 2)))
        .isEqualTo(PlainSettlement.settle(map, Map.of(), Set.of(), stations, Set.of(0, 1, 2)));
  }

  @Property(tries = 1_000)
  void what_can_be_reached_is_what_the_oracle_reaches(@ForAll RideQuestion question) {
    Network network = new Network(question.map());
    long[] closed = new long[network.words];
    question
        .owners()
        .forEach(
            (station, owner) -> {
              if (owner != question.seat()) {
                Bits.add(closed, network.index(station));
              }
            });
    long[] reached = new Reach(network).from(network.index(question.from()), closed);

    assertThat(new StationSet(network, reached))
        .isEqualTo(
            PlainClaims.reachable(
                question.map(), question.owners(), question.seat(), question.from()));
  }

  private static PlainSettlement settle(
      RailMap map,
      Map<Integer, Integer> owners,
      Set<Integer> dead,
      List<Integer> stations,
      Set<Integer> seatsIn) {
    Network network = new Network(map);
    int[] at = stations.stream().mapToInt(network::index).toArray();
    Table table = new Table(network, Settings.standard(), at);
    dead.forEach(station -> Bits.add(table.dead, network.index(station)));
    owners.forEach(
        (station, seat) -> {
          Bits.add(table.owned[seat], network.index(station));
          table.points[seat] += map.value(station);
          table.best[seat] = table.points[seat];
        });
    for (int seat = 0; seat < at.length; seat++) {
      table.in[seat] = seatsIn.contains(seat);
    }
    Settlement.settle(table, event -> {});
    return result(table);
  }

  private static PlainSettlement result(Table table) {
    TreeMap<Integer, Integer> owners = new TreeMap<>();
    TreeSet<Integer> in = new TreeSet<>();
    for (int seat = 0; seat < table.seats; seat++) {
      int owner = seat;
      new StationSet(table.network, table.owned[seat]).forEach(id -> owners.put(id, owner));
    }
    IntStream.range(0, table.seats).filter(seat -> table.in[seat]).forEach(in::add);
    return new PlainSettlement(
        owners,
        new TreeSet<>(new StationSet(table.network, table.dead)),
        in,
        Arrays.stream(table.points).boxed().toList(),
        Arrays.stream(table.best).boxed().toList());
  }
}
