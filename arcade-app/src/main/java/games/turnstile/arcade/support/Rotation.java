package games.turnstile.arcade.support;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A schedule of rounds: in each of them every group has a game, and its bots move up by one seat
 * from round to round.
 *
 * @param groups bots that play together, all groups of the same size
 * @param rounds how often each of them does
 */
record Rotation(List<List<Integer>> groups, int rounds) implements Schedule {
  @Override
  public long games() {
    return (long) groups.size() * rounds;
  }

  @Override
  public int seats() {
    return groups.get(0).size();
  }

  @Override
  public List<Integer> seating(int game) {
    List<Integer> group = groups.get(game % groups.size());
    int round = game / groups.size();
    return IntStream.range(0, group.size())
        .mapToObj(seat -> group.get((seat + round) % group.size()))
        .toList();
  }
}
