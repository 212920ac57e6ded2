package games.turnstile.railchess;

import java.util.SplittableRandom;

/**
 * Chooses a destination by trying each many times: the game goes on for a few turns, with random
 * numbers and everybody greedy, and then {@link Prospects} tells who stands how well. Destinations
 * that look good are tried more often.
 */
final class Playouts {
  /** How many rides a playout goes on after the first. */
  private static final int HORIZON = 8;

  /** How much a doubt counts beside the points, as a part of the value of the whole map. */
  private static final double CURIOSITY = 0.02;

  private final Table table;
  private final SplittableRandom random;
  private final Prospects prospects;
  private final int[] stations;
  private final double[] sums;
  private final int[] tries;

  private Playouts(Table table, SplittableRandom random) {
    this.table = table;
    this.random = random;
    prospects = new Prospects(table.network);
    stations = new int[Bits.count(table.destinations)];
    int station = -1;
    for (int i = 0; i < stations.length; i++) {
      station = Bits.next(table.destinations, station + 1);
      stations[i] = station;
    }
    sums = new double[stations.length];
    tries = new int[stations.length];
  }

  /** The destination that did best; each is tried at least once. */
  static int choose(Table table, SplittableRandom random, Budget budget) {
    Playouts playouts = new Playouts(table, random);
    int choices = playouts.stations.length;
    for (int done = 0; choices > 1 && (done < choices || budget.allows(done)); done++) {
      playouts.tryOne(done < choices ? done : playouts.mostPromising(done));
    }
    return playouts.best();
  }

  private void tryOne(int choice) {
    sums[choice] += playOut(stations[choice]);
    tries[choice]++;
  }

  /** Weighs what is known of a choice against how little is known. */
  private int mostPromising(int done) {
    double doubt = CURIOSITY * prospects.valueOfMap() * Math.sqrt(Math.log(done));
    int promising = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < stations.length; i++) {
      double hope = sums[i] / tries[i] + doubt / Math.sqrt(tries[i]);
      if (hope > highest) {
        highest = hope;
        promising = i;
      }
    }
    return promising;
  }

  private int best() {
    int best = 0;
    for (int i = 1; i < stations.length; i++) {
      if (sums[i] / tries[i] > sums[best] / tries[best]) {
        best = i;
      }
    }
    return stations[best];
  }

  private double playOut(int station) {
    int seat = table.turn;
    Table copy = table.copy();
    forgetWhatOthersKnow(copy);
    copy.ride(station);
    int rides = 0;
    while (!copy.isOver() && rides < HORIZON) {
      if (copy.phase == Phase.ROLL) {
        copy.roll(anyNumber());
      } else {
        copy.ride(Greedy.choose(copy, random));
        rides++;
      }
    }
    return prospects.lead(copy, seat);
  }

  /** The numbers that the others have got for their next turns are not for this player to know. */
  private void forgetWhatOthersKnow(Table copy) {
    for (int seat = 0; seat < copy.seats; seat++) {
      if (copy.nextNumber[seat] != 0) {
        copy.nextNumber[seat] = anyNumber();
      }
    }
  }

  private int anyNumber() {
    return 1 + random.nextInt(table.settings.maxNumber());
  }
}
