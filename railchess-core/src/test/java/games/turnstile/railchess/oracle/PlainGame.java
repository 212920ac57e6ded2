package games.turnstile.railchess.oracle;

import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A whole game, played step by step. Seats count from 0 in the order of their turns. */
public final class PlainGame {
  private final RailMap map;
  private final PlainSettings settings;
  private final IntSupplier numbers;
  private final List<Integer> stations;
  private final List<Integer> stucks;
  private final Map<Integer, Integer> numberBySeat = new TreeMap<>();
  private PlainSettlement settled;
  private int seatToMove;
  private int idleTurns;

  /** How a player chooses where to go. */
  public interface Choice {
    /** {@return one of the destinations, of which there is at least one} */
    int choose(PlainGame game, SortedSet<Integer> destinations);
  }

  /**
   * Begins a game: settles the first claims, and begins the first turn.
   *
   * @param map where it is played
   * @param spawns where each seat starts
   * @param settings what has been agreed on
   * @param numbers gives each number when it is drawn, from 1 to the highest
   */
  public PlainGame(RailMap map, List<Integer> spawns, PlainSettings settings, IntSupplier numbers) {
    this.map = map;
    this.settings = settings;
    this.numbers = numbers;
    stations = new ArrayList<>(spawns);
    stucks = new ArrayList<>(Collections.nCopies(spawns.size(), 0));
    Set<Integer> all = IntStream.range(0, spawns.size()).boxed().collect(Collectors.toSet());
    settled = PlainSettlement.settle(map, Map.of(), Set.of(), stations, all);
    seatToMove = spawns.size() - 1;
    beginNextTurn();
  }

  /** Plays the turn of the player to move: a move if there is any, otherwise a stuck turn. */
  public void turn(Choice choice) {
    int seat = seatToMove();
    SortedSet<Integer> destinations = destinations();
    Set<Integer> leaving = Set.of();
    if (!destinations.isEmpty()) {
      stations.set(seat, chosen(choice, destinations));
    } else {
      stucks.set(seat, stucks.get(seat) + 1);
      if (stucks.get(seat) >= settings.maxStucks()) {
        leaving = Set.of(seat);
      }
    }
    idleTurns++;
    settle(leaving);
    numberBySeat.remove(seat);
    if (!isOver() && isIn(seat) && !settings.hints()) {
      numberBySeat.put(seat, numbers.getAsInt());
    }
    beginNextTurn();
  }

  private int chosen(Choice choice, SortedSet<Integer> destinations) {
    int station = choice.choose(this, destinations);
    if (!destinations.contains(station)) {
      throw new IllegalArgumentException(station + " is not among " + destinations);
    }
    return station;
  }

  /** Lets a player who is still in leave, at any moment before the end. */
  public void leave(int seat) {
    if (isOver() || !isIn(seat)) {
      throw new IllegalStateException("seat " + seat + " has left already, or the game is over");
    }
    settle(Set.of(seat));
    if (!isIn(seatToMove)) {
      beginNextTurn();
    }
  }

  private void settle(Set<Integer> leaving) {
    Set<Integer> staying = new TreeSet<>(settled.seatsIn());
    staying.removeAll(leaving);
    int claimedBefore = settled.owners().size();
    settled = PlainSettlement.settle(map, settled.owners(), settled.dead(), stations, staying);
    if (settled.owners().size() > claimedBefore) {
      idleTurns = 0;
    }
    numberBySeat.keySet().retainAll(settled.seatsIn());
  }

  private void beginNextTurn() {
    if (isOver()) {
      return;
    }
    do {
      seatToMove = (seatToMove + 1) % stations.size();
    } while (!isIn(seatToMove));
    if (!numberBySeat.containsKey(seatToMove)) {
      numberBySeat.put(seatToMove, numbers.getAsInt());
    }
  }

  /** {@return whether at most one is left, all is claimed or dead, or nothing gets claimed} */
  public boolean isOver() {
    int left = settled.seatsIn().size();
    return left <= 1
        || settled.owners().size() + settled.dead().size() == map.stations().size()
        || idleTurns >= settings.idleCap() * left;
  }

  /** {@return where the player to move can go with the number of the turn} */
  public SortedSet<Integer> destinations() {
    int seat = seatToMove();
    return PlainRides.destinations(map, owners(), seat, stations.get(seat), number());
  }

  /** {@return whose turn it is} */
  public int seatToMove() {
    if (isOver()) {
      throw new NoSuchElementException("the game is over");
    }
    return seatToMove;
  }

  /** {@return the number of this turn} */
  public int number() {
    return numberBySeat.get(seatToMove());
  }

  /** {@return the number that the seat has for its present or next turn, if it is drawn yet} */
  public OptionalInt number(int seat) {
    return numberBySeat.containsKey(seat)
        ? OptionalInt.of(numberBySeat.get(seat))
        : OptionalInt.empty();
  }

  /** {@return where each seat stands} */
  public List<Integer> stations() {
    return List.copyOf(stations);
  }

  /** {@return how often each seat was stuck} */
  public List<Integer> stucks() {
    return List.copyOf(stucks);
  }

  /** {@return whether the player is still in the game} */
  public boolean isIn(int seat) {
    return settled.seatsIn().contains(seat);
  }

  /** {@return the seats by the stations that they own} */
  public SortedMap<Integer, Integer> owners() {
    return settled.owners();
  }

  /** {@return what the claims have come to: dead stations, points and the rest} */
  public PlainSettlement settlement() {
    return settled;
  }

  /** {@return how many turns in a row have passed without any claim} */
  public int idleTurns() {
    return idleTurns;
  }

  /** {@return the seats with the most points, whether they are still in or not} */
  public SortedSet<Integer> winners() {
    List<Integer> points = settled.points();
    int most = Collections.max(points);
    return IntStream.range(0, points.size())
        .filter(seat -> points.get(seat) == most)
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
