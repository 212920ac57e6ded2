package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.Station;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** A game as somebody knows it who hears the events and nothing else. */
final class Chronicle {
  private final Setup setup;
  private final int seats;
  private final int[] at;
  private final boolean[] in;
  private final int[] points;
  private final int[] stucks;
  private final int[] nextNumber;
  private final Map<Integer, Integer> owners = new TreeMap<>();
  private final Set<Integer> dead = new HashSet<>();
  private int turn;
  private int number;
  private boolean turnPasses = true;
  private int rolls;
  private int idleTurns;
  private Optional<Outcome> outcome = Optional.empty();

  Chronicle(Setup setup) {
    this.setup = setup;
    seats = setup.seats().size();
    at = setup.seats().stream().mapToInt(Seat::spawn).toArray();
    in = new boolean[seats];
    Arrays.fill(in, true);
    points = new int[seats];
    stucks = new int[seats];
    nextNumber = new int[seats];
    turn = seats - 1;
  }

  /** Hears what happened in a step. */
  void hear(Step step) {
    step.events().forEach(this::hear);
    if (turnPasses && outcome.isEmpty()) {
      do {
        turn = (turn + 1) % seats;
      } while (!in[turn]);
      turnPasses = false;
    }
  }

  private void hear(Event event) {
    assertThat(outcome).as("nothing happens after the end").isEmpty();
    if (event instanceof Event.Rolled rolled) {
      rolled(rolled);
    } else if (event instanceof Event.TurnBegan began) {
      assertThat(nextNumber[began.seat()]).isEqualTo(began.number());
      nextNumber[began.seat()] = 0;
      turn = began.seat();
      number = began.number();
      turnPasses = false;
    } else if (event instanceof Event.Moved moved) {
      assertThat(moved.seat()).isEqualTo(turn);
      assertThat(moved.from()).isEqualTo(at[turn]);
      at[turn] = moved.to();
      turnEnds();
    } else if (event instanceof Event.Stuck stuck) {
      assertThat(stuck.seat()).isEqualTo(turn);
      stucks[turn] = stuck.times();
      turnEnds();
    } else if (event instanceof Event.Claimed claimed) {
      assertThat(claimed.station()).isEqualTo(at[claimed.seat()]);
      claimed(claimed.seat(), claimed.station(), claimed.value());
    } else if (event instanceof Event.ClaimedAutomatically fell) {
      claimed(fell.seat(), fell.station(), fell.value());
    } else if (event instanceof Event.Died died) {
      assertThat(dead.add(died.station())).isTrue();
    } else if (event instanceof Event.Left left) {
      left(left.seat());
    } else {
      outcome = Optional.of(((Event.Ended) event).outcome());
      number = 0;
      Arrays.fill(nextNumber, 0);
    }
  }

  private void rolled(Event.Rolled rolled) {
    assertThat(rolled.seat()).isEqualTo(turn);
    rolls++;
    nextNumber[turn] = rolled.number();
    turnPasses = rolled.forNextTurn();
  }

  private void turnEnds() {
    idleTurns++;
    number = 0;
    turnPasses = setup.settings().hints();
  }

  private void claimed(int seat, int station, int value) {
    assertThat(in[seat]).isTrue();
    assertThat(dead).doesNotContain(station);
    assertThat(owners.put(station, seat)).as("owner of %s before", station).isNull();
    points[seat] += value;
    idleTurns = 0;
  }

  private void left(int seat) {
    assertThat(in[seat]).isTrue();
    in[seat] = false;
    nextNumber[seat] = 0;
    if (seat == turn) {
      number = 0;
      turnPasses = true;
    }
  }

  /** Checks that a position is as one would think from the events. */
  void assertTells(Position position) {
    for (int seat = 0; seat < seats; seat++) {
      assertThat(position.station(seat)).isEqualTo(at[seat]);
      assertThat(position.isIn(seat)).isEqualTo(in[seat]);
      assertThat(position.points(seat)).isEqualTo(points[seat]);
      assertThat(position.stucks(seat)).isEqualTo(stucks[seat]);
      assertThat(position.nextNumber(seat)).isEqualTo(orNone(nextNumber[seat]));
    }
    for (Station station : setup.map().stations()) {
      Integer owner = owners.get(station.id());
      assertThat(position.owner(station.id()))
          .isEqualTo(owner == null ? OptionalInt.empty() : OptionalInt.of(owner));
    }
    assertThat(position.deadStations()).isEqualTo(dead);
    assertThat(position.rolls()).isEqualTo(rolls);
    assertThat(position.idleTurns()).isEqualTo(idleTurns);
    assertThat(position.outcome()).isEqualTo(outcome);
    assertThat(position.number()).as("number").isEqualTo(orNone(number));
    if (outcome.isEmpty()) {
      assertThat(position.turn()).isEqualTo(turn);
      assertThat(position.phase()).isEqualTo(number > 0 ? Phase.RIDE : Phase.ROLL);
    }
  }

  private static OptionalInt orNone(int value) {
    return value == 0 ? OptionalInt.empty() : OptionalInt.of(value);
  }
}
