package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.puzzlechess.play.GameRecord;
import picocli.CommandLine.Option;

/** The option that says when a game between bots is broken off, since not every level ends. */
final class LengthOption {
  @Option(
      names = "--max-moves",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Break a game off after so many moves of both sides together (default: ${DEFAULT-VALUE}).")
  private int mostMoves;

  int mostMoves() {
    return mostMoves;
  }

  /**
   * Checks the option.
   *
   * @throws BadInputException if it is out of its range
   */
  void check() {
    if (mostMoves < 1 || mostMoves > GameRecord.MOST_ENTRIES) {
      throw new BadInputException(
          "--max-moves must be 1 to %s, not %s".formatted(GameRecord.MOST_ENTRIES, mostMoves));
    }
  }
}
