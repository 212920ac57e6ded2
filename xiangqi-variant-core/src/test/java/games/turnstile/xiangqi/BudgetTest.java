package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How bots keep to their budgets. */
class BudgetTest {
  @Test
  void it_is_looked_at_for_every_node_where_extensions_change_ways() {
    Position position =
        Scene.of(
            Sketch.of(
                """
                .k.a.
                .....
                A...K
                """,
                "A ;2,5",
                "a ;4,7",
                "K 4,2;",
                "k 5,7;"),
            Trick.named("t").ways((ways, piece, from, board) -> ways));
    List<Long> asked = new ArrayList<>();
    Budget budget =
        nodes -> {
          asked.add(nodes);
          return nodes < 4;
        };

    Move move = Level.HARD.player(1, budget).choose(position);

    assertThat(asked).containsExactly(1L, 2L, 3L, 4L);
    assertThat(position.check(move)).isEmpty();
  }
}
