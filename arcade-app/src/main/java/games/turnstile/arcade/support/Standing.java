package games.turnstile.arcade.support;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** How one bot fared in a tournament. */
public final class Standing {
  private final String bot;
  private final Sample points = new Sample();
  private final Sample lead = new Sample();
  private final Sample firstPlaces = new Sample();
  private int games;
  private int wins;
  private int draws;

  Standing(String bot) {
    this.bot = bot;
  }

  /** Counts a game. */
  void add(List<Integer> result, int seat) {
    int own = result.get(seat);
    int best = Collections.max(result);
    int winners = Collections.frequency(result, best);
    boolean first = own == best;
    games++;
    wins += first && winners == 1 ? 1 : 0;
    draws += first && winners > 1 ? 1 : 0;
    firstPlaces.add(first ? 1.0 / winners : 0);
    points.add(own);
    lead.add(own - bestOfOthers(result, seat));
  }

  private static int bestOfOthers(List<Integer> result, int seat) {
    return IntStream.range(0, result.size())
        .filter(other -> other != seat)
        .map(result::get)
        .max()
        .orElse(result.get(seat));
  }

  /** {@return the name of the bot} */
  public String bot() {
    return bot;
  }

  /** {@return the number of games it played} */
  public int games() {
    return games;
  }

  /** {@return the number of games it won alone} */
  public int wins() {
    return wins;
  }

  /** {@return the number of games in which it shared the first place} */
  public int draws() {
    return draws;
  }

  /** {@return the number of games in which somebody else came first} */
  public int losses() {
    return games - wins - draws;
  }

  /** {@return its first places; one that is shared counts as its share} */
  public Sample firstPlaces() {
    return firstPlaces;
  }

  /** {@return its points} */
  public Sample points() {
    return points;
  }

  /** {@return by how many points it was ahead of the best of the others; 0 if it was alone} */
  public Sample lead() {
    return lead;
  }
}
