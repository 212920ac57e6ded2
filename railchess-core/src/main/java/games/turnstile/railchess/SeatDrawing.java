package games.turnstile.railchess;

import games.turnstile.railchess.map.NoSpawn;
import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Draws the order of turns, the colours and the spawns by lot. */
final class SeatDrawing {
  /** How many spawns are compared when some of them must be a pair to be avoided. */
  private static final int COMPARED = 32;

  private final int seats;
  private final List<Integer> candidates;
  private final List<BitSet> avoided = new ArrayList<>();

  private int fewestPairs = Integer.MAX_VALUE;
  private List<Integer> best = List.of();

  private SeatDrawing(RailMap map, int seats, List<Integer> candidates) {
    this.seats = seats;
    this.candidates = candidates;
    Map<Integer, Integer> places = new HashMap<>();
    for (int i = 0; i < candidates.size(); i++) {
      places.put(candidates.get(i), i);
      avoided.add(new BitSet());
    }
    for (NoSpawn pair : map.noSpawns()) {
      Integer first = places.get(pair.first());
      Integer second = places.get(pair.second());
      if (first != null && second != null) {
        avoided.get(first).set(second);
        avoided.get(second).set(first);
      }
    }
  }

  static List<Seat> draw(RailMap map, List<String> players, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> order = shuffled(players, random);
    List<Colour> colours = shuffled(List.of(Colour.values()), random);
    List<Integer> stations = shuffled(map.startingStations(players.size()), random);
    stations.sort(
        Comparator.comparing((Integer station) -> map.value(station) != 1)
            .thenComparingInt(map::value));
    List<Integer> spawns = spawns(map, players.size(), stations);
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      seats.add(new Seat(order.get(i), colours.get(i), spawns.get(i)));
    }
    return seats;
  }

  private static <T> List<T> shuffled(List<T> items, SplittableRandom random) {
    List<T> shuffled = new ArrayList<>(items);
    for (int i = shuffled.size() - 1; i > 0; i--) {
      shuffled.set(i, shuffled.set(random.nextInt(i + 1), shuffled.get(i)));
    }
    return shuffled;
  }

  private static List<Integer> spawns(RailMap map, int seats, List<Integer> candidates) {
    if (map.noSpawns().isEmpty()) {
      return candidates.subList(0, seats);
    }
    SeatDrawing drawing = new SeatDrawing(map, seats, candidates);
    BitSet all = new BitSet();
    all.set(0, candidates.size());
    List<Integer> chosen = new ArrayList<>();
    if (!drawing.chooseWithoutPairs(chosen, all)) {
      int compared = Math.min(COMPARED, candidates.size());
      drawing = new SeatDrawing(map, seats, candidates.subList(0, compared));
      drawing.chooseWithFewestPairs(new ArrayList<>(), 0, 0);
      chosen = drawing.best;
    }
    return chosen.stream().map(candidates::get).toList();
  }

  /** Adds candidates that do not avoid each other, if there are enough of them. */
  private boolean chooseWithoutPairs(List<Integer> chosen, BitSet open) {
    if (chosen.size() == seats) {
      return true;
    }
    for (int i = open.nextSetBit(0); i >= 0; i = open.nextSetBit(i + 1)) {
      chosen.add(i);
      BitSet stillOpen = (BitSet) open.clone();
      stillOpen.clear(0, i + 1);
      stillOpen.andNot(avoided.get(i));
      if (chooseWithoutPairs(chosen, stillOpen)) {
        return true;
      }
      chosen.remove(chosen.size() - 1);
    }
    return false;
  }

  private void chooseWithFewestPairs(List<Integer> chosen, int from, int pairs) {
    if (pairs >= fewestPairs) {
      return;
    }
    if (chosen.size() == seats) {
      fewestPairs = pairs;
      best = List.copyOf(chosen);
      return;
    }
    for (int i = from; i < candidates.size(); i++) {
      int candidate = i;
      int more = (int) chosen.stream().filter(avoided.get(candidate)::get).count();
      chosen.add(i);
      chooseWithFewestPairs(chosen, i + 1, pairs + more);
      chosen.remove(chosen.size() - 1);
    }
  }
}
