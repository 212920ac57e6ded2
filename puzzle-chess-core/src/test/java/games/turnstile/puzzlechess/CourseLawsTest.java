package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** A course by fields and one by positions tell the same, and both find back. */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class CourseLawsTest {
  /** What a course tells of where it is. */
  private record State(
      Set<Integer> moves, Outcome.Result result, boolean isRepeated, boolean isInCheck, int turn) {
    static State of(Course course) {
      MoveList moves = new MoveList();
      course.list(moves);
      Outcome.Result result = course.result(moves);
      return new State(
          result == null ? Set.copyOf(Moves.of(moves)) : Set.of(),
          result,
          course.isRepeated(),
          course.isInCheck(),
          course.turn());
    }

    boolean isOver() {
      return result != null;
    }

    int choose(int choice) {
      return moves.stream().sorted().toList().get(choice % moves.size());
    }

    /** Mostly the move back of the side's last one, where it is possible. */
    int chooseBack(int choice, List<Integer> played) {
      if (choice % 4 != 0 && played.size() >= 2) {
        int last = played.get(played.size() - 2);
        int back = MoveCode.move(MoveCode.to(last), MoveCode.from(last));
        if (moves.contains(back)) {
          return back;
        }
      }
      return choose(choice);
    }
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return BoardArbitraries.choices();
  }

  @Property(tries = 200)
  void courses_anyMoves_tellTheSame(
      @ForAll Position position, @ForAll("choices") List<Integer> choices) {
    Course fields = new FieldCourse(position);
    Course positions = new SceneCourse(position);
    for (int choice : choices) {
      State state = agreed(fields, positions);
      if (state.isOver()) {
        return;
      }
      fields.play(state.choose(choice));
      positions.play(state.choose(choice));
    }
    agreed(fields, positions);
  }

  private static State agreed(Course fields, Course positions) {
    State state = State.of(fields);
    assertThat(state).isEqualTo(State.of(positions));
    assertThat(fields.played()).isEqualTo(positions.played());
    assertThat(fields.field().isSame(positions.field())).isTrue();
    return state;
  }

  /** Positions occur again, some for the first time before the course begins. */
  @Property(tries = 200)
  void courses_movesToAndFro_tellTheSame(
      @ForAll Position start,
      @ForAll("choices") List<Integer> before,
      @ForAll("choices") List<Integer> after) {
    Course earlier = new SceneCourse(start);
    Position position = start;
    List<Integer> played = new ArrayList<>();
    for (int choice : before) {
      State state = State.of(earlier);
      if (state.isOver()) {
        return;
      }
      int move = state.chooseBack(choice, played);
      played.add(move);
      earlier.play(move);
      position = position.after(move);
    }
    Course fields = new FieldCourse(position);
    Course positions = new SceneCourse(position);
    for (int choice : after) {
      State state = agreed(fields, positions);
      if (state.isOver()) {
        return;
      }
      int move = state.chooseBack(choice, played);
      played.add(move);
      fields.play(move);
      positions.play(move);
    }
    agreed(fields, positions);
  }

  @Property(tries = 200)
  void back_anyMoves_restoresEverything(
      @ForAll Position position, @ForAll("choices") List<Integer> choices) {
    for (Course course : List.of(new FieldCourse(position), new SceneCourse(position))) {
      List<State> states = new ArrayList<>(List.of(State.of(course)));
      List<Long> keys = new ArrayList<>(List.of(course.key()));
      for (int choice : choices) {
        State state = states.get(states.size() - 1);
        if (state.isOver()) {
          break;
        }
        course.play(state.choose(choice));
        states.add(State.of(course));
        keys.add(course.key());
      }
      for (int i = states.size() - 1; i >= 0; i--) {
        assertThat(course.played()).isEqualTo(i);
        assertThat(State.of(course)).isEqualTo(states.get(i));
        assertThat(course.key()).isEqualTo(keys.get(i));
        if (i > 0) {
          course.back();
        }
      }
      assertThat(course.field().isSame(position.state().field)).isTrue();
    }
  }
}
