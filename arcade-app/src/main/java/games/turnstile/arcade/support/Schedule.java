package games.turnstile.arcade.support;

import java.util.List;
import java.util.stream.IntStream;

/** Says which bots play in each game of a tournament. */
public interface Schedule {
  /** {@return how many games there are} */
  long games();

  /** {@return how many bots play in each game} */
  int seats();

  /**
   * {@return the bots of a game, as indexes in the order of their seats}
   *
   * @param game the number of games before it
   */
  List<Integer> seating(int game);

  /**
   * {@return games for two: every bot meets every other, and they swap seats each time}
   *
   * @param bots how many bots there are, at least two
   * @param meetings how often each two meet
   * @throws BadInputException if there are fewer bots
   */
  static Schedule pairs(int bots, int meetings) {
    if (bots < 2) {
      throw new BadInputException("a tournament needs at least two bots, not " + bots);
    }
    List<List<Integer>> pairs =
        IntStream.range(0, bots)
            .boxed()
            .flatMap(a -> IntStream.range(a + 1, bots).mapToObj(b -> List.of(a, b)))
            .toList();
    return new Rotation(pairs, meetings);
  }

  /**
   * {@return games for all bots at one table, where everybody sits in the place of the next in each
   * further game}
   *
   * @param bots how many bots there are
   * @param games how many games they play
   */
  static Schedule oneTable(int bots, int games) {
    return new Rotation(List.of(IntStream.range(0, bots).boxed().toList()), games);
  }

  /**
   * {@return games in which nobody is in anybody's way: all bots play in each, always in the same
   * seats}
   *
   * @param bots how many bots there are
   * @param games how many games they play
   */
  static Schedule sideBySide(int bots, int games) {
    return new SideBySide(IntStream.range(0, bots).boxed().toList(), games);
  }
}
