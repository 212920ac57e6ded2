package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Short games as text, on maps in which the id of the station {@code a} is 0. A number is rolled, a
 * letter is ridden to, and a number after {@code -} is a seat that leaves.
 */
public final class Script {
  private static final List<String> PLAYERS = List.of("Ann", "Bob", "Cid", "Dee");

  private static final RailMap STAR = Sketch.map("1 a-d, 1 b-d, 1 c-d");
  private static final RailMap ROW = Sketch.map("1 a-b-c-d-e-f-g-h-i");

  private Script() {}

  /**
   * {@return a game of three who start on the ends a, b and c of a star and contest its middle, d;
   * with any number but 1 they are stuck}
   */
  static GameRecord star(Settings settings, String script) {
    return play(setup(STAR, "abc", settings), script);
  }

  /** {@return a game of two who start on the ends a and i of nine stations in a row} */
  static GameRecord row(Settings settings, String script) {
    return play(setup(ROW, "ai", settings), script);
  }

  /**
   * {@return how a game of Ann, Bob, Cid and Dee begins}
   *
   * @param spawns the letters of the stations where they start
   */
  public static Setup setup(RailMap map, String spawns, Settings settings) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < spawns.length(); seat++) {
      int spawn = Sketch.station(spawns.charAt(seat));
      seats.add(new Seat(PLAYERS.get(seat), Colour.values()[seat], spawn));
    }
    return new Setup(map, settings, seats, 42);
  }

  /** {@return the game that a script tells} */
  public static GameRecord play(Setup setup, String script) {
    return GameRecord.replay(setup, moves(script));
  }

  /** {@return the moves that a script tells} */
  public static List<Move> moves(String script) {
    return Stream.of(script.split(" ")).filter(word -> !word.isEmpty()).map(Script::move).toList();
  }

  static Move move(String word) {
    if (word.startsWith("-")) {
      return new Move.Leave(Integer.parseInt(word.substring(1)));
    }
    return Character.isDigit(word.charAt(0))
        ? new Move.Roll(Integer.parseInt(word))
        : new Move.Ride(Sketch.station(word.charAt(0)));
  }
}
