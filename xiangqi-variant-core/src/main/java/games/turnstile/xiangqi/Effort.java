package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How much work it may be to list the moves of a variant, in steps of a few nanoseconds. Variants
 * come from strangers, and no move may keep the process busy for long.
 */
final class Effort {
  /** About as much as a second's work; games that people play need thousands of times less. */
  private static final long MOST = 300_000_000;

  /** Ways that extensions may change are lists of squares, not entries of tables. */
  private static final int OF_WAYS = 5;

  private final Tables tables;
  private final Variant variant;

  private Effort(Tables tables) {
    this.tables = tables;
    this.variant = tables.variant;
  }

  /**
   * Refuses a variant that would be too slow, or whose tables would be too large.
   *
   * @throws VariantException if it is one
   */
  static void check(Tables tables) {
    Effort effort = new Effort(tables);
    refuseIfTooMuch("to list the moves", effort.ofListing());
    refuseIfTooMuch("to work out where pieces can go", effort.ofTables());
  }

  private static void refuseIfTooMuch(String what, long steps) {
    if (steps > MOST) {
      throw new VariantException(
          List.of(
              new VariantFault(
                  VariantFault.Code.TOO_MUCH_WORK,
                  0,
                  Optional.empty(),
                  "%s could take %s million steps, %s million are the most; take fewer pieces, shorter"
                          .formatted(what, steps / 1_000_000, MOST / 1_000_000)
                      + " rules or a smaller board")));
    }
  }

  private long ofListing() {
    long worst = 0;
    for (Side side : Side.values()) {
      long own = ofPieces(side.owner()) + ofPieces(Owner.NEUTRAL);
      long enemy = ofPieces(side.opponent().owner());
      long ofCheck = enemy * (tables.cast.changesWays() ? 1 : leaders(side));
      long checks = variant.options().mustAnswerCheck() ? own : 1;
      worst = Math.max(worst, own + checks * ofCheck);
    }
    return worst * (tables.cast.changesWays() ? OF_WAYS : 1);
  }

  private long ofPieces(Owner owner) {
    return variant.layout().stream()
        .filter(number -> number > 0 && variant.type(number).owner() == owner)
        .mapToLong(number -> ofPiece(variant.type(number)))
        .sum();
  }

  private long ofPiece(PieceType type) {
    return Math.max(tables.mode(type, false).effort(), tables.mode(type, true).effort());
  }

  private long leaders(Side side) {
    return variant.layout().stream()
        .filter(number -> number > 0 && variant.type(number).leader())
        .filter(number -> variant.type(number).owner() == side.owner())
        .count();
  }

  private long ofTables() {
    Set<Integer> numbers = new HashSet<>(variant.layout());
    numbers.remove(0);
    long ofOneSquare =
        numbers.stream().mapToLong(number -> 2 * ofPiece(variant.type(number))).sum();
    return ofOneSquare * tables.grid.squares;
  }
}
