package games.turnstile.railchess;

import java.util.Arrays;

/**
 * Guesses how a game will end. Every free station is divided among the players who can reach it;
 * who has stations near it gets more of it.
 */
final class Prospects {
  private static final double LESS_A_LINK_FURTHER = Math.exp(-0.4);
  private static final int FARTHEST = 63;

  private final Network network;
  private final Reach reach;
  private final double[] weights = new double[FARTHEST + 1];
  private final int[] queue;
  private final int valueOfMap;

  Prospects(Network network) {
    this.network = network;
    reach = new Reach(network);
    queue = new int[network.stations];
    valueOfMap = Arrays.stream(network.values).sum();
    weights[0] = 1;
    for (int distance = 1; distance <= FARTHEST; distance++) {
      weights[distance] = weights[distance - 1] * LESS_A_LINK_FURTHER;
    }
  }

  int valueOfMap() {
    return valueOfMap;
  }

  /** How many points a player will have more than the others on average. */
  double lead(Table table, int seat) {
    double[] points = expectedPoints(table);
    double lead = points[seat];
    for (int other = 0; other < table.seats; other++) {
      if (other != seat) {
        lead -= points[other] / (table.seats - 1);
      }
    }
    return lead;
  }

  private double[] expectedPoints(Table table) {
    double[] points = Arrays.stream(table.points).asDoubleStream().toArray();
    if (table.isOver()) {
      return points;
    }
    long[] taken = table.dead.clone();
    double[][] influence = new double[table.seats][];
    for (int seat = 0; seat < table.seats; seat++) {
      Bits.addAll(taken, table.owned[seat]);
      if (table.in[seat]) {
        influence[seat] = influence(table, seat);
      }
    }
    for (int station = 0; station < network.stations; station++) {
      if (!Bits.has(taken, station)) {
        divide(station, influence, points);
      }
    }
    return points;
  }

  private void divide(int station, double[][] influence, double[] points) {
    double whole = 0;
    for (double[] ofSeat : influence) {
      whole += ofSeat == null ? 0 : ofSeat[station];
    }
    for (int seat = 0; seat < points.length; seat++) {
      if (influence[seat] != null && whole > 0) {
        points[seat] += network.values[station] * influence[seat][station] / whole;
      }
    }
  }

  /** The weight of a player at each station, by the distance from the nearest own station. */
  private double[] influence(Table table, int seat) {
    long[] reached = reach.from(table.at[seat], table.closedTo(seat));
    double[] influence = new double[network.stations];
    int[] distances = new int[network.stations];
    int end = 0;
    for (int s = Bits.next(reached, 0); s >= 0; s = Bits.next(reached, s + 1)) {
      if (Bits.has(table.owned[seat], s)) {
        influence[s] = weights[0];
        queue[end++] = s;
      }
    }
    for (int begin = 0; begin < end; begin++) {
      int station = queue[begin];
      int further = Math.min(distances[station] + 1, FARTHEST);
      for (int hop = network.firstHop[station]; hop < network.firstHop[station + 1]; hop++) {
        end = spread(network.head[hop], further, reached, influence, distances, end);
      }
      for (int next : network.walks[station]) {
        end = spread(next, further, reached, influence, distances, end);
      }
    }
    return influence;
  }

  private int spread(
      int station, int distance, long[] reached, double[] influence, int[] distances, int end) {
    if (influence[station] != 0 || !Bits.has(reached, station)) {
      return end;
    }
    influence[station] = weights[distance];
    distances[station] = distance;
    queue[end] = station;
    return end + 1;
  }
}
