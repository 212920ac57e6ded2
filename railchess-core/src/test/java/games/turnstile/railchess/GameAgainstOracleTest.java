package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.oracle.PlainGame;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Whole games of the engine beside the same games of the plain oracle. */
@Domain(MapArbitraries.class)
class GameAgainstOracleTest {
  @Property(tries = 1_500)
  void games_go_as_those_of_the_oracle(@ForAll GamePlan plan) {
    PlainGame plain = plan.begin();
    passStuckTurns(plain);
    IntSupplier numbers = plan.numbers();
    Position position = rolled(Position.of(GamePlans.setup(plan)), numbers);
    assertSame(position, plain);

    for (GamePlan.Step step : plan.steps()) {
      if (step.leaver().isPresent() && isIn(plain, step.leaver().getAsInt())) {
        plain.leave(step.leaver().getAsInt());
        passStuckTurns(plain);
        position = rolled(position.play(new Move.Leave(step.leaver().getAsInt())), numbers);
        assertSame(position, plain);
      }
      if (!plain.isOver()) {
        plain.turn((game, destinations) -> step.chooseFrom(destinations));
        passStuckTurns(plain);
        int station = step.chooseFrom(new TreeSet<>(position.destinations()));
        position = rolled(position.play(new Move.Ride(station)), numbers);
        assertSame(position, plain);
      }
    }
  }

  private static boolean isIn(PlainGame plain, int seat) {
    return !plain.isOver() && seat < plain.stations().size() && plain.isIn(seat);
  }

  private static void passStuckTurns(PlainGame plain) {
    while (!plain.isOver() && plain.destinations().isEmpty()) {
      plain.turn((game, destinations) -> destinations.first());
    }
  }

  private static Position rolled(Position position, IntSupplier numbers) {
    Position now = position;
    while (now.phase() == Phase.ROLL) {
      now = now.play(new Move.Roll(numbers.getAsInt()));
    }
    return now;
  }

  private static void assertSame(Position position, PlainGame plain) {
    assertThat(position.phase()).isEqualTo(plain.isOver() ? Phase.OVER : Phase.RIDE);
    assertThat(owners(position)).isEqualTo(plain.owners());
    assertThat(position.deadStations()).isEqualTo(plain.settlement().dead());
    assertThat(position.idleTurns()).isEqualTo(plain.idleTurns());
    for (int seat = 0; seat < plain.stations().size(); seat++) {
      assertThat(position.isIn(seat)).isEqualTo(plain.isIn(seat));
      assertThat(position.station(seat)).isEqualTo(plain.stations().get(seat));
      assertThat(position.stucks(seat)).isEqualTo(plain.stucks().get(seat));
      assertThat(position.points(seat)).isEqualTo(plain.settlement().points().get(seat));
      assertThat(position.bestPossible(seat))
          .isEqualTo(plain.settlement().bestPossible().get(seat));
    }
    if (plain.isOver()) {
      assertThat(position.outcome().orElseThrow().winners())
          .isEqualTo(new ArrayList<>(plain.winners()));
    } else {
      assertThat(position.outcome()).isEmpty();
      assertThat(position.turn()).isEqualTo(plain.seatToMove());
      assertThat(position.number()).isEqualTo(OptionalInt.of(plain.number()));
      assertThat(position.destinations()).isEqualTo(plain.destinations());
      assertNumbersOfOthers(position, plain);
    }
  }

  private static void assertNumbersOfOthers(Position position, PlainGame plain) {
    for (int seat = 0; seat < plain.stations().size(); seat++) {
      if (seat != plain.seatToMove()) {
        assertThat(position.nextNumber(seat)).isEqualTo(plain.number(seat));
      }
    }
  }

  private static TreeMap<Integer, Integer> owners(Position position) {
    TreeMap<Integer, Integer> owners = new TreeMap<>();
    List<Seat> seats = position.setup().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      for (int station : position.stationsOf(seat)) {
        owners.put(station, seat);
        assertThat(position.owner(station)).hasValue(seat);
      }
    }
    return owners;
  }
}
