package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.railchess.EndReason;
import games.turnstile.railchess.Event;
import games.turnstile.railchess.LeaveReason;
import games.turnstile.railchess.Outcome;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.Step;
import games.turnstile.railchess.map.RailMap;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Tells what happens in a game. */
final class Narrator {
  private final Setup setup;
  private final RailMap map;
  private final Set<Integer> bots;
  private final PrintWriter out;

  Narrator(Setup setup, Set<Integer> bots, PrintWriter out) {
    this.setup = setup;
    this.map = setup.map();
    this.bots = Set.copyOf(bots);
    this.out = out;
  }

  /** Tells where the game is played, by whom and how. */
  void introduce() {
    say("Railchess, map %s, seed %s.".formatted(MapReports.summary(map), setup.seed()));
    say(
        "Numbers from 1 to %s, out at %s, %s hints."
            .formatted(
                setup.settings().maxNumber(),
                Phrases.count(setup.settings().maxStucks(), "stuck turn"),
                setup.settings().hints() ? "with" : "without"));
    say("In the order of turns:");
    Words.seats(setup)
        .forEach(
            seat ->
                say(
                    "  %s starts at %s"
                        .formatted(
                            titled(seat), Words.label(map, setup.seats().get(seat).spawn()))));
  }

  /** Tells what happened in the first step of a game, apart from what is known of its start. */
  void tellStart(Step step) {
    List<Event> events =
        step.events().stream().filter(event -> !(event instanceof Event.Claimed)).toList();
    tell(new Step(step.position(), events));
  }

  /** Tells what happened in a step. */
  void tell(Step step) {
    Map<Integer, Gain> gains = new TreeMap<>();
    List<Integer> dead = new ArrayList<>();
    List<Event> events = step.events();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event instanceof Event.ClaimedAutomatically claim) {
        gains.computeIfAbsent(claim.seat(), any -> new Gain()).add(claim);
      } else if (event instanceof Event.Died died) {
        dead.add(died.station());
      } else {
        // What fell to somebody is told before anything else that follows from it.
        tellSettled(gains, dead);
        tell(event, i + 1 < events.size() ? events.get(i + 1) : event, step.position());
      }
    }
    tellSettled(gains, dead);
  }

  /** What fell to a player in a row. */
  private static final class Gain {
    private final List<Integer> stations = new ArrayList<>();
    private int value;

    void add(Event.ClaimedAutomatically claim) {
      stations.add(claim.station());
      value += claim.value();
    }
  }

  private void tellSettled(Map<Integer, Gain> gains, List<Integer> dead) {
    gains.forEach(
        (seat, gain) ->
            say(
                "  %s gets %s for %s: nobody else can reach %s."
                    .formatted(
                        player(seat),
                        labels(gain.stations),
                        gain.value,
                        gain.stations.size() == 1 ? "it" : "them")));
    if (!dead.isEmpty()) {
      say("  Nobody can reach %s any more.".formatted(labels(dead)));
    }
    gains.clear();
    dead.clear();
  }

  private void tell(Event event, Event next, Position position) {
    if (event instanceof Event.Rolled rolled) {
      tellNextNumber(rolled);
    } else if (event instanceof Event.TurnBegan turn) {
      tellTurn(position, turn.seat(), turn.number());
    } else if (event instanceof Event.Moved ride) {
      tellRide(ride, next);
    } else if (event instanceof Event.Stuck stuck) {
      say(
          "  %s is stuck: no ride of that length leads anywhere (%s of %s)."
              .formatted(player(stuck.seat()), stuck.times(), setup.settings().maxStucks()));
    } else if (event instanceof Event.Left left) {
      say("  %s %s.".formatted(player(left.seat()), reason(left.reason())));
    } else if (event instanceof Event.Ended ended) {
      tellEnd(ended.outcome());
    }
  }

  /** Tells whose turn it is. */
  void tellTurn(Position position, int seat, int number) {
    say("");
    say(
        "%s is at %s and has the number %s."
            .formatted(titled(seat), Words.label(map, position.station(seat)), number));
  }

  private void tellNextNumber(Event.Rolled rolled) {
    if (rolled.forNextTurn() && !bots.contains(rolled.seat())) {
      say(
          "  %s, your number in the next turn will be %s."
              .formatted(player(rolled.seat()), rolled.number()));
    }
  }

  private void tellRide(Event.Moved ride, Event next) {
    String end;
    if (next instanceof Event.Claimed claim) {
      end = " and claims it for %s".formatted(claim.value());
    } else {
      end = ride.from() == ride.to() ? ", round and back" : ", an own station";
    }
    say("  %s rides to %s%s.".formatted(player(ride.seat()), Words.label(map, ride.to()), end));
  }

  private static String reason(LeaveReason reason) {
    return switch (reason) {
      case OWN_WISH -> "leaves the game";
      case STUCK_TOO_OFTEN -> "was stuck too often and is out";
      case NOTHING_LEFT -> "has nothing left to claim and is done";
    };
  }

  private void tellEnd(Outcome outcome) {
    say("");
    say("The game is over: %s.".formatted(reason(outcome.reason())));
    int place = 1;
    for (List<Integer> rank : outcome.ranking()) {
      for (int seat : rank) {
        say(
            "  %s. %s with %s"
                .formatted(
                    place, titled(seat), Phrases.count(outcome.points().get(seat), "point")));
      }
      place += rank.size();
    }
    List<String> winners = outcome.winners().stream().map(this::player).toList();
    say(
        winners.size() == 1
            ? winners.get(0) + " wins."
            : Phrases.joined(winners) + " share the win.");
  }

  private static String reason(EndReason reason) {
    return switch (reason) {
      case ALL_SETTLED -> "every station is claimed or out of reach";
      case ONE_LEFT -> "at most one player is left";
      case NO_PROGRESS -> "nobody has claimed anything for a long time";
    };
  }

  /** Tells the points of all players. */
  void tellStandings(Position position) {
    Words.seats(setup)
        .forEach(
            seat ->
                say(
                    "  %s -- %s / %s%s"
                        .formatted(
                            player(seat),
                            position.points(seat),
                            position.bestPossible(seat),
                            position.isIn(seat) ? "" : " (out)")));
  }

  /** Prints lines as they are. */
  void print(String lines) {
    out.println(lines);
  }

  /** Prints a line, or several if it is long. */
  void say(String text) {
    out.println(Paragraph.wrap(text, 4));
  }

  private String player(int seat) {
    return Words.player(setup, seat);
  }

  private String labels(List<Integer> stations) {
    return Words.some(stations.stream().map(station -> Words.label(map, station)).toList());
  }

  private String titled(int seat) {
    return "%s (%s)".formatted(player(seat), EnumNames.of(setup.seats().get(seat).colour()));
  }
}
