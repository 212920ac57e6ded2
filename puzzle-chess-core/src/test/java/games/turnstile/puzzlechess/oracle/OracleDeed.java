package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Optional;

/**
 * What a piece does on the board by going from one square to another.
 *
 * @param captured where something is captured
 * @param pushedTo where a crate goes
 * @param castling which castling it is
 * @param visited the link of the statue that is visited
 * @param passed the square that a pawn passes
 */
record OracleDeed(
    Optional<Square> captured,
    Optional<Square> pushedTo,
    Optional<Castling> castling,
    Optional<Link> visited,
    Optional<Square> passed) {
  static final OracleDeed MOVE =
      new OracleDeed(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  static OracleDeed capture(Square square) {
    return new OracleDeed(
        Optional.of(square),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static OracleDeed push(Square to) {
    return new OracleDeed(
        Optional.empty(), Optional.of(to), Optional.empty(), Optional.empty(), Optional.empty());
  }

  static OracleDeed castle(Castling castling) {
    return new OracleDeed(
        Optional.empty(),
        Optional.empty(),
        Optional.of(castling),
        Optional.empty(),
        Optional.empty());
  }

  static OracleDeed visit(Link link) {
    return new OracleDeed(
        Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(link), Optional.empty());
  }

  OracleDeed passing(Square square) {
    return new OracleDeed(captured, pushedTo, castling, visited, Optional.of(square));
  }
}
