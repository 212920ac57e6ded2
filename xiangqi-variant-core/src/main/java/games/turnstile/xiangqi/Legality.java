package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.SpecialRules;

/** Tells why a move is not legal. */
final class Legality {
  private Legality() {}

  /** The first rule that a move breaks which is not among the legal ones. */
  static Violation violation(Field field, Move move) {
    Grid grid = field.tables.grid;
    if (!grid.contains(move.from()) || !grid.contains(move.to())) {
      return new Violation(
          Violation.Code.OFF_BOARD,
          "the board has %s rows and %s columns"
              .formatted(field.tables.variant.rows(), field.tables.variant.columns()));
    }
    int from = grid.square(move.from());
    if (field.code(from) == 0) {
      return new Violation(
          Violation.Code.NO_PIECE, "there is no piece on %s".formatted(move.from()));
    }
    Mode piece = field.tables.mode(field.code(from));
    if (piece.owner == field.turn().opponent().owner()) {
      return new Violation(
          Violation.Code.NOT_YOUR_PIECE,
          "the piece on %s is %s's".formatted(move.from(), name(field.turn().opponent())));
    }
    if (piece.owner == Owner.NEUTRAL
        && field.neutralMoves(field.turn()) >= field.tables.neutralLimit) {
      return new Violation(
          Violation.Code.NEUTRAL_LIMIT,
          "%s has moved neutral pieces %s times in a row and must move something else"
              .formatted(name(field.turn()), SpecialRules.NEUTRAL_MOVES));
    }
    return violationAtEnd(field, move, piece);
  }

  private static Violation violationAtEnd(Field field, Move move, Mode piece) {
    int from = field.tables.grid.square(move.from());
    int to = field.tables.grid.square(move.to());
    Generator generator = new Generator(field.tables);
    generator.listWays(field, from);
    for (int i = 0; i < generator.size; i++) {
      if (Generator.to(generator.moves[i]) == to) {
        return new Violation(
            Violation.Code.LEADER_IN_CHECK,
            "a leader of %s could be taken afterwards".formatted(name(field.turn())));
      }
    }
    int there = to == from ? 0 : field.code(to);
    Owner other = there == 0 ? null : field.tables.mode(there).owner;
    if (other != null && other == piece.owner && other != Owner.NEUTRAL) {
      return new Violation(
          Violation.Code.OWN_PIECE, "there is an own piece on %s".formatted(move.to()));
    }
    if (other == Owner.NEUTRAL || other != null && piece.owner == Owner.NEUTRAL) {
      return new Violation(
          Violation.Code.NEUTRAL_CAPTURE, "neutral pieces neither capture nor are captured");
    }
    return new Violation(
        Violation.Code.NOT_ITS_WAY,
        "the piece on %s cannot go to %s now".formatted(move.from(), move.to()));
  }

  private static String name(Side side) {
    return side == Side.RED ? "red" : "blue";
  }
}
