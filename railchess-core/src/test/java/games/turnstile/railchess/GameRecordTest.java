package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
  private static final Setup SETUP = Script.setup(Maps.path(9), "ai", Settings.standard());
  private static final GameRecord NEW = GameRecord.start(SETUP);
  private static final GameRecord THREE = Script.play(SETUP, "2 c 5");

  @Test
  void a_new_record_has_the_first_position_and_its_events() {
    assertThat(NEW.setup()).isSameAs(SETUP);
    assertThat(NEW.moves()).isEmpty();
    assertThat(NEW.steps()).containsExactly(Position.begin(SETUP));
    assertThat(NEW.last()).isEqualTo(Position.of(SETUP));
  }

  @Test
  void each_move_adds_a_step() {
    GameRecord game = NEW;
    for (Move move : THREE.moves()) {
      game = game.play(move);
    }

    assertThat(game).isEqualTo(THREE).hasSameHashCodeAs(THREE);
    assertThat(game.steps()).isEqualTo(THREE.steps()).hasSize(4);
    assertThat(game.moves()).isEqualTo(Script.moves("2 c 5"));
    assertThat(game.last()).isEqualTo(THREE.steps().get(3).position());
    assertThat(THREE.steps().get(1)).isEqualTo(Position.of(SETUP).step(new Move.Roll(2)));
    assertThat(NEW.moves()).isEmpty();
    assertThat(NEW.steps()).hasSize(1);
  }

  @Test
  void an_illegal_move_is_refused() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> THREE.play(new Move.Ride(1)));
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> Script.play(SETUP, "2 d"))
        .satisfies(refusal -> assertThat(refusal.move()).isEqualTo(new Move.Ride(3)));
  }

  @Test
  void the_first_moves_are_the_record_as_it_was_then() {
    assertThat(THREE.first(0)).isEqualTo(NEW);
    assertThat(THREE.first(2)).isEqualTo(Script.play(SETUP, "2 c"));
    assertThat(THREE.first(2).steps()).isEqualTo(THREE.steps().subList(0, 3));
    assertThat(THREE.first(2).last()).isEqualTo(Script.play(SETUP, "2 c").last());
    assertThat(THREE.first(3)).isEqualTo(THREE);
    assertThat(THREE.first(2).play(new Move.Roll(5))).isEqualTo(THREE);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void more_moves_than_there_are_cannot_be_kept(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> THREE.first(count))
        .withMessage("cannot keep " + count + " moves of 3");
  }

  @Test
  void records_with_another_setup_or_other_moves_are_different() {
    Setup otherSeed = new Setup(SETUP.map(), SETUP.settings(), SETUP.seats(), 43);

    assertThat(THREE)
        .isNotEqualTo(NEW)
        .isNotEqualTo(Script.play(SETUP, "2 c 6"))
        .isNotEqualTo(Script.play(otherSeed, "2 c 5"))
        .isNotEqualTo("2 c 5");
    assertThat(NEW).doesNotHaveSameHashCodeAs(THREE);
    assertThat(THREE).hasToString("GameRecord[path, 3 moves]");
  }

  @Test
  void positions_after_other_numbers_or_moves_are_different() {
    Position position = THREE.last();
    List<String> others = List.of("", "2", "2 c", "2 c 6", "1 b 5", "3 d 5", "2 -1", "12 5 5");

    for (String other : others) {
      assertThat(Script.play(SETUP, other).last()).as(other).isNotEqualTo(position);
    }
    assertThat(position)
        .isNotEqualTo("position")
        .isEqualTo(Script.play(SETUP, "2 c 5").last())
        .doesNotHaveSameHashCodeAs(NEW.last())
        .hasToString("Position[path, ROLL, turn of seat 1, points [5, 1]]");
  }

  @Test
  void lists_cannot_be_changed() {
    List<Move> moves = new ArrayList<>(Script.moves("2 c"));
    GameRecord game = GameRecord.replay(SETUP, moves);
    moves.clear();

    assertThat(game.moves()).hasSize(2);
    for (List<?> list : List.of(game.moves(), game.steps(), game.first(1).moves())) {
      assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
    }
    assertThatThrownBy(() -> game.steps().get(0).events().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> game.first(1).last().destinations().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
