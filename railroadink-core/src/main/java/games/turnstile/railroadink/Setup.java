package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game begins.
 *
 * @param players the names of the players, one to six; who holds several seats is named as often
 * @param seed where the dice come from, if they are {@link Dice#seeded}
 */
public record Setup(List<String> players, long seed) {
  /** The largest number of players. */
  public static final int MAX_SEATS = 6;

  /** The most characters of a name. */
  public static final int LONGEST_NAME = 60;

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
      if (!isName(player)) {
        faults.add(
            new SetupException.Fault(
                SetupException.Code.NAME,
                "a player's name is one line of 1 to %s characters that can be seen, without '|': '%s'"
                    .formatted(LONGEST_NAME, shown(player))));
      }
    }
    if (!faults.isEmpty()) {
      throw new SetupException(faults);
    }
  }

  private static boolean isName(String player) {
    return player.codePoints().anyMatch(character -> !isJoiner(character))
        && player.length() <= LONGEST_NAME
        && player
            .codePoints()
            .allMatch(character -> character != '|' && (isSeen(character) || isJoiner(character)));
  }

  /** Whether it joins or parts letters or emojis, which cannot be written without it. */
  private static boolean isJoiner(int character) {
    return character == 0x200C || character == 0x200D;
  }

  private static boolean isSeen(int character) {
    int type = Character.getType(character);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && type != Character.SURROGATE;
  }

  /** The beginning of a name that may be anything, fit for a message. */
  private static String shown(String player) {
    StringBuilder shown = new StringBuilder();
    player
        .codePoints()
        .limit(LONGEST_NAME)
        .map(character -> isSeen(character) ? character : '?')
        .forEach(shown::appendCodePoint);
    return shown.length() < player.length() ? shown + "..." : shown.toString();
  }
}
