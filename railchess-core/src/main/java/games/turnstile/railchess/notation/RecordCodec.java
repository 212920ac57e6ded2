package games.turnstile.railchess.notation;

import games.turnstile.railchess.Colour;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Records of games as text that people can read and write:
 *
 * <pre>{@code
 * railchess 1
 * map 3fa94c0b6a1d5e7f3fa94c0b6a1d5e7f Old Town
 * | railmap text 1
 * | name Old Town
 * | station 1 0.25 0.5 Harbour
 * settings max-number 12 max-stucks 5 hints no idle-rounds 100
 * seed 42
 * seat yellow 17 Alice
 * seat blue 3 Bob
 * roll 5
 * ride 12
 * leave 1
 * }</pre>
 *
 * <p>The lines come in this order. The map has its fingerprint and, if it has one, its name; below
 * is its text as {@link MapCodec} writes it, each line behind a bar, which may be missing where the
 * map is known. A seat has its colour, the station where it starts and the player's name; the seats
 * stand in the order of their turns. Then comes an action a line: what the dice show, where the
 * player whose turn it is rides, or which seat leaves, counted from 0. Blank lines do not count,
 * nor do lines that begin with {@code #}.
 */
public final class RecordCodec {
  /** The largest number of actions that is read; no game has so many. */
  public static final int MAX_ACTIONS = 30_000;

  /** The first line. */
  static final String HEAD = "railchess 1";

  private RecordCodec() {}

  /**
   * {@return the text of a record, with the text of the map in it; equal records have the same
   * text}
   *
   * @param game any record
   */
  public static String format(GameRecord game) {
    StringBuilder bars = new StringBuilder();
    MapCodec.format(game.setup().map())
        .lines()
        .forEach(line -> bars.append("| ").append(line).append('\n'));
    return format(game, bars);
  }

  /**
   * {@return the text of a record, without the map; it can be read where a map with the fingerprint
   * is at hand}
   *
   * @param game any record
   */
  public static String formatWithFingerprint(GameRecord game) {
    return format(game, "");
  }

  private static String format(GameRecord game, CharSequence mapText) {
    Setup setup = game.setup();
    RailMap map = setup.map();
    String mapName = map.name().isEmpty() ? "" : " " + map.name();
    StringBuilder text = new StringBuilder(HEAD + "\n");
    text.append("map %s%s\n".formatted(map.fingerprint(), mapName)).append(mapText);
    text.append(settings(setup.settings())).append("seed %s\n".formatted(setup.seed()));
    for (Seat seat : setup.seats()) {
      text.append("seat %s %s %s\n".formatted(word(seat.colour()), seat.spawn(), seat.player()));
    }
    game.moves().forEach(move -> text.append(action(move)).append('\n'));
    return text.toString();
  }

  private static String settings(Settings settings) {
    return "settings max-number %s max-stucks %s hints %s idle-rounds %s\n"
        .formatted(
            settings.maxNumber(),
            settings.maxStucks(),
            settings.hints() ? "yes" : "no",
            settings.idleRounds());
  }

  static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  static String action(Move move) {
    if (move instanceof Move.Roll roll) {
      return "roll " + roll.number();
    }
    return move instanceof Move.Ride ride
        ? "ride " + ride.station()
        : "leave " + ((Move.Leave) move).seat();
  }

  /**
   * {@return the record that the text describes, all actions legal}
   *
   * @param text a record in the form above, with the map's text in it
   * @throws NotationException if the text is malformed or has no map, no game can begin so, or an
   *     action is illegal
   */
  public static GameRecord parse(String text) {
    return parse(text, fingerprint -> Optional.empty());
  }

  /**
   * {@return the record that the text describes, all actions legal}
   *
   * @param text a record in the form above
   * @param maps finds the map with a fingerprint; it is asked only if the text has no map in it
   * @throws NotationException if the text is malformed or its map cannot be found, no game can
   *     begin so, or an action is illegal
   */
  public static GameRecord parse(String text, Function<String, Optional<RailMap>> maps) {
    Objects.requireNonNull(maps, "maps");
    return new RecordReader(Objects.requireNonNull(text, "text")).read().replay(maps);
  }
}
