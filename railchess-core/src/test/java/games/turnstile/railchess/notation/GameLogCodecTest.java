package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railchess.Colour;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code /} stands for a line feed, {@code HEAD} for the start of a good log. */
class GameLogCodecTest {
  static final String FILE =
      """
      0
      1700000000009
      1700000000007
      2024-05-01T20:15:00.5+08:00[Asia/Shanghai]
      2
      3 1
      3
      4
      1 0
      2 -1
      3 -1
      4 1
      1 4
      false false
      0 2
      &a甲 starts at 1

      1
      2 0
      2 4 false false 1 0
      2
      3 -2
      2 -1
      2 4
      false true
      0
      1
      &eTom & Jerry
      """;

  private static final String HEAD = "0 5 -6\n2024-05-01T20:15+08:00\n";

  private static GameLog.Frame frame(
      Map<Integer, Integer> changes,
      List<Integer> positions,
      List<Boolean> out,
      int acting,
      String... messages) {
    return new GameLog.Frame(new TreeMap<>(changes), positions, out, acting, List.of(messages));
  }

  private static final GameLog LOG =
      new GameLog(
          1700000000009L,
          1700000000007L,
          ZonedDateTime.parse("2024-05-01T20:15:00.5+08:00[Asia/Shanghai]"),
          List.of(Colour.GREEN, Colour.YELLOW),
          List.of(
              frame(
                  Map.of(1, 0, 2, -1, 3, -1, 4, 1),
                  List.of(1, 4),
                  List.of(false, false),
                  0,
                  "§a甲 starts at 1",
                  ""),
              frame(Map.of(2, 0), List.of(2, 4), List.of(false, false), 1),
              frame(
                  Map.of(3, -2, 2, -1), List.of(2, 4), List.of(false, true), 0, "§eTom § Jerry")));

  @Test
  void parse_log_isItsSteps() {
    assertThat(GameLogCodec.parse(FILE)).isEqualTo(LOG);
    assertThat(GameLogCodec.parse(FILE.replace("\n", "\r\n"))).isEqualTo(LOG);
    assertThat(GameLogCodec.parse(FILE + "more")).isEqualTo(LOG);
    assertThat(GameLogCodec.parse(FILE.stripTrailing())).isEqualTo(LOG);
  }

  @Test
  void parse_bytes_areUtf8OrGb18030() {
    assertThat(GameLogCodec.parse(FILE.getBytes(StandardCharsets.UTF_8))).isEqualTo(LOG);
    assertThat(GameLogCodec.parse(FILE.getBytes(Charset.forName("GB18030")))).isEqualTo(LOG);
  }

  @Test
  void parse_logWithoutRecords_hasNoStep() {
    GameLog log = GameLogCodec.parse(HEAD + "1 4 0");

    assertThat(log.id()).isEqualTo(5);
    assertThat(log.mapId()).isEqualTo(-6);
    assertThat(log.colours()).containsExactly(Colour.BLUE);
    assertThat(log.frames()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0, the version of the format",
    "1 5, 0, the log has version 1 of the format; only version 0 can be read",
    "0 x, 2, the log's id",
    "0 5 x, 4, the map's id",
    "0 5 6/yesterday, 6, 'expected a date and time such as 2024-05-01T20:15:00+08:00"
        + "[Asia/Shanghai], found ''yesterday'''",
    "0 5 6/2024-05-01T20:15:00, 6, a date and time",
    "0 5 6/2024-02-30T20:15:00Z, 6, a date and time",
    "0 5 6/2024-02-03T20:15:00Z[Moon/Base], 6, a date and time",
    "0 5 6/+999999999-12-31T23:59:59-18:00[Asia/Tokyo], 6, a date and time",
    "HEAD0, 30, 'the number of seats must be 1 to 4, not 0'",
    "HEAD5, 30, 'the number of seats must be 1 to 4, not 5'",
    "HEAD1 0, 32, 'the colour of seat 0 must be 1 to 4, not 0'",
    "HEAD2 1 5, 34, 'the colour of seat 1 must be 1 to 4, not 5'",
    "HEAD1 1 -1, 34, the number of records",
    "HEAD1 1 2000000000, 44, the number of changes of record 0",
    "HEAD1 1 1 -1, 36, the number of changes of record 0",
    "HEAD1 1 1 1 -7 0, 38, a station's id",
    "HEAD1 1 1 1 7 1, 40, 'the owner of station 7 must be -2 to 0, not 1'",
    "HEAD1 1 1 1 7 -3, 40, 'the owner of station 7 must be -2 to 0, not -3'",
    "HEAD1 1 1 0 -4, 38, the station of seat 0",
    "HEAD1 1 1 0 4 0, 40, 'true or false, whether seat 0 is out'",
    "HEAD1 1 1 0 4 true 1, 45, 'the acting seat of record 0 must be 0 to 0, not 1'",
    "HEAD1 1 1 0 4 true -1, 45, the acting seat",
    "HEAD1 1 1 0 4 true 0, 46, the number of messages of record 0",
    "HEAD1 1 1 0 4 true 0 -1, 47, the number of messages of record 0",
    "HEAD1 1 1 0 4 true 0 1, 48, message 1 of 1 of record 0",
    "HEAD1 1 1 0 4 true 0 2000000000/a/b/, 62, message 3 of 2000000000 of record 0",
    "HEAD1 1 2 0 4 true 0 0, 48, the number of changes of record 1"
  })
  void parse_malformed_isRefused(String shorthand, int offset, String fragment) {
    String text = shorthand.replace("Asia/", "Asia|").replace("Moon/", "Moon|");
    String log = text.replace("HEAD", HEAD).replace('/', '\n').replace('|', '/');
    assertRefused(() -> GameLogCodec.parse(log), offset, fragment);
  }

  @Test
  void ownersAt_eachStep_areAllStationsUpToThen() {
    assertThat(LOG.ownersAt(0)).isEqualTo(Map.of(1, 0, 2, -1, 3, -1, 4, 1));
    assertThat(LOG.ownersAt(1)).isEqualTo(Map.of(1, 0, 2, 0, 3, -1, 4, 1));
    assertThat(LOG.ownersAt(2)).isEqualTo(Map.of(1, 0, 2, GameLog.FREE, 3, GameLog.DEAD, 4, 1));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> LOG.ownersAt(3));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> LOG.ownersAt(-1));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> LOG.ownersAt(0).clear());
  }

  @Test
  void log_ofFramesThatDoNotFit_isRefused() {
    ZonedDateTime time = LOG.time();
    List<Colour> one = List.of(Colour.PINK);
    List<GameLog.Frame> misfits =
        List.of(
            frame(Map.of(), List.of(), List.of(true), 0),
            frame(Map.of(), List.of(1), List.of(), 0),
            frame(Map.of(), List.of(1), List.of(true), 1),
            frame(Map.of(), List.of(1), List.of(true), -1),
            frame(Map.of(1, 1), List.of(1), List.of(true), 0),
            frame(Map.of(1, -3), List.of(1), List.of(true), 0));

    assertThat(misfits)
        .allSatisfy(
            misfit ->
                assertThatIllegalArgumentException()
                    .isThrownBy(() -> new GameLog(1, 2, time, one, List.of(misfit)))
                    .withMessage("a frame is not for 1 seats"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GameLog(1, 2, time, List.of(), List.of()))
        .withMessage("a log has 1 to 4 seats, not 0");
  }

  @Test
  void parse_missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> GameLogCodec.parse((byte[]) null));
    assertThatNullPointerException().isThrownBy(() -> GameLogCodec.parse((String) null));
  }
}
