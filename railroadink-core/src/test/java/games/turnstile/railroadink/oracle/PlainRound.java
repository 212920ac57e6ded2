package games.turnstile.railroadink.oracle;

import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.Violation.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One player's round, and all ways to finish it, by trying everything.
 *
 * @param sheet what is drawn so far, in order
 * @param diceLeft the dice that are not drawn yet
 * @param specialDrawn whether a special tile was drawn in this round
 */
public record PlainRound(List<Placement> sheet, List<Tile> diceLeft, boolean specialDrawn) {
  /** {@return the first rule that a placement would break; empty if it is legal} */
  public Optional<Code> check(Placement placement) {
    boolean special = PlainTiles.isSpecial(placement.tile().name());
    if (special && specialDrawn) {
      return Optional.of(Code.SECOND_SPECIAL_IN_ROUND);
    }
    if (!special && !diceLeft.contains(placement.tile())) {
      return Optional.of(Code.NOT_ON_THE_DICE);
    }
    return PlainSheet.of(sheet).check(placement);
  }

  /** {@return whether none of the dice that are left can be drawn} */
  public boolean mayEnd() {
    return legalPlacements().stream()
        .allMatch(placement -> PlainTiles.isSpecial(placement.tile().name()));
  }

  /** {@return all legal placements, with the lowest orientation of those that look the same} */
  public List<Placement> legalPlacements() {
    PlainSheet drawn = PlainSheet.of(sheet);
    List<Placement> legal = new ArrayList<>();
    for (Tile tile : Tile.values()) {
      boolean special = PlainTiles.isSpecial(tile.name());
      if (special ? !specialDrawn : diceLeft.contains(tile)) {
        legal.addAll(drawn.legalPlacements(tile));
      }
    }
    return legal;
  }

  /** {@return the round after a legal placement} */
  public PlainRound draw(Placement placement) {
    List<Placement> longer = new ArrayList<>(sheet);
    longer.add(placement);
    List<Tile> left = new ArrayList<>(diceLeft);
    left.remove(placement.tile());
    return new PlainRound(
        longer, left, specialDrawn || PlainTiles.isSpecial(placement.tile().name()));
  }

  /**
   * {@return all ways to finish the round, each as the set of what is drawn from here on}
   *
   * @param patience after how many sets to give up
   * @return empty if there were more sets to look at
   */
  public Optional<Set<Set<Placement>>> completions(int patience) {
    Set<Set<Placement>> seen = new HashSet<>();
    Set<Set<Placement>> complete = new HashSet<>();
    return complete(this, Set.of(), seen, complete, patience)
        ? Optional.of(complete)
        : Optional.empty();
  }

  private static boolean complete(
      PlainRound round,
      Set<Placement> drawn,
      Set<Set<Placement>> seen,
      Set<Set<Placement>> complete,
      int patience) {
    if (!seen.add(drawn)) {
      return true;
    }
    if (seen.size() > patience) {
      return false;
    }
    if (round.mayEnd()) {
      complete.add(drawn);
    }
    for (Placement placement : round.legalPlacements()) {
      Set<Placement> more = new HashSet<>(drawn);
      more.add(placement);
      if (!complete(round.draw(placement), more, seen, complete, patience)) {
        return false;
      }
    }
    return true;
  }
}
