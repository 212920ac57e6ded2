package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.puzzlechess.play.Entry;
import games.turnstile.puzzlechess.play.FakeClock;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.play.Levels;
import games.turnstile.puzzlechess.play.Mark;
import games.turnstile.puzzlechess.play.Sketch;
import games.turnstile.puzzlechess.play.Visit;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordCodecTest {
  private static final String CHESS =
      RecordCodec.format(GameRecord.start(Levels.chess(ClockRule.COUNT_UP, new UndoRule(1))));
  private static final String BLITZ =
      RecordCodec.format(
          GameRecord.start(Levels.chess(ClockRule.countDown(60_000, 60_000), UndoRule.UNLIMITED)));
  private static final String HOUSE = golden();

  /** A text that does not change unless the notation does. */
  private static String golden() {
    try (InputStream file = RecordCodecTest.class.getResourceAsStream("house-record.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  /** A game with two journeys, stores, a promotion, an undo and sketches. */
  private static GameRecord house() {
    FakeClock clock = new FakeClock();
    SceneRules hall = SceneRules.USUAL.withClock(ClockRule.countDown(60_000, 90_000));
    SceneRules cellar = SceneRules.USUAL.withUndo(new UndoRule(3));
    Game game = Game.start(Levels.house(hall, cellar), clock);
    String moves =
        "e2e3 a8a5 b1c3 h5h2 c3b1 h2a2 e1f1 a2a1 f1g2 a1b1@h8 g2f2 b1h1 e3e4 h2h1=Q e1d2 a6a2";
    long millis = 0;
    for (String move : moves.split(" ")) {
      clock.pass(millis);
      millis += 1_250;
      game = game.propose(MoveCodec.parse(move, game.position()));
    }
    clock.pass(3_000);
    game = game.undo(Side.BLACK);
    clock.pass(12_345);
    return game.withSketch(
            "hall",
            Sketch.of(
                List.of(
                    new Mark.Stroke(
                        List.of(new Mark.Point(500, 500, 1_000), new Mark.Point(-20, 1480, 80))),
                    new Mark.Note(new Mark.Point(4_000, 7_500, 1_000), "\"why\" \\ 为什么"))))
        .withSketch("cellar", Sketch.of(List.of(new Mark.Stroke(List.of(new Mark.Point(1, 2, 0))))))
        .record();
  }

  @Test
  void the_example_is_written_as_it_was() {
    assertThat(RecordCodec.format(house())).isEqualTo(HOUSE);
  }

  @Test
  void the_example_is_read_back() {
    GameRecord read = RecordCodec.parse(HOUSE);
    assertThat(read).isEqualTo(house());
    assertThat(read.visits())
        .extracting(visit -> visit.start().scene().name() + visit.moves().size())
        .containsExactly("hall2", "cellar10", "hall3");
    Visit cellar = read.visits().get(1);
    assertThat(cellar.start().pieceAt(Square.H5)).isPresent();
    assertThat(cellar.start().store(Side.BLACK)).isEqualTo(Store.EMPTY);
    assertThat(read.visits().get(2).start().store(Side.BLACK).first(Kind.QUEEN))
        .contains(Square.A1);
    assertThat(read.leftMillis(Side.BLACK)).isEqualTo(house().leftMillis(Side.BLACK));
  }

  @Test
  void comments_blank_lines_foreign_line_ends_and_a_byte_order_mark_do_not_count() {
    String text = HOUSE.replace("moves\n", "moves\n\n  # now it begins\n").replace("\n", "\r\n");
    assertThat(RecordCodec.parse("\uFEFF" + text)).isEqualTo(house());
    assertThatThrownBy(() -> RecordCodec.parse(HOUSE.replace("| puzzle", "| \uFEFFpuzzle")))
        .hasMessageStartingWith("line 3, column 3: ");
  }

  @Test
  void a_store_square_need_not_be_told_if_it_is_the_first_free_one() {
    GameRecord read = RecordCodec.parse(HOUSE.replace("a1b1@h8", "a1b1"));
    Entry.Played capture = (Entry.Played) read.entries().get(9);
    assertThat(MoveCodec.format(capture.move())).isEqualTo("a1b1@a1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          moves                     | 1. e2e5    | 4 | e2e5 is illegal
          1.                        | 2. e2e4    | 1 | expected the number of the turn, '1.', found '2.'
          1...                      | 1... e7e5  | 1 | expected the number of the turn, '1.', found '1...'
          no move                   | 1.         | 3 | expected a move such as e2e4, found the end of the line
          third move                | 1. e2e4 e7e5 d2d4 | 14 | expected the end of the line, found 'd2d4'
          no such kind              | 1. e2e4=X  | 9 | no kind has the letter X here
          time                      | 1. e2e4 (3) | 10 | expected a time such as 5:00, 1:30:00 or 0:00.250, found '3'
          open time                 | 1. e2e4 (0:03 | 14 | expected ')', found the end of the line
          too long                  | 1. e2e4 (169:00:00) | 10 | a time is 0:00.001 to 168:00:00
          undo without a move       | undo white | 6 | White has no move to take back
          undo by nobody            | undo green | 6 | expected who takes back (white, black), found 'green'
          another scene             | scene hall | 7 | expected 'board', where the game is now, found 'hall'
          nothing                   | wait       | 1 | expected the number of the turn, '1.', found 'wait'
          sketch elsewhere          | sketch hall | 8 | expected the name of a scene of the level, found 'hall'
          """)
  void parse_badLine_isRefusedAtItsPlace(String what, String line, int column, String problem) {
    assertRefused(CHESS + line + "\n", lineCount(CHESS) + 1, column, problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          line              | 1  | expected stroke, note or sketch, found 'line'
          stroke            | 7  | expected a point such as 500,1500, found the end of the line
          stroke 1          | 8  | expected a point such as 500,1500 or 500,1500,800, found '1'
          stroke 0,0 16001,0 | 12 | x of a point is -8000 to 16000, not 16001
          stroke 0,0,1001   | 8  | the pressure of a point is 0 to 1000, not 1001
          note 0,0          | 9  | expected the note in quotes, found the end of the line
          note 0,0 ""       | 10 | a note has 1 to 200 characters, not 0
          sketch board      | 8  | there is a sketch of scene board already
          """)
  void parse_badSketch_isRefusedAtItsPlace(String line, int column, String problem) {
    String text = CHESS + "sketch board\nstroke 0,0\n";
    assertRefused(text + line + "\n", lineCount(text) + 1, column, problem);
  }

  @Test
  void parse_moveAfterTheFlagFell_isRefused() {
    String text = BLITZ + "1. e2e4 (1:00)\n";
    assertRefused(text, lineCount(text), 4, "e2e4 is illegal: White's time is over");
  }

  @Test
  void parse_moreTimeThanThereIs_isRefused() {
    String text = BLITZ + "thinking (1:00.001)\n";
    assertRefused(text, lineCount(text), 10, "the side to move has no more than 1:00 here");
    assertThat(RecordCodec.parse(BLITZ + "thinking (1:00)\n").outcome()).isPresent();
  }

  @Test
  void parse_moveAfterTheTurnThatGoesOn_isRefused() {
    String text = CHESS + "thinking (0:01)\n1. e2e4\n";
    assertRefused(text, lineCount(text), 1, "expected 'sketch', found '1.'");
  }

  @Test
  void parse_moreUndosThanAllowed_isRefused() {
    String text = CHESS + "1. e2e4\nundo white\n1. e2e4\nundo white\n";
    assertRefused(text, lineCount(text), 6, "White can take back no more moves of scene board");
  }

  @Test
  void parse_mistakeInTheLevel_isRefusedAtItsPlace() {
    int line = lineCount(CHESS.substring(0, CHESS.indexOf("| undo 1")));
    assertRefused(CHESS.replace("| undo 1", "| undo -1"), line + 1, 8, "");
    assertRefused(RecordCodec.HEAD + "\nlevel\nmoves\n", 3, 1, "expected 'puzzle-chess-level 1'");
  }

  @Test
  void parse_levelThatCannotBegin_isRefused() {
    String text =
        CHESS.replaceFirst("8 r n b q k", "8 r n b q .").replaceFirst("7 p p p p p", "7 p p p k p");
    String inCheck =
        text.replaceFirst("6 \\. \\. \\.", "6 . . P").replace("castling KQkq", "castling KQ");
    assertRefused(inCheck, 3, 3, "Black's king is in check");
  }

  @Test
  void parse_missingParts_areNamed() {
    assertRefused("", 1, 1, "expected 'puzzle-chess-record 1', found the end");
    assertRefused("chess", 1, 1, "expected the first line 'puzzle-chess-record 1', found 'chess'");
    assertRefused(RecordCodec.HEAD + "\nmoves", 2, 1, "expected 'level', found 'moves'");
    String noMoves = CHESS.replace("moves\n", "");
    assertRefused(noMoves, lineCount(noMoves) + 1, 1, "expected 'moves', found the end");
  }

  private static int lineCount(String text) {
    return (int) text.lines().count();
  }

  private static void assertRefused(String text, int line, int column, String problem) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> RecordCodec.parse(text))
        .satisfies(
            refusal -> {
              assertThat(refusal.problem()).contains(problem);
              assertThat(List.of(refusal.line(), refusal.column()))
                  .isEqualTo(List.of(line, column));
            });
  }
}
