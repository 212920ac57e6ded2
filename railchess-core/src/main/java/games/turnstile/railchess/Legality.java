package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import java.util.Optional;
import java.util.OptionalInt;

/** Tells why moves are not allowed. */
final class Legality {
  private Legality() {}

  static Optional<Violation> check(Position position, Table table, Move move) {
    if (table.isOver()) {
      return violation(Violation.Code.GAME_OVER, "the game is over");
    }
    if (move instanceof Move.Roll roll) {
      return checkRoll(table, roll.number());
    }
    return move instanceof Move.Ride ride
        ? checkRide(position, table, ride.station())
        : checkLeave(position, table, ((Move.Leave) move).seat());
  }

  private static Optional<Violation> checkRoll(Table table, int number) {
    if (table.phase != Phase.ROLL) {
      return violation(
          Violation.Code.NOT_TIME_TO_ROLL,
          "seat %s has the number %s and is to ride first".formatted(table.turn, table.number));
    }
    if (number < 1 || number > table.settings.maxNumber()) {
      return violation(
          Violation.Code.NUMBER_OUT_OF_RANGE,
          "the dice show 1 to %s, not %s".formatted(table.settings.maxNumber(), number));
    }
    return Optional.empty();
  }

  private static Optional<Violation> checkRide(Position position, Table table, int station) {
    if (table.phase != Phase.RIDE) {
      return violation(
          Violation.Code.NOT_TIME_TO_RIDE,
          "the dice are to show a number for seat %s first".formatted(table.turn));
    }
    int index = table.network.index(station);
    if (index < 0) {
      return violation(Violation.Code.UNKNOWN_STATION, "there is no station " + station);
    }
    if (Bits.has(table.destinations, index)) {
      return Optional.empty();
    }
    RailMap map = table.network.map;
    OptionalInt owner = position.owner(station);
    if (owner.isPresent() && owner.getAsInt() != table.turn) {
      return violation(
          Violation.Code.STATION_TAKEN,
          "%s belongs to %s"
              .formatted(
                  map.stationLabel(station),
                  position.setup().seats().get(owner.getAsInt()).player()));
    }
    return violation(
        Violation.Code.OUT_OF_REACH,
        "no ride of %s with at most two trains leads from %s to %s"
            .formatted(
                table.number == 1 ? "1 link" : table.number + " links",
                map.stationLabel(position.station(table.turn)),
                map.stationLabel(station)));
  }

  private static Optional<Violation> checkLeave(Position position, Table table, int seat) {
    if (seat < 0 || seat >= table.seats) {
      return violation(
          Violation.Code.UNKNOWN_SEAT,
          "the seats are 0 to %s, there is no %s".formatted(table.seats - 1, seat));
    }
    if (!table.in[seat]) {
      return violation(
          Violation.Code.LEFT_ALREADY,
          position.setup().seats().get(seat).player() + " has left already");
    }
    return Optional.empty();
  }

  private static Optional<Violation> violation(Violation.Code code, String detail) {
    return Optional.of(new Violation(code, detail));
  }
}
