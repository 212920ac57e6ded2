package games.turnstile.gambit.notation;

import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Violation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games as text. In the tables {@code /} stands for a line feed, {@code |} for a carriage
 * return, {@code HEAD} for the 41 characters of the first line, {@code DONE} for that of a game in
 * which X has one jump, b2xd2, and the game is then over.
 */
class RecordCodecTest {
  private static final String HEAD = "gambit 00000000111111112222222200000000 O";
  private static final String DONE = "gambit 00000000012000000000000000000000 X";
  private static final GameRecord GAME =
      GameRecord.start(Setup.initial()).play(turn("c3", "c1")).play(turn("f2", "h4"));

  private static String text(String shorthand) {
    return shorthand
        .replace("HEAD", HEAD)
        .replace("DONE", DONE)
        .replace('/', '\n')
        .replace('|', '\r');
  }

  @Test
  void format_game_isTheHeaderAndATurnALine() {
    assertThat(RecordCodec.format(GAME)).isEqualTo(HEAD + "\nc3xc1\nf2xh4\n");
    assertThat(RecordCodec.format(GameRecord.start(Setup.initial()))).isEqualTo(HEAD + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HEAD/c3xc1/f2xh4/",
        "HEAD/c3xc1/f2xh4",
        "HEAD|/c3xc1|/f2xh4|/",
        "HEAD|/c3xc1/f2xh4",
        "gambit 00000000 11111111 22222222 00000000 O/c3xc1/f2xh4/"
      })
  void parse_anyLineEnds_isTheGame(String shorthand) {
    assertThat(RecordCodec.parse(text(shorthand))).isEqualTo(GAME);
  }

  @Test
  void parse_headerAlone_isAGameWithoutTurns() {
    GameRecord empty = GameRecord.start(Setup.initial());

    assertThat(RecordCodec.parse(HEAD)).isEqualTo(empty);
    assertThat(RecordCodec.parse(HEAD + "\n")).isEqualTo(empty);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0, gambit",
    "Gambit, 0, gambit",
    "gamb, 4, gambit",
    "/HEAD/, 0, gambit",
    "gambit/, 6, gambit",
    "'gambit ', 7, end",
    "gambit  00, 7, a space",
    "gambit 0000, 11, end",
    "HEAD x, 42, '''x'''",
    "HEAD|, 41, found a carriage return without a line feed",
    "HEAD|c3xc1/, 41, found a carriage return without a line feed",
    "HEAD//, 42, found the end of the line",
    "HEAD/c3xc1//, 48, found the end of the line",
    "HEAD/c3xc1/ f2xh4/, 48, a space",
    "HEAD/c3xc1 f2xh4/, 47, a space",
    "HEAD/c3xc1 /, 47, a space",
    "HEAD/c3xc1/f2xh9/, 52, '''9'''",
    "HEAD/c3xc1/f2x/, 51, found the end of the line",
    "HEAD/c3xc1/f2x|/, 51, found the end of the line"
  })
  void parse_malformed_isRefusedWhereItGoesWrong(String shorthand, int offset, String fragment) {
    String text = text(shorthand);
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> RecordCodec.parse(text));

    assertThat(refusal).isNotNull().hasMessageContaining(fragment);
    assertThat(refusal.offset()).as(refusal.getMessage()).isEqualTo(offset);
  }

  @ParameterizedTest
  @CsvSource({
    "HEAD/a1xa3/, 42, NO_PIECE",
    "HEAD/c3xc1/c1xc3/, 48, NOT_YOUR_PIECE",
    "HEAD/c3xc1/f2xh2/, 51, TARGET_OCCUPIED",
    "HEAD/c3xc1xe1/, 48, NOTHING_TO_JUMP_OVER",
    "HEAD/c3xc1/f2/, 50, NO_JUMP_MADE",
    "DONE/b2xd2/d2xb2/, 48, GAME_OVER"
  })
  void parse_illegalTurn_isRefusedAtTheSquareThatCannotBeVisited(
      String shorthand, int offset, Violation.Code code) {
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> RecordCodec.parse(text(shorthand)));

    assertThat(refusal.offset()).as(refusal.getMessage()).isEqualTo(offset);
    assertThat(refusal.violation().orElseThrow().code()).isEqualTo(code);
  }

  @Test
  void parse_impossibleHeader_isRefusedAtTheJumper() {
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> RecordCodec.parse(HEAD + " a1\n"));

    assertThat(refusal.offset()).isEqualTo(HEAD.length() + 1);
  }
}
