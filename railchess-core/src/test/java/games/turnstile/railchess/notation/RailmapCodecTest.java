package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code /} stands for a line feed. */
class RailmapCodecTest {
  private static final String FILE =
      """
      1
      1700000000007
      true
      1
      旧城 Old Town
      4
      1 1 0.25 0.5 1 0
      3 2
      2 3 0.5 1.0E-4 4 2
      3 1
      3 4
      4 4
      2147483647 9
      1 3 4
      4 3 1
      4 1 1.0 0.0 1 0
      3 2
      9 0 0.125 1.0 0 0
      2
      1
      4
      2
      3 3
      3 1004
      1
      1 4
      """;

  private static final RailMap MAP =
      RailMap.builder()
          .name("旧城 Old Town")
          .id(1700000000007L)
          .readOnly(true)
          .station(1, 0.25, 0.5)
          .station(2, 0.5, 0.0001)
          .station(4, 1, 0)
          .station(9, 0.125, 1)
          .track(3, 1, 2, 4)
          .oneWay(4, 2, 4)
          .walk(new Walk(2, 9))
          .noTrain(new NoTrain(3, 1, 2, 4))
          .noTrain(new NoTrain(3, 4, 2, 1))
          .noTransfer(3, 3)
          .noTransfer(1004, 3)
          .noSpawn(4, 1)
          .build();

  @Test
  void format_map_isVersionOne() {
    assertThat(RailmapCodec.format(MAP)).isEqualTo(FILE);
  }

  @Test
  void parse_versionOne_isTheMap() {
    assertThat(RailmapCodec.parse(FILE).value()).isEqualTo(MAP);
    assertThat(RailmapCodec.parse(FILE).warnings()).isEmpty();
  }

  @Test
  void parse_versionZero_hasNeitherIdNorMark() {
    String old = FILE.replace("1\n1700000000007\ntrue\n1\n", "0\n1\n");

    assertThat(RailmapCodec.parse(old).value())
        .isEqualTo(MAP.toBuilder().id(0).readOnly(false).build());
  }

  @Test
  void parse_anyWhiteSpace_isTheSame() {
    String[] parts = FILE.split("\n", 6);
    String scattered =
        "\n 1\t1700000000007\r\ntrue   1 dropped\r\n "
            + parts[4]
            + " \r\n"
            + parts[5].replace('\n', ' ').replace(" ", "\r\n\t ")
            + "\nwhatever 1 2 3";

    assertThat(RailmapCodec.parse(scattered)).isEqualTo(RailmapCodec.parse(FILE));
    assertThat(RailmapCodec.parse(FILE.replace('\n', '\r')).value()).isEqualTo(MAP);
  }

  @Test
  void parse_bytes_areUtf8OrGb18030() {
    assertThat(RailmapCodec.parse(FILE.getBytes(StandardCharsets.UTF_8)).value()).isEqualTo(MAP);
    assertThat(RailmapCodec.parse(FILE.getBytes(Charset.forName("GB18030"))).value())
        .isEqualTo(MAP);
    assertThat(RailmapCodec.parse("\uFEFF" + FILE).value()).isEqualTo(MAP);
  }

  @Test
  void parse_valuesAndSpawnsOfTheFile_doNotCount() {
    String other =
        FILE.replace("2 3 0.5", "2 -1 0.5").replace("\n2\n1\n4\n2\n3 3", "\n1\n77\n2\n3 3");

    assertThat(RailmapCodec.parse(other).value()).isEqualTo(MAP);
    assertThat(RailmapCodec.parse(other).warnings()).isEmpty();
    assertThat(RailmapCodec.parse(other).value().spawns()).containsExactly(1, 4);
  }

  @Test
  void parse_smallestMap_isEmpty() {
    assertThat(RailmapCodec.parse("0 1\n\n0 0 0 0").value()).isEqualTo(RailMap.builder().build());
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0, 'expected the version of the format, 0 or 1, found the end of the text'",
    "'  ', 2, end of the text",
    "2/5, 0, version 2 of the format; versions 0 and 1 can be read",
    "-1, 0, version -1",
    "+1, 0, '''+1'''",
    "0x1, 0, '''0x1'''",
    "１, 0, '''１'''",
    "0/2/n/, 2, the map is for rule number 2; only maps for rule number 1 can be read",
    "1/x, 2, 'expected the map''s id, found ''x'''",
    "1/99999999999999999999/, 2, out of range",
    "1/5/yes/1, 4, 'expected true or false, whether the map is read-only, found ''yes'''",
    "1/5/True/1, 4, '''True'''",
    "1/5/true/3/, 9, rule number 3",
    "0/1, 3, 'expected the map''s name, found the end of the text'",
    "0/1/, 4, the map's name",
    "0/1/n, 5, the number of stations",
    "0/1/n/-1, 6, 'the number of stations must be 0 or more, not -1'",
    "0/1/n/2000000000, 16, 'expected a station''s id, found the end of the text'",
    "0/1/n/3000000000, 6, the number of stations is out of range: 3000000000",
    "0/1/n/1.0, 6, '''1.0'''",
    "0/1/n/1 -5 0 0 0 0 0, 8, 'a station''s id must be 0 or more, not -5'",
    "0/1/n/1 5 x 0 0 0 0, 10, the value of station 5",
    "0/1/n/1 5 0 NaN 0 0 0, 12, the x of station 5",
    "0/1/n/1 5 0 0 Infinity 0 0, 14, the y of station 5",
    "0/1/n/1 5 0 1e999 0 0 0, 12, out of range",
    "0/1/n/1 5 0 0.5d 0 0 0, 12, '''0.5d'''",
    "0/1/n/1 5 0 0x1p3 0 0 0, 12, '''0x1p3'''",
    "'0/1/n/1 5 0 0,5 0 0 0', 12, '''0,5'''",
    "0/1/n/1 5 0 . 0 0 0, 12, '''.'''",
    "0/1/n/1 5 0 0 0 -1 0, 16, the number of links of station 5",
    "0/1/n/1 5 0 0 0 0 -1, 18, the number of no-trains of station 5",
    "0/1/n/1 5 0 0 0 1 0 -3 5, 20, 'a line''s number must be 0 or more, not -3'",
    "0/1/n/1 5 0 0 0 1 0 3 -5, 22, the id of a station next to station 5 must be 0 or more",
    "0/1/n/1 5 0 0 0 2000000000 0 3 7, 32, a line's number",
    "0/1/n/1 5 0 0 0 0 1 -1 3 5, 20, the id of a station before station 5",
    "0/1/n/1 5 0 0 0 0 1 1 -3 5, 22, a line's number must be 0 or more",
    "0/1/n/1 5 0 0 0 0 1 1 3 -5, 24, the id of a station after station 5",
    "0/1/n/2 5 0 0 0 0 0 5 0 0 0 0 0, 20, there is already a station 5",
    "0/1/n/0, 7, the number of spawns",
    "0/1/n/0 -1, 8, the number of spawns",
    "0/1/n/0 2 1, 11, a spawn's id",
    "0/1/n/0 1 -1, 10, a spawn's id must be 0 or more",
    "0/1/n/0 0 -2, 10, the number of no-transfers",
    "0/1/n/0 0 1 -2 3, 12, a line's number",
    "0/1/n/0 0 1 2 -3, 14, a line's number",
    "0/1/n/0 0 0 -9, 12, the number of no-spawns",
    "0/1/n/0 0 0 1 3, 15, a station's id",
    "0/1/n/0 0 0 1 3 -4, 16, a station's id"
  })
  void parse_malformed_isRefused(String shorthand, int offset, String fragment) {
    String text = shorthand.replace('/', '\n');
    assertRefused(() -> RailmapCodec.parse(text), offset, fragment);
  }

  @Test
  void parse_everyBeginningOfAFile_isRefusedAtItsEnd() {
    for (int length = 0; length < FILE.lastIndexOf('4'); length++) {
      if (Character.isWhitespace(FILE.charAt(length))) {
        String beginning = FILE.substring(0, length);
        assertRefused(() -> RailmapCodec.parse(beginning), length, "found the end of the text");
      }
    }
  }

  @Test
  void losses_areWhatTheFormatDoesNotKnow() {
    RailMap named =
        MAP.toBuilder()
            .station(new Station(10, 0, 0, "Zoo"))
            .lineName(3, "Ring")
            .lineName(4, "Cross")
            .changeOnly(3)
            .build();

    assertThat(RailmapCodec.losses(MAP)).isEmpty();
    assertThat(RailmapCodec.losses(named))
        .containsExactly(
            "names of stations (1)",
            "names of lines (2)",
            "marks of lines that cannot be a move's first train (1)");
  }

  @Test
  void parse_missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> RailmapCodec.parse((byte[]) null));
    assertThatNullPointerException().isThrownBy(() -> RailmapCodec.parse((String) null));
    assertThatNullPointerException().isThrownBy(() -> RailmapCodec.format(null));
  }

  @Test
  void parse_linksBothWays_areTwoLinks() {
    RailMap map = RailmapCodec.parse(FILE).value();

    assertThat(map.links())
        .containsExactly(
            new Link(3, 1, 2),
            new Link(3, 2, 1),
            new Link(3, 2, 4),
            new Link(3, 4, 2),
            new Link(4, 2, 4));
  }
}
