package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where a tile may be drawn. */
final class Legality {
  private Legality() {}

  /** Why a tile may not be drawn somewhere; empty if it may. */
  static Optional<Violation> check(Ink ink, Placement placement) {
    Tile tile = placement.tile();
    int square = placement.square().index();
    int edges = Shapes.edges(Shapes.of(tile, placement.orientation()));
    if (tile.isSpecial()) {
      Optional<Violation> violation = checkSpecial(ink, tile);
      if (violation.isPresent()) {
        return violation;
      }
    }
    if (ink.isTaken(square)) {
      return violation(
          Violation.Code.SQUARE_TAKEN,
          "there is %s on %s already; choose an empty square"
              .formatted(Shapes.tile(ink.shapes[square]), placement.square()));
    }
    if (Shapes.clashes(edges, ink.facing(square))) {
      return violation(
          Violation.Code.ROUTES_CLASH,
          "a highway would meet a railway on the %s of %s"
              .formatted(clash(edges, ink.facing(square)), placement.square()));
    }
    if (!Shapes.joins(edges, ink.facing(square))) {
      return violation(
          Violation.Code.NOT_JOINED,
          "no edge of it continues a route or an exit at " + placement.square());
    }
    return Optional.empty();
  }

  private static Optional<Violation> checkSpecial(Ink ink, Tile tile) {
    if ((ink.specials >> tile.face() & 1) != 0) {
      return violation(
          Violation.Code.SPECIAL_USED,
          "%s is on the sheet already, and each special tile comes once".formatted(tile));
    }
    if (Integer.bitCount(ink.specials) >= Sheet.MOST_SPECIALS) {
      return violation(
          Violation.Code.NO_SPECIAL_LEFT,
          "%s special tiles are on the sheet already, and no game has more"
              .formatted(Sheet.MOST_SPECIALS));
    }
    return Optional.empty();
  }

  /** The first side on which a highway would meet a railway, in words. */
  private static String clash(int edges, int facing) {
    int sides = (edges >> 4 & facing) | (edges & facing >> 4);
    Direction side = Direction.values()[Integer.numberOfTrailingZeros(sides & 0x0F)];
    return side.name().toLowerCase(Locale.ROOT);
  }

  static List<Placement> placements(Ink ink, Tile tile) {
    List<Placement> placements = new ArrayList<>();
    if (!tile.isSpecial() || checkSpecial(ink, tile).isEmpty()) {
      for (Square square : Square.all()) {
        int fitting = ink.fitting(tile.ordinal(), square.index());
        for (; fitting != 0; fitting &= fitting - 1) {
          int shape = Shapes.first(tile.ordinal()) + Integer.numberOfTrailingZeros(fitting);
          placements.add(new Placement(tile, square, Shapes.orientation(shape)));
        }
      }
    }
    return List.copyOf(placements);
  }

  static Optional<Violation> violation(Violation.Code code, String detail) {
    return Optional.of(new Violation(code, detail));
  }
}
