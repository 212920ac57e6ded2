package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.xiangqi.notation.RecordCodec;
import picocli.CommandLine.Option;

/** The option that says when a game between bots is broken off, since not every variant ends. */
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
    if (mostMoves < 1 || mostMoves > RecordCodec.MOST_MOVES) {
      throw new BadInputException(
          "--max-moves must be 1 to %s, not %s".formatted(RecordCodec.MOST_MOVES, mostMoves));
    }
  }
}
