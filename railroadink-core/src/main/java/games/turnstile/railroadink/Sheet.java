package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What one player has drawn. Every placement was legal when it was made. Immutable and thread-safe;
 * equal to another sheet exactly when both have the same placements in the same order.
 */
public final class Sheet {
  /** How many special tiles a player may draw in a game. */
  public static final int MOST_SPECIALS = 3;

  private static final Sheet EMPTY = new Sheet(List.of(), new Ink());

  private final List<Placement> placements;
  private final Ink ink;

  private Sheet(List<Placement> placements, Ink ink) {
    this.placements = placements;
    this.ink = ink;
  }

  /** {@return a sheet with nothing on it} */
  public static Sheet empty() {
    return EMPTY;
  }

  /**
   * {@return a sheet}
   *
   * @param placements what is drawn, in order
   * @throws IllegalMoveException if one of them is illegal when it is made
   */
  public static Sheet of(List<Placement> placements) {
    Sheet sheet = EMPTY;
    for (Placement placement : placements) {
      sheet = sheet.draw(placement);
    }
    return sheet;
  }

  /** {@return what has been drawn, in order} */
  public List<Placement> placements() {
    return placements;
  }

  /**
   * {@return what is drawn on a square}
   *
   * @param square which
   */
  public Optional<Placement> at(Square square) {
    return placements.stream().filter(placement -> placement.square().equals(square)).findFirst();
  }

  /** {@return the special tiles that may still be drawn; none after the third} */
  public Set<Tile> specialsLeft() {
    Set<Tile> left = EnumSet.noneOf(Tile.class);
    for (Tile special : Tile.specials()) {
      if ((ink.specialsLeft() >> special.face() & 1) != 0) {
        left.add(special);
      }
    }
    return left;
  }

  /**
   * {@return why a placement is not allowed, empty if it is}
   *
   * @param placement any placement
   */
  public Optional<Violation> check(Placement placement) {
    return Legality.check(ink, placement);
  }

  /**
   * {@return the sheet with one more tile; this one stays as it is}
   *
   * @param placement a legal placement
   * @throws IllegalMoveException if it is not legal
   */
  public Sheet draw(Placement placement) {
    Optional<Violation> violation = check(placement);
    if (violation.isPresent()) {
      throw new IllegalMoveException(placement, violation.get());
    }
    List<Placement> longer = new ArrayList<>(placements);
    longer.add(placement);
    Ink next = ink.copy();
    next.draw(placement.square().index(), Shapes.of(placement.tile(), placement.orientation()));
    return new Sheet(List.copyOf(longer), next);
  }

  /**
   * {@return the legal placements of a tile, each drawing once, by squares and then orientations}
   *
   * @param tile which
   */
  public List<Placement> legalPlacements(Tile tile) {
    Objects.requireNonNull(tile, "tile");
    return Legality.placements(ink, tile);
  }

  /** {@return what the sheet scores as it is} */
  public ScoreCard score() {
    return ScoreCard.of(ink);
  }

  /**
   * {@return the total of {@link #score}, without the lists of where it comes from: the quick way
   * where many sheets are compared}
   */
  public int points() {
    return new Scoring().total(ink);
  }

  /** What bots draw on with. */
  Ink ink() {
    return ink;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sheet sheet && sheet.placements.equals(placements);
  }

  @Override
  public int hashCode() {
    return placements.hashCode();
  }

  @Override
  public String toString() {
    return "Sheet" + placements;
  }
}
