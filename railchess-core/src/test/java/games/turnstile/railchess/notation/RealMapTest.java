package games.turnstile.railchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.turnstile.railchess.map.RailMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A map of a real network, where one lies beside the project. */
class RealMapTest {
  private static final Path FILE =
      Path.of("..", "..", "shared", "data", "metro", "beijing.railmap");

  @Test
  void parse_realMap_readsWithoutWarningsAndRoundTrips() throws IOException {
    assumeTrue(Files.isReadable(FILE), "no real map beside the project");
    byte[] bytes = Files.readAllBytes(FILE);
    Decoded<RailMap> decoded = RailmapCodec.parse(bytes);
    RailMap map = decoded.value();

    assertThat(decoded.warnings()).isEmpty();
    assertThat(map.stations()).hasSize(425);
    assertThat(map.lines()).hasSize(28);
    assertThat(RailmapCodec.losses(map)).isEmpty();
    assertThat(RailmapCodec.parse(RailmapCodec.format(map)).value()).isEqualTo(map);
    assertThat(MapCodec.parse(MapCodec.format(map))).isEqualTo(map);
  }
}
