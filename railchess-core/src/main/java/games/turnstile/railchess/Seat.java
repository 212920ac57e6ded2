package games.turnstile.railchess;

import java.util.Objects;

/**
 * A place in a game. One person may hold several.
 *
 * @param player the name of whoever plays, in one line
 * @param colour the colour of the seat's stations
 * @param spawn the id of the station where the seat starts
 */
public record Seat(String player, Colour colour, int spawn) {
  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if the name is empty or more than one line
   */
  public Seat {
    Objects.requireNonNull(colour, "colour");
    player = player.strip();
    if (player.isEmpty() || player.codePoints().anyMatch(Seat::breaksLines)) {
      throw new IllegalArgumentException(
          "a player's name is one line of text, without control characters: '%s'"
              .formatted(player));
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
