package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TimeLimit;
import games.turnstile.puzzlechess.Perft;
import games.turnstile.puzzlechess.Position;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts sequences of moves. */
@Command(
    name = "chess",
    description = {
      "Count the sequences of moves of a given length in orthodox chess, from its",
      "start unless --fen says otherwise. Draws do not count."
    },
    mixinStandardHelpOptions = true)
public final class ChessPerft implements Runnable {
  @Option(
      names = "--depth",
      paramLabel = "D",
      required = true,
      description = "The length of the sequences.")
  private int depth;

  @Mixin private FenOption fen;
  @Mixin private TimeLimit limit;
  @Mixin private ResultOutput output;

  ChessPerft() {}

  @Override
  public void run() {
    if (depth < 0 || depth > Perft.DEEPEST) {
      throw new BadInputException(
          "--depth must be 0 to %s, not %s".formatted(Perft.DEEPEST, depth));
    }
    Position position = Position.initial(fen.level().orElseGet(FenOption::start));
    long count = limit.run(() -> Perft.count(position, depth));
    output.print(Long.toString(count), Map.of("count", count));
  }
}
