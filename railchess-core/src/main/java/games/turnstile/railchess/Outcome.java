package games.turnstile.railchess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param reason why it is over
 * @param points the points of each seat, those included who left earlier
 */
public record Outcome(EndReason reason, List<Integer> points) {
  /** Copies the points. */
  public Outcome {
    points = List.copyOf(points);
  }

  /** {@return the seats with the most points; several share the win} */
  public List<Integer> winners() {
    return ranking().get(0);
  }

  /** {@return the seats by their points, the most first; seats with equal points share a rank} */
  public List<List<Integer>> ranking() {
    return ranking(points);
  }

  static List<List<Integer>> ranking(List<Integer> points) {
    List<List<Integer>> ranks = new ArrayList<>();
    List<Integer> different = points.stream().distinct().sorted(Comparator.reverseOrder()).toList();
    for (int score : different) {
      ranks.add(
          IntStream.range(0, points.size())
              .filter(seat -> points.get(seat) == score)
              .boxed()
              .toList());
    }
    return List.copyOf(ranks);
  }
}
