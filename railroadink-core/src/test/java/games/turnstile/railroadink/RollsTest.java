package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** All that the dice can show. */
class RollsTest {
  private static DiceRoll roll(int... dice) {
    return new DiceRoll(Arrays.stream(dice).mapToObj(die -> Tile.values()[die]).toList());
  }

  @Test
  void there_are_168_rolls_that_differ_and_648_ways_to_roll_them() {
    List<DiceRoll> rolls = Rolls.ALL.stream().map(chance -> roll(chance.dice())).toList();

    assertThat(rolls).hasSize(168).doesNotHaveDuplicates();
    assertThat(Rolls.ALL.stream().mapToInt(Rolls.Chance::ways).sum()).isEqualTo(648);
  }

  @Test
  void each_roll_comes_as_often_as_the_dice_show_it() {
    Map<DiceRoll, Integer> ways = new HashMap<>();
    for (int way = 0; way < 648; way++) {
      ways.merge(roll(way % 6, way / 6 % 6, way / 36 % 6, 6 + way / 216), 1, Integer::sum);
    }

    for (Rolls.Chance chance : Rolls.ALL) {
      assertThat(chance.ways()).isEqualTo(ways.get(roll(chance.dice())));
    }
  }
}
