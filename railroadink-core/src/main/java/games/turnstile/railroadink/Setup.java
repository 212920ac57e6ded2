package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game begins.
 *
 * @param players the names of the players, one to six
 * @param seed where the dice come from, if they are {@link Dice#seeded}
 */
public record Setup(List<String> players, long seed) {
  /** The largest number of players. */
  public static final int MAX_SEATS = 6;

  /**
   * Checks that a game can begin so.
   *
   * @throws SetupException if it cannot
   */
  public Setup {
    players = players.stream().map(String::strip).toList();
    List<SetupException.Fault> faults = new ArrayList<>();
    if (players.isEmpty() || players.size() > MAX_SEATS) {
      faults.add(
          new SetupException.Fault(
              SetupException.Code.NUMBER_OF_SEATS,
              "a game has 1 to %s players, not %s".formatted(MAX_SEATS, players.size())));
    }
    for (String player : players) {
      if (player.isEmpty()
          || player.contains("|")
          || player.codePoints().anyMatch(Setup::breaksLines)) {
        faults.add(
            new SetupException.Fault(
                SetupException.Code.NAME,
                "a player's name is one line of text, without '|' and control characters: '%s'"
                    .formatted(player)));
      }
    }
    if (!faults.isEmpty()) {
      throw new SetupException(faults);
    }
  }

  private static boolean breaksLines(int character) {
    int type = Character.getType(character);
    return type == Character.CONTROL
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.SURROGATE;
  }
}
