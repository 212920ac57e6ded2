package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param scores the score of each seat
 */
public record Outcome(List<ScoreCard> scores) {
  private static final Comparator<ScoreCard> BETTER =
      Comparator.comparingInt(ScoreCard::total)
          .reversed()
          .thenComparingInt(card -> card.errors().size());

  /**
   * Copies the scores.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Outcome {
    scores = List.copyOf(scores);
    if (scores.isEmpty()) {
      throw new IllegalArgumentException("a game has a player at least");
    }
  }

  /** {@return the seats that came first; several share the win} */
  public List<Integer> winners() {
    return ranking().get(0);
  }

  /**
   * {@return the seats from the best to the worst: by points, then by fewer errors; seats that are
   * equal in both share a rank}
   */
  public List<List<Integer>> ranking() {
    List<List<Integer>> ranks = new ArrayList<>();
    for (int seat :
        IntStream.range(0, scores.size())
            .boxed()
            .sorted(Comparator.comparing(scores::get, BETTER))
            .toList()) {
      List<Integer> last = ranks.isEmpty() ? List.of() : ranks.get(ranks.size() - 1);
      if (!last.isEmpty() && BETTER.compare(scores.get(last.get(0)), scores.get(seat)) == 0) {
        last.add(seat);
      } else {
        ranks.add(new ArrayList<>(List.of(seat)));
      }
    }
    return ranks.stream().map(List::copyOf).toList();
  }
}
