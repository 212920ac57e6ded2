package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Ride;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** How a kind of a level's own moves on a terrain, from each square: worked out when needed. */
final class Gait {
  private static final int SQUARES = 64;

  /** The squares that a ride leads over, in order. */
  private record Path(int[] squares, boolean moves, boolean captures) {}

  private final Kind kind;
  private final Terrain terrain;

  /** For each side and square, null until they are needed. */
  private final AtomicReferenceArray<Path[]> known = new AtomicReferenceArray<>(2 * SQUARES);

  Gait(Kind kind, Terrain terrain) {
    this.kind = kind;
    this.terrain = terrain;
  }

  private Path[] paths(int side, int square) {
    int index = side * SQUARES + square;
    Path[] paths = known.get(index);
    if (paths == null) {
      paths = paths(Side.values()[side], Square.of(square));
      known.set(index, paths);
    }
    return paths;
  }

  private Path[] paths(Side side, Square from) {
    List<Path> found = new ArrayList<>();
    for (Ride ride : kind.movement().rides()) {
      int[] squares = squares(ride, side, from);
      if (squares.length > 0) {
        found.add(new Path(squares, ride.moves(), ride.captures()));
      }
    }
    return found.toArray(Path[]::new);
  }

  private int[] squares(Ride ride, Side side, Square from) {
    List<Integer> squares = new ArrayList<>();
    Square at = from;
    for (int i = 0; i < ride.range(); i++) {
      Square before = at;
      Optional<Square> next =
          before
              .plus(ride.files(side), ride.ranks(side))
              .filter(
                  to -> ride.isStep() ? terrain.canStep(before, to) : terrain.canLeap(before, to));
      if (next.isEmpty()) {
        break;
      }
      at = next.get();
      squares.add(at.ordinal());
    }
    return squares.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The squares on which a piece could capture. */
  long control(int side, int square, long occupied) {
    long control = 0;
    for (Path path : paths(side, square)) {
      if (path.captures()) {
        control |= reach(path, occupied);
      }
    }
    return control;
  }

  /** The empty squares to which a piece could go. */
  long moves(int side, int square, long occupied) {
    long moves = 0;
    for (Path path : paths(side, square)) {
      if (path.moves()) {
        moves |= reach(path, occupied);
      }
    }
    return moves & ~occupied;
  }

  /** The occupied squares onto which a piece could move without capturing. */
  long encounters(int side, int square, long occupied) {
    long met = 0;
    for (Path path : paths(side, square)) {
      if (path.moves()) {
        met |= reach(path, occupied);
      }
    }
    return met & occupied;
  }

  private static long reach(Path path, long occupied) {
    long reach = 0;
    for (int square : path.squares()) {
      reach |= 1L << square;
      if ((occupied & 1L << square) != 0) {
        break;
      }
    }
    return reach;
  }
}
