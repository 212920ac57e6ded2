package games.turnstile.xiangqi.notation;

import static games.turnstile.xiangqi.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with the text of a variant is told with its place. */
class VariantRefusalTest {
  private static final String TEXT = VariantCodecTest.TEXT;

  /** What replaces what in the text, with a bar where the mistake is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "xiangqi-variant 1 ! ¦xiangqi-variant 2 ! as the first line, found 'xiangqi-variant 2'",
        "rule undo ! rule ¦redo ! expected promotion, undo or neutral-limit, found 'redo'",
        "rule undo ! rule ¦promotion ! 'rule promotion' is there already",
        "rule undo ! rule¦ ! expected promotion, undo or neutral-limit, found the end of the line",
        "rule undo ! rule undo ¦no ! expected the end of the line, found 'no'",
        "rule undo ! ¦name x ! 'name' is there already",
        "rule undo ! ¦moves 1; ! expected name, rule, option, extension, piece or board",
        "option repetition ! option ¦must-answer-check ! is there already",
        "option repetition ! option ¦repeat ! expected must-answer-check, no-moves, repetition",
        "no-moves draw ! no-moves ¦win ! expected lose or draw, found 'win'",
        "limit 120 ! limit ¦10001 ! from 0 to 10000, found 10001",
        "limit 120 ! limit ¦-1 ! expected the limit of moves without a capture, found '-'",
        "limit 120 ! limit ¦12x ! expected the limit of moves without a capture, found '12x'",
        "extension # of mine ! extension ¦chinese-chess ! is there already",
        "board 4 3 ! ¦bored 4 3 ! expected moves, promotion, promoted, attribute, piece",
        "piece 2 blue ! piece ¦two blue ! expected the number of the piece, found 't'",
        "piece 2 blue ! piece 2 ¦green ! expected red, blue or neutral, found 'green'",
        "leader \"King\" ! ¦ruler \"King\" ! expected 'leader' or the name of the piece in quotes",
        "leader \"King\" ! leader ¦King ! expected the name of the piece in quotes, found 'K'",
        "\"King\" ! \"King¦ ! expected '\"' at the end of the name of the piece, found the end of",
        "\"King\" ! \"King\\¦ ! expected '\"' at the end of the name of the piece, found the end of",
        "\"King\" ! \"K\\¦ing\" ! expected '\"' or '\\' after '\\', found 'i'",
        "\"King\" ! ¦\"\" ! expected the name of the piece, 1 to 60 characters that can be seen",
        "\"King\" ! ¦\" King\" ! without blanks at the ends, found ' King'",
        "moves 1,2,3 ! moves 1,2,¦9 ! expected a direction, 1 to 8, found '9'",
        "moves ;2,7 ! moves 2,7¦ ! expected ';' after the steps",
        "moves ;2,7 ! moves ¦；2,7 ! found '；', which is of full width; write ';'",
        "2(X[4|-2] ! 2¦（X[4|-2] ! found '（', which is of full width; write '('",
        "2(X[4|-2] ! 2(X[4|-¦] ! expected a whole number, found ']'",
        "2(X[4|-2] ! 2(X[4|¦-2147483649] ! the number is out of range",
        "moves ;2,7 ! ¦movs ;2,7 ! expected moves, promotion",
        "promotion X[1] ! promotion¦ ! expected the name of a position rule, such as X, found the",
        "promoted 2 ! ¦moves 2 ! piece 3 has 'moves' already",
        "attribute more = 1 ! attribute ¦\"a = b\" = 1 ! has the attribute 'a = b' already",
        "attribute more = 1 ! attribute more¦ ! expected '=' and the value of the attribute",
        "attribute more = 1 ! attribute ¦= 1 ! expected the name of an attribute",
        "board 4 3 ! board ¦0 3 ! expected the number of rows from 1 to 64, found 0",
        "board 4 3 ! board 4 ¦65 ! expected the number of columns from 1 to 64, found 65",
        "board 4 3 ! board 4¦ ! expected the number of columns, found the end of the line",
        ". 4 . ! . 4¦ ! expected 3 squares in row 2 of 4, each the number of a piece or '.'",
        ". 4 . ! . 4 . ¦. ! expected the end of the line, found '.'",
        ". 4 . ! . ¦0 . ! found '0'",
        ". 4 . ! . ¦.4 . ! found '.4'",
        ". 4 . ! . ¦5 . ! there is no piece 5, which stands in row 2, column 2",
        ". 4 . ! . ¦99999999999 . ! the number is out of range",
        "piece 4 ! ¦piece 5 ! numbered 1, 2, 3 and so on; expected 4, found 5",
        "D[1|0|1]);;6 ! D[1|0|1]);;¦0 ! expected a direction, 1 to 8, found '0'",
        "2(X[4|-2]& ! ¦2(D[1|0]& ! D of piece 3 takes 3 arguments (piece, comparison, distance)",
        "promotion X[1] ! promotion ¦T[9] ! T of piece 3 names piece 9; pieces are 1 to 4",
        "promoted 2,7; ! promoted ¦2,7(T[9]); ! T of piece 3 names piece 9; pieces are 1 to 4"
      })
  void parse_mistake_isRefusedAtItsPlace(String good, String bad, String problem) {
    assertThat(TEXT).contains(good);
    int at = TEXT.indexOf(good);
    String text = TEXT.substring(0, at) + bad.replace("¦", "") + TEXT.substring(at + good.length());

    assertRefused(() -> VariantCodec.parse(text), at + bad.indexOf('¦'), problem);
  }

  @Test
  void parse_rowsMissingOrTooMany_areToldWhereTheyShouldBe() {
    String taller = TEXT.replace("board 4 3", "board 5 3");

    assertRefused(
        () -> VariantCodec.parse(taller), taller.length(), "expected 3 squares in row 5 of 5");
    assertRefused(
        () -> VariantCodec.parse(TEXT.replace("board 4 3", "board 3 3")),
        TEXT.lastIndexOf(" . 1 .") + 1,
        "the board has 3 rows, this is one more");
    assertRefused(
        () -> VariantCodec.parse(TEXT.replace("\n . 3 .", "\n  rule undo\n . 3 .")),
        TEXT.indexOf(" . 3 .") + 2,
        "expected 3 squares in row 3 of 4, each the number of a piece or '.', found 'r'");
  }

  @Test
  void parse_sideWithoutLeader_isRefusedAtTheBoard() {
    assertRefused(
        () -> VariantCodec.parse(TEXT.replace(" . 2 .", " . . .")),
        TEXT.indexOf("board"),
        "blue has no leader on the board");
  }

  @Test
  void parse_tooMuch_isRefusedEarly() {
    String tooLong = TEXT + " ".repeat(VariantCodec.LONGEST - TEXT.length() + 1);
    StringBuilder extensions = new StringBuilder();
    for (int i = 1; i <= 21; i++) {
      extensions.append("extension x").append(i).append('\n');
    }
    String many = TEXT.replace("extension chinese-chess\nextension # of mine\n", extensions);

    assertThat(VariantCodec.parse(tooLong.substring(0, VariantCodec.LONGEST))).isNotNull();
    assertRefused(
        () -> VariantCodec.parse(tooLong), VariantCodec.LONGEST, "at most 1048576 characters");
    assertRefused(
        () -> VariantCodec.parse(many), many.indexOf("x21"), "a variant has at most 20 extensions");
    assertThatNullPointerException().isThrownBy(() -> VariantCodec.parse(null));
  }

  @Test
  void parse_partsMissing_areNamed() {
    int pieces = TEXT.indexOf("piece 1");
    int board = TEXT.indexOf("board");
    String nameless = TEXT.replace("name Little \"duel\" # 7\n", "");
    String boardless = TEXT.substring(0, board);
    String moveless = TEXT.replace("  moves ;2,7\n", "");

    assertRefused(() -> VariantCodec.parse(""), 0, "as the first line, found the end");
    assertRefused(() -> VariantCodec.parse(nameless), nameless.length(), "needs a name");
    assertRefused(() -> VariantCodec.parse(boardless), board, "needs a board");
    assertRefused(
        () -> VariantCodec.parse(moveless),
        TEXT.indexOf("piece 4"),
        "piece 4 has no line 'moves'; it is 'moves ;' if it cannot move");
    assertRefused(
        () -> VariantCodec.parse(TEXT.substring(0, pieces) + "board 1 1\n."),
        pieces,
        "there are 1 to 500 piece types, not 0");
  }
}
