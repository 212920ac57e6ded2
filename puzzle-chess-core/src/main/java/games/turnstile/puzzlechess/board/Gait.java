package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Ride;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;

/** How a kind of a level's own moves. */
public final class Gait {
  /** A ride of one side's; a step has a direction, a leap has -1. */
  private record Way(
      int files, int ranks, int direction, int range, boolean moves, boolean captures) {
    static Way of(Ride ride, Side side) {
      int files = ride.files(side);
      int ranks = ride.ranks(side);
      int direction = ride.isStep() ? Lines.step(files, ranks) : -1;
      return new Way(files, ranks, direction, ride.range(), ride.moves(), ride.captures());
    }
  }

  /** White's ways, then Black's. */
  private final Way[][] ways = new Way[Side.values().length][];

  public Gait(Kind kind) {
    List<Ride> rides = kind.movement().rides();
    for (Side side : Side.values()) {
      ways[side.ordinal()] = rides.stream().map(ride -> Way.of(ride, side)).toArray(Way[]::new);
    }
  }

  /** In how many ways it moves. */
  public int ways() {
    return ways[0].length;
  }

  /** The squares on which a piece could capture. */
  public long control(Ground ground, int side, int square, long occupied) {
    long control = 0;
    for (Way way : ways[side]) {
      if (way.captures()) {
        control |= reach(way, ground, square, occupied);
      }
    }
    return control;
  }

  /** The empty squares to which a piece could go. */
  public long moves(Ground ground, int side, int square, long occupied) {
    return reachByMoving(ground, side, square, occupied) & ~occupied;
  }

  /** The occupied squares onto which a piece could move without capturing. */
  public long encounters(Ground ground, int side, int square, long occupied) {
    return reachByMoving(ground, side, square, occupied) & occupied;
  }

  private long reachByMoving(Ground ground, int side, int square, long occupied) {
    long reach = 0;
    for (Way way : ways[side]) {
      if (way.moves()) {
        reach |= reach(way, ground, square, occupied);
      }
    }
    return reach;
  }

  /** The squares on a way up to the first occupied one. */
  private static long reach(Way way, Ground ground, int square, long occupied) {
    long reach = 0;
    int from = square;
    int file = square & 7;
    int rank = square >> 3;
    for (int i = 0; i < way.range(); i++) {
      file += way.files();
      rank += way.ranks();
      boolean isOnBoard = ((file | rank) & ~7) == 0;
      if (!isOnBoard) {
        return reach;
      }
      int to = rank * 8 + file;
      boolean isPossible =
          way.direction() < 0 ? ground.canLeap(from, to) : ground.canStep(from, way.direction());
      if (!isPossible) {
        return reach;
      }
      reach |= 1L << to;
      if ((occupied & 1L << to) != 0) {
        return reach;
      }
      from = to;
    }
    return reach;
  }
}
