package games.turnstile.gambit.display;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Solver;
import games.turnstile.gambit.notation.PositionCodec;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextDisplayTest {
  private static String shownAfter(String... typed) {
    return ScriptedScreen.play(Setup.initial(), Map.of(), typed).shown();
  }

  @Test
  void draw_startOfTheGame_hasXAtTheTop() {
    assertThat(PlainTextDisplay.draw(Board.initial()))
        .isEqualTo(
            """
                a b c d e f g h
              1 . . . . . . . .
              2 X X X X X X X X
              3 O O O O O O O O
              4 . . . . . . . .
            """);
  }

  @Test
  void moves_listsWhatIsPossibleNow() {
    assertThat(shownAfter("moves"))
        .contains(
            """
            a3xa1 a3xc1 b3xb1 b3xd1 c3xa1 c3xc1 c3xe1 d3xb1 d3xd1 d3xf1 e3xc1 e3xe1 e3xg1
            f3xd1 f3xf1 f3xh1 g3xe1 g3xg1 h3xf1 h3xh1
            """);
  }

  @Test
  void hint_namesTheBestTurnsAndWhatTheyLeadTo() {
    assertThat(shownAfter("hint"))
        .contains("Best: a3xa1, b3xb1")
        .contains("That leads to a draw.\n");
  }

  @Test
  void hint_aheadOrBehind_saysWhoWins() {
    String ahead = "00000000120000002200000000000000 X";
    String behind = "00000001100000012000000000000000 O";

    assertThat(ScriptedScreen.play(ahead, Map.of(), "hint").shown())
        .contains("Best: a2xc2xa4xa2, a2xa4xc2xa2. That leads to a win for X by 1.");
    assertThat(ScriptedScreen.play(behind, Map.of(), "hint").shown())
        .contains("Best: a3xa1. That leads to a win for X by 2.");
  }

  @Test
  void hint_stopping_isShownAsItCanBeTyped() {
    String before = "02000000010200000000200000001000 X";
    String middle = "02001000010200000000000000000000 X e1";

    assertThat(ScriptedScreen.play(before, Map.of(), "hint").shown())
        .contains("Best: e4xe2 stop, e4xe2xc2. ");
    assertThat(ScriptedScreen.play(middle, Map.of(), "hint").shown()).contains("Best: stop. ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c3xc1", "C3XC1", " c3-c1", "c3 c1", "c3c1 ", "c3xc1 stop", "C3 C1 STOP"})
  void way_inAnySpelling_isUnderstood(String typed) {
    assertThat(shownAfter(typed)).contains("O plays c3xc1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"quit", "q", "EXIT"})
  void quit_inAnySpelling_leaves(String typed) {
    assertThat(shownAfter(typed, "c3xc1")).doesNotContain("plays");
  }

  @Test
  void hint_tooManyPieces_saysSo() {
    StringBuilder out = new StringBuilder();
    BufferedReader in = new BufferedReader(new StringReader("hint"));

    new PlainTextDisplay(in, out, new Solver(1)).askMove(Position.initial());

    assertThat(out).contains("There are too many pieces to tell.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"help", "?", " HELP "})
  void help_inAnySpelling_tellsWhatCanBeTyped(String typed) {
    assertThat(shownAfter(typed)).contains("back   take back your last turn");
  }

  @Test
  void rules_areToldAsTheyAreInForce() {
    String strict = "00000000111111112222222200000000 O strict";

    assertThat(shownAfter("rules"))
        .contains("Jump with a piece")
        .contains("2 more for each further one. More points win.\n");
    assertThat(ScriptedScreen.play(strict, Map.of(), "rules").shown())
        .contains("further one, but more than five together nothing. More points win.\n");
  }

  @Test
  void emptyLine_isAskedAgainWithoutAnyFuss() {
    assertThat(shownAfter("", "quit")).doesNotContain("does not work");
  }

  @Test
  void malformedText_isShownBackInPart() {
    assertThat(shownAfter("c3xc9"))
        .contains("That does not work: 'c3xc9' is neither a way nor a command; help lists");
    assertThat(shownAfter("z".repeat(1000))).contains("'" + "z".repeat(39) + "...' is neither");
  }

  @Test
  void singleSquare_atTheStartOfATurn_isNoTurn() {
    assertThat(shownAfter("c3")).contains("That does not work: a turn has at least one jump.");
  }

  @Test
  void endOfInput_leavesTheGame() {
    ScriptedScreen screen = ScriptedScreen.play(Setup.initial(), Map.of());

    assertThat(screen.game().turns()).isEmpty();
    assertThat(screen.shown()).endsWith("O to move (help): \n");
  }

  @Test
  void showScore_namesEveryIslandAndTheWinner() {
    StringBuilder out = new StringBuilder();
    Position over = PositionCodec.parse("11000000000000000000000020000000 X");

    new PlainTextDisplay(new BufferedReader(Reader.nullReader()), out).showScore(over);

    assertThat(out)
        .hasToString(
            "X has no jump: the game is over.\n"
                + "X has the island a1 b1 for 3\nO has the island a4 for 1\nScore: X 3, O 1. X wins.\n");
  }

  @Test
  void showScore_noIsland_saysSo() {
    StringBuilder out = new StringBuilder();
    Position over = PositionCodec.parse("12000000000000000000000000000000 O");

    new PlainTextDisplay(new BufferedReader(Reader.nullReader()), out).showScore(over);

    assertThat(out)
        .hasToString(
            "O has no jump: the game is over.\nX has no island\nO has no island\nScore: X 0, O 0. A draw.\n");
  }

  @Test
  void ask_bufferedOutput_isFlushedBeforeWaiting() {
    StringWriter screen = new StringWriter();
    String[] seenWhenAsked = new String[1];
    Reader typist =
        new StringReader("quit") {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            seenWhenAsked[0] = screen.toString();
            return super.read(buffer, offset, length);
          }
        };

    new PlainTextDisplay(new BufferedReader(typist), new BufferedWriter(screen))
        .askMove(Position.initial());

    assertThat(seenWhenAsked[0]).isEqualTo("O to move (help): ");
  }
}
