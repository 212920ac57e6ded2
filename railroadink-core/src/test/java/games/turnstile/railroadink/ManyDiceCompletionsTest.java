package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * The ways to finish a round with three or four dice left, for which the oracle is too slow, on
 * sheets with one or two open exits. They are compared with trying all orders of legal placements.
 */
@Domain(RailroadInkArbitraries.class)
@Domain(DomainContext.Global.class)
class ManyDiceCompletionsTest {
  private static final int FEW = 4_000;

  /** Tries to draw all, or so many until there are too many sets. */
  private static final class Attempts {
    final Set<Set<Placement>> seen = new HashSet<>();
    final Set<Set<Placement>> complete = new HashSet<>();

    void draw(Sheet sheet, List<Tile> dice, Set<Tile> specials, Set<Placement> drawn) {
      if (seen.size() > FEW || !seen.add(drawn)) {
        return;
      }
      boolean canDrawDie = false;
      for (Tile die : Set.copyOf(dice)) {
        List<Tile> left = new ArrayList<>(dice);
        left.remove(die);
        canDrawDie |= draw(die, sheet, left, specials, drawn);
      }
      specials.forEach(special -> draw(special, sheet, dice, Set.of(), drawn));
      if (!canDrawDie) {
        complete.add(drawn);
      }
    }

    private boolean draw(
        Tile tile, Sheet sheet, List<Tile> dice, Set<Tile> specials, Set<Placement> drawn) {
      List<Placement> legal = sheet.legalPlacements(tile);
      for (Placement placement : legal) {
        Set<Placement> more = new HashSet<>(drawn);
        more.add(placement);
        draw(sheet.draw(placement), dice, specials, more);
      }
      return !legal.isEmpty();
    }
  }

  @Property(tries = 40, maxDiscardRatio = 20)
  void no_way_is_missing_and_none_comes_twice_or_is_wrong(
      @ForAll DiceRoll roll,
      @ForAll @IntRange(min = 3, max = 4) int dice,
      @ForAll @Size(min = 1, max = 2) Set<@IntRange(max = 11) Integer> open,
      @ForAll boolean oneSpecial) {
    Sheet sheet = ClosedSheets.allBut(open);
    List<Tile> tiles = roll.tiles().subList(0, dice);
    Set<Tile> specials = oneSpecial ? Set.of(Tile.S4) : Set.of();
    Attempts attempts = new Attempts();
    attempts.draw(sheet, tiles, specials, Set.of());
    Assume.that(attempts.seen.size() <= FEW);

    List<Set<Placement>> ways = new ArrayList<>();
    Completions.visit(
        sheet.ink().copy(),
        tiles.stream().mapToInt(Tile::ordinal).toArray(),
        oneSpecial ? 1 << Tile.S4.face() : 0,
        (steps, count) ->
            ways.add(
                Arrays.stream(steps, 0, count)
                    .mapToObj(Steps::placement)
                    .collect(Collectors.toSet())));

    assertThat(ways).doesNotHaveDuplicates();
    assertThat(new HashSet<>(ways)).isEqualTo(attempts.complete);
  }
}
