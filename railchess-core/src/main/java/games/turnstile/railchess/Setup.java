package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * How a game begins.
 *
 * @param map where it is played
 * @param settings what the players have agreed on
 * @param seats who plays, in the order of their turns, two to four
 * @param seed where the seats were drawn from, and the numbers if they come from {@link Dice}
 */
public record Setup(RailMap map, Settings settings, List<Seat> seats, long seed) {
  /** The least number of seats. */
  public static final int MIN_SEATS = 2;

  /** The largest number of seats. */
  public static final int MAX_SEATS = 4;

  /**
   * Checks that a game can begin so.
   *
   * @throws SetupException if it cannot
   */
  public Setup {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(settings, "settings");
    seats = List.copyOf(seats);
    List<SetupException.Fault> faults = faults(map, seats);
    if (!faults.isEmpty()) {
      throw new SetupException(faults);
    }
  }

  /**
   * {@return a setup with the order of turns, the colours and the spawns drawn by lot, the same for
   * the same seed. Pairs of stations on which two players should not start are avoided if it is
   * possible at all}
   *
   * @param map where the game is played
   * @param players the names of the players, two to four; one who holds several seats is named
   *     several times
   * @param settings what the players have agreed on
   * @param seed where all lots of the game come from
   * @throws SetupException if there are too few or too many players, or too few stations for them
   */
  public static Setup draw(RailMap map, List<String> players, Settings settings, long seed) {
    Objects.requireNonNull(map, "map");
    if (players.size() < MIN_SEATS || players.size() > MAX_SEATS) {
      throw new SetupException(List.of(wrongNumber(players.size())));
    }
    if (map.stations().size() < players.size()) {
      throw new SetupException(
          List.of(
              new SetupException.Fault(
                  SetupException.Code.TOO_FEW_STATIONS,
                  "%s players need as many stations, but the map has only %s"
                      .formatted(players.size(), map.stations().size()))));
    }
    return new Setup(map, settings, SeatDrawing.draw(map, players, seed), seed);
  }

  private static List<SetupException.Fault> faults(RailMap map, List<Seat> seats) {
    List<SetupException.Fault> faults = new ArrayList<>();
    if (seats.size() < MIN_SEATS || seats.size() > MAX_SEATS) {
      faults.add(wrongNumber(seats.size()));
    }
    Set<Integer> spawns = new HashSet<>();
    Set<Colour> colours = new HashSet<>();
    for (Seat seat : seats) {
      if (map.station(seat.spawn()).isEmpty()) {
        faults.add(
            new SetupException.Fault(
                SetupException.Code.UNKNOWN_STATION,
                "%s is to start on station %s, which is not on the map"
                    .formatted(seat.player(), seat.spawn())));
      }
      if (!spawns.add(seat.spawn())) {
        faults.add(
            new SetupException.Fault(
                SetupException.Code.SAME_SPAWN,
                "two seats are to start on station " + seat.spawn()));
      }
      if (!colours.add(seat.colour())) {
        faults.add(
            new SetupException.Fault(
                SetupException.Code.SAME_COLOUR, "two seats have the colour " + seat.colour()));
      }
    }
    return faults;
  }

  private static SetupException.Fault wrongNumber(int seats) {
    return new SetupException.Fault(
        SetupException.Code.NUMBER_OF_SEATS,
        "a game has %s to %s seats, not %s".formatted(MIN_SEATS, MAX_SEATS, seats));
  }
}
