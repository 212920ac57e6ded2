package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.RecordTexts.ACTIONS;
import static games.turnstile.railchess.notation.RecordTexts.GAME;
import static games.turnstile.railchess.notation.RecordTexts.HEAD;
import static games.turnstile.railchess.notation.RecordTexts.MAP;
import static games.turnstile.railchess.notation.RecordTexts.NAMED;
import static games.turnstile.railchess.notation.RecordTexts.SEATS;
import static games.turnstile.railchess.notation.RecordTexts.SEED;
import static games.turnstile.railchess.notation.RecordTexts.SETTINGS;
import static games.turnstile.railchess.notation.RecordTexts.refusal;
import static games.turnstile.railchess.notation.RecordTexts.text;
import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railchess.EndReason;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.SetupException;
import games.turnstile.railchess.Violation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in the shorthand of {@link RecordTexts}. */
class RecordCodecTest {
  @Test
  void format_game_isTheSetupAndAnActionALine() {
    assertThat(RecordCodec.format(GAME)).isEqualTo(HEAD + MAP + SETTINGS + SEED + SEATS + ACTIONS);
    assertThat(RecordCodec.formatWithFingerprint(GAME))
        .isEqualTo(HEAD + NAMED + SETTINGS + SEED + SEATS + ACTIONS);
  }

  @Test
  void parse_formatted_isTheGame() {
    assertThat(RecordCodec.parse(RecordCodec.format(GAME))).isEqualTo(GAME);
    assertThat(RecordCodec.parse(text("ALL"))).isEqualTo(GAME.first(0));
  }

  @Test
  void parse_commentsBlanksAndLineEnds_doNotCount() {
    String spaced =
        RecordCodec.format(GAME)
            .replace("| name Row\n", "  |name \t Row \n# a comment\n\n|\n| # another\n|\t\n")
            .replace("max-stucks 5", " max-stucks\t5 ")
            .replace("ride 2", "\n # away\n\tride  2 ")
            .replace("pink 4 Bob", "pink  4 \t Bob ")
            .replace("\n", "\r\n");

    assertThat(RecordCodec.parse("\uFEFF# a game\n\n " + spaced + "#")).isEqualTo(GAME);
    assertThat(RecordCodec.parse(spaced.replace("\r\n", "\r"))).isEqualTo(GAME);
  }

  @ParameterizedTest
  @ValueSource(strings = {"# 7", "7 up", "roll 5", "西直门", "a | b", "\uFEFFx"})
  void parse_strangeNames_areKept(String name) {
    String text = text("ALL").replace("Row", name).replace("Ann", name);
    GameRecord game = RecordCodec.parse(text);

    assertThat(game.setup().map().name()).isEqualTo(name);
    assertThat(game.setup().seats().get(0).player()).isEqualTo(name);
    assertThat(RecordCodec.format(game)).isEqualTo(text);
  }

  @Test
  void parse_mapWithoutAName_isRead() {
    String text = text("ALL").replace("| name Row\n", "").replace(" Row\n", "\n");

    assertThat(RecordCodec.parse(text).setup().map().name()).isEmpty();
    assertThat(RecordCodec.format(RecordCodec.parse(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "^, 'expected ''railchess 1'' as the first line, found the end of the text'",
    "^railchess 2/, 'expected ''railchess 1'' as the first line, found ''railchess 2'''",
    "HEAD^, 'expected ''map'', found the end of the text'",
    "HEAD^maps, 'found ''maps'''",
    "HEADmap^, 'expected the map''s fingerprint, which is 32 hexadecimal digits'",
    "HEADmap ^Row, 'found ''Row'''",
    "HEADmap ^0123456789ABCDEF0123456789ABCDEF, 'found ''0123456789ABCDEF'",
    "HEADNAMED^seed 42, 'expected ''settings'', found ''seed'''",
    "HEADMAPSETTINGS^, 'expected ''seed'', found the end of the text'",
    "HEADMAPsettings^/, 'expected ''max-number'', found the end of the line'",
    "HEADMAPsettings ^hints no, 'expected ''max-number'', found ''hints'''",
    "HEADMAPsettings max-number ^x, 'expected the highest number, found ''x'''",
    "HEADMAPsettings max-number ^0, 'the highest number must be 1 to 16, not 0'",
    "HEADMAPsettings max-number ^17, 'the highest number must be 1 to 16, not 17'",
    "HEADMAPsettings max-number ^99999999999, out of range",
    "HEADMAPsettings max-number 3 max-stucks ^0, the number of stuck turns must be 1 or more",
    "HEADMAPsettings max-number 3 max-stucks 1 hints ^true, 'expected yes or no, found ''true'''",
    "HEADMAPsettings max-number 3 max-stucks 1 hints no idle-rounds ^-1, must be 0 or more",
    "HEADMAPsettings max-number 3 max-stucks 1 hints no idle-rounds ^0, must be 1 or more",
    "HEADMAPsettings max-number 3 max-stucks 1 hints no idle-rounds 1 ^x, the end of the line",
    "HEADMAPSETTINGSseed^, expected the seed",
    "HEADMAPSETTINGSseed ^0x1, 'found ''0x1'''",
    "HEADMAPSETTINGSseed 4 ^2, the end of the line",
    "HEADMAPSETTINGSSEED^seeds, 'expected seat, roll, ride or leave, found ''seeds'''",
    "HEADMAPSETTINGSSEEDseat^, 'expected the seat''s colour, one of yellow, pink, green, blue'",
    "HEADMAPSETTINGSSEEDseat ^red 0 Ann, 'found ''red'''",
    "HEADMAPSETTINGSSEEDseat ^YELLOW 0 Ann, 'found ''YELLOW'''",
    "HEADMAPSETTINGSSEEDseat pink ^Ann, the id of the station where the seat starts",
    "HEADMAPSETTINGSSEEDseat pink ^0Ann, 'found ''0Ann'''",
    "HEADMAPSETTINGSSEEDseat pink 0^, the player's name",
    "HEADMAPSETTINGSSEEDseat pink 0 ^\u2028, 'found ''?'''",
    "ALLseat green 1 C/seat blue 2 D/^seat blue 3 E, a record has at most 4 seats",
    "ALL^jump 5, 'expected seat, roll, ride or leave, found ''jump'''",
    "ALLroll 5/^seat green 1 Cid, 'expected roll, ride or leave, found ''seat'''",
    "ALLroll ^five, 'expected the number that the dice show, found ''five'''",
    "ALLroll ^-1, must be 0 or more",
    "ALLroll 5 ^6, the end of the line",
    "ALLride^, the id of the station to ride to",
    "ALLleave ^Ann, 'the seat that leaves, counted from 0'",
    "ALL^| railmap text 1, 'found ''|'''"
  })
  void parse_malformed_isRefusedWhereItGoesWrong(String shorthand, String fragment) {
    assertThat(refusal(shorthand, fragment).violation()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "roll 2/^roll 3, NOT_TIME_TO_ROLL, roll 3 is illegal: seat 0 has the number 2",
    "^roll 13, NUMBER_OUT_OF_RANGE, 'roll 13 is illegal: the dice show 1 to 12, not 13'",
    "^ride 1, NOT_TIME_TO_RIDE, ride 1 is illegal: the dice are to show",
    "roll 1/# to nowhere/ ^ride 5, UNKNOWN_STATION, ride 5 is illegal: there is no station 5",
    "roll 2/^ride 4, STATION_TAKEN, ride 4 is illegal: 4 belongs to Bob",
    "roll 2/^ride 1, OUT_OF_REACH, ride 1 is illegal: no ride of 2 links",
    "roll 2/ride 2/^leave 2, UNKNOWN_SEAT, leave 2 is illegal: the seats are 0 to 1",
    "leave 1/^leave 1, GAME_OVER, leave 1 is illegal: the game is over",
    "roll 5/roll 5/roll 5/roll 5/^ride 5, NOT_TIME_TO_RIDE, ride 5 is illegal"
  })
  void parse_illegalAction_isRefusedAtItsLine(
      String actions, Violation.Code code, String fragment) {
    NotationException refusal = refusal("ALL" + actions, fragment);

    assertThat(refusal.violation().orElseThrow().code()).isEqualTo(code);
    assertThat(refusal.problem()).endsWith(refusal.violation().orElseThrow().detail());
  }

  @Test
  void parse_illegalAndLaterMalformed_isRefusedAsMalformed() {
    refusal("ALLride 9/roll ^x", "found 'x'");
    refusal("HEADMAPSETTINGSSEEDseat pink 9 Ann/^ann", "found 'ann'");
  }

  @ParameterizedTest
  @CsvSource({
    "^, 'a game has 2 to 4 seats, not 0'",
    "seat pink 0 Ann/^, 'a game has 2 to 4 seats, not 1'",
    "seat pink 0 Ann/^roll 5, 'a game has 2 to 4 seats, not 1'",
    "seat pink 0 Ann/^seat pink 1 Bob, two seats have the colour PINK",
    "seat pink 0 Ann/^seat blue 0 Bob/roll 5, two seats are to start on station 0",
    "^seat pink 9 Ann/seat blue 0 Bob/roll 5, 'Ann is to start on station 9'",
    "seat pink 0 Ann/seat blue 1 Bob/^seat green 7 Cid/, 'Cid is to start on station 7'"
  })
  void parse_impossibleSeats_areRefusedAtTheFirstOfThem(String seats, String fragment) {
    NotationException refusal = refusal("HEADMAPSETTINGSSEED" + seats, fragment);

    assertThat(refusal).hasCauseInstanceOf(SetupException.class);
    assertThat(refusal.violation()).isEmpty();
  }

  @Test
  void parse_asManyActionsAsThereCanBe_isBounded() {
    String endless =
        text("ALL")
            .replace("idle-rounds 100", "idle-rounds 2000000000")
            .replace("max-stucks 5", "max-stucks 2000000000");
    String longest = endless + "roll 12\n".repeat(10_000);
    String most = endless + "roll 12\n".repeat(RecordCodec.MAX_ACTIONS);

    assertThat(RecordCodec.parse(longest).last().outcome().orElseThrow().reason())
        .isEqualTo(EndReason.NO_PROGRESS);
    assertRefused(
        () -> RecordCodec.parse(longest + "roll 12\n"), longest.length(), "the game is over");
    assertRefused(
        () -> RecordCodec.parse(most + "roll 12\n"),
        most.length(),
        "a record has at most 30000 actions");
  }

  @Test
  void parse_missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> RecordCodec.parse(null)).withMessage("text");
    assertThatNullPointerException()
        .isThrownBy(() -> RecordCodec.parse("", null))
        .withMessage("maps");
    assertThatNullPointerException().isThrownBy(() -> RecordCodec.format(null));
  }
}
