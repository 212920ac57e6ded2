package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dice (R3.1). */
class DiceTest {
  @Nested
  class ARoll {
    @Test
    void is_the_same_in_any_order() {
      assertThat(DiceRoll.of(Tile.B1, Tile.A3, Tile.A0, Tile.A3))
          .isEqualTo(Boards.roll("A3A0A3B1"))
          .hasSameHashCodeAs(Boards.roll("A3A0A3B1"));
      assertThat(Boards.roll("A3B1A0A3").tiles())
          .containsExactly(Tile.A0, Tile.A3, Tile.A3, Tile.B1);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"", "A0A0A0", "A0A0A0A0", "A0A0B0B0", "A0A0A0B0B0", "A0A0A0S0", "A0A0A0A0B0"})
    void is_three_of_die_a_and_one_of_die_b(String roll) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Boards.roll(roll))
          .withMessageStartingWith("a roll is three of die A and one of die B, not [");
    }
  }

  @Nested
  class SeededDice {
    @Test
    void show_the_same_for_the_same_seed() {
      assertThat(Dice.seeded(7).rolls()).isEqualTo(Dice.seeded(7).rolls()).hasSize(7);
      assertThat(Dice.seeded(7).rolls()).isNotEqualTo(Dice.seeded(8).rolls());
    }

    @Test
    void show_each_face_about_equally_often_in_every_round() {
      for (int round = 0; round < Round.LAST; round++) {
        List<Tile> shown = new ArrayList<>();
        for (long seed = 0; seed < 6_000; seed++) {
          shown.addAll(Dice.seeded(seed).rolls().get(round).tiles());
        }
        for (Tile face : Tile.diceFaces()) {
          int expected = face.die() == 'A' ? 3_000 : 2_000;
          assertThat(Collections.frequency(shown, face))
              .as("%s in round %s", face, round + 1)
              .isBetween(expected - 250, expected + 250);
        }
      }
    }

    @Test
    void do_not_repeat_themselves_from_seed_to_seed() {
      List<List<DiceRoll>> games = new ArrayList<>();
      for (long seed = 0; seed < 1_000; seed++) {
        games.add(Dice.seeded(seed).rolls());
        games.add(Dice.seeded(seed << 40).rolls());
      }

      assertThat(new HashSet<>(games)).hasSize(1_999);
    }
  }

  @Nested
  class GivenDice {
    private static final List<DiceRoll> ROLLS = Dice.seeded(3).rolls();

    @Test
    void show_what_was_given_in_each_round() {
      GameRecord game = RandomPlay.game(1, ROLLS, 5);

      assertThat(Dice.given(ROLLS).rolls()).isEqualTo(ROLLS);
      for (Position position : game.positions()) {
        if (position.phase() == Phase.ROLL) {
          assertThat(Dice.given(ROLLS).roll(position))
              .isEqualTo(Dice.seeded(3).roll(position))
              .isEqualTo(new Move.Roll(ROLLS.get(position.rolls())));
        }
      }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6, 8})
    void are_seven_rolls(int count) {
      List<DiceRoll> rolls = Collections.nCopies(count, ROLLS.get(0));

      assertThatIllegalArgumentException()
          .isThrownBy(() -> Dice.given(rolls))
          .withMessage("a game has 7 rolls, not " + count);
    }
  }

  @Test
  void a_position_that_waits_for_no_dice_is_refused() {
    Position drawing = Script.play(1, "A4A4A5B0").last();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.seeded(1).roll(drawing))
        .withMessageStartingWith("the position waits for no dice: it is Position[DRAW, round 1, ");
  }
}
