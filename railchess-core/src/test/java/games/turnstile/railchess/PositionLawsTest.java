package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.railchess.map.Station;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What holds in every game. */
@Domain(MapArbitraries.class)
class PositionLawsTest {
  private static final int TRIES = 300;

  private static List<Position> positions(GamePlan plan) {
    return GamePlans.record(plan).steps().stream().map(Step::position).toList();
  }

  private static IntStream seats(Position position) {
    return IntStream.range(0, position.setup().seats().size());
  }

  @Property(tries = TRIES)
  void nobody_can_ride_to_a_station_of_another_player(@ForAll GamePlan plan) {
    for (Position position : positions(plan)) {
      for (int station : position.destinations()) {
        assertThat(position.owner(station).orElse(position.turn())).isEqualTo(position.turn());
      }
      assertThat(position.destinations().isEmpty()).isEqualTo(position.phase() != Phase.RIDE);
    }
  }

  @Property(tries = TRIES)
  void points_are_the_value_of_the_own_stations(@ForAll GamePlan plan) {
    for (Position position : positions(plan)) {
      seats(position)
          .forEach(
              seat ->
                  assertThat(position.points(seat))
                      .isEqualTo(
                          position.stationsOf(seat).stream().mapToInt(plan.map()::value).sum()));
    }
  }

  @Property(tries = TRIES)
  void the_best_possible_never_grows_and_never_falls_below_the_points(@ForAll GamePlan plan) {
    Position before = null;
    for (Position position : positions(plan)) {
      for (int seat : seats(position).toArray()) {
        assertThat(position.bestPossible(seat)).isGreaterThanOrEqualTo(position.points(seat));
        if (before != null) {
          assertThat(position.bestPossible(seat)).isLessThanOrEqualTo(before.bestPossible(seat));
        }
        if (!position.isIn(seat)) {
          assertThat(position.bestPossible(seat)).isEqualTo(position.points(seat));
        }
      }
      before = position;
    }
  }

  @Property(tries = TRIES)
  void at_the_end_every_station_is_claimed_or_dead_or_the_cap_was_hit(@ForAll GamePlan plan) {
    Position last = GamePlans.record(plan).last();
    long settled = last.deadStations().size();
    settled += seats(last).mapToLong(seat -> last.stationsOf(seat).size()).sum();
    boolean isFull = settled == plan.map().stations().size();
    boolean isCapped =
        last.outcome().map(Outcome::reason).filter(EndReason.NO_PROGRESS::equals).isPresent();

    assertThat(last.phase() == Phase.OVER).isEqualTo(isFull || isCapped);
    assertThat(last.outcome().isPresent()).isEqualTo(last.phase() == Phase.OVER);
  }

  @Property(tries = TRIES)
  void a_record_replays_to_the_same_positions_and_events(@ForAll GamePlan plan) {
    GameRecord game = GamePlans.record(plan);
    GameRecord again = GameRecord.replay(game.setup(), game.moves());

    assertThat(again.steps()).isEqualTo(game.steps());
    assertThat(again.last()).hasSameHashCodeAs(game.last());
  }

  @Property(tries = TRIES)
  void playing_on_leaves_every_earlier_position_as_it_was(@ForAll GamePlan plan) {
    List<Position> positions = new ArrayList<>();
    List<String> stories = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    GameRecord game = GamePlans.record(plan);
    Position position = Position.of(game.setup());
    for (Move move : game.moves()) {
      positions.add(position);
      stories.add(Stories.of(position));
      hashes.add(position.hashCode());
      Position next = position.play(move);
      assertThat(next).isNotEqualTo(position);
      position = next;
    }

    assertThat(positions).extracting(Stories::of).isEqualTo(stories);
    assertThat(positions).extracting(Object::hashCode).isEqualTo(hashes);
    assertThat(position).isEqualTo(game.last());
  }

  @Property(tries = TRIES)
  void listed_moves_are_legal_and_others_are_refused(@ForAll GamePlan plan) {
    for (Position position : positions(plan)) {
      for (Move move : position.legalMoves()) {
        assertThat(position.check(move)).as("%s", move).isEmpty();
      }
      seats(position)
          .forEach(
              seat ->
                  assertThat(position.check(new Move.Leave(seat)).isEmpty())
                      .isEqualTo(position.isIn(seat) && position.phase() != Phase.OVER));
      unlisted(position).forEach(move -> assertRefused(position, move));
    }
  }

  private static Stream<Move> unlisted(Position position) {
    List<Move> listed = position.legalMoves();
    Stream<Move> rolls = IntStream.rangeClosed(-1, 17).mapToObj(Move.Roll::new);
    Stream<Move> rides =
        position.setup().map().stations().stream().map(station -> new Move.Ride(station.id()));
    Stream<Move> never = Stream.of(new Move.Ride(-1), new Move.Leave(-1), new Move.Leave(4));
    return Stream.of(rolls, rides, never)
        .flatMap(moves -> moves)
        .filter(move -> !listed.contains(move));
  }

  private static void assertRefused(Position position, Move move) {
    Violation violation = position.check(move).orElseThrow();
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> position.play(move))
        .satisfies(
            refusal -> {
              assertThat(refusal.violation()).isEqualTo(violation);
              assertThat(refusal.move()).isEqualTo(move);
              assertThat(refusal.position()).isSameAs(position);
            });
  }

  @Property(tries = TRIES)
  void the_events_tell_the_whole_story(@ForAll GamePlan plan) {
    GameRecord game = GamePlans.record(plan);
    Chronicle chronicle = new Chronicle(game.setup());
    for (Step step : game.steps()) {
      chronicle.hear(step);
      chronicle.assertTells(step.position());
    }
  }

  @Property(tries = TRIES)
  void a_route_leads_to_every_destination_and_nowhere_else(@ForAll GamePlan plan) {
    for (Position position : positions(plan)) {
      Set<Integer> destinations = position.destinations();
      for (Station station : plan.map().stations()) {
        assertThat(position.route(station.id()).map(Route::to).isPresent())
            .isEqualTo(destinations.contains(station.id()));
        position
            .route(station.id())
            .ifPresent(
                route -> {
                  assertThat(route.to()).isEqualTo(station.id());
                  assertThat(route.from()).isEqualTo(position.station(position.turn()));
                });
      }
      assertThat(position.route(-1)).isEmpty();
    }
  }
}
