package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CourseTest {
  private static final String ROOKS = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  private static final int[] THERE_AND_BACK = {
    move(Square.A1, Square.A2), move(Square.A8, Square.A7),
    move(Square.A2, Square.A1), move(Square.A7, Square.A8)
  };

  private static int move(Square from, Square to) {
    return MoveCode.move(from.ordinal(), to.ordinal());
  }

  /** A position where the field alone decides, or one where it does not. */
  private static Position begin(boolean isSimple, Set<DrawRule> draws) {
    Scene scene = PastorLevels.scene(ROOKS);
    Scene drawn = scene.withRules(scene.rules().withDraws(draws));
    return Position.initial(Level.of(isSimple ? drawn : drawn.withAims(Aims.NONE)));
  }

  private static Course play(Position position, int moves) {
    Course course = Course.of(position);
    for (int i = 0; i < moves; i++) {
      course.play(THERE_AND_BACK[i % THERE_AND_BACK.length]);
    }
    return course;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void isRepeated_backAgain_isTold(boolean isSimple) {
    Position position = begin(isSimple, EnumSet.allOf(DrawRule.class));
    assertThat(play(position, 3).isRepeated()).isFalse();
    assertThat(play(position, 4).isRepeated()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void isRepeated_whereRepeatingDrawsNothing_isNotTold(boolean isSimple) {
    Position position = begin(isSimple, EnumSet.of(DrawRule.STALEMATE));
    assertThat(play(position, 4).isRepeated()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void isRepeated_onlyBeforeTheCourse_isNotTold(boolean isSimple) {
    Position position = begin(isSimple, EnumSet.allOf(DrawRule.class));
    for (int i = 0; i < 3; i++) {
      position = position.after(THERE_AND_BACK[i]);
    }
    Course course = Course.of(position);
    course.play(THERE_AND_BACK[3]);
    assertThat(course.isRepeated()).isFalse();
  }

  @Test
  void pass_leavesTheTurnToTheOtherSide_andIsTakenBack() {
    Course course = Course.of(PastorLevels.orthodox("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"));
    long key = course.key();
    course.pass();
    assertThat(course.turn()).isEqualTo(Field.WHITE);
    assertThat(course.key())
        .isEqualTo(Course.of(PastorLevels.orthodox("4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1")).key());
    course.back();
    assertThat(course.turn()).isEqualTo(Field.BLACK);
    assertThat(course.key()).isEqualTo(key);
  }

  @Test
  void pass_whereMoreThanTheFieldDecides_isRefused() {
    Course course = Course.of(begin(false, EnumSet.allOf(DrawRule.class)));
    assertThat(course.canPass()).isFalse();
    assertThatThrownBy(course::pass).isInstanceOf(UnsupportedOperationException.class);
  }
}
