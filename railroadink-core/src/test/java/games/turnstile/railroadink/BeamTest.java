package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** The ways to finish a round that the beam finds. */
@Domain(RailroadInkArbitraries.class)
@Domain(DomainContext.Global.class)
class BeamTest {
  private static final int ENDLESS = 100_000;

  private final Outlook outlook = new Outlook(Weights.learned());

  private static List<Beam.Way> finish(Beam beam, Draft start, Round round) {
    return beam.finish(start, round.dice(), round.specials(), round.number());
  }

  private static Sheet drawn(Round round, Beam.Way way) {
    Round end = round;
    for (Placement placement : way.placements()) {
      end = end.draw(placement);
    }
    assertThat(end.checkEnd()).isEmpty();
    return end.sheet();
  }

  private static Set<Placement> set(List<Placement> placements) {
    return placements.stream().map(Placement::canonical).collect(Collectors.toSet());
  }

  @Property(tries = 25)
  void every_way_can_be_drawn_and_is_valued_as_the_sheet_after_it(
      @ForAll Round round, @ForAll @IntRange(min = 1, max = 30) int width) {
    List<Beam.Way> ways = finish(new Beam(outlook, width), outlook.draft(round.sheet()), round);

    assertThat(ways).isNotEmpty();
    for (Beam.Way way : ways) {
      Sheet sheet = drawn(round, way);
      assertThat(way.value).isEqualTo(outlook.value(outlook.draft(sheet), round.number()));
      assertThat(GrowingNetwork.of(way.draft)).isEqualTo(GrowingNetwork.of(outlook.draft(sheet)));
    }
  }

  @Property(tries = 25)
  void the_ways_come_best_first_and_each_set_of_placements_once(@ForAll Round round) {
    List<Beam.Way> ways = finish(new Beam(outlook, 30), outlook.draft(round.sheet()), round);

    assertThat(ways.stream().map(way -> -way.value)).isSorted();
    assertThat(ways.stream().map(way -> set(way.placements()))).doesNotHaveDuplicates();
    assertThat(ways.stream().map(Beam.Way::key)).doesNotHaveDuplicates();
  }

  @Property(tries = 12)
  void a_beam_without_limits_finds_all_ways_and_so_the_best(@ForAll FewWays few) {
    Round round = few.round();
    List<Beam.Way> ways = finish(new Beam(outlook, ENDLESS), outlook.draft(round.sheet()), round);

    assertThat(ways.stream().map(way -> set(way.placements())).collect(Collectors.toSet()))
        .isEqualTo(few.ways());
    double[] best = {Double.NEGATIVE_INFINITY};
    round.visitCompletions(
        way -> {
          Sheet sheet = Sheet.of(joined(round.sheet().placements(), way));
          best[0] = Math.max(best[0], outlook.value(outlook.draft(sheet), round.number()));
          return true;
        });
    // The weights may be added in another order.
    assertThat(ways.get(0).value).isCloseTo(best[0], within(1e-3));
  }

  private static List<Placement> joined(List<Placement> first, List<Placement> then) {
    List<Placement> all = new ArrayList<>(first);
    all.addAll(then);
    return all;
  }

  @Property(tries = 12)
  void the_sheet_to_begin_with_stays_as_it_is(@ForAll Round round) {
    Draft start = outlook.draft(round.sheet());

    finish(new Beam(outlook, 5), start, round);

    Draft again = outlook.draft(round.sheet());
    assertThat(start.taken).isEqualTo(again.taken);
    assertThat(start.patterns).isEqualTo(again.patterns);
    assertThat(GrowingNetwork.of(start)).isEqualTo(GrowingNetwork.of(again));
    assertThat(Outlook.score(start)).isEqualTo(round.sheet().score().total());
  }

  @Property(tries = 12)
  void a_beam_that_was_used_before_finds_the_same(@ForAll Round round, @ForAll Round other) {
    Beam used = new Beam(outlook, 8);
    List<List<Placement>> first = placements(used, round);
    finish(used, outlook.draft(other.sheet()), other);

    assertThat(placements(used, round)).isEqualTo(first);
    assertThat(placements(new Beam(outlook, 8), round)).isEqualTo(first);
  }

  private List<List<Placement>> placements(Beam beam, Round round) {
    return finish(beam, outlook.draft(round.sheet()), round).stream()
        .map(Beam.Way::placements)
        .toList();
  }

  @Test
  void each_sheet_is_valued_once() {
    Round round = Round.begin(7, Boards.roll("A1A4A4B0"), Boards.sheet(ClosedSheets.ONE_RAILWAY));
    Beam beam = new Beam(outlook, ENDLESS);

    finish(beam, outlook.draft(round.sheet()), round);

    assertThat(beam.valued).isEqualTo(parts(round).size());
  }

  /** All sets of placements that can be drawn on the way to the end of a round. */
  private static Set<Set<Placement>> parts(Round round) {
    Set<Set<Placement>> parts = new HashSet<>();
    for (Placement placement : round.legalPlacements()) {
      collect(round, Set.of(), placement, parts);
    }
    return parts;
  }

  private static void collect(
      Round round, Set<Placement> drawn, Placement placement, Set<Set<Placement>> parts) {
    Set<Placement> more = new HashSet<>(drawn);
    more.add(placement.canonical());
    parts.add(more);
    Round next = round.draw(placement);
    next.legalPlacements().forEach(then -> collect(next, more, then, parts));
  }
}
