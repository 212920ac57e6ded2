package games.turnstile.railroadink;

import java.util.List;
import java.util.stream.Stream;

/**
 * Short games of Ann, Bob and Cid as text. {@code A4A4A5B0} is rolled, in {@code 0:A4A10} the first
 * seat draws, and with {@code 0.} it ends the round.
 */
final class Script {
  private static final List<String> PLAYERS = List.of("Ann", "Bob", "Cid");
  private static final int LETTERS_OF_A_ROLL = 8;

  private Script() {}

  static Setup setup(int players) {
    return new Setup(PLAYERS.subList(0, players), 42);
  }

  static GameRecord play(int players, String script) {
    return GameRecord.replay(setup(players), moves(script));
  }

  static List<Move> moves(String script) {
    return Stream.of(script.split(" ")).filter(word -> !word.isEmpty()).map(Script::move).toList();
  }

  static Move move(String word) {
    if (word.endsWith(".")) {
      return new Move.EndRound(Integer.parseInt(word.substring(0, word.length() - 1)));
    }
    int colon = word.indexOf(':');
    if (colon > 0) {
      return new Move.Draw(
          Integer.parseInt(word.substring(0, colon)), Boards.placement(word.substring(colon + 1)));
    }
    if (word.length() != LETTERS_OF_A_ROLL) {
      throw new IllegalArgumentException(word);
    }
    return new Move.Roll(Boards.roll(word));
  }
}
