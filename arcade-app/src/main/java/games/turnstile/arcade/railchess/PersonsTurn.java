package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Route;
import games.turnstile.railchess.Violation;
import games.turnstile.railchess.map.RailMap;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Asks a person what to do in a turn. */
final class PersonsTurn {
  private static final int SHOWN = 12;

  private static final String HELP =
      """
      Type where you want to ride: a station's number, or the beginning of its name.
      Or one of these:
        list         all stations to which you can ride
        how STATION  how to ride there
        map          the lines with their stations, and whose they are
        standings    the points of all players, and what they can still get
        back         take back your last ride
        leave        give up your seat; the others play on without you
        rules        how the game goes
        quit         stop here; a game that is kept can be gone on with later""";

  private static final String RULES =
      """
      Ride exactly as many links as your number says, with at most two trains; before
      boarding you may walk one way on foot. No piece of track twice in a ride, and
      never into stations of others. A free station where your ride ends becomes
      yours, and so does what nobody else can reach any more. A station is worth as
      many points as it has neighbours. If no ride is possible you are stuck, and out
      at %s. Whoever has most points wins when all stations are
      claimed or out of reach.""";

  private final Position position;
  private final RailMap map;
  private final Narrator narrator;
  private final Prompt prompt;

  PersonsTurn(Position position, Narrator narrator, Prompt prompt) {
    this.position = position;
    this.map = position.setup().map();
    this.narrator = narrator;
    this.prompt = prompt;
  }

  Answer ask() {
    narrator.tellStandings(position);
    if (hasHints()) {
      list(SHOWN);
    }
    String question =
        "%s, ride to (help): ".formatted(Words.player(position.setup(), position.turn()));
    Optional<Answer> answer = Optional.empty();
    while (answer.isEmpty()) {
      Optional<String> typed = prompt.ask(question);
      if (typed.isEmpty()) {
        narrator.say("");
        return new Answer.Quit();
      }
      answer = read(typed.get());
    }
    return answer.get();
  }

  /** The answer if the text is one; otherwise does what the text asks for. */
  private Optional<Answer> read(String typed) {
    switch (typed.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> narrator.print(HELP);
      case "rules" -> narrator.print(rules());
      case "list" -> listIfAllowed();
      case "map" -> narrator.print(Overview.of(position));
      case "standings" -> narrator.tellStandings(position);
      case "how" -> narrator.say("Name the station, such as: how 4");
      case "back" -> {
        return Optional.of(new Answer.TakeBack());
      }
      case "leave" -> {
        return Optional.of(new Answer.Leave());
      }
      case "quit", "exit", "q" -> {
        return Optional.of(new Answer.Quit());
      }
      default -> {
        return readStation(typed);
      }
    }
    return Optional.empty();
  }

  private String rules() {
    return RULES.formatted(Phrases.count(position.setup().settings().maxStucks(), "stuck turn"));
  }

  private Optional<Answer> readStation(String typed) {
    try {
      String[] words = typed.split("\\s+", 2);
      if (words.length == 2 && words[0].equalsIgnoreCase("how")) {
        explain(station(words[1]));
        return Optional.empty();
      }
      int station = station(typed);
      Optional<Violation> violation = position.check(new Move.Ride(station));
      if (violation.isEmpty()) {
        return Optional.of(new Answer.Ride(station));
      }
      narrator.say("That does not work: %s.".formatted(violation.get().detail()));
    } catch (BadInputException unclear) {
      narrator.say("That does not work: %s.".formatted(unclear.getMessage()));
    }
    return Optional.empty();
  }

  private int station(String typed) {
    return Stations.find(map, typed, hasHints() ? position.destinations() : Set.of());
  }

  private void explain(int station) {
    if (!hasHints()) {
      narrator.say("This game is played without hints: find a way on the map yourself.");
      return;
    }
    Optional<Route> route = position.route(station);
    narrator.say(
        route
            .map(found -> Routes.words(map, found))
            .orElseGet(
                () ->
                    "You cannot ride to %s with the number %s; 'list' tells where you can."
                        .formatted(map.stationLabel(station), position.number().orElseThrow())));
  }

  private void listIfAllowed() {
    if (hasHints()) {
      list(Integer.MAX_VALUE);
    } else {
      narrator.say("This game is played without hints: find your destinations on the map.");
    }
  }

  /** The destinations, those that can be claimed and are worth most first. */
  private void list(int most) {
    List<Integer> destinations =
        position.destinations().stream()
            .sorted(
                Comparator.comparing((Integer station) -> position.owner(station).isPresent())
                    .thenComparing(Comparator.comparing(map::value).reversed())
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    narrator.say("You can ride to:");
    int width = destinations.stream().mapToInt(id -> map.stationLabel(id).length()).max().orElse(0);
    for (int station : destinations.subList(0, Math.min(most, destinations.size()))) {
      String label = map.stationLabel(station);
      String blanks = " ".repeat(width - label.length());
      narrator.say("  %s%s  %s, %s".formatted(label, blanks, worth(station), owner(station)));
    }
    if (destinations.size() > most) {
      narrator.say("  and %s more; 'list' shows all".formatted(destinations.size() - most));
    }
  }

  private String worth(int station) {
    return "worth " + map.value(station);
  }

  private String owner(int station) {
    OptionalInt owner = position.owner(station);
    return owner.isPresent() ? "yours already" : "free";
  }

  private boolean hasHints() {
    return position.setup().settings().hints();
  }
}
