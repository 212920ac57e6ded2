package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import java.util.ArrayList;
import java.util.List;

/** Shields and bans: which squares the pieces of a board guard, if that extension is on. */
final class PlainGuards {
  private static final int SHIELDS = 3;
  private static final int BANS = 4;

  private final PlainBoard board;
  private final boolean isOn;
  private final List<Guarded> shields;
  private final List<Guarded> bans;

  /**
   * A square that a piece guards.
   *
   * @param point the square
   * @param owner whose piece guards it
   */
  private record Guarded(Point point, Owner owner) {
    /** {@return whether it binds a piece: one of another owner, or any if the guard is neutral} */
    boolean binds(Piece piece) {
      return owner == Owner.NEUTRAL || piece.owner() != owner;
    }
  }

  PlainGuards(PlainBoard board, PlainConditions conditions) {
    this.board = board;
    isOn = board.variant().extensions().contains("shields-and-bans");
    shields = isOn ? guarded(SHIELDS, conditions) : List.of();
    bans = isOn ? guarded(BANS, conditions) : List.of();
  }

  private List<Guarded> guarded(int section, PlainConditions conditions) {
    List<Guarded> guarded = new ArrayList<>();
    board
        .pieces()
        .forEach(
            (guard, piece) -> {
              for (Direction direction : conditions.directions(piece, section, guard)) {
                board
                    .away(guard, direction.rowStep(), direction.columnStep())
                    .ifPresent(point -> guarded.add(new Guarded(point, piece.owner())));
              }
            });
    return guarded;
  }

  boolean isOn() {
    return isOn;
  }

  /** {@return whether nobody may enter or pass the square} */
  boolean isBanned(Point point) {
    return bans.stream().anyMatch(ban -> ban.point.equals(point));
  }

  /** {@return whether the piece on a square cannot move, since it stands in an enemy's ban} */
  boolean isFrozen(Point point) {
    return isBound(point, bans);
  }

  /** {@return whether the piece on a square can capture nothing from there} */
  boolean isShieldedOff(Point point) {
    return isBound(point, shields);
  }

  private boolean isBound(Point point, List<Guarded> guarded) {
    Piece piece = board.at(point).orElseThrow();
    return guarded.stream().anyMatch(guard -> guard.point.equals(point) && guard.binds(piece));
  }
}
