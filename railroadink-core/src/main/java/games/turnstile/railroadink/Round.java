package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One player's round: the sheet, the dice that are left to draw, and whether a special tile was
 * drawn. Immutable and thread-safe.
 */
public final class Round {
  /** The number of rounds in a game. */
  public static final int LAST = 7;

  private final int number;
  private final DiceRoll roll;
  private final Sheet sheet;
  private final List<Tile> diceLeft;
  private final boolean specialDrawn;

  private Round(int number, DiceRoll roll, Sheet sheet, List<Tile> diceLeft, boolean specialDrawn) {
    this.number = number;
    this.roll = roll;
    this.sheet = sheet;
    this.diceLeft = diceLeft;
    this.specialDrawn = specialDrawn;
  }

  /**
   * {@return a round in which nothing has been drawn yet}
   *
   * @param number which round of the game, 1 to 7
   * @param roll what the dice show
   * @param sheet what was drawn in the rounds before
   * @throws IllegalArgumentException if there is no such round
   */
  public static Round begin(int number, DiceRoll roll, Sheet sheet) {
    Objects.requireNonNull(sheet, "sheet");
    if (number < 1 || number > LAST) {
      throw new IllegalArgumentException("rounds are 1 to %s, not %s".formatted(LAST, number));
    }
    return new Round(number, roll, sheet, roll.tiles(), false);
  }

  /** {@return which round of the game it is, 1 to 7} */
  public int number() {
    return number;
  }

  /** {@return what the dice show} */
  public DiceRoll roll() {
    return roll;
  }

  /** {@return the sheet as it is now} */
  public Sheet sheet() {
    return sheet;
  }

  /** {@return the dice that have not been drawn yet, in the order A0 to B2} */
  public List<Tile> diceLeft() {
    return diceLeft;
  }

  /** {@return whether a special tile was drawn in this round} */
  public boolean specialDrawn() {
    return specialDrawn;
  }

  /**
   * {@return why a placement is not allowed, empty if it is}
   *
   * @param placement any placement
   */
  public Optional<Violation> check(Placement placement) {
    Tile tile = placement.tile();
    if (tile.isSpecial() && specialDrawn) {
      return Legality.violation(
          Violation.Code.SECOND_SPECIAL_IN_ROUND,
          "a special tile was drawn in this round already; wait for the next");
    }
    if (!tile.isSpecial() && !diceLeft.contains(tile)) {
      return Legality.violation(
          Violation.Code.NOT_ON_THE_DICE,
          diceLeft.isEmpty()
              ? "all dice of the round are drawn, %s is none of them any more".formatted(tile)
              : "no die that is left shows %s; left are %s".formatted(tile, diceLeft));
    }
    return sheet.check(placement);
  }

  /**
   * {@return the round after a placement; this one stays as it is}
   *
   * @param placement a legal placement
   * @throws IllegalMoveException if it is not legal
   */
  public Round draw(Placement placement) {
    Optional<Violation> violation = check(placement);
    if (violation.isPresent()) {
      throw new IllegalMoveException(placement, violation.get());
    }
    List<Tile> left = new ArrayList<>(diceLeft);
    left.remove(placement.tile());
    return new Round(
        number,
        roll,
        sheet.draw(placement),
        List.copyOf(left),
        specialDrawn || placement.tile().isSpecial());
  }

  /** {@return why the round cannot end yet, empty if it can} */
  public Optional<Violation> checkEnd() {
    return diceLeft.stream()
        .filter(tile -> sheet.ink().canDraw(tile.ordinal()))
        .findFirst()
        .map(
            tile ->
                new Violation(
                    Violation.Code.DIE_CAN_BE_PLACED,
                    "%s can still be drawn, and what can be drawn must be".formatted(tile)));
  }

  /**
   * {@return the legal placements, each drawing once: of the dice that are left in the order A0 to
   * B2, then of the special tiles; of each by squares and then orientations}
   */
  public List<Placement> legalPlacements() {
    List<Placement> placements = new ArrayList<>();
    diceLeft.stream().distinct().forEach(tile -> placements.addAll(sheet.legalPlacements(tile)));
    if (!specialDrawn) {
      Tile.specials().forEach(tile -> placements.addAll(sheet.legalPlacements(tile)));
    }
    return List.copyOf(placements);
  }

  /**
   * Visits every way to finish the round, as placements after which it can end. Ways that differ
   * only in their order are visited once, in an order that is legal. There can be millions.
   *
   * @param visitor is given each way and tells whether to go on
   * @return whether all were visited
   */
  public boolean visitCompletions(Predicate<List<Placement>> visitor) {
    Objects.requireNonNull(visitor, "visitor");
    return Completions.visit(
        sheet.ink().copy(),
        dice(),
        specials(),
        (steps, count) ->
            visitor.test(Arrays.stream(steps, 0, count).mapToObj(Steps::placement).toList()));
  }

  /** The dice that are left, as ordinals of tiles. */
  int[] dice() {
    return diceLeft.stream().mapToInt(Tile::ordinal).toArray();
  }

  /** The special tiles of which one may be drawn, a bit each from S0 on. */
  int specials() {
    return specialDrawn ? 0 : sheet.ink().specialsLeft();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Round round
        && round.number == number
        && round.roll.equals(roll)
        && round.sheet.equals(sheet)
        && round.diceLeft.equals(diceLeft)
        && round.specialDrawn == specialDrawn;
  }

  @Override
  public int hashCode() {
    return Objects.hash(number, roll, sheet);
  }

  @Override
  public String toString() {
    return "Round[%s, %s, left %s, %s]".formatted(number, roll.tiles(), diceLeft, sheet);
  }
}
