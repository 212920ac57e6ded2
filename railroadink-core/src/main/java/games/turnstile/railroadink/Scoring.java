package games.turnstile.railroadink;

/**
 * Counts what a sheet scores, without any garbage. To be used again and again, by one thread;
 * {@link ScoreCard} tells the same in full.
 */
final class Scoring {
  private static final int[] NETWORK_POINTS = {0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45};

  private final LongestRoute longest = new LongestRoute();
  private final Joints joints = new Joints();

  int total(Ink ink) {
    joints.read(ink);
    return basic(ink)
        + longest.find(joints.highways, joints.highwaysEast, joints.highwaysSouth)
        + longest.find(joints.railways, joints.railwaysEast, joints.railwaysSouth);
  }

  /** What networks of so many exits score. */
  static int networkPoints(int exits) {
    return NETWORK_POINTS[exits];
  }

  private int basic(Ink ink) {
    int points = Long.bitCount(ink.taken & Grid.CENTRE) - joints.errors;
    long highways = joints.highwayExits;
    long railways = joints.railwayExits;
    while ((highways | railways) != 0) {
      joints.follow(highways & -highways, highways == 0 ? railways & -railways : 0);
      points +=
          NETWORK_POINTS[
              Long.bitCount(highways & joints.networkHighways)
                  + Long.bitCount(railways & joints.networkRailways)];
      highways &= ~joints.networkHighways;
      railways &= ~joints.networkRailways;
    }
    return points;
  }
}
