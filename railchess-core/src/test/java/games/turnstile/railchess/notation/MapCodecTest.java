package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code /} stands for a line feed, {@code HEAD} for the first line and its end. */
class MapCodecTest {
  private static final String TEXT =
      """
      railmap text 1
      name Old Town
      id 7
      read-only
      station 1 0.25 0.5 Harbour
      station 2 0.5 1.0E-4
      station 3 1.0 0.0 # 西直门
      station 4 0.0 0.0 4
      station 5 0.0 0.0
      station 6 0.0 0.0
      line 1 Harbour Line
      line 77 Never Built
      track 1: 1 - 2 - 3 > 4 - 5
      track 2: 1 - 6
      walk 4 > 6 - 5
      no-train 1: 1 > 2 > 3
      no-train 1: 3 > 2 > 3
      no-transfer 1 1
      no-transfer 1 2
      no-spawn 3 4
      change-only 9
      """;

  private static final RailMap MAP =
      RailMap.builder()
          .name("Old Town")
          .id(7)
          .readOnly(true)
          .station(new Station(1, 0.25, 0.5, "Harbour"))
          .station(2, 0.5, 0.0001)
          .station(new Station(3, 1, 0, "# 西直门"))
          .station(new Station(4, 0, 0, "4"))
          .station(5, 0, 0)
          .station(6, 0, 0)
          .lineName(1, "Harbour Line")
          .lineName(77, "Never Built")
          .track(1, 1, 2, 3)
          .oneWay(1, 3, 4)
          .track(1, 4, 5)
          .track(2, 1, 6)
          .thoroughfare(5, 6)
          .walk(new Walk(4, 6))
          .noTrain(new NoTrain(1, 1, 2, 3))
          .noTrain(new NoTrain(1, 3, 2, 3))
          .noTransfer(1, 1)
          .noTransfer(2, 1)
          .noSpawn(4, 3)
          .changeOnly(9)
          .build();

  private static String text(String shorthand) {
    return shorthand.replace("HEAD", "railmap text 1\n").replace('/', '\n');
  }

  @Test
  void format_map_isAStatementALine() {
    assertThat(MapCodec.format(MAP)).isEqualTo(TEXT);
    assertThat(MapCodec.format(RailMap.builder().build())).isEqualTo("railmap text 1\n");
  }

  @Test
  void parse_formatted_isTheMap() {
    assertThat(MapCodec.parse(TEXT)).isEqualTo(MAP);
    assertThat(MapCodec.parse("railmap text 1")).isEqualTo(RailMap.builder().build());
  }

  @Test
  void parse_commentsBlanksAndLineEnds_doNotCount() {
    String spaced =
        TEXT.replace("track 1: 1 - 2 - 3 > 4 - 5", "track\t1 :1-2   -3>4- 5 \n\n  # - 9\n#\n \t ")
            .replace("\n", "\r\n");

    assertThat(MapCodec.parse("\uFEFF# a map\n\n " + spaced + "#")).isEqualTo(MAP);
    assertThat(MapCodec.parse(TEXT.replace('\n', '\r'))).isEqualTo(MAP);
  }

  @Test
  void parse_statementsInAnyOrder_areTheSameMap() {
    String[] lines = TEXT.split("\n");
    StringBuilder backwards = new StringBuilder(lines[0]);
    for (int i = lines.length - 1; i > 0; i--) {
      backwards.append('\n').append(lines[i]);
    }

    assertThat(MapCodec.parse(backwards.toString())).isEqualTo(MAP);
  }

  @ParameterizedTest
  @CsvSource({
    "1 - 2 < 3, 1 - 2/3 > 2",
    "3 < 2 < 1, 1 > 2 > 3",
    "1 > 2 > 1, 1 - 2",
    "1 - 2 - 1, 1 - 2"
  })
  void parse_signs_areDirections(String chain, String chains) {
    String stations = "station 1 0 0/station 2 0 0/station 3 0 0/";
    String other = chains.replace("/", "/track 7: ");

    assertThat(MapCodec.parse(text("HEAD" + stations + "track 7: " + chain)))
        .isEqualTo(MapCodec.parse(text("HEAD" + stations + "track 7: " + other)));
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0, 'expected ''railmap text 1'' as the first line, found the end of the text'",
    "'#/ ', 3, end of the text",
    "railmap text 2/, 0, 'found ''railmap text 2'''",
    " name x/HEAD, 0, 'found ''name x'''",
    "HEADplatform 1, 15, 'expected name, id, read-only, station, line, track, walk, no-train,"
        + " no-transfer, no-spawn or change-only, found ''platform'''",
    "HEADname, 19, 'expected the map''s name, found the end of the text'",
    "HEADname  /, 21, 'expected the map''s name, found the end of the line'",
    "HEADname a/name b, 22, '''name'' is there already'",
    "HEADid/, 17, the map's id",
    "HEADid x, 18, 'expected the map''s id, found ''x'''",
    "HEADid 1 2, 20, 'expected the end of the line, found ''2'''",
    "HEADid 1/id 2, 20, '''id'' is there already'",
    "HEADid 9223372036854775808, 18, out of range",
    "HEADread-only no, 25, the end of the line",
    "HEADread-only/read-only, 25, already",
    "HEADstation, 22, a station's id",
    "HEADstation -1 0 0, 23, 'expected a station''s id, found ''-1'''",
    "HEADstation 2147483648 0 0, 23, out of range",
    "HEADstation 1, 24, 'the station''s x, 0 to 1'",
    "HEADstation 1 0, 26, 'the station''s y, 0 to 1'",
    "HEADstation 1 0 1.5, 27, 'expected the station''s y, 0 to 1, found 1.5'",
    "HEADstation 1 -0.1 0, 25, 'found -0.1'",
    "HEADstation 1 NaN 0, 25, 'found ''NaN'''",
    "HEADstation 1 0 0/station 1 0 0, 37, there is already a station 1",
    "HEADline 1, 21, the line's name",
    "HEADline x y, 20, a line's number",
    "HEADline 1 a/line 1 b, 24, '''line 1'' is there already'",
    "HEADline 2147483647 a, 20, 2147483647 stands for walking",
    "HEADtrack 1 2 - 3, 23, 'expected '':'' after the line''s number, found ''2'''",
    "HEADtrack 1:, 23, a station's id",
    "HEADtrack 1: 2, 25, '''-'', ''>'' or ''<'' and the next station'",
    "HEADtrack 1: 2 -, 27, 'expected a station''s id, found the end of the text'",
    "HEADtrack 1: 2 3, 26, 'found ''3'''",
    "HEADtrack 1: 2 - 2, 28, expected another station after station 2",
    "HEADtrack 1: 2 -- 3, 27, 'found ''-'''",
    "HEADtrack 1: 2 - 3 # x, 30, 'found ''#'''",
    "HEADtrack 2147483647: 2 - 3, 21, stands for walking",
    "HEADtrack 1: 2 - 3, 24, 'there is no station 2; add a line for it'",
    "HEADwalk 1 - 1, 24, another station",
    "HEADno-train 1: 2 > 3, 32, '''>'' and the station that it does not run on to'",
    "HEADno-train 1: 2 - 3 > 4, 29, '''>'' and the station that the train reaches'",
    "HEADno-train 1: 2 > 2 > 4, 35, two different stations",
    "HEADno-transfer 1, 28, a line's number",
    "HEADno-transfer 1 2147483647, 29, stands for walking",
    "HEADno-spawn 1 1, 26, two different stations",
    "HEADno-spawn 1 2 3, 28, the end of the line",
    "HEADchange-only a, 27, a line's number",
    "HEADchange-only 2147483647, 27, stands for walking"
  })
  void parse_malformed_isRefused(String shorthand, int offset, String fragment) {
    String text = text(shorthand);
    assertRefused(() -> MapCodec.parse(text), offset, fragment);
  }

  @Test
  void parse_namesThatNoMapTakes_areRefused() {
    String head = "railmap text 1\n";

    assertRefused(() -> MapCodec.parse(head + "name a\u0007"), 20, "control characters");
    assertRefused(
        () -> MapCodec.parse(head + "station 1 0 0 " + "x".repeat(201)), 29, "at most 200");
    assertRefused(() -> MapCodec.parse(head + "line 5 a\u2028b"), 22, "one line of text");
  }

  @Test
  void parse_longNonsense_isShownInPart() {
    assertRefused(
        () -> MapCodec.parse("\u0000\u202e" + "x".repeat(1_000_000)),
        0,
        "found '??" + "x".repeat(38) + "...'");
  }

  @Test
  void parse_mapBeyondTheLimits_isRefused() {
    String stations =
        IntStream.rangeClosed(0, RailMap.MAX_STATIONS)
            .mapToObj(id -> "station " + id + " 0 0\n")
            .collect(Collectors.joining("", "railmap text 1\n", ""));

    assertRefused(
        () -> MapCodec.parse(stations), stations.lastIndexOf("5000"), "at most 5000 stations");
  }

  @Test
  void parse_missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> MapCodec.parse(null));
    assertThatNullPointerException().isThrownBy(() -> MapCodec.format(null));
  }
}
