package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Positions and events in words. */
final class Stories {
  private Stories() {}

  static List<String> of(Step step) {
    return step.events().stream().map(Stories::of).toList();
  }

  static List<String> lastStory(GameRecord game) {
    return of(game.steps().get(game.moves().size()));
  }

  static String of(Event event) {
    if (event instanceof Event.Rolled rolled) {
      String when = rolled.forNextTurn() ? "the next turn" : "this turn";
      return "%s gets %s for %s".formatted(rolled.seat(), rolled.number(), when);
    }
    if (event instanceof Event.TurnBegan began) {
      return "%s has the turn with %s".formatted(began.seat(), began.number());
    }
    if (event instanceof Event.Moved moved) {
      return "%s rides from %s to %s".formatted(moved.seat(), moved.from(), moved.to());
    }
    if (event instanceof Event.Claimed claimed) {
      return "%s claims %s for %s".formatted(claimed.seat(), claimed.station(), claimed.value());
    }
    if (event instanceof Event.ClaimedAutomatically fell) {
      return "%s falls to %s for %s".formatted(fell.station(), fell.seat(), fell.value());
    }
    if (event instanceof Event.Died died) {
      return died.station() + " dies";
    }
    if (event instanceof Event.Stuck stuck) {
      return "%s is stuck, time %s".formatted(stuck.seat(), stuck.times());
    }
    if (event instanceof Event.Left left) {
      return "%s leaves: %s".formatted(left.seat(), left.reason());
    }
    Outcome outcome = ((Event.Ended) event).outcome();
    return "the end: %s, points %s".formatted(outcome.reason(), outcome.points());
  }

  /** All that a position tells, one thing a line. */
  static String of(Position position) {
    StringBuilder text = new StringBuilder();
    text.append(
        "%s of %s, number %s, destinations %s\n"
            .formatted(
                position.phase(),
                position.turn(),
                text(position.number()),
                position.destinations()));
    for (int seat = 0; seat < position.setup().seats().size(); seat++) {
      text.append(seat(position, seat));
    }
    String free =
        position.setup().map().stations().stream()
            .filter(station -> position.owner(station.id()).isEmpty())
            .filter(station -> !position.deadStations().contains(station.id()))
            .map(station -> Integer.toString(station.id()))
            .collect(Collectors.joining(" "));
    return text.append("free: %s; dead: %s\n".formatted(free, position.deadStations()))
        .append("rolls %s, idle turns %s".formatted(position.rolls(), position.idleTurns()))
        .append(position.outcome().map(outcome -> ", " + outcome).orElse(""))
        .append('\n')
        .toString();
  }

  private static String seat(Position position, int seat) {
    return "%s %s on %s, %s of %s points, stuck %s, next %s, owns %s\n"
        .formatted(
            seat,
            position.isIn(seat) ? "in" : "out",
            position.station(seat),
            position.points(seat),
            position.bestPossible(seat),
            position.stucks(seat),
            text(position.nextNumber(seat)),
            position.stationsOf(seat));
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "none";
  }

  static void assertWaits(GameRecord game, Phase phase, int turn) {
    assertThat(game.last().phase()).isEqualTo(phase);
    assertThat(game.last().turn()).isEqualTo(turn);
    assertThat(game.last().number().isPresent()).isEqualTo(phase == Phase.RIDE);
  }
}
