package games.turnstile.railchess.notation;

import games.turnstile.railchess.Colour;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Records of games as text, one action a line. */
public final class RecordCodec {
  private static final String HEAD = "railchess 1";
  private static final String MAP = "| ";

  private RecordCodec() {}

  /**
   * {@return the text of a record}
   *
   * @param game any record
   */
  public static String format(GameRecord game) {
    Setup setup = Objects.requireNonNull(game, "game").setup();
    List<String> lines = new ArrayList<>(List.of(HEAD));
    MapCodec.format(setup.map()).lines().forEach(line -> lines.add(MAP + line));
    Settings settings = setup.settings();
    lines.add(
        "settings %s %s %s %s"
            .formatted(
                settings.maxNumber(),
                settings.maxStucks(),
                settings.hints(),
                settings.idleRounds()));
    lines.add("seed " + setup.seed());
    for (Seat seat : setup.seats()) {
      String colour = seat.colour().name().toLowerCase(Locale.ROOT);
      lines.add("seat %s %s %s".formatted(colour, seat.spawn(), seat.player()));
    }
    game.moves().forEach(move -> lines.add(line(move)));
    return String.join("\n", lines) + "\n";
  }

  private static String line(Move move) {
    if (move instanceof Move.Roll roll) {
      return "roll " + roll.number();
    }
    return move instanceof Move.Ride ride
        ? "ride " + ride.station()
        : "leave " + ((Move.Leave) move).seat();
  }

  /**
   * {@return the record that the text describes, all moves legal}
   *
   * @param text a record in the form above
   * @throws NotationException if the text is malformed or a move illegal
   */
  public static GameRecord parse(String text) {
    StringBuilder mapText = new StringBuilder();
    Settings settings = Settings.standard();
    List<Seat> seats = new ArrayList<>();
    List<Move> moves = new ArrayList<>();
    long seed = 0;
    int offset = 0;
    try {
      for (String line : text.lines().toList()) {
        String[] words = line.split(" ", 4);
        switch (words[0]) {
          case "railchess" -> require(line.equals(HEAD), "expected '" + HEAD + "'");
          case "|" -> mapText.append(line.substring(MAP.length())).append('\n');
          case "settings" -> settings = settings(line.split(" "));
          case "seed" -> seed = Long.parseLong(words[1]);
          case "seat" ->
              seats.add(
                  new Seat(
                      words[3],
                      Colour.valueOf(words[1].toUpperCase(Locale.ROOT)),
                      Integer.parseInt(words[2])));
          case "roll" -> moves.add(new Move.Roll(Integer.parseInt(words[1])));
          case "ride" -> moves.add(new Move.Ride(Integer.parseInt(words[1])));
          case "leave" -> moves.add(new Move.Leave(Integer.parseInt(words[1])));
          default -> throw new IllegalArgumentException("expected a move, found '" + line + "'");
        }
        offset += line.length() + 1;
      }
      RailMap map = MapCodec.parse(mapText.toString());
      return GameRecord.replay(new Setup(map, settings, seats, seed), moves);
    } catch (IndexOutOfBoundsException tooShort) {
      throw new NotationException(offset, "the line is too short");
    } catch (IllegalArgumentException refusal) {
      throw new NotationException(Math.min(offset, text.length()), refusal);
    }
  }

  private static Settings settings(String[] words) {
    return new Settings(
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]),
        Boolean.parseBoolean(words[3]),
        Integer.parseInt(words[4]));
  }

  private static void require(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalArgumentException(problem);
    }
  }
}
