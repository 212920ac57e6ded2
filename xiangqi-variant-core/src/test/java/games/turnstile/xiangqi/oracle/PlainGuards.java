package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Term;
import java.util.Optional;

/** Shields and bans: which squares the pieces of a board guard, if that extension is on. */
final class PlainGuards {
  private static final int SHIELDS = 3;
  private static final int BANS = 4;

  private final PlainBoard board;
  private final PlainConditions conditions;
  private final boolean isOn;

  PlainGuards(PlainBoard board, PlainConditions conditions) {
    this.board = board;
    this.conditions = conditions;
    isOn = board.variant().extensions().contains("shields-and-bans");
  }

  boolean isOn() {
    return isOn;
  }

  /** {@return whether nobody may enter or pass the square} */
  boolean isBanned(Point point) {
    return isOn && board.pieces().keySet().stream().anyMatch(guard -> guards(guard, point, BANS));
  }

  /** {@return whether the piece on a square cannot move, since it stands in an enemy's ban} */
  boolean isFrozen(Point point) {
    return isBoundBy(point, BANS);
  }

  /** {@return whether the piece on a square can capture nothing from there} */
  boolean isShieldedOff(Point point) {
    return isBoundBy(point, SHIELDS);
  }

  private boolean isBoundBy(Point point, int section) {
    return isOn
        && board.pieces().keySet().stream()
            .anyMatch(guard -> guards(guard, point, section) && binds(guard, point));
  }

  /** {@return whether the piece on one square guards another, by a section of its rule} */
  private boolean guards(Point guard, Point point, int section) {
    Piece piece = board.at(guard).orElseThrow();
    for (Term term : piece.rule().section(section)) {
      Optional<Point> guarded =
          board.away(guard, term.direction().rowStep(), term.direction().columnStep());
      if (guarded.equals(Optional.of(point)) && conditions.hold(term.condition(), guard)) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether the guard is an enemy, or neutral and so against everyone} */
  private boolean binds(Point guard, Point bound) {
    Owner owner = board.at(guard).orElseThrow().owner();
    Owner other = board.at(bound).orElseThrow().owner();
    return owner == Owner.NEUTRAL || (other != Owner.NEUTRAL && other != owner);
  }
}
