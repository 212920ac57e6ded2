package games.turnstile.railroadink;

/**
 * How many points a sheet may be expected to bring at the end of the game: what it scores now, and
 * a weight for each thing that can be seen on it. The weights, for the sheet after each of the
 * rounds 1 to 6, were learned from games that a {@link Beam} played with the weights so far.
 *
 * <p>To be used again and again, by one thread.
 */
final class Outlook {
  private static final int FAR = 4;
  private static final int CLOSED = 5;
  private static final int DISTANCES = 6;
  private static final int MOST_ENDS = 3;
  private static final int MOST_LENGTH = 31;
  private static final int MOST_MEETINGS = 7;
  private static final int MOST_ERRORS = 23;
  private static final int MOST_NETWORKS = 15;

  private static final int ALL_EXITS = Exit.all().size();

  /** The exits in the middle of their sides: A3, D0, D6 and G3. */
  private static final long MIDDLE_EXITS = 1L << 3 | 1L << 21 | 1L << 27 | 1L << 45;

  private static final int PATTERN = 0;
  private static final int NETWORK = PATTERN + Patterns.COUNT;
  private static final int LONE_EXIT =
      NETWORK + (MOST_ENDS + 1) * (MOST_ENDS + 1) * DISTANCES * DISTANCES;
  private static final int LENGTH = LONE_EXIT + 2 * DISTANCES * DISTANCES;
  private static final int MEETING = LENGTH + (MOST_LENGTH + 1) * 3;
  private static final int MIXED_MEETING = MEETING + MOST_MEETINGS + 1;
  private static final int CENTRE = MIXED_MEETING + MOST_MEETINGS + 1;
  private static final int ERRORS = CENTRE + Long.bitCount(Grid.CENTRE) + 1;
  private static final int ENDS = ERRORS + MOST_ERRORS + 1;
  private static final int SPECIALS = ENDS + MOST_ERRORS + 1;
  private static final int EXITS = SPECIALS + Sheet.MOST_SPECIALS + 1;

  /** The number of weights for each round. */
  static final int COUNT = EXITS + (MOST_NETWORKS + 1) * (ALL_EXITS + 1);

  private final LongestRoute longest = new LongestRoute();
  private final Joints joints = new Joints();
  private final float[][] weights;

  /** What was seen on the sheet, as indexes of weights. */
  final int[] seen = new int[200];

  int seenCount;

  Outlook(float[][] weights) {
    this.weights = weights;
  }

  /** The sheet as a draft. */
  Draft draft(Sheet sheet) {
    Draft draft = new Draft();
    draft.clear();
    for (Placement placement : sheet.placements()) {
      draw(draft, placement.square().index(), Shapes.of(placement.tile(), placement.orientation()));
    }
    return draft;
  }

  /** Draws a tile and keeps up what is costly to find. */
  void draw(Draft draft, int square, int shape) {
    draft.draw(square, shape);
    joints.read(draft.routes, draft.overpasses);
    draft.errors = joints.errors;
    int edges = Shapes.edges(shape);
    if ((edges & Grid.ALL_HIGHWAYS) != 0) {
      draft.longestHighway =
          longest.find(joints.highways, joints.highwaysEast, joints.highwaysSouth);
      draft.highwayStart = longest.square(0);
      draft.highwayStop = longest.square(draft.longestHighway - 1);
    }
    if ((edges & Grid.ALL_RAILWAYS) != 0) {
      draft.longestRailway =
          longest.find(joints.railways, joints.railwaysEast, joints.railwaysSouth);
      draft.railwayStart = longest.square(0);
      draft.railwayStop = longest.square(draft.longestRailway - 1);
    }
  }

  /** What the sheet scores now. */
  static int score(Draft draft) {
    int points =
        Long.bitCount(draft.taken & Grid.CENTRE)
            - draft.errors
            + draft.longestHighway
            + draft.longestRailway;
    for (int network = 0; network < draft.networks; network++) {
      points += Scoring.networkPoints(draft.exits[network]);
    }
    return points;
  }

  /** How many points may be expected if the sheet is left so after a round. */
  double value(Draft draft, int round) {
    int score = score(draft);
    if (round == Round.LAST) {
      return score;
    }
    see(draft);
    float[] weight = weights[round];
    float sum = 0;
    for (int i = 0; i < seenCount; i++) {
      sum += weight[seen[i]];
    }
    return score + sum;
  }

  /** Collects what can be seen on the sheet. */
  void see(Draft draft) {
    seenCount = 0;
    long empty = Grid.ALL & ~draft.taken;
    for (long left = empty; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      seen[seenCount++] = PATTERN + Patterns.index(square, draft.patterns[square] & 0xFF);
    }
    seeNetworks(draft, empty);
    seeLength(draft, draft.longestHighway, draft.highwayStart, draft.highwayStop, 0, empty);
    seeLength(draft, draft.longestRailway, draft.railwayStart, draft.railwayStop, 4, empty);
    seen[seenCount++] = CENTRE + Long.bitCount(draft.taken & Grid.CENTRE);
    seen[seenCount++] = ERRORS + Math.min(MOST_ERRORS, draft.errors);
    seen[seenCount++] = SPECIALS + Integer.bitCount(draft.specials);
  }

  private void seeNetworks(Draft draft, long empty) {
    long highways = 0;
    long railways = 0;
    long meetHighways = 0;
    long meetRailways = 0;
    long meet = 0;
    for (int network = 0; network < draft.networks; network++) {
      long h = draft.highwayEnds[network];
      long r = draft.railwayEnds[network];
      meet |= (highways | railways) & (h | r);
      meetHighways |= highways & h;
      meetRailways |= railways & r;
      highways |= h;
      railways |= r;
    }
    for (int network = 0; network < draft.networks; network++) {
      long h = draft.highwayEnds[network];
      long r = draft.railwayEnds[network];
      long otherHighways = highways & ~h | meetHighways & h;
      long otherRailways = railways & ~r | meetRailways & r;
      if (draft.isLoneExit(network)) {
        seeLoneExit(h, r, otherHighways, otherRailways, empty);
      } else {
        seeNetwork(h, r, otherHighways, otherRailways, empty);
      }
    }
    long same = meetHighways | meetRailways;
    seen[seenCount++] = MEETING + Math.min(MOST_MEETINGS, Long.bitCount(same));
    seen[seenCount++] = MIXED_MEETING + Math.min(MOST_MEETINGS, Long.bitCount(meet & ~same));
    seeTotals(draft);
  }

  private void seeNetwork(long h, long r, long otherHighways, long otherRailways, long empty) {
    int same = CLOSED;
    int cross = CLOSED;
    if ((h | r) != 0) {
      same = Math.min(distance(h, otherHighways, empty), distance(r, otherRailways, empty));
      cross = Math.min(distance(h, otherRailways, empty), distance(r, otherHighways, empty));
    }
    int highwayEnds = Math.min(MOST_ENDS, Long.bitCount(h));
    int railwayEnds = Math.min(MOST_ENDS, Long.bitCount(r));
    int ends = highwayEnds * (MOST_ENDS + 1) + railwayEnds;
    seen[seenCount++] = NETWORK + (ends * DISTANCES + same) * DISTANCES + cross;
  }

  /** How many ends all networks have, and how many exits are joined by how many networks. */
  private void seeTotals(Draft draft) {
    int ends = 0;
    int exits = 0;
    int joined = 0;
    for (int network = 0; network < draft.networks; network++) {
      if (!draft.isLoneExit(network)) {
        ends += Long.bitCount(draft.highwayEnds[network]);
        ends += Long.bitCount(draft.railwayEnds[network]);
        exits += draft.exits[network];
        joined += draft.exits[network] > 0 ? 1 : 0;
      }
    }
    seen[seenCount++] = ENDS + Math.min(MOST_ERRORS, ends);
    seen[seenCount++] = EXITS + Math.min(MOST_NETWORKS, joined) * (ALL_EXITS + 1) + exits;
  }

  private void seeLoneExit(long h, long r, long otherHighways, long otherRailways, long empty) {
    long square = h | r;
    int same = distance(square, h != 0 ? otherHighways : otherRailways, empty);
    int cross = distance(square, h != 0 ? otherRailways : otherHighways, empty);
    int middle = (square & MIDDLE_EXITS) != 0 ? 1 : 0;
    seen[seenCount++] = LONE_EXIT + (middle * DISTANCES + same) * DISTANCES + cross;
  }

  private void seeLength(Draft draft, int length, int start, int stop, int first, long empty) {
    int open = 0;
    if (length > 0) {
      open += isOpen(draft, start, first, empty) ? 1 : 0;
      open += length > 1 && isOpen(draft, stop, first, empty) ? 1 : 0;
    }
    seen[seenCount++] = LENGTH + Math.min(MOST_LENGTH, length) * 3 + open;
  }

  /** Whether a route of a kind leads from a square into an empty one. */
  private static boolean isOpen(Draft draft, int square, int first, long empty) {
    long bit = 1L << square;
    long into =
        Grid.north(bit & draft.routes[first])
            | Grid.east(bit & draft.routes[first + 1])
            | Grid.south(bit & draft.routes[first + 2])
            | Grid.west(bit & draft.routes[first + 3]);
    return (into & empty) != 0;
  }

  /** How many tiles lie between, over empty squares, up to a limit. */
  private static int distance(long from, long to, long empty) {
    if (from == 0 || to == 0) {
      return FAR;
    }
    long reached = from;
    for (int distance = 0; distance < FAR; distance++) {
      if ((reached & to) != 0) {
        return distance;
      }
      reached =
          (reached
                  | Grid.north(reached)
                  | Grid.east(reached)
                  | Grid.south(reached)
                  | Grid.west(reached))
              & empty;
    }
    return FAR;
  }
}
