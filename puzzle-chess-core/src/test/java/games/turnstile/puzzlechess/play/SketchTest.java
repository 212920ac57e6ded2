package games.turnstile.puzzlechess.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SketchTest {
  private static final Mark.Point POINT = new Mark.Point(500, 1_500, 700);
  private static final Mark STROKE = new Mark.Stroke(List.of(POINT, new Mark.Point(0, 0, 0)));
  private static final Mark NOTE = new Mark.Note(POINT, "the rook first");

  @Test
  void marks_are_added_in_order_and_erased_one_by_one() {
    Sketch sketch = Sketch.EMPTY.add(STROKE).add(NOTE).add(STROKE);
    assertThat(sketch.marks()).containsExactly(STROKE, NOTE, STROKE);
    assertThat(sketch.erase(1).marks()).containsExactly(STROKE, STROKE);
    assertThat(sketch.clear()).isEqualTo(Sketch.EMPTY);
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> sketch.erase(3));
  }

  @Test
  void adding_erasing_and_clearing_can_be_undone() {
    Sketch sketch = Sketch.EMPTY.add(STROKE).add(NOTE).erase(0).clear();
    assertThat(sketch.undo().marks()).containsExactly(NOTE);
    assertThat(sketch.undo().undo().marks()).containsExactly(STROKE, NOTE);
    Sketch first = sketch.undo().undo().undo().undo();
    assertThat(first).isEqualTo(Sketch.EMPTY);
    assertThat(first.canUndo()).isFalse();
    assertThatIllegalStateException()
        .isThrownBy(first::undo)
        .withMessage("there is no change of the sketch to undo");
  }

  @Test
  void the_last_hundred_changes_can_be_undone() {
    Sketch sketch = Sketch.EMPTY;
    for (int i = 0; i < Sketch.MOST_UNDOS + 5; i++) {
      sketch = sketch.add(NOTE);
    }
    int undone = 0;
    while (sketch.canUndo()) {
      sketch = sketch.undo();
      undone++;
    }
    assertThat(undone).isEqualTo(Sketch.MOST_UNDOS);
    assertThat(sketch.marks()).hasSize(5);
  }

  @Test
  void a_full_sketch_takes_no_more() {
    String problem = "a sketch has at most 500 strokes and notes and 20000 points; erase some";
    Sketch marks = Sketch.of(Collections.nCopies(Sketch.MOST_MARKS, NOTE));
    assertThatIllegalStateException().isThrownBy(() -> marks.add(NOTE)).withMessage(problem);
    Mark longest = new Mark.Stroke(Collections.nCopies(Sketch.MOST_POINTS, POINT));
    Sketch points = Sketch.of(List.of(longest));
    assertThatIllegalStateException().isThrownBy(() -> points.add(NOTE)).withMessage(problem);
  }

  @Test
  void a_stroke_has_points() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Mark.Stroke(List.of()))
        .withMessage("a stroke has 1 to 20000 points, not 0");
  }

  @ParameterizedTest
  @CsvSource({"-8001, 0, 0", "16001, 0, 0", "0, -8001, 0", "0, 16001, 0", "0, 0, -1", "0, 0, 1001"})
  void a_point_is_near_the_board(int x, int y, int pressure) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Mark.Point(x, y, pressure));
  }

  @Test
  void the_middle_of_a_square_is_a_point() {
    assertThat(Mark.Point.middle(Square.A1)).isEqualTo(new Mark.Point(500, 500, 1_000));
    assertThat(Mark.Point.middle(Square.H8)).isEqualTo(new Mark.Point(7_500, 7_500, 1_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " a", "a\nb", "\u0007"})
  void a_note_is_a_line(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Mark.Note(POINT, text));
  }

  @Test
  void a_note_has_at_most_200_characters() {
    assertThat(new Mark.Note(POINT, "x".repeat(200)).text()).hasSize(200);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Mark.Note(POINT, "x".repeat(201)))
        .withMessage("a note has 1 to 200 characters, not 201");
  }

  @Test
  void each_board_of_a_game_has_one() {
    Game game =
        Game.start(Levels.house(SceneRules.USUAL, SceneRules.USUAL), new FakeClock())
            .withSketch("cellar", Sketch.of(List.of(NOTE)));
    assertThat(game.sketch("cellar").marks()).containsExactly(NOTE);
    assertThat(game.sketch("hall")).isEqualTo(Sketch.EMPTY);
    assertThat(game.record().sketches()).containsOnlyKeys("cellar");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.withSketch("attic", Sketch.EMPTY))
        .withMessage("the level has no scene 'attic'");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.sketch("attic"))
        .withMessage("the level has no scene 'attic'");
  }

  @Test
  void undo_and_reset_of_the_game_leave_sketches_alone() {
    Game game =
        Game.start(Levels.chess(ClockRule.COUNT_UP, UndoRule.UNLIMITED), new FakeClock())
            .propose(Move.of(Square.E2, Square.E4))
            .withSketch("board", Sketch.of(List.of(NOTE)));
    assertThat(game.undo(Side.WHITE).sketch("board").marks()).containsExactly(NOTE);
    assertThat(game.reset().sketch("board").marks()).containsExactly(NOTE);
  }
}
