package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Which candidates stay in the race. */
class RaceTest {
  private static final int ALL_ROLLS = Rolls.ALL.size();

  /** A race in which nothing is expected of anybody. */
  private static Race race(int candidates) {
    return new Race(new double[candidates]);
  }

  /** Tries a roll that comes in so many ways, with what each candidate who runs is worth. */
  private static void roll(Race race, int ways, double... values) {
    race.running().forEach(candidate -> race.keep(candidate, values[candidate]));
    race.judge(ways);
  }

  @Test
  void the_obvious_winner_is_soon_alone() {
    Race race = race(3);
    int rolls = 0;
    for (; !race.isOver(); rolls++) {
      roll(race, 1, 10, 30 + rolls % 2, 20);
    }

    assertThat(race.running()).containsExactly(1);
    assertThat(rolls).isLessThan(ALL_ROLLS / 10);
  }

  @Test
  void a_few_rolls_prove_nothing() {
    Race race = race(2);
    for (int rolls = 0; rolls < 5; rolls++) {
      roll(race, 1, 100, 0);
    }

    assertThat(race.running()).containsExactly(0, 1);
    assertThat(race.isOver()).isFalse();
  }

  @Test
  void equals_run_until_all_rolls_are_tried() {
    Race race = race(3);
    for (int rolls = 0; rolls < ALL_ROLLS; rolls++) {
      assertThat(race.isOver()).isFalse();
      roll(race, 1, rolls, rolls, rolls);
    }

    assertThat(race.isOver()).isTrue();
    assertThat(race.running()).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void a_lead_that_chance_explains_puts_nobody_out() {
    Race race = race(2);
    for (int rolls = 0; rolls < 20; rolls++) {
      roll(race, 1, 10 * (rolls % 2) + 0.1, 10 * ((rolls + 1) % 2));
    }

    assertThat(race.running()).containsExactly(0, 1);
  }

  @Test
  void when_all_rolls_are_tried_any_lead_is_enough() {
    Race race = race(2);
    for (int rolls = 0; rolls < ALL_ROLLS; rolls++) {
      roll(race, 1, 10 * (rolls % 2), 10 * ((rolls + 1) % 2) + 0.1);
    }

    assertThat(race.running()).containsExactly(1);
  }

  @Test
  void each_roll_counts_as_often_as_it_comes() {
    Race race = race(2);
    roll(race, 6, 20, 3);
    roll(race, 3, 40, 3);
    roll(race, 1, 80, 3);
    roll(race, 5, 80, 3);

    assertThat(race.worth(0)).isCloseTo((6 * 20 + 3 * 40 + 80 + 5 * 80) / 30.0, within(1e-9));
    assertThat(race.worth(1)).isCloseTo(1.5, within(1e-9));
  }

  @Test
  void what_was_expected_counts_less_with_every_roll() {
    Race race = new Race(new double[] {60, 50});
    assertThat(race.worth(0)).isCloseTo(60, within(1e-9));

    roll(race, 6, 50, 60);
    assertThat(race.running()).containsExactly(0, 1);

    roll(race, 6, 50, 60);
    roll(race, 6, 50, 60);
    assertThat(race.running()).containsExactly(1, 0);
  }

  @Test
  void who_runs_stands_in_the_order_of_worth() {
    Race race = race(3);
    assertThat(race.running()).containsExactly(0, 1, 2);

    roll(race, 1, 1, 2, 3);
    assertThat(race.running()).containsExactly(2, 1, 0);

    roll(race, 6, 1, 3, 0);
    assertThat(race.running()).containsExactly(1, 0, 2);
  }

  @Test
  void a_race_of_one_is_over_before_it_begins() {
    assertThat(race(1).isOver()).isTrue();
    assertThat(race(2).isOver()).isFalse();
  }
}
