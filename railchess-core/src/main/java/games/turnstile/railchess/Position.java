package games.turnstile.railchess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The state of a game. It waits for the dice or for a player, as its {@link #phase} tells; who is
 * stuck is passed over without being asked. Immutable and thread-safe, and equal to another
 * position exactly when both have the same setup and the same state.
 *
 * <p>Seats count from 0 in the order of their turns. Stations are given by their ids.
 */
public final class Position {
  private final Setup setup;
  private final Table table;

  private Position(Setup setup, Table table) {
    this.setup = setup;
    this.table = table;
  }

  /**
   * {@return the position in which a game begins, with the spawns claimed}
   *
   * @param setup how it begins
   */
  public static Position of(Setup setup) {
    return begin(setup).position();
  }

  /**
   * {@return the position in which a game begins, and what happened up to there}
   *
   * @param setup how it begins
   */
  public static Step begin(Setup setup) {
    Network network = new Network(setup.map());
    int[] spawns = setup.seats().stream().mapToInt(seat -> network.index(seat.spawn())).toArray();
    Table table = new Table(network, setup.settings(), spawns);
    List<Event> events = new ArrayList<>();
    table.tell(events::add);
    table.begin();
    return new Step(new Position(setup, table), events);
  }

  /** {@return how the game began} */
  public Setup setup() {
    return setup;
  }

  /** {@return what the position waits for} */
  public Phase phase() {
    return table.phase;
  }

  /** {@return the seat whose turn it is; when the game is over, whose turn was the last} */
  public int turn() {
    return table.turn;
  }

  /** {@return the number of the turn, in the phase {@link Phase#RIDE}} */
  public OptionalInt number() {
    return table.number == 0 ? OptionalInt.empty() : OptionalInt.of(table.number);
  }

  /**
   * {@return the number that a player knows already for the next turn; others are not to be told}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public OptionalInt nextNumber(int seat) {
    int number = table.nextNumber[seat];
    return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /**
   * {@return the ids of the stations to which the player can ride now, in ascending order; empty
   * unless the phase is {@link Phase#RIDE}}
   */
  public Set<Integer> destinations() {
    return table.phase == Phase.RIDE ? new StationSet(table.network, table.destinations) : Set.of();
  }

  /**
   * {@return one way to ride to a destination, with as little changing and walking as possible;
   * empty if the player cannot ride there now}
   *
   * @param station the id of a station
   */
  public Optional<Route> route(int station) {
    int to = table.network.index(station);
    if (table.phase != Phase.RIDE || to < 0 || !Bits.has(table.destinations, to)) {
      return Optional.empty();
    }
    int seat = table.turn;
    return RouteFinder.find(table.network, table.closedTo(seat), table.at[seat], to, table.number);
  }

  /**
   * {@return every move that the position waits for: all numbers of the dice, or a ride to each
   * destination; in ascending order. Empty when the game is over. That any player still in the game
   * can leave at any time is not listed}
   */
  public List<Move> legalMoves() {
    return switch (table.phase) {
      case ROLL ->
          IntStream.rangeClosed(1, setup.settings().maxNumber())
              .<Move>mapToObj(Move.Roll::new)
              .toList();
      case RIDE -> destinations().stream().<Move>map(Move.Ride::new).toList();
      case OVER -> List.of();
    };
  }

  /**
   * {@return why the move is not allowed, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    return Legality.check(this, table, move);
  }

  /**
   * {@return the position after the move; this one stays as it is}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Position play(Move move) {
    return step(move).position();
  }

  /**
   * {@return the position after the move and what happened on the way; this one stays as it is}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Step step(Move move) {
    Optional<Violation> violation = check(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(this, move, violation.get());
    }
    Table next = table.copy();
    List<Event> events = new ArrayList<>();
    next.tell(events::add);
    next.play(move);
    return new Step(new Position(setup, next), events);
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    return table.isOver() ? Optional.of(table.outcome()) : Optional.empty();
  }

  /** {@return how often the dice have been rolled} */
  public int rolls() {
    return table.rolls;
  }

  /** {@return how many turns in a row have passed without any claim} */
  public int idleTurns() {
    return table.idleTurns;
  }

  /**
   * {@return where a player stands}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public int station(int seat) {
    return table.network.ids[table.at[seat]];
  }

  /**
   * {@return whether a player is still in the game}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public boolean isIn(int seat) {
    return table.in[seat];
  }

  /**
   * {@return how often a player was stuck}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public int stucks(int seat) {
    return table.stucks[seat];
  }

  /**
   * {@return the value of all stations of a player}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public int points(int seat) {
    return table.points[seat];
  }

  /**
   * {@return the points that a player would have with every station that is still within reach; of
   * one who has left, the points}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public int bestPossible(int seat) {
    return table.best[seat];
  }

  /**
   * {@return the ids of a player's stations, in ascending order}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Set<Integer> stationsOf(int seat) {
    return new StationSet(table.network, table.owned[seat]);
  }

  /** {@return the ids of the stations that nobody can reach any more, in ascending order} */
  public Set<Integer> deadStations() {
    return new StationSet(table.network, table.dead);
  }

  /**
   * {@return the seat that owns a station, empty if nobody does}
   *
   * @param station the id of a station
   */
  public OptionalInt owner(int station) {
    int index = table.network.index(station);
    return index < 0
        ? OptionalInt.empty()
        : IntStream.range(0, table.seats)
            .filter(seat -> Bits.has(table.owned[seat], index))
            .findFirst();
  }

  /** {@return the seats by their points, the most first; seats with equal points share a rank} */
  public List<List<Integer>> ranking() {
    return Outcome.ranking(Arrays.stream(table.points).boxed().toList());
  }

  /** What bots play on with. */
  Table table() {
    return table;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position position
        && position.setup.equals(setup)
        && position.table.isSameAs(table);
  }

  @Override
  public int hashCode() {
    return Objects.hash(setup.seed(), table.rolls, table.turn, Arrays.hashCode(table.at));
  }

  @Override
  public String toString() {
    return "Position[%s, %s, turn of seat %s, points %s]"
        .formatted(setup.map().name(), table.phase, table.turn, Arrays.toString(table.points));
  }
}
