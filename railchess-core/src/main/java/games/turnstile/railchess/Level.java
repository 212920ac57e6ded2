package games.turnstile.railchess;

import java.util.Arrays;
import java.util.Objects;
import java.util.SplittableRandom;

/** How well a bot plays. */
public enum Level {
  /** Rides to any destination. */
  RANDOM,
  /** Rides to the free station of the highest value. */
  GREEDY,
  /** Tries how the game may go on from each destination, over the numbers that may come. */
  STRONG;

  private static final Budget USUAL_BUDGET = Budget.ofPlayouts(500);

  /**
   * {@return a bot of this level; with the same seed it always chooses the same in the same
   * position, whatever it was asked before. Thread-safe}
   *
   * @param seed where its choice between equally good destinations comes from
   */
  public Player player(long seed) {
    return player(seed, USUAL_BUDGET);
  }

  /**
   * {@return a bot of this level with a budget, of which only {@link #STRONG} makes use}
   *
   * @param seed where its choice between equally good destinations comes from
   * @param budget how long it may think about each choice
   */
  public Player player(long seed, Budget budget) {
    Objects.requireNonNull(budget, "budget");
    return switch (this) {
      case RANDOM -> position -> id(position, any(position.table(), random(seed, position)));
      case GREEDY ->
          position -> id(position, Greedy.choose(position.table(), random(seed, position)));
      case STRONG ->
          position ->
              id(position, Playouts.choose(position.table(), random(seed, position), budget));
    };
  }

  private static int id(Position position, int station) {
    return position.table().network.ids[station];
  }

  private static int any(Table table, SplittableRandom random) {
    int chosen = random.nextInt(Bits.count(table.destinations));
    int station = Bits.next(table.destinations, 0);
    for (int i = 0; i < chosen; i++) {
      station = Bits.next(table.destinations, station + 1);
    }
    return station;
  }

  private static SplittableRandom random(long seed, Position position) {
    if (position.phase() != Phase.RIDE) {
      throw new IllegalArgumentException("there is nothing to choose in " + position);
    }
    Table table = position.table();
    long state = 31L * Arrays.deepHashCode(table.owned) + Arrays.hashCode(table.at);
    long moment = table.rolls * 1_000_003L + table.turn;
    return new SplittableRandom(
        seed ^ new SplittableRandom(state).nextLong() ^ new SplittableRandom(moment).nextLong());
  }
}
