package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The ways to finish a round, beside those that the plain oracle finds by trying everything. */
@Domain(RailroadInkArbitraries.class)
class CompletionsLawsTest {
  private static final int MANY = 3_000;

  @Property(tries = 60)
  void the_ways_are_those_of_the_oracle_and_none_comes_twice(@ForAll FewWays few) {
    List<Set<Placement>> ways = new ArrayList<>();
    boolean all =
        few.round()
            .visitCompletions(
                way ->
                    ways.add(way.stream().map(Placement::canonical).collect(Collectors.toSet())));

    assertThat(all).isTrue();
    assertThat(ways).doesNotHaveDuplicates();
    assertThat(new HashSet<>(ways)).isEqualTo(few.ways());
  }

  @Property(tries = 50)
  void every_way_is_drawn_in_a_legal_order_after_which_the_round_can_end(@ForAll Round round) {
    Set<Set<Placement>> seen = new HashSet<>();
    round.visitCompletions(
        way -> {
          Round end = round;
          for (Placement placement : way) {
            end = end.draw(placement);
          }
          assertThat(end.checkEnd()).as("%s", way).isEmpty();
          assertThat(seen.add(Set.copyOf(way))).as("%s for the first time", way).isTrue();
          return seen.size() < MANY;
        });

    assertThat(seen).isNotEmpty();
  }
}
