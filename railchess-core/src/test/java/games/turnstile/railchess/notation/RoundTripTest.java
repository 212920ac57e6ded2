package games.turnstile.railchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.GamePlan;
import games.turnstile.railchess.GamePlans;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is written can be read again. */
class RoundTripTest {
  private static final int WIDTH = 100;

  @Property(tries = 500)
  void mapText_ofAnyMap_readsBackAsTheMap(@ForAll("maps") RailMap map) {
    String text = MapCodec.format(map);

    assertThat(MapCodec.parse(text)).isEqualTo(map);
    assertThat(MapCodec.format(MapCodec.parse(text))).isEqualTo(text);
    assertThat(text.lines().filter(line -> line.matches("(track|walk) .*")))
        .allMatch(line -> line.length() <= WIDTH);
  }

  @Property(tries = 500)
  void railmap_ofAnyMap_readsBackApartFromTheLosses(@ForAll("maps") RailMap map) {
    String file = RailmapCodec.format(map);
    RailMap bare = withoutLosses(map);

    assertThat(RailmapCodec.parse(file).value()).isEqualTo(bare);
    assertThat(RailmapCodec.parse(file).warnings()).isEmpty();
    assertThat(RailmapCodec.losses(bare)).isEmpty();
    assertThat(RailmapCodec.losses(map).isEmpty()).isEqualTo(map.equals(bare));
    assertThat(RailmapCodec.format(bare)).isEqualTo(file);
  }

  @Property(tries = 200)
  void railmap_inEitherEncoding_isTheSameMap(@ForAll("maps") RailMap map) {
    String file = RailmapCodec.format(map);
    Decoded<RailMap> read = RailmapCodec.parse(file);

    assertThat(RailmapCodec.parse(file.getBytes(StandardCharsets.UTF_8))).isEqualTo(read);
    assertThat(RailmapCodec.parse(file.getBytes(Charset.forName("GB18030")))).isEqualTo(read);
  }

  @Property(tries = 200)
  void originalLineNumbers_ofAnyMap_keepFarLinesApart(@ForAll("maps") RailMap map) {
    String file = RailmapCodec.format(map);
    RailMap read = RailmapCodec.parse(file, ImportOption.ORIGINAL_LINE_NUMBERS).value();

    assertThat(read.changeOnlyLines()).isEqualTo(read.lines().tailSet(1000));
    for (int first : read.lines()) {
      for (int second : read.lines()) {
        NoTransfer pair = new NoTransfer(first, second);
        boolean farApart = Math.abs(first - second) > 1000;
        assertThat(read.noTransfers().contains(pair))
            .isEqualTo(farApart || map.noTransfers().contains(pair));
      }
    }
    assertThat(read.noTransfers()).containsAll(map.noTransfers());
  }

  @Property(tries = 300)
  void record_ofAnyGame_readsBackWithTheSamePositionsAndEvents(@ForAll("plans") GamePlan plan) {
    GameRecord game = GamePlans.record(plan);
    String text = RecordCodec.format(game);

    assertThat(RecordCodec.parse(text)).isEqualTo(game);
    assertThat(RecordCodec.parse(text).steps()).isEqualTo(game.steps());
    assertThat(RecordCodec.format(RecordCodec.parse(text))).isEqualTo(text);
    assertThat(text.lines().filter(line -> line.matches("(roll|ride|leave) [0-9]+")))
        .hasSameSizeAs(game.moves());
  }

  @Property(tries = 300)
  void recordWithFingerprint_ofAnyGame_readsBackWithTheMap(@ForAll("plans") GamePlan plan) {
    GameRecord game = GamePlans.record(plan);
    String text = RecordCodec.formatWithFingerprint(game);

    assertThat(RecordCodec.parse(text, fingerprint -> Optional.of(plan.map()))).isEqualTo(game);
    assertThat(RecordCodec.format(game).lines().filter(line -> !line.startsWith("|")))
        .containsExactlyElementsOf(text.lines().toList());
  }

  private static RailMap withoutLosses(RailMap map) {
    MapBuilder bare = RailMap.builder().name(map.name()).id(map.id()).readOnly(map.isReadOnly());
    map.stations().forEach(station -> bare.station(station.id(), station.x(), station.y()));
    map.links().forEach(bare::link);
    map.walks().forEach(bare::walk);
    map.noTrains().forEach(bare::noTrain);
    map.noTransfers().forEach(pair -> bare.noTransfer(pair.first(), pair.second()));
    map.noSpawns().forEach(pair -> bare.noSpawn(pair.first(), pair.second()));
    return bare.build();
  }

  @Provide
  Arbitrary<RailMap> maps() {
    return MapArbitraries.maps();
  }

  @Provide
  Arbitrary<GamePlan> plans() {
    return games.turnstile.railchess.MapArbitraries.plans();
  }
}
