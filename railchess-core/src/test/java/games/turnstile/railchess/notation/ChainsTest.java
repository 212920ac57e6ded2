package games.turnstile.railchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.RailMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links are written as people would: along the line, from one end to the other. */
class ChainsTest {
  private static final int WIDTH = 100;

  private static List<String> tracks(RailMap map) {
    return MapCodec.format(map).lines().filter(line -> line.startsWith("track")).toList();
  }

  private static RailMap map(String... chains) {
    StringBuilder text = new StringBuilder("railmap text 1\n");
    for (int station = 0; station < 300; station++) {
      text.append("station ").append(station).append(" 0 0\n");
    }
    for (String chain : chains) {
      text.append("track 1: ").append(chain).append('\n');
    }
    return MapCodec.parse(text.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "3 - 2 - 1, 1 - 2 - 3, ''",
    "1 - 2 - 3 - 4/9 - 2, 1 - 2 - 3 - 4, 2 - 9",
    "1 - 2 - 3 - 4/2 - 8 - 9/2 - 6, 1 - 2 - 3 - 4, 6 - 2 - 8 - 9",
    "5 - 3 - 9 - 5, 3 - 5 - 9 - 3, ''",
    "1 < 2 < 3, 3 > 2 > 1, ''",
    "1 > 2/1 > 3, 2 < 1 > 3, ''",
    "2 > 1/3 > 1, 2 > 1 < 3, ''",
    "1 - 2 - 3 - 4 - 2, 1 - 2 - 3 - 4 - 2, ''",
    "3 > 2 > 1 > 3, 1 > 3 > 2 > 1, ''",
    "1 - 2/3 - 4, 1 - 2, 3 - 4"
  })
  void format_links_areFewLongChains(String chains, String first, String second) {
    List<String> expected =
        second.isEmpty()
            ? List.of("track 1: " + first)
            : List.of("track 1: " + first, "track 1: " + second);

    assertThat(tracks(map(chains.split("/")))).isEqualTo(expected);
  }

  @Test
  void format_longLine_goesOnInTheNextOne() {
    StringBuilder chain = new StringBuilder("100");
    for (int station = 101; station < 140; station++) {
      chain.append(" - ").append(station);
    }
    RailMap map = map(chain.toString());

    assertThat(tracks(map)).hasSize(3).allMatch(line -> line.length() <= WIDTH);
    assertThat(tracks(map).get(0)).hasSizeBetween(WIDTH - 5, WIDTH).endsWith(" - 114");
    assertThat(tracks(map).get(1)).startsWith("track 1: 114 - 115 - ");
    assertThat(MapCodec.parse(MapCodec.format(map))).isEqualTo(map);
  }
}
