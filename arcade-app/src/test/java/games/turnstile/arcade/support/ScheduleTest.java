package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  private static List<List<Integer>> seatings(Schedule schedule) {
    return IntStream.range(0, (int) schedule.games()).mapToObj(schedule::seating).toList();
  }

  @Test
  void pairs_meetEachOther_andSwapSeatsEveryTime() {
    assertThat(seatings(Schedule.pairs(3, 2)))
        .containsExactly(
            List.of(0, 1),
            List.of(0, 2),
            List.of(1, 2),
            List.of(1, 0),
            List.of(2, 0),
            List.of(2, 1));
  }

  @Test
  void oneTable_movesEverybodyUpByOneSeatFromGameToGame() {
    assertThat(seatings(Schedule.oneTable(3, 4)))
        .containsExactly(List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(0, 1, 2));
  }

  @Test
  void sideBySide_everybodyKeepsTheSeat() {
    assertThat(seatings(Schedule.sideBySide(3, 2)))
        .containsExactly(List.of(0, 1, 2), List.of(0, 1, 2));
    assertThat(seatings(Schedule.sideBySide(1, 2))).containsExactly(List.of(0), List.of(0));
    assertThat(Schedule.sideBySide(3, 2).seats()).isEqualTo(3);
  }

  @Test
  void manyGames_areCountedWithoutOverflow() {
    assertThat(Schedule.pairs(1000, Integer.MAX_VALUE).games())
        .isEqualTo(499_500L * Integer.MAX_VALUE);
  }
}
