package games.turnstile.railchess;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * A game in progress, to be changed in place. It trusts its caller: whether a move is allowed is
 * asked before. {@link Position} keeps one and never changes it; bots play on with copies.
 */
final class Table {
  /** R5.5: no game goes on for ever, whatever was agreed on. */
  private static final int MOST_ROLLS = 10_000;

  private static final Consumer<Event> NOBODY = event -> {};

  final Network network;
  final Settings settings;
  final int seats;

  /** The stations of each seat. */
  final long[][] owned;

  final long[] dead;

  /** Where each seat stands. */
  final int[] at;

  final boolean[] in;
  final int[] stucks;

  /** The number that a seat has already for its next turn, or 0. */
  final int[] nextNumber;

  final int[] points;
  final int[] best;

  int turn;
  Phase phase = Phase.ROLL;

  /** Whether the turn is over but for the number of the next one. */
  boolean turnIsOver;

  /** The number of the turn, in the phase RIDE. */
  int number;

  /** Where the player can go, in the phase RIDE; shared with copies and never changed. */
  long[] destinations;

  /** How many turns in a row nobody has claimed anything. */
  int idleTurns;

  int rolls;

  /** Null while the game goes on. */
  EndReason end;

  private Consumer<Event> listener = NOBODY;

  /** Seats that stand on these stations, before anything is claimed. */
  Table(Network network, Settings settings, int[] spawns) {
    this.network = network;
    this.settings = settings;
    seats = spawns.length;
    owned = new long[seats][network.words];
    dead = new long[network.words];
    at = spawns.clone();
    in = new boolean[seats];
    Arrays.fill(in, true);
    stucks = new int[seats];
    nextNumber = new int[seats];
    points = new int[seats];
    best = new int[seats];
  }

  private Table(Table other) {
    network = other.network;
    settings = other.settings;
    seats = other.seats;
    owned = new long[seats][];
    for (int seat = 0; seat < seats; seat++) {
      owned[seat] = other.owned[seat].clone();
    }
    dead = other.dead.clone();
    at = other.at.clone();
    in = other.in.clone();
    stucks = other.stucks.clone();
    nextNumber = other.nextNumber.clone();
    points = other.points.clone();
    best = other.best.clone();
    turn = other.turn;
    phase = other.phase;
    turnIsOver = other.turnIsOver;
    number = other.number;
    destinations = other.destinations;
    idleTurns = other.idleTurns;
    rolls = other.rolls;
    end = other.end;
  }

  Table copy() {
    return new Table(this);
  }

  /** Lets somebody hear of all that happens from now on. */
  void tell(Consumer<Event> newListener) {
    listener = newListener;
  }

  /** R5.1: settles the spawns and begins the first turn. */
  void begin() {
    settle();
    idleTurns = 0;
    if (!isOver()) {
      turn = seats - 1;
      passTurn();
    }
    listener = NOBODY;
  }

  void play(Move move) {
    if (move instanceof Move.Roll roll) {
      roll(roll.number());
    } else if (move instanceof Move.Ride ride) {
      ride(network.index(ride.station()));
    } else {
      leave(((Move.Leave) move).seat());
    }
    listener = NOBODY;
  }

  void roll(int rolled) {
    rolls++;
    nextNumber[turn] = rolled;
    listener.accept(new Event.Rolled(turn, rolled, turnIsOver));
    if (turnIsOver) {
      passTurn();
    } else {
      beginTurn();
    }
  }

  void ride(int station) {
    listener.accept(new Event.Moved(turn, network.ids[at[turn]], network.ids[station]));
    at[turn] = station;
    endTurn();
  }

  void leave(int seat) {
    out(seat, LeaveReason.OWN_WISH);
    settle();
    if (!isOver() && !in[turn]) {
      forgetNumber();
      passTurn();
    }
  }

  /** Takes a seat out of the game; it keeps its points. */
  void out(int seat, LeaveReason reason) {
    in[seat] = false;
    nextNumber[seat] = 0;
    best[seat] = points[seat];
    listener.accept(new Event.Left(seat, reason));
  }

  private void passTurn() {
    do {
      turn = (turn + 1) % seats;
    } while (!in[turn]);
    beginTurn();
  }

  private void beginTurn() {
    turnIsOver = false;
    phase = Phase.ROLL;
    if (nextNumber[turn] == 0) {
      return;
    }
    number = nextNumber[turn];
    nextNumber[turn] = 0;
    listener.accept(new Event.TurnBegan(turn, number));
    long[] reachable = RideSearch.destinations(network, closedTo(turn), at[turn], number);
    if (!Bits.isEmpty(reachable)) {
      destinations = reachable;
      phase = Phase.RIDE;
      return;
    }
    stucks[turn]++;
    listener.accept(new Event.Stuck(turn, stucks[turn]));
    if (stucks[turn] >= settings.maxStucks()) {
      out(turn, LeaveReason.STUCK_TOO_OFTEN);
    }
    endTurn();
  }

  private void endTurn() {
    forgetNumber();
    phase = Phase.ROLL;
    idleTurns++;
    settle();
    if (isOver()) {
      return;
    }
    turnIsOver = true;
    if (settings.hints() || !in[turn]) {
      passTurn();
    }
  }

  private void forgetNumber() {
    number = 0;
    destinations = null;
  }

  /** The stations of everybody else. */
  long[] closedTo(int seat) {
    long[] closed = new long[network.words];
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        Bits.addAll(closed, owned[other]);
      }
    }
    return closed;
  }

  /** R4, then R5.5. */
  private void settle() {
    if (Settlement.settle(this, listener) > 0) {
      idleTurns = 0;
    }
    int left = countIn();
    if (left <= 1) {
      finish(end == null ? EndReason.ALL_SETTLED : end);
    } else if (idleTurns >= (long) settings.idleRounds() * left || rolls >= MOST_ROLLS) {
      finish(EndReason.NO_PROGRESS);
    }
  }

  int countIn() {
    int count = 0;
    for (boolean isIn : in) {
      count += isIn ? 1 : 0;
    }
    return count;
  }

  private void finish(EndReason reason) {
    phase = Phase.OVER;
    end = reason;
    forgetNumber();
    turnIsOver = false;
    Arrays.fill(nextNumber, 0);
    listener.accept(new Event.Ended(outcome()));
  }

  boolean isOver() {
    return phase == Phase.OVER;
  }

  Outcome outcome() {
    return new Outcome(end, Arrays.stream(points).boxed().toList());
  }

  boolean isSameAs(Table other) {
    return Arrays.deepEquals(owned, other.owned)
        && Arrays.equals(dead, other.dead)
        && Arrays.equals(at, other.at)
        && Arrays.equals(in, other.in)
        && Arrays.equals(stucks, other.stucks)
        && Arrays.equals(nextNumber, other.nextNumber)
        && turn == other.turn
        && phase == other.phase
        && turnIsOver == other.turnIsOver
        && number == other.number
        && idleTurns == other.idleTurns
        && rolls == other.rolls
        && end == other.end;
  }
}
