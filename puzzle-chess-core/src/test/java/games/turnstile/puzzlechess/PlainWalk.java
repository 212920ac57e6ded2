package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Ride;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Where pieces get to on a terrain, walked square by square without any table. */
record PlainWalk(Terrain terrain, Set<Square> occupied) {
  /** Up to and with the first occupied square. */
  Set<Square> along(Ride ride, Side side, Square from) {
    Set<Square> reached = EnumSet.noneOf(Square.class);
    Square at = from;
    for (int i = 0; i < ride.range(); i++) {
      Square before = at;
      Optional<Square> next =
          at.plus(ride.files(side), ride.ranks(side))
              .filter(
                  to -> ride.isStep() ? terrain.canStep(before, to) : terrain.canLeap(before, to));
      if (next.isEmpty()) {
        break;
      }
      at = next.get();
      reached.add(at);
      if (occupied.contains(at)) {
        break;
      }
    }
    return reached;
  }

  /** The squares that a piece controls. */
  Set<Square> controlled(Piece piece, Square from) {
    Set<Square> controlled = EnumSet.noneOf(Square.class);
    if (piece.kind().isProp()) {
      return controlled;
    }
    Side side = piece.side().orElseThrow();
    if (piece.kind().form() == Kind.Form.PAWN) {
      for (int files : new int[] {-1, 1}) {
        from.plus(files, side.forward())
            .filter(to -> terrain.canStep(from, to))
            .ifPresent(controlled::add);
      }
    }
    piece.kind().movement().rides().stream()
        .filter(Ride::captures)
        .forEach(ride -> controlled.addAll(along(ride, side, from)));
    return controlled;
  }
}
