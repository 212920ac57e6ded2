package games.turnstile.xiangqi;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Chooses a move: a first glance at all of them, then looking deeper and deeper. */
final class Thinker {
  /** How far scores of equal moves may be apart for a level that plays carelessly. */
  private final int carelessness;

  private final int depth;

  /**
   * Makes a thinker.
   *
   * @param depth how many moves it looks ahead at most
   * @param carelessness how much it errs about scores, at most; never about wins
   */
  Thinker(int depth, int carelessness) {
    this.depth = depth;
    this.carelessness = carelessness;
  }

  Move choose(Position position, long seed, Budget budget) {
    if (position.outcome().isPresent()) {
      throw new IllegalArgumentException("the game is over; there is nothing to choose");
    }
    int move = position.remembering(() -> think(position, seed, budget));
    Grid grid = position.field().tables.grid;
    return new Move(grid.point(Generator.from(move)), grid.point(Generator.to(move)));
  }

  private int think(Position position, long seed, Budget budget) {
    Search search = new Search(position, budget);
    SplittableRandom random = new SplittableRandom(Hashes.mix(seed) ^ position.field().hash());
    Candidate[] candidates =
        Arrays.stream(search.rootMoves())
            .mapToObj(move -> new Candidate(move, error(random), random.nextInt()))
            .toArray(Candidate[]::new);
    for (Candidate candidate : candidates) {
      candidate.score = search.glance(candidate.move);
    }
    Arrays.sort(candidates);
    try {
      for (int ahead = 2; ahead <= depth && isOpen(candidates); ahead++) {
        lookDeeper(search, candidates, ahead);
      }
    } catch (Search.OutOfBudget enough) {
      // The best so far is played.
    }
    return candidates[0].move;
  }

  private int error(SplittableRandom random) {
    return carelessness == 0 ? 0 : random.nextInt(-carelessness, carelessness + 1);
  }

  /** Whether it is worth while to look deeper: there is a choice, and no win at hand. */
  private static boolean isOpen(Candidate[] candidates) {
    return candidates.length > 1 && Math.abs(candidates[0].score) < Search.SURE;
  }

  /** Looks at all moves, the best so far first, and moves a better one to the front at once. */
  private void lookDeeper(Search search, Candidate[] candidates, int ahead) {
    int best = -Search.WIN;
    for (int i = 0; i < candidates.length; i++) {
      Candidate candidate = candidates[i];
      // With errors, every score must be known, not only whether it is the best.
      int least = carelessness == 0 ? best : -Search.WIN;
      candidate.score = search.score(candidate.move, ahead, least, Search.WIN);
      if (candidate.judged() > best || i == 0) {
        best = candidate.judged();
        System.arraycopy(candidates, 0, candidates, 1, i);
        candidates[0] = candidate;
      }
    }
  }

  /** A move at the root. */
  private static final class Candidate implements Comparable<Candidate> {
    final int move;
    final int error;
    final int lot;
    int score;

    Candidate(int move, int error, int lot) {
      this.move = move;
      this.error = error;
      this.lot = lot;
    }

    /** The score with the player's error; wins and losses are seen as they are. */
    int judged() {
      return Math.abs(score) >= Search.SURE ? score : score + error;
    }

    @Override
    public int compareTo(Candidate other) {
      int order = Integer.compare(other.judged(), judged());
      return order != 0 ? order : Integer.compare(lot, other.lot);
    }
  }
}
