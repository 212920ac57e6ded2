package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.Violation.Code;
import games.turnstile.railroadink.oracle.PlainRound;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The oracle of rounds, against answers worked out by hand. */
@Domain(RailroadInkArbitraries.class)
class PlainRoundTest {
  private static final List<Tile> DICE = Boards.roll("A1A4A4B0").tiles();

  private static PlainRound round(String board, boolean specialDrawn) {
    return new PlainRound(Boards.placements(board), DICE, specialDrawn);
  }

  private static Set<Placement> drawn(String board) {
    return Set.copyOf(Boards.placements(board));
  }

  @Test
  void a_closed_sheet_leaves_one_way_which_is_to_draw_nothing() {
    assertThat(round(ClosedSheets.NOTHING, false).mayEnd()).isTrue();
    assertThat(round(ClosedSheets.NOTHING, false).completions(10)).contains(Set.of(Set.of()));
  }

  @Test
  void one_open_end_takes_one_of_the_dice_that_fit() {
    assertThat(round(ClosedSheets.ONE_RAILWAY, true).mayEnd()).isFalse();
    assertThat(round(ClosedSheets.ONE_RAILWAY, true).completions(10))
        .contains(Set.of(drawn("A1A21"), drawn("B0A23")));
  }

  @Test
  void a_special_tile_may_be_drawn_but_need_not_be() {
    Set<Set<Placement>> ways =
        round(ClosedSheets.ONE_RAILWAY, false).completions(100_000).orElseThrow();
    Set<Set<Placement>> withoutSpecial =
        ways.stream()
            .filter(way -> way.stream().noneMatch(placement -> placement.tile().isSpecial()))
            .collect(Collectors.toSet());

    assertThat(withoutSpecial).isEqualTo(Set.of(drawn("A1A21"), drawn("B0A23")));
    assertThat(ways.stream().filter(way -> way.contains(Boards.placement("S3A20"))))
        .containsExactlyInAnyOrder(
            drawn("S3A20 B0B22 A4C20 A4D20"), drawn("S3A20 A1B20 B0C22 A4D20 A4E20"));
  }

  @Test
  void the_oracle_gives_up_where_there_are_too_many_ways() {
    assertThat(round("", false).completions(50)).isEmpty();
  }

  @Test
  void a_round_has_its_dice_and_one_special_tile() {
    PlainRound round = round("", false);
    PlainRound later = round.draw(Boards.placement("S2A10"));

    assertThat(round.check(Boards.placement("A4A10"))).isEmpty();
    assertThat(round.check(Boards.placement("A3A10"))).contains(Code.NOT_ON_THE_DICE);
    assertThat(later.check(Boards.placement("S3A30"))).contains(Code.SECOND_SPECIAL_IN_ROUND);
    assertThat(later.check(Boards.placement("A4A10"))).contains(Code.SQUARE_TAKEN);
    assertThat(later.diceLeft()).isEqualTo(DICE);
    assertThat(round.draw(Boards.placement("A4A10")).diceLeft())
        .isEqualTo(List.of(Tile.A1, Tile.A4, Tile.B0));
  }

  @Property(tries = 30)
  void there_always_is_a_way_to_finish(@ForAll FewWays few) {
    assertThat(few.ways()).isNotEmpty();
    assertThat(few.ways().contains(Set.of())).isEqualTo(FewWays.plain(few.round()).mayEnd());
  }
}
