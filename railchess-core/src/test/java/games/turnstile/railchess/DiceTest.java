package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceTest {
  /** A game in which everybody goes round and round, and nothing is ever claimed. */
  private static List<Integer> numbers(Dice dice, int maxNumber, int count) {
    Settings settings = new Settings(maxNumber, Integer.MAX_VALUE, false, Integer.MAX_VALUE);
    Position position = Position.of(Script.setup(Maps.path(3), "ac", settings));
    List<Integer> numbers = new ArrayList<>();
    while (numbers.size() < count) {
      Move.Roll roll = dice.roll(position);
      numbers.add(roll.number());
      // A number that leads nowhere keeps the game going, whatever the dice show.
      position = position.play(new Move.Roll(maxNumber));
    }
    return numbers;
  }

  @Test
  void the_same_seed_shows_the_same_numbers() {
    assertThat(numbers(Dice.seeded(7), 12, 50)).isEqualTo(numbers(Dice.seeded(7), 12, 50));
    assertThat(numbers(Dice.seeded(7), 12, 50)).isNotEqualTo(numbers(Dice.seeded(8), 12, 50));
  }

  @Test
  void a_known_seed_shows_known_numbers_for_ever() {
    assertThat(numbers(Dice.seeded(1), 12, 12))
        .containsExactly(10, 6, 11, 5, 12, 5, 9, 5, 4, 4, 2, 10);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 12, 16})
  void all_numbers_come_about_equally_often(int maxNumber) {
    List<Integer> numbers = numbers(Dice.seeded(20), maxNumber, 500 * maxNumber);

    for (int number = 1; number <= maxNumber; number++) {
      assertThat(Collections.frequency(numbers, number)).isBetween(400, 600);
    }
  }

  @Test
  void a_number_does_not_tell_the_next_one() {
    List<Integer> numbers = numbers(Dice.seeded(3), 4, 8_000);
    List<List<Integer>> pairs =
        IntStream.range(1, numbers.size()).mapToObj(i -> numbers.subList(i - 1, i + 1)).toList();

    for (List<Integer> pair : Set.copyOf(pairs)) {
      assertThat(Collections.frequency(pairs, pair)).isBetween(400, 600);
    }
  }

  @Test
  void the_number_depends_on_nothing_but_how_often_the_dice_were_rolled() {
    Setup setup = Script.setup(Maps.path(9), "aei", Settings.standard());
    int third = numbers(Dice.seeded(5), 12, 3).get(2);

    assertThat(Dice.seeded(5).roll(Script.play(setup, "1 b 2").last()))
        .isEqualTo(Dice.seeded(5).roll(Script.play(setup, "2 c -0 1 d").last()))
        .isEqualTo(new Move.Roll(third));
  }

  @Test
  void a_position_that_waits_for_no_dice_is_refused() {
    GameRecord game = Script.play(Script.setup(Maps.path(5), "ae", Settings.standard()), "1 -0");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.seeded(1).roll(game.first(1).last()))
        .withMessage(
            "the position waits for no dice: it is"
                + " Position[path, RIDE, turn of seat 0, points [1, 1]]");
    assertThatIllegalArgumentException().isThrownBy(() -> Dice.seeded(1).roll(game.last()));
  }
}
