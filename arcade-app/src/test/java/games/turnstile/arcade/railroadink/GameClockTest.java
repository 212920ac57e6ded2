package games.turnstile.arcade.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.Budget;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class GameClockTest {
  private final AtomicLong time = new AtomicLong(1_000_000);
  private final List<Long> used = new ArrayList<>();

  private static Round round(int number) {
    return Round.begin(number, Dice.seeded(1).rolls().get(number - 1), Sheet.empty());
  }

  /** Thinks for as long as it may, in steps of some time, but at least for one step. */
  private Player thinker(Budget budget, long step) {
    return round -> {
      long begin = time.get();
      long steps = 0;
      do {
        time.addAndGet(step);
        steps++;
      } while (budget.allows(steps));
      used.add(time.get() - begin);
      return List.of();
    };
  }

  private void play(Player player, int from, int to) {
    for (int number = from; number <= to; number++) {
      time.addAndGet(5000);
      player.finish(round(number));
    }
  }

  @Test
  void time_isSharedEquallyOverTheRounds_whateverOthersTake() {
    play(new GameClock(700, time::get).eachRound(budget -> thinker(budget, 1)), 1, 7);

    assertThat(used).containsExactly(100L, 100L, 100L, 100L, 100L, 100L, 100L);
  }

  @Test
  void timeThatWasOverdrawnOrSaved_isSharedByTheRoundsThatAreLeft() {
    GameClock clock = new GameClock(700, time::get);
    play(clock.eachRound(budget -> thinker(budget, 130)), 1, 1);
    play(clock.eachRound(budget -> thinker(steps -> false, 40)), 2, 2);
    play(clock.eachRound(budget -> thinker(budget, 1)), 3, 7);

    assertThat(used).containsExactly(130L, 40L, 106L, 106L, 106L, 106L, 106L);
  }

  @Test
  void noTimeLeft_allowsNothing() {
    GameClock clock = new GameClock(700, time::get);
    play(clock.eachRound(budget -> thinker(budget, 800)), 1, 1);
    play(clock.eachRound(budget -> thinker(budget, 1)), 2, 2);

    assertThat(used).containsExactly(800L, 1L);
  }

  @Test
  void wholeGame_hasAllTheTimeAtOnce() {
    Budget budget = new GameClock(700, time::get).wholeGame();
    time.addAndGet(699);
    assertThat(budget.allows(1)).isTrue();
    time.addAndGet(1);
    assertThat(budget.allows(1)).isFalse();
  }
}
