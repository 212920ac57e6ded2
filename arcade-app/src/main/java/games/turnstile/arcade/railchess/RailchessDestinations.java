package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.railchess.Rides;
import games.turnstile.railchess.Route;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells where rides lead. */
@Command(
    name = "railchess",
    description = {
      "Print the ids of the stations where a ride can end, sorted, on one line.",
      "A STATION is an id, a name, or the beginning of a name."
    },
    mixinStandardHelpOptions = true)
public final class RailchessDestinations implements Runnable {
  @Parameters(
      paramLabel = "MAPFILE",
      description =
          "The map: a .railmap file, a map as text, or if there is no such file one of these: "
              + MapNames.LIST
              + ".")
  private String mapFile;

  @Option(
      names = "--from",
      paramLabel = "STATION",
      required = true,
      description = "Where the ride begins.")
  private String from;

  @Option(
      names = "--n",
      paramLabel = "N",
      required = true,
      description = "How many links the ride has, 1 to " + Settings.MAX_NUMBER + ".")
  private int n;

  @Option(
      names = "--claimed",
      paramLabel = "STATION=SEAT,...",
      description = "Which stations belong to which seats, such as 3=0,7=1 (default: none).")
  private String claimed;

  @Option(
      names = "--seat",
      paramLabel = "SEAT",
      defaultValue = "0",
      description = "Who rides, 0 to 3: stations of others are closed (default: ${DEFAULT-VALUE}).")
  private int seat;

  @Option(names = "--to", paramLabel = "STATION", description = "Print how to ride there instead.")
  private String to;

  @Mixin private ImportOptions maps;
  @Mixin private ResultOutput output;
  @Spec private CommandSpec command;

  RailchessDestinations() {}

  @Override
  public void run() {
    if (n < 1 || n > Settings.MAX_NUMBER) {
      throw new BadInputException("--n must be 1 to %s, not %s".formatted(Settings.MAX_NUMBER, n));
    }
    requireSeat("--seat", seat);
    RailMap map = maps.readAndWarn(mapFile);
    int start = station(map, "--from", from);
    Set<Integer> closed = closed(map);
    Rides rides = Rides.on(map);
    if (to == null) {
      Set<Integer> found = rides.destinations(start, n, closed);
      if (found.isEmpty()) {
        command
            .commandLine()
            .getErr()
            .println("arcade: no ride of %s ends anywhere".formatted(Phrases.count(n, "link")));
      }
      output.print(
          found.stream().map(String::valueOf).collect(Collectors.joining(" ")),
          Map.of("destinations", found));
    } else {
      Route route = route(map, rides, start, closed);
      output.print(Routes.words(map, route), Routes.json(route));
    }
  }

  private Route route(RailMap map, Rides rides, int start, Set<Integer> closed) {
    int end = station(map, "--to", to);
    return rides
        .route(start, end, n, closed)
        .orElseThrow(
            () ->
                new BadInputException(
                    "--to: no ride of %s leads from %s to %s; leave --to out to see where one can go"
                        .formatted(
                            Phrases.count(n, "link"),
                            map.stationLabel(start),
                            map.stationLabel(end))));
  }

  /** The stations that belong to others. */
  private Set<Integer> closed(RailMap map) {
    Map<Integer, Integer> owners = new HashMap<>();
    if (claimed != null) {
      for (String claim : claimed.split(",", -1)) {
        addClaim(owners, map, claim);
      }
    }
    return owners.keySet().stream()
        .filter(station -> owners.get(station) != seat)
        .collect(Collectors.toSet());
  }

  private static void addClaim(Map<Integer, Integer> owners, RailMap map, String claim) {
    int sign = claim.lastIndexOf('=');
    if (sign < 0) {
      throw new BadInputException(
          "--claimed: '%s' is not STATION=SEAT, such as 3=0".formatted(claim));
    }
    int station = station(map, "--claimed", claim.substring(0, sign));
    int owner = seatNumber(claim.substring(sign + 1));
    Integer before = owners.put(station, owner);
    if (before != null && before != owner) {
      throw new BadInputException(
          "--claimed: %s is claimed for seat %s and for seat %s; leave one out"
              .formatted(map.stationLabel(station), before, owner));
    }
  }

  private static int seatNumber(String text) {
    try {
      int number = Integer.parseInt(text.strip());
      requireSeat("--claimed: a seat", number);
      return number;
    } catch (NumberFormatException malformed) {
      throw new BadInputException(
          "--claimed: '%s' is not the number of a seat, 0 to %s"
              .formatted(text, Setup.MAX_SEATS - 1));
    }
  }

  private static void requireSeat(String what, int number) {
    if (number < 0 || number >= Setup.MAX_SEATS) {
      throw new BadInputException(
          "%s must be 0 to %s, not %s".formatted(what, Setup.MAX_SEATS - 1, number));
    }
  }

  private static int station(RailMap map, String option, String text) {
    try {
      return Stations.find(map, text, Set.of());
    } catch (BadInputException unknown) {
      throw new BadInputException(option + ": " + unknown.getMessage());
    }
  }
}
