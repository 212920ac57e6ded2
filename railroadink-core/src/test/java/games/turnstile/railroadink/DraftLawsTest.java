package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** What a draft says at every step, beside the sheet with the same placements. */
@Domain(RailroadInkArbitraries.class)
class DraftLawsTest {
  private final Outlook outlook = new Outlook(Weights.none());

  @Property(tries = 40)
  void at_every_step_a_draft_tells_what_the_sheet_tells(@ForAll Sheet sheet) {
    Draft draft = outlook.draft(Sheet.empty());
    Sheet now = Sheet.empty();
    assertTellsTheSame(draft, now);
    for (Placement placement : sheet.placements()) {
      now = now.draw(placement);
      draw(draft, placement);
      assertTellsTheSame(draft, now);
    }
  }

  @Test
  void on_sheets_filled_beyond_any_game_a_draft_still_tells_the_same() {
    FullSheets.many().limit(10).forEach(sheet -> assertTellsTheSame(outlook.draft(sheet), sheet));
  }

  private void draw(Draft draft, Placement placement) {
    outlook.draw(
        draft, placement.square().index(), Shapes.of(placement.tile(), placement.orientation()));
  }

  private static void assertTellsTheSame(Draft draft, Sheet sheet) {
    ScoreCard card = sheet.score();
    assertThat(Outlook.score(draft)).isEqualTo(card.total());
    assertThat(draft.errors).isEqualTo(card.errors().size());
    assertThat(draft.longestHighway).isEqualTo(card.longestHighway().size());
    assertThat(draft.longestRailway).isEqualTo(card.longestRailway().size());
    assertThat(GrowingNetwork.of(draft))
        .containsExactlyInAnyOrderElementsOf(GrowingNetwork.of(sheet));
    Ink ink = sheet.ink();
    assertThat(draft.taken).isEqualTo(ink.taken);
    assertThat(draft.overpasses).isEqualTo(ink.overpasses);
    assertThat(draft.routes).isEqualTo(ink.routes);
    assertThat(draft.specials).isEqualTo(ink.specials);
    assertThat(draft.specialsLeft()).isEqualTo(ink.specialsLeft());
    for (Square square : Square.all()) {
      if (sheet.at(square).isEmpty()) {
        assertSurroundings(draft, sheet, square);
      }
    }
  }

  private static void assertSurroundings(Draft draft, Sheet sheet, Square square) {
    assertThat(draft.facing(square.index())).isEqualTo(sheet.ink().facing(square.index()));
    for (Direction side : Direction.values()) {
      boolean blank =
          square
              .neighbour(side)
              .flatMap(sheet::at)
              .filter(tile -> tile.edge(side.opposite()).isEmpty())
              .isPresent();
      int pattern = draft.patterns[square.index()] & 0xFF;
      assertThat(Patterns.side(pattern, side.ordinal()) == Patterns.BLANK).isEqualTo(blank);
    }
  }

  @Property(tries = 40)
  void the_longest_routes_end_where_the_draft_says(@ForAll Sheet sheet) {
    Draft draft = outlook.draft(sheet);
    ScoreCard card = sheet.score();

    assertEnds(card.longestHighway(), draft.highwayStart, draft.highwayStop);
    assertEnds(card.longestRailway(), draft.railwayStart, draft.railwayStop);
  }

  private static void assertEnds(List<Square> route, int start, int stop) {
    if (!route.isEmpty()) {
      assertThat(start).isEqualTo(route.get(0).index());
      assertThat(stop).isEqualTo(route.get(route.size() - 1).index());
    }
  }

  @Property(tries = 40)
  void what_is_drawn_on_a_copy_does_not_change_the_original(@ForAll Round round) {
    Draft original = outlook.draft(round.sheet());
    Draft copy = outlook.draft(FullSheets.ofAnything(1));
    copy.copyFrom(original);
    assertTellsTheSame(copy, round.sheet());

    for (Placement placement : Level.RANDOM.player(1).finish(round)) {
      draw(copy, placement);
    }

    assertTellsTheSame(original, round.sheet());
  }

  @Test
  void a_cleared_draft_is_an_empty_sheet_again() {
    Draft draft = outlook.draft(FullSheets.ofAnything(2));

    draft.clear();

    assertTellsTheSame(draft, Sheet.empty());
  }
}
