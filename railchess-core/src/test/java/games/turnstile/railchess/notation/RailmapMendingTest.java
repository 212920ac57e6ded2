package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is useless in a {@code .railmap} file is left out, and the reader is told. */
class RailmapMendingTest {
  /** Stations 1, 2 and 3 with a link both ways between 1 and 2, and room for more. */
  private static final String FILE =
      """
      0 1
      NAME
      3
      1 0 0.5 XX %s 0 3 2
      2 0 0.5 0.5 1 %s 3 1
      3 0 0.5 0.5 0 0
      0
      %s
      %s
      """;

  private static final RailMap PLAIN =
      RailMap.builder()
          .name("NAME")
          .station(1, 0.5, 0.5)
          .station(2, 0.5, 0.5)
          .station(3, 0.5, 0.5)
          .track(3, 1, 2)
          .build();

  private static String file(String links, String forbids, String transfers, String spawns) {
    return FILE.replace("XX", "0.5").formatted(links, forbids, transfers, spawns);
  }

  @ParameterizedTest
  @CsvSource({
    "'2 0 3 1', The link of line 3 at station 1 was dropped: it leads to the same station.",
    "'2 0 2147483647 1', The thoroughfare at station 1 was dropped: it leads to the same station.",
    "'2 0 3 2', The link of line 3 at station 1 to station 2 was dropped: it is there already.",
    "'2 0 3 9', 'The link of line 3 at station 1 was dropped: it names station 9, which is not"
        + " there.'",
    "'2 0 2147483647 9', 'The thoroughfare at station 1 was dropped: it names station 9, which is"
        + " not there.'"
  })
  void parse_uselessLink_isDroppedWithAWarning(String links, String warning) {
    String text = file("1", "0", "0", "0").replace("1 0 3 2", links + " 3 2");

    assertThat(RailmapCodec.parse(text).value()).isEqualTo(PLAIN);
    assertThat(RailmapCodec.parse(text).warnings()).containsExactly(warning);
  }

  @ParameterizedTest
  @CsvSource({
    "1 3 9, 'The no-train of line 3 at station 2 was dropped: it names station 9, which is not"
        + " there.'",
    "8 3 9, 'The no-train of line 3 at station 2 was dropped: it names station 8, which is not"
        + " there.'",
    "2 3 1, The no-train of line 3 at station 2 was dropped: it names that station twice.",
    "1 3 2, The no-train of line 3 at station 2 was dropped: it names that station twice.",
    "1 2147483647 3, 'The no-train at station 2 was dropped: it is for walking, not for a line.'"
  })
  void parse_uselessNoTrain_isDroppedWithAWarning(String noTrain, String warning) {
    String text = file("1", "1", "0", "0").replace("1 1 3 1", "1 1 3 1 " + noTrain);

    assertThat(RailmapCodec.parse(text).value()).isEqualTo(PLAIN);
    assertThat(RailmapCodec.parse(text).warnings()).containsExactly(warning);
  }

  @ParameterizedTest
  @CsvSource({
    "1 3 2147483647, 0, 'The no-transfer of lines 3 and 2147483647 was dropped: 2147483647 stands"
        + " for walking, not for a line.'",
    "1 2147483647 3, 0, 'The no-transfer of lines 2147483647 and 3 was dropped: 2147483647 stands"
        + " for walking, not for a line.'",
    "0, 1 2 2, The no-spawn of station 2 was dropped: it names that station twice.",
    "0, 1 2 9, The no-spawn of stations 2 and 9 was dropped: station 9 is not there.",
    "0, 1 9 2, The no-spawn of stations 9 and 2 was dropped: station 9 is not there."
  })
  void parse_uselessPair_isDroppedWithAWarning(String transfers, String spawns, String warning) {
    String text = file("1", "0", transfers, spawns);

    assertThat(RailmapCodec.parse(text).value()).isEqualTo(PLAIN);
    assertThat(RailmapCodec.parse(text).warnings()).containsExactly(warning);
  }

  @ParameterizedTest
  @CsvSource({"1.5, 1", "-0.25, 0", "1.0E300, 1", "-7, 0"})
  void parse_stationOffTheMap_isMovedToItsEdge(String y, double edge) {
    String text = FILE.replace("XX", y).formatted("1", "0", "0", "0");
    Decoded<RailMap> decoded = RailmapCodec.parse(text);

    assertThat(decoded.value().station(1).orElseThrow().y()).isEqualTo(edge);
    assertThat(decoded.warnings()).hasSize(1);
    assertThat(decoded.warnings().get(0)).startsWith("The y of station 1 was moved from ");
  }

  @Test
  void parse_nameThatNoMapTakes_isCleaned() {
    String text = file("1", "0", "0", "0");
    String torn = "x".repeat(199) + "\uD83D\uDE87";

    Decoded<RailMap> bell = RailmapCodec.parse(text.replace("NAME", "Old\u0007Town\t"));
    assertThat(bell.value().name()).isEqualTo("Old Town");
    assertThat(bell.warnings())
        .containsExactly(
            "The name of the map had characters that cannot be shown; they are blanks now.");
    assertThat(RailmapCodec.parse(text.replace("NAME", "a\uD83D\u2028b")).value().name())
        .isEqualTo("a  b");
    Decoded<RailMap> cut = RailmapCodec.parse(text.replace("NAME", torn));
    assertThat(cut.value().name()).isEqualTo("x".repeat(199));
    assertThat(cut.warnings())
        .containsExactly("The name of the map had 201 characters and was cut to 200.");
    assertThat(RailmapCodec.parse(text.replace("NAME", "y".repeat(200))).warnings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "100, 100, ''",
    "101, 101, Warnings not shown: 1.",
    "250, 101, Warnings not shown: 150."
  })
  void parse_manyFaults_endInANumber(int faults, int warnings, String last) {
    String links = " 3 1".repeat(faults) + " 3 2";
    String text = file("1", "0", "0", "0").replace("1 0 3 2", (faults + 1) + " 0" + links);
    Decoded<RailMap> decoded = RailmapCodec.parse(text);

    assertThat(decoded.value()).isEqualTo(PLAIN);
    assertThat(decoded.warnings()).hasSize(warnings);
    assertThat(decoded.warnings().get(warnings - 1)).contains(last);
    assertThat(decoded.warnings().get(99)).contains("station 1");
  }

  private static String withLines(int... lines) {
    String links =
        IntStream.of(lines).mapToObj(line -> line + " 2").collect(Collectors.joining(" "));
    return file("1", "0", "1 1 2", "0").replace("1 0 3 2", lines.length + " 0 " + links);
  }

  @Test
  void parse_withOriginalLineNumbers_keepsTheirMeaning() {
    String text = withLines(1, 999, 1000, 1001, 1002, 2005);
    RailMap plain = RailmapCodec.parse(text).value();
    RailMap original = RailmapCodec.parse(text, ImportOption.ORIGINAL_LINE_NUMBERS).value();

    assertThat(plain.changeOnlyLines()).isEmpty();
    assertThat(plain.noTransfers()).containsExactly(new NoTransfer(1, 2));
    assertThat(original.changeOnlyLines()).containsExactly(1000, 1001, 1002, 2005);
    assertThat(original.noTransfers())
        .containsExactly(
            new NoTransfer(1, 2),
            new NoTransfer(1, 1002),
            new NoTransfer(1, 2005),
            new NoTransfer(3, 2005),
            new NoTransfer(999, 2005),
            new NoTransfer(1000, 2005),
            new NoTransfer(1001, 2005),
            new NoTransfer(1002, 2005));
  }

  @Test
  void parse_linesTooFarApart_areRefusedOnlyWithOriginalLineNumbers() {
    String stations =
        IntStream.range(0, 210)
            .mapToObj(id -> "\n%s 1 0 0 1 0 %s %s".formatted(id, 1 + id * 1001, (id + 1) % 210))
            .collect(Collectors.joining());
    String text = "0 1\n\n210" + stations + "\n0\n0\n0\n";

    assertThat(RailmapCodec.parse(text).value().lines()).hasSize(210);
    assertRefused(
        () -> RailmapCodec.parse(text, ImportOption.ORIGINAL_LINE_NUMBERS),
        text.stripTrailing().length(),
        "a map has at most 20000 no-transfers, too few for these line numbers; read it without"
            + " ORIGINAL_LINE_NUMBERS");
  }

  @Test
  void parse_stationWithTooManyLines_isRefused() {
    String text = withLines(IntStream.rangeClosed(1, 65).toArray());

    assertRefused(
        () -> RailmapCodec.parse(text),
        text.stripTrailing().length(),
        "there can be at most 64 lines of station 1, not 65");
  }

  @Test
  void parse_mapBeyondTheLimits_isRefusedAtTheFirstPartTooMany() {
    String stations =
        IntStream.rangeClosed(0, RailMap.MAX_STATIONS)
            .mapToObj(id -> "\n" + id + " 0 0 0 0 0")
            .collect(Collectors.joining());
    String head = "0 1\n\n" + (RailMap.MAX_STATIONS + 1);
    String links =
        IntStream.rangeClosed(0, RailMap.MAX_LINKS)
            .mapToObj(line -> " " + line + " 8")
            .collect(Collectors.joining());
    String linked = "0 1\n\n1 7 0 0 0 " + (RailMap.MAX_LINKS + 1) + " 0" + links;

    assertRefused(
        () -> RailmapCodec.parse(head + stations),
        (head + stations).lastIndexOf("5000 0"),
        "a map has at most 5000 stations");
    assertRefused(
        () -> RailmapCodec.parse(linked),
        linked.lastIndexOf("20000 8"),
        "a map has at most 20000 links");
  }
}
