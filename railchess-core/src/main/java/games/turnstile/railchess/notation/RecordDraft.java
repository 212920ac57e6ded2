package games.turnstile.railchess.notation;

import games.turnstile.railchess.Colour;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.IllegalMoveException;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.SetupException;
import games.turnstile.railchess.map.RailMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A record that is well-formed, but of which the rules know nothing yet.
 *
 * @param map where the game was played
 * @param settings what the players had agreed on
 * @param seed where the lots came from
 * @param seats who played
 * @param actions what happened
 * @param end where the text ends
 */
record RecordDraft(
    NamedMap map,
    Settings settings,
    long seed,
    List<Placed<Seat>> seats,
    List<Placed<Move>> actions,
    int end) {

  /** Something and where it stands in the text. */
  record Placed<T>(int offset, T item) {}

  /** A map by its fingerprint, and its own text if that is there. */
  record NamedMap(int offset, String fingerprint, String name, Optional<RailMap> given) {
    RailMap find(Function<String, Optional<RailMap>> maps) {
      RailMap map = given.or(() -> maps.apply(fingerprint)).orElseThrow(this::missing);
      if (!map.fingerprint().equals(fingerprint)) {
        throw new NotationException(
            offset,
            "the record is of a game on the map %s, but the map that is given has the fingerprint %s"
                .formatted(label(), map.fingerprint()));
      }
      if (given.isPresent() && !name.equals(map.name())) {
        throw new NotationException(
            offset,
            "the map is called '%s' here, but '%s' in its own text"
                .formatted(Numbers.excerpt(name), map.name()));
      }
      return map;
    }

    private NotationException missing() {
      return new NotationException(
          offset,
          ("the map %s is needed; put its text below, each line behind a bar, or read the record"
                  + " with a function that finds the map")
              .formatted(label()));
    }

    private String label() {
      return name.isEmpty() ? fingerprint : fingerprint + " " + Numbers.excerpt(name);
    }
  }

  /** The record, once the rules have agreed to all of it. */
  GameRecord replay(Function<String, Optional<RailMap>> maps) {
    Setup setup = setup(map.find(maps));
    List<Move> moves = actions.stream().map(Placed::item).toList();
    try {
      return GameRecord.replay(setup, moves);
    } catch (IllegalMoveException refusal) {
      throw new NotationException(
          offsetOf(refusal.move()),
          "%s is illegal: %s"
              .formatted(RecordCodec.action(refusal.move()), refusal.violation().detail()),
          refusal.violation());
    }
  }

  private Setup setup(RailMap found) {
    try {
      return new Setup(found, settings, seats.stream().map(Placed::item).toList(), seed);
    } catch (SetupException refusal) {
      throw new NotationException(offsetOfWrongSeat(found), refusal);
    }
  }

  /** The first seat with which a game cannot begin, or where one more was expected. */
  private int offsetOfWrongSeat(RailMap found) {
    Set<Integer> spawns = new HashSet<>();
    Set<Colour> colours = EnumSet.noneOf(Colour.class);
    for (Placed<Seat> seat : seats) {
      int spawn = seat.item().spawn();
      boolean isNew = spawns.add(spawn) & colours.add(seat.item().colour());
      if (!isNew || found.station(spawn).isEmpty()) {
        return seat.offset();
      }
    }
    return actions.isEmpty() ? end : actions.get(0).offset();
  }

  /** Every action of a text is an object of its own, even if some are equal. */
  private int offsetOf(Move move) {
    return actions.stream()
        .filter(action -> action.item() == move)
        .findFirst()
        .orElseThrow()
        .offset();
  }
}
