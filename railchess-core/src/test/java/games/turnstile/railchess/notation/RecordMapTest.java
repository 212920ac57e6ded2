package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.RecordTexts.GAME;
import static games.turnstile.railchess.notation.RecordTexts.MAP;
import static games.turnstile.railchess.notation.RecordTexts.ROW;
import static games.turnstile.railchess.notation.RecordTexts.refusal;
import static games.turnstile.railchess.notation.RecordTexts.text;
import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.MapException;
import games.turnstile.railchess.map.RailMap;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maps in records. Texts in the shorthand of {@link RecordTexts}. */
class RecordMapTest {
  @ParameterizedTest
  @CsvSource({
    "HEADNAMED|/^SETTINGS, 'expected ''railmap text 1'' as the first line'",
    "HEADNAMED| ^railmap/SETTINGS, 'found ''railmap'''",
    "HEADNAMED| railmap text 1/# x/| ^stations/SETTINGS, 'found ''stations'''",
    "HEADNAMED| railmap text 1/ | track 1: 1 -^/SETTINGS, 'found the end of the line'",
    "HEADNAMED| railmap text 1/|/| track 1: ^1 - 2/SETTINGS, there is no station 1",
    "HEADNAMED| railmap text 1/| station 1 0 0/| ^| name x, 'found ''|'''"
  })
  void parse_malformedMap_isRefusedAtItsPlaceInTheWholeText(String shorthand, String fragment) {
    refusal(shorthand, fragment);
  }

  @Test
  void parse_mapBeyondTheLimits_isRefusedAtItsEnd() {
    String stars =
        IntStream.rangeClosed(1, RailMap.MAX_AT_STATION + 1)
            .mapToObj(id -> "| station " + id + " 0 0/| track 1: 0 - " + id + "/")
            .collect(Collectors.joining());
    String map = "HEADNAMED| railmap text 1/| station 0 0 0/" + stars;

    assertThat(refusal(map + "^SETTINGS", "at most 64 neighbours"))
        .hasCauseInstanceOf(MapException.class);
  }

  @Test
  void parse_mapThatIsNotThere_isAskedFor() {
    String text = RecordCodec.formatWithFingerprint(GAME);
    int place = text.indexOf(ROW.fingerprint());
    String needed = "the map " + ROW.fingerprint() + " Row is needed; put its text below";

    assertRefused(() -> RecordCodec.parse(text), place, needed);
    assertRefused(() -> RecordCodec.parse(text, any -> Optional.empty()), place, needed);
    assertRefused(
        () -> RecordCodec.parse(text.replace(" Row", "")),
        place,
        "the map " + ROW.fingerprint() + " is needed");
  }

  @Test
  void parse_mapByItsFingerprint_isLookedUp() {
    String text = RecordCodec.formatWithFingerprint(GAME);
    RailMap renamed = ROW.toBuilder().name("Renamed").build();

    assertThat(RecordCodec.parse(text, RecordMapTest::find)).isEqualTo(GAME);
    assertThat(RecordCodec.parse(text, any -> Optional.of(renamed)).setup().map())
        .isSameAs(renamed);
  }

  private static Optional<RailMap> find(String fingerprint) {
    return Optional.of(ROW).filter(map -> map.fingerprint().equals(fingerprint));
  }

  @Test
  void parse_mapInTheText_isNotLookedUp() {
    String text = RecordCodec.format(GAME);

    assertThat(
            RecordCodec.parse(
                text,
                fingerprint -> {
                  throw new AssertionError("nobody needs " + fingerprint);
                }))
        .isEqualTo(GAME);
  }

  @Test
  void parse_anotherMapThanTheOneNamed_isRefused() {
    RailMap other = ROW.toBuilder().track(2, 0, 1).build();
    String text = RecordCodec.formatWithFingerprint(GAME);
    String problem = "but the map that is given has the fingerprint " + other.fingerprint();

    assertRefused(
        () -> RecordCodec.parse(text, any -> Optional.of(other)),
        text.indexOf(ROW.fingerprint()),
        problem);
    refusal(
        "HEADmap ^" + MAP.substring(4) + "| track 2: 0 - 1/SETTINGSSEEDSEATS",
        "the record is of a game on the map " + ROW.fingerprint() + " Row, " + problem);
    refusal(
        "HEADmap ^" + MAP.substring(4).replace("| name Row", "| name Column") + "SETTINGSSEEDSEATS",
        "the map is called 'Row' here, but 'Column' in its own text");
  }
}
