package games.turnstile.gambit;

import java.util.function.IntConsumer;

/** Islands and points on bitboards (R4). */
final class Scoring {
  private Scoring() {}

  /** The points of one side. */
  static int score(int own, int opp, Ruleset ruleset) {
    int free = free(own, opp);
    int score = 0;
    while (free != 0) {
      int island = Bits.flood(Integer.lowestOneBit(free), free);
      score += ruleset.islandScore(Integer.bitCount(island));
      free &= ~island;
    }
    return score;
  }

  /** The points of one side less those of the other. */
  static int difference(int own, int opp, Ruleset ruleset) {
    return score(own, opp, ruleset) - score(opp, own, ruleset);
  }

  /** Hands over the islands of one side, the one with the lowest square first. */
  static void forEachIsland(int own, int opp, IntConsumer action) {
    int free = free(own, opp);
    while (free != 0) {
      int island = Bits.flood(Integer.lowestOneBit(free), free);
      action.accept(island);
      free &= ~island;
    }
  }

  /** The pieces whose group touches no opposing piece. */
  private static int free(int own, int opp) {
    int touching = own & Bits.grow(opp);
    return own & ~Bits.flood(touching, own);
  }
}
