package games.turnstile.railroadink.notation;

import static games.turnstile.railroadink.notation.Refusals.assertMalformed;
import static games.turnstile.railroadink.notation.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.Violation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * In the tables {@code /} stands for a line feed, {@code HEAD} for the first two lines, {@code ALL}
 * for these and the players, and {@code ONE} for these and a whole round.
 */
class RecordCodecTest {
  private static final String HEAD = "railroadink record 1\nseed 42\n";
  private static final String ALL = HEAD + "players Ann | Bob\n";
  private static final String ANN = "A4A12 B2B16 A1B01 A1B23";
  private static final String BOB = "A1B01 B2A10 A1F01 S2A50 A4D01";
  private static final String ONE = ALL + "1 A1A1A4B2 | " + ANN + " . | " + BOB + " .\n";

  /** A whole game, of which only the seed does not tell the dice. */
  private static final String GOLDEN =
      """
      railroadink record 1
      seed -7
      players Ann
      1 A1A1A4B2 | A4A12 B2B16 A1B01 A1B23 .
      2 A1A3A4B1 | S1B32 A1A32 B1B44 A4C16 A3D15 .
      3 A4A4A5B2 | B2A44 A4D01 A5D23 A4E20 .
      4 A1A2A5B1 | B1F24 A2F17 A1F01 A5C34 .
      5 A3A4A5B0 | B0G16 A4C43 A5C53 A3D50 .
      6 A0A1A4B1 | A4D61 S4E50 A0F51 A1F67 B1G52 .
      7 A1A1A2B1 | S2E46 B1E31 A1F30 A2G36 A1G41 .
      """;

  @Test
  void parse_wholeGame_isReplayedAndWrittenAsItWas() {
    GameRecord game = RecordCodec.parse(GOLDEN);

    assertThat(RecordCodec.format(game)).isEqualTo(GOLDEN);
    assertThat(game.setup()).isEqualTo(new Setup(List.of("Ann"), -7));
    assertThat(game.last().phase()).isEqualTo(Phase.OVER);
    assertThat(game.rolls().get(5)).isEqualTo(DiceRoll.of(Tile.A0, Tile.A1, Tile.A4, Tile.B1));
    assertThat(BoardCodec.format(game.last().sheet(0)))
        .isEqualTo(
            "A4A12B2B16A1B01A1B23S1B32A1A32B1B44A4C16A3D15B2A44A4D01A5D23A4E20B1F24A2F17A1F01A5C34"
                + "B0G16A4C43A5C53A3D50A4D61S4E50A0F51A1F67B1G52S2E46B1E31A1F30A2G36A1G41");
  }

  @Test
  void parse_severalPlayers_keepsWhoDrewWhat() {
    GameRecord game = RecordCodec.parse(ONE + "2 A3A0A3B1 | A3C10 |\n");
    Position last = game.last();

    assertThat(last.setup().players()).containsExactly("Ann", "Bob");
    assertThat(last.sheet(0).placements()).hasSize(5).startsWith(PlacementCodec.parse("A4A12"));
    assertThat(last.sheet(1).placements()).hasSize(5).endsWith(PlacementCodec.parse("A4D01"));
    assertThat(last.sheet(1).specialsLeft()).doesNotContain(Tile.S2);
    assertThat(last.round(0).orElseThrow().diceLeft()).containsExactly(Tile.A0, Tile.A3, Tile.B1);
    assertThat(RecordCodec.format(game)).isEqualTo(ONE + "2 A0A3A3B1 | A3C10 |\n");
  }

  @Test
  void parse_nothingPlayedYet_isTheStart() {
    assertThat(RecordCodec.parse(ALL))
        .isEqualTo(GameRecord.start(new Setup(List.of("Ann", "Bob"), 42)));
  }

  @Test
  void format_inAnyOrderOfThePlayers_isTheSame() {
    GameRecord rolled = RecordCodec.parse(ALL + "1 A1A1A4B2 | |");
    Move ann = new Move.Draw(0, PlacementCodec.parse("A4A12"));
    Move bob = new Move.Draw(1, PlacementCodec.parse("A1B01"));
    GameRecord annFirst = rolled.play(ann).play(bob);
    GameRecord bobFirst = rolled.play(bob).play(ann);

    assertThat(RecordCodec.format(annFirst))
        .isEqualTo(ALL + "1 A1A1A4B2 | A4A12 | A1B01\n")
        .isEqualTo(RecordCodec.format(bobFirst));
  }

  @Test
  void parse_commentsBlanksAndLineEnds_doNotCount() {
    GameRecord game = RecordCodec.parse(ONE);
    String spaced =
        ONE.replace("seed 42", "# a comment\n\n \t\n  seed \t42 ")
            .replace("Ann | Bob", " \tAnn|  Bob ")
            .replace("1 A1A1A4B2 | ", " #\n\t1  A1A4A1B2\t|   ")
            .replace(" . |", " \t. \t|")
            .replace("\n", "\r\n");

    assertThat(RecordCodec.parse("\uFEFF# a game\n\n " + spaced + "#")).isEqualTo(game);
    assertThat(RecordCodec.parse(spaced.replace("\r\n", "\r"))).isEqualTo(game);
    assertThat(RecordCodec.parse(ONE.stripTrailing())).isEqualTo(game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"# 7", "7 up", ".", "1 A0A0A0B0", "西直门", "😀"})
  void parse_strangeNames_areKept(String name) {
    String text = ONE.replace("Ann", name);

    assertThat(RecordCodec.parse(text).setup().players()).containsExactly(name, "Bob");
    assertThat(RecordCodec.format(RecordCodec.parse(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "^ -> expected 'railroadink record 1' as the first line, found the end of the text",
        "^railroadink record 2/ -> as the first line, found 'railroadink record 2'",
        "^A4A50A4G12 -> as the first line, found 'A4A50A4G12'",
        "railroadink record 1^ -> expected 'seed', found the end of the text",
        "railroadink record 1/^players Ann -> expected 'seed', found 'players'",
        "railroadink record 1/seed^ -> expected the seed, a whole number, found the end",
        "railroadink record 1/seed^/ -> found the end of the line",
        "railroadink record 1/seed ^4.5 -> expected the seed, a whole number, found '4.5'",
        "railroadink record 1/seed ^\u0664 -> found '\u0664'",
        "railroadink record 1/seed ^9223372036854775808 -> of at most 64 bits, found 9223372036854775808",
        "railroadink record 1/seed 4 ^2 -> expected the end of the line, found '2'",
        "HEAD^ -> expected 'players', found the end of the text",
        "HEAD^player Ann -> expected 'players', found 'player'",
        "HEADplayers^ -> expected a player's name of 1 to 60 characters that can be seen, without '|', found the end",
        "HEADplayers Ann |^/ -> found the end of the line",
        "HEADplayers Ann | ^| Bob -> found '|'",
        "HEADplayers Ann | ^B\u0007b | Cid -> found 'B?b '",
        "HEADplayers a | b | c | d | e | f | ^g -> a game has at most 6 players",
        "ALL^2 A1A1A4B2 -> expected the number of the next round, which is 1, found '2'",
        "ALL^1A1A1A4B2 -> which is 1, found '1A1A1A4B2'",
        "ALL^A4A12 -> which is 1, found 'A4A12'",
        "ONE^1 A1A1A4B2 -> which is 2, found '1'",
        "ALL1^ -> expected a die, A or B, found the end of the text",
        "ALL1 ^S0 -> expected a die, A or B, found 'S'",
        "ALL1 A1A1A4^A2 | | -> this A2 is one too many",
        "ALL1 A1A1A4B2^A1 -> expected a blank, found 'A'",
        "ALL1 A1A1A4B2^| | -> expected a blank, found '|'",
        "ALL1 A1A1A4B2^ -> expected '|' and what Ann drew, found the end of the text",
        "ALL1 A1A1A4B2 ^A4A12 -> expected '|' and what Ann drew, found 'A'",
        "ALL1 A1A1A4B2 | A4A12^/ -> expected '|' and what Bob drew, found the end of the line",
        "ALL1 A1A1A4B2 | A4A12 | ^| -> expected the end of the line, found '|'",
        "ALL1 A1A1A4B2 |^| -> expected a blank, found '|'",
        "ALL1 A1A1A4B2 | A4^X12 | -> expected a row, A to G, found 'X'",
        "ALL1 A1A1A4B2 | A4A12^. | -> expected a blank, found '.'",
        "ALL1 A1A1A4B2 | A4A12^A1B01 | -> expected a blank, found 'A'",
        "ALL1 A1A1A4B2 | .^. | -> expected a blank, found '.'",
        "ALL1 A1A1A4B2 | . ^A4A12 | -> expected '|' and what Bob drew, found 'A'",
        "ALL1 A1A1A4B2 | . | . ^. -> expected the end of the line, found '.'",
        "ALL1 A1A1A4B2 | A4A12 A4A12 A4A12 A4A12 A4A12 ^A4A12 -> nobody draws more than 5 tiles"
      })
  void parse_malformed_isRefusedWhereItGoesWrong(String text, String fragment) {
    assertMalformed(RecordCodec::parse, text(text), fragment);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '"',
      value = {
        "ALL1 A1A1A4B2 | ^A3A10 | -> NOT_ON_THE_DICE -> A3A10 is illegal: no die that is left",
        "ALL1 A1A1A4B2 | S2A10 ^S3A30 | -> SECOND_SPECIAL_IN_ROUND -> S3A30 is illegal",
        "ALL1 A1A1A4B2 | A4A12 ^A1A10 | -> SQUARE_TAKEN -> A1A10 is illegal: there is A4 on A1",
        "ALL1 A1A1A4B2 | | A4A12 ^A1B10 -> ROUTES_CLASH -> A1B10 is illegal: a highway would meet",
        "ALL1 A1A1A4B2 | | ^A1C20 -> NOT_JOINED -> A1C20 is illegal: no edge of it continues",
        "ALL1 A1A1A4B2 | A4A12 ^. | -> DIE_CAN_BE_PLACED -> . is illegal: A1 can still be drawn",
        "ALL1 A1A1A4B2 | | /2 ^A0A1A1B0 | | -> NOT_TIME_TO_ROLL -> A0A1A1B0 is illegal: not every",
        "ONE2 A3A0A3B1 | | ^S2C10 -> SPECIAL_USED -> S2C10 is illegal: S2 is on the sheet already"
      })
  void parse_illegalMove_isRefusedWhereItStands(String text, Violation.Code code, String fragment) {
    NotationException refusal = refusal(RecordCodec::parse, text(text), fragment);

    assertThat(refusal.violation().orElseThrow().code()).isEqualTo(code);
    assertThat(refusal.problem()).endsWith(refusal.violation().orElseThrow().detail());
  }

  @Test
  void parse_illegalAndLaterMalformed_isRefusedAsMalformed() {
    assertMalformed(
        RecordCodec::parse, ALL + "1 A1A1A4B2 | A3A10 . | A4^?", "expected a row, A to G");
    assertMalformed(RecordCodec::parse, ALL + "1 A1A1A4B2 | |\n2 ^x", "expected a die");
  }

  @Test
  void parse_longWord_isCutInTheMessage() {
    String forty = "x".repeat(40);

    assertMalformed(RecordCodec::parse, ALL + "^" + forty, "found '" + forty + "'");
    assertMalformed(RecordCodec::parse, ALL + "^" + forty + "y", "found '" + forty + "...'");
  }

  @Test
  void parse_eighthRound_isRefused() {
    assertMalformed(
        RecordCodec::parse, GOLDEN + "^8 A1A1A2B1 |", "a game has 7 rounds, and here is one more");
  }

  @Test
  void missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> RecordCodec.parse(null)).withMessage("text");
    assertThatNullPointerException().isThrownBy(() -> RecordCodec.format((GameRecord) null));
  }

  private static String text(String shorthand) {
    return shorthand
        .replace("ONE", ONE)
        .replace("ALL", ALL)
        .replace("HEAD", HEAD)
        .replace('/', '\n');
  }
}
