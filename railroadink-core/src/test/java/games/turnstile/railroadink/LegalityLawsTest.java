package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainRound;
import games.turnstile.railroadink.oracle.PlainSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What sheets and rounds allow, beside the plain oracle. */
@Domain(RailroadInkArbitraries.class)
class LegalityLawsTest {
  private static final List<Placement> EVERY_PLACEMENT = RailroadInkArbitraries.everyPlacement();

  @Property(tries = 100)
  void a_sheet_refuses_what_the_oracle_refuses_and_for_the_same_reason(@ForAll Sheet sheet) {
    PlainSheet plain = PlainSheet.of(sheet.placements());
    for (Placement placement : EVERY_PLACEMENT) {
      assertThat(sheet.check(placement).map(Violation::code))
          .as("%s", placement)
          .isEqualTo(plain.check(placement));
    }
  }

  @Property(tries = 50)
  void drawing_step_by_step_is_the_same_as_from_scratch(@ForAll Sheet sheet) {
    Sheet step = Sheet.empty();
    for (Placement placement : sheet.placements()) {
      PlainSheet plain = PlainSheet.of(step.placements());
      for (Tile tile : Tile.values()) {
        assertThat(step.legalPlacements(tile)).isEqualTo(plain.legalPlacements(tile));
      }
      step = step.draw(placement);
    }

    assertThat(step).isEqualTo(sheet).hasSameHashCodeAs(sheet);
  }

  @Property(tries = 200)
  void listed_placements_are_those_that_pass_the_check(@ForAll Sheet sheet) {
    for (Tile tile : Tile.values()) {
      assertThat(sheet.legalPlacements(tile))
          .doesNotHaveDuplicates()
          .containsExactlyElementsOf(
              EVERY_PLACEMENT.stream()
                  .filter(placement -> placement.tile() == tile)
                  .filter(placement -> placement.canonical().equals(placement))
                  .filter(placement -> sheet.check(placement).isEmpty())
                  .toList());
    }
  }

  @Property(tries = 200)
  void a_sheet_shows_what_was_drawn(@ForAll Sheet sheet) {
    for (Square square : Square.all()) {
      assertThat(sheet.at(square).stream().toList())
          .isEqualTo(sheet.placements().stream().filter(p -> p.square().equals(square)).toList());
    }
    List<Tile> drawn =
        sheet.placements().stream().map(Placement::tile).filter(Tile::isSpecial).toList();
    assertThat(sheet.specialsLeft())
        .isEqualTo(
            Tile.specials().stream()
                .filter(special -> drawn.size() < 3 && !drawn.contains(special))
                .collect(Collectors.toSet()));
  }

  @Property(tries = 100)
  void a_sheet_turned_or_mirrored_allows_the_same(@ForAll Sheet sheet, @ForAll Symmetry symmetry) {
    Sheet image = Sheet.of(symmetry.images(sheet.placements()));
    for (Placement placement : EVERY_PLACEMENT) {
      assertThat(image.check(symmetry.image(placement)).map(Violation::code))
          .as("%s", placement)
          .isEqualTo(sheet.check(placement).map(Violation::code));
    }
  }

  @Property(tries = 100)
  void a_round_allows_what_the_oracle_allows(@ForAll Round round) {
    PlainRound plain = FewWays.plain(round);
    for (Placement placement : EVERY_PLACEMENT) {
      assertThat(round.check(placement).map(Violation::code))
          .as("%s", placement)
          .isEqualTo(plain.check(placement));
    }
    assertThat(round.legalPlacements()).isEqualTo(plain.legalPlacements());
    assertThat(round.checkEnd().isEmpty()).isEqualTo(plain.mayEnd());
  }

  @Property(tries = 100)
  void drawing_in_a_round_uses_up_a_die_or_the_special_tile(@ForAll Round round) {
    for (Placement placement : round.legalPlacements()) {
      Round next = round.draw(placement);
      List<Tile> dice = new ArrayList<>(next.diceLeft());
      if (placement.tile().isSpecial()) {
        assertThat(round.specialDrawn()).isFalse();
        assertThat(next.specialDrawn()).isTrue();
      } else {
        dice.add(placement.tile());
        assertThat(next.specialDrawn()).isEqualTo(round.specialDrawn());
      }
      assertThat(dice).containsExactlyInAnyOrderElementsOf(round.diceLeft());
      assertThat(next.diceLeft()).isSorted();
      assertThat(next.sheet()).isEqualTo(round.sheet().draw(placement));
      assertThat(next.roll()).isEqualTo(round.roll());
      assertThat(next.number()).isEqualTo(round.number());
    }
  }
}
