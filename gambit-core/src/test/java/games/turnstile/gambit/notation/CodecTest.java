package games.turnstile.gambit.notation;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.midTurn;
import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Ruleset;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Violation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the codecs accept and what they refuse, where and why. In the tables {@code ~} stands for a
 * space, {@code /} for a line feed, {@code S} for the digits of the start and {@code M} for those
 * of a board on which X on b2 can jump to d2 and nothing else can jump.
 */
class CodecTest {
  private static final String START = "00000000111111112222222200000000";
  private static final String MIDDLE = "00000000012000000000000000000002";

  private static String text(String shorthand) {
    return shorthand.replace("S", START).replace("M", MIDDLE).replace('~', ' ').replace('/', '\n');
  }

  private static void assertRefused(Runnable parse, String text, int offset, String fragment) {
    NotationException refusal = catchThrowableOfType(NotationException.class, parse::run);
    assertThat(refusal).as("refusal of '%s'", text).isNotNull();
    assertThat(refusal.offset()).as("offset in: %s", refusal.getMessage()).isEqualTo(offset);
    assertThat(refusal.problem()).contains(fragment);
    assertThat(refusal).hasMessage("at offset " + offset + ": " + refusal.problem());
  }

  @ParameterizedTest
  @CsvSource({
    "31, character U+001F",
    "33, '''!'''",
    "126, '''~'''",
    "127, character U+007F",
    "128512, character U+1F600"
  })
  void parse_wrongCharacter_isShownIfItCanBe(int codePoint, String shown) {
    String text = Character.toString(codePoint);

    assertRefused(() -> TurnCodec.parse(text), text, 0, "found " + shown);
  }

  @Nested
  class Boards {
    @Test
    void format_start_isTheDigitsRowByRowFromXsSide() {
      assertThat(BoardCodec.format(Board.initial())).isEqualTo(START);
      assertThat(BoardCodec.format(Board.empty())).isEqualTo("0".repeat(32));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "22000002000010010020000201000101",
          "22000002 00001001 00200002 01000101",
        })
    void parse_withOrWithoutSpacesBetweenRanks_isTheBoard(String text) {
      assertThat(BoardCodec.parse(text))
          .isEqualTo(
              board(
                  """
                  OO.....O
                  ....X..X
                  ..O....O
                  .X...X.X
                  """));
    }

    @ParameterizedTest
    @CsvSource({
      "'', 0, end",
      "0, 1, end",
      "0000000011111111222222220000000, 31, end",
      "S0, 32, '''0'''",
      "S~, 32, a space",
      "~S, 0, a space",
      "S/, 32, 'found the end of the line'",
      "30000000111111112222222200000000, 0, '''3'''",
      "00000000111x11112222222200000000, 11, '''x'''",
      "00000000111111112222222２00000000, 23, U+FF12",
      "٠0000000111111112222222200000000, 0, U+0660",
      "00000000~~11111111~22222222~00000000, 9, a space",
      "0000~0000~11111111~22222222~00000000, 4, a space",
      "0000000011111111~2222222200000000, 16, a space",
      "00000000~1111111122222222~00000000, 17, '''2'''",
      "00000000/11111111/22222222/00000000, 8, the end of the line",
      "00000000~11111111~22222222~0000000, 34, end",
      "00000000~11111111~22222222~00000000~, 35, a space",
      "00000000~11111111~22222222, 26, end",
      "-0000000111111112222222200000000, 0, '''-'''"
    })
    void parse_malformed_isRefused(String shorthand, int offset, String fragment) {
      String text = text(shorthand);
      assertRefused(() -> BoardCodec.parse(text), text, offset, fragment);
    }
  }

  @Nested
  class Positions {
    @Test
    void format_options_areWrittenOnlyWhereNeeded() {
      Position middle =
          midTurn(
              Side.X,
              "b2",
              """
              ........
              .XO.....
              ........
              .......O
              """);
      Setup strict = middle.toSetup().withRuleset(Ruleset.STRICT_TABLE);
      Setup strictStart = Setup.initial().withRuleset(Ruleset.STRICT_TABLE);

      assertThat(PositionCodec.format(Position.initial())).isEqualTo(START + " O");
      assertThat(PositionCodec.format(middle)).isEqualTo(MIDDLE + " X b2");
      assertThat(PositionCodec.format(Position.of(strict))).isEqualTo(MIDDLE + " X b2 strict");
      assertThat(PositionCodec.format(Position.of(strictStart))).isEqualTo(START + " O strict");
    }

    @ParameterizedTest
    @CsvSource({
      "S~O, S~O",
      "S~X~strict, S~X~strict",
      "M~X~b2, M~X~b2",
      "M~X~b2~strict, M~X~b2~strict",
      "00000000~01200000~00000000~00000002~X~b2~strict, M~X~b2~strict"
    })
    void parse_wellFormed_formatsToTheShortForm(String shorthand, String formatted) {
      Position position = PositionCodec.parse(text(shorthand));

      assertThat(PositionCodec.format(position)).isEqualTo(text(formatted));
    }

    @Test
    void parse_eachPart_getsIntoThePosition() {
      Position position = PositionCodec.parse(text("M~X~b2~strict"));

      assertThat(position.toMove()).isEqualTo(Side.X);
      assertThat(position.jumper()).hasToString("Optional[b2]");
      assertThat(position.ruleset()).isEqualTo(Ruleset.STRICT_TABLE);
      assertThat(PositionCodec.parse(text("S~O"))).isEqualTo(Position.initial());
    }

    @ParameterizedTest
    @CsvSource({
      "'', 0, end",
      "S, 32, end",
      "S~, 33, end",
      "SO, 32, '''O'''",
      "S~~O, 33, a space",
      "S~o, 33, '''o'''",
      "S~1, 33, '''1'''",
      "S~O~, 35, end",
      "S~O/, 34, the end of the line",
      "S~OX, 34, '''X'''",
      "S~O~~strict, 35, a space",
      "S~O~strictly, 41, '''l'''",
      "S~O~strict~, 41, a space",
      "S~O~strict~c3, 41, a space",
      "S~O~rict, 35, 'a square or ''strict'', found ''r'''",
      "S~O~strikt, 39, 'expected ''strict'', found ''k'''",
      "M~X~i2, 35, '''i'''",
      "M~X~b5, 36, '''5'''",
      "M~X~b0, 36, '''0'''",
      "M~X~b, 36, end",
      "M~X~b2c, 37, '''c'''",
      "M~X~b2~c2, 38, 'expected ''strict'', found ''c'''",
      "M~X~B2, 35, '''B'''",
      "M~X~a1, 35, a1",
      "M~X~c2, 35, c2",
      "M~O~b2, 35, b2",
      "M~O~h4, 35, h4"
    })
    void parse_malformedOrImpossible_isRefused(String shorthand, int offset, String fragment) {
      String text = text(shorthand);
      assertRefused(() -> PositionCodec.parse(text), text, offset, fragment);
    }
  }

  @Nested
  class Turns {
    @Test
    void format_turn_isItsSquaresJoinedByX() {
      assertThat(TurnCodec.format(turn("c3", "c1"))).isEqualTo("c3xc1");
      assertThat(TurnCodec.format(turn("c3", "c1", "e1"))).isEqualTo("c3xc1xe1");
      assertThat(TurnCodec.format(turn("c3"))).isEqualTo("c3");
    }

    @Test
    void parse_wellFormed_isTheTurnLegalOrNot() {
      assertThat(TurnCodec.parse("c3xc1xe1")).isEqualTo(turn("c3", "c1", "e1"));
      assertThat(TurnCodec.parse("a1xh4xa1")).isEqualTo(turn("a1", "h4", "a1"));
      assertThat(TurnCodec.parse("h4")).isEqualTo(turn("h4"));
    }

    @ParameterizedTest
    @CsvSource({
      "'', 0, end",
      "c, 1, end",
      "x, 0, '''x'''",
      "c3x, 3, end",
      "c3xc, 4, end",
      "c3c1, 2, '''c'''",
      "c3-c1, 2, '''-'''",
      "c3xxc1, 3, '''x'''",
      "c3Xc1, 2, '''X'''",
      "C3xc1, 0, '''C'''",
      "i3xc1, 0, '''i'''",
      "c0xc1, 1, '''0'''",
      "c3xc5, 4, '''5'''",
      "c33xc1, 2, '''3'''",
      "3cxc1, 0, '''3'''",
      "~c3xc1, 0, a space",
      "c3xc1~, 5, a space",
      "c3xc1/, 5, the end of the line",
      "c3×c1, 2, U+00D7",
      "c３xc1, 1, U+FF13"
    })
    void parse_malformed_isRefused(String shorthand, int offset, String fragment) {
      String text = text(shorthand);
      assertRefused(() -> TurnCodec.parse(text), text, offset, fragment);
      assertRefused(() -> TurnCodec.parse(text, Position.initial()), text, offset, fragment);
    }

    @ParameterizedTest
    @CsvSource({
      "a1xa3, 0, NO_PIECE, a1",
      "a2xa4, 0, NOT_YOUR_PIECE, a2",
      "c3xc2, 3, NOT_A_JUMP, c2",
      "c3xd1, 3, NOT_A_JUMP, d1",
      "c3xe3, 3, TARGET_OCCUPIED, e3",
      "c3xc1xe1, 6, NOTHING_TO_JUMP_OVER, d1",
      "c3xc1xc3, 6, NOTHING_TO_JUMP_OVER, c2",
      "c3xc1xc2xc3, 6, NOT_A_JUMP, c2",
      "c3, 2, NO_JUMP_MADE, at least one jump"
    })
    void parse_illegalInThePosition_isRefusedAtTheSquareThatCannotBeVisited(
        String text, int offset, Violation.Code code, String square) {
      Runnable parse = () -> TurnCodec.parse(text, Position.initial());

      assertRefused(parse, text, offset, square);
      NotationException refusal = catchThrowableOfType(NotationException.class, parse::run);
      assertThat(refusal.violation().orElseThrow().code()).isEqualTo(code);
      assertThat(refusal).hasMessageContaining(refusal.violation().get().detail());
    }

    @Test
    void parse_afterTheEndOfTheGame_isRefusedAsIllegal() {
      Position over = Position.of(Setup.startOfTurn(Board.empty(), Side.X));
      NotationException refusal =
          catchThrowableOfType(NotationException.class, () -> TurnCodec.parse("c3xc1", over));

      assertThat(refusal.offset()).isZero();
      assertThat(refusal.violation().orElseThrow().code()).isEqualTo(Violation.Code.GAME_OVER);
    }

    @Test
    void parse_legalInThePosition_isTheTurn() {
      Position middle = PositionCodec.parse(MIDDLE + " X b2");

      assertThat(TurnCodec.parse("c3xc1", Position.initial())).isEqualTo(turn("c3", "c1"));
      assertThat(TurnCodec.parse("b2", middle)).isEqualTo(turn("b2"));
      assertThat(TurnCodec.parse("b2xd2", middle)).isEqualTo(turn("b2", "d2"));
    }

    @Test
    void violation_ofMalformedText_isEmpty() {
      assertThat(
              catchThrowableOfType(NotationException.class, () -> TurnCodec.parse("c3xc9"))
                  .violation())
          .isEmpty();
    }
  }
}
