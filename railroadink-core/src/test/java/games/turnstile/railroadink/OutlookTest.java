package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** What the strong player sees on a sheet. */
@Domain(RailroadInkArbitraries.class)
@Domain(DomainContext.Global.class)
class OutlookTest {
  /** After the two lengths come centre, errors and special tiles. */
  private static final int SEEN_AFTER_HIGHWAY = 5;

  private static final int SEEN_AFTER_RAILWAY = 4;

  private final Outlook outlook = new Outlook(Weights.learned());

  private static Outlook withWeights(float weight) {
    float[][] weights = Weights.none();
    Arrays.stream(weights).forEach(ofRound -> Arrays.fill(ofRound, weight));
    return new Outlook(weights);
  }

  @Property(tries = 40)
  void after_the_last_round_a_sheet_is_worth_its_score(@ForAll Sheet sheet) {
    assertThat(outlook.value(outlook.draft(sheet), Round.LAST)).isEqualTo(sheet.score().total());
  }

  @Property(tries = 40)
  void earlier_the_weight_of_each_thing_seen_is_added(
      @ForAll Sheet sheet, @ForAll @IntRange(min = 1, max = 6) int round) {
    Outlook halves = withWeights(0.5f);
    Draft draft = halves.draft(sheet);

    double value = halves.value(draft, round);

    assertThat(value).isEqualTo(sheet.score().total() + 0.5 * halves.seenCount);
  }

  @Property(tries = 100)
  void a_sheet_turned_or_mirrored_looks_the_same(
      @ForAll Sheet sheet, @ForAll Symmetry first, @ForAll Symmetry second) {
    Sheet image = Sheet.of(second.images(first.images(sheet.placements())));

    boolean swaps = first == Symmetry.QUARTER_TURN ^ second == Symmetry.QUARTER_TURN;
    assertThat(seenButForOpenEnds(image).map(index -> swaps ? swapped(index) : index))
        .containsExactlyInAnyOrderElementsOf(seenButForOpenEnds(sheet).boxed().toList());
  }

  /** The same with highways as railways; the ends of a network are counted by kind, 0 to 3 each. */
  private static int swapped(int index) {
    int first = Patterns.COUNT;
    int distances = 6 * 6;
    if (index < first || index >= first + 4 * 4 * distances) {
      return index;
    }
    int ends = (index - first) / distances;
    int swapped = ends % 4 * 4 + ends / 4;
    return index + (swapped - ends) * distances;
  }

  /**
   * All that is seen. Of the longest routes only the lengths: of several that are equally long one
   * is taken, and the ends of another may be open.
   */
  private IntStream seenButForOpenEnds(Sheet sheet) {
    outlook.see(outlook.draft(Sheet.empty()));
    int lengths = outlook.seen[outlook.seenCount - SEEN_AFTER_HIGHWAY];
    outlook.see(outlook.draft(sheet));
    int[] seen = Arrays.copyOf(outlook.seen, outlook.seenCount);
    for (int after : new int[] {SEEN_AFTER_HIGHWAY, SEEN_AFTER_RAILWAY}) {
      int place = seen.length - after;
      seen[place] -= (seen[place] - lengths) % 3;
    }
    return Arrays.stream(seen);
  }

  @Property(tries = 40)
  void a_sheet_with_one_longest_route_of_a_kind_is_seen_with_its_open_ends(
      @ForAll @IntRange(min = 0, max = 5) int length) {
    Sheet sheet = Sheet.empty();
    for (int row = 0; row < length; row++) {
      sheet = sheet.draw(Boards.placement("A4%s10".formatted((char) ('A' + row))));
    }
    outlook.see(outlook.draft(Sheet.empty()));
    int lengths = outlook.seen[outlook.seenCount - SEEN_AFTER_HIGHWAY];

    outlook.see(outlook.draft(sheet));

    int open = length == 0 ? 0 : 1;
    assertThat(outlook.seen[outlook.seenCount - SEEN_AFTER_HIGHWAY])
        .isEqualTo(lengths + 3 * length + open);
    assertThat(outlook.seen[outlook.seenCount - SEEN_AFTER_RAILWAY]).isEqualTo(lengths);
  }

  @Test
  void even_on_sheets_filled_beyond_any_game_nothing_is_seen_that_has_no_weight() {
    assertThat(FullSheets.many().map(sheet -> sheet.placements().size())).contains(Grid.SQUARES);
    FullSheets.many()
        .forEach(
            sheet -> {
              outlook.see(outlook.draft(sheet));
              assertThat(Arrays.stream(outlook.seen, 0, outlook.seenCount))
                  .allMatch(index -> index >= 0 && index < Outlook.COUNT);
            });
  }

  @Property(tries = 40)
  void nothing_is_seen_that_has_no_weight(@ForAll Sheet sheet) {
    outlook.see(outlook.draft(sheet));

    assertThat(Arrays.stream(outlook.seen, 0, outlook.seenCount))
        .allMatch(index -> index >= 0 && index < Outlook.COUNT);
  }
}
