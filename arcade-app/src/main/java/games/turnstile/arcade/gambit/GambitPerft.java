package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TimeLimit;
import games.turnstile.gambit.Perft;
import games.turnstile.gambit.Position;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts sequences of turns. */
@Command(
    name = "gambit",
    description = "Count the sequences of whole turns of a given length.",
    mixinStandardHelpOptions = true)
public final class GambitPerft implements Runnable {
  @Option(
      names = "--turns",
      paramLabel = "D",
      required = true,
      description = "The length of the sequences.")
  private int turns;

  @Mixin private StartOptions start;
  @Mixin private TimeLimit limit;
  @Mixin private ResultOutput output;

  GambitPerft() {}

  @Override
  public void run() {
    if (turns < 0) {
      throw new BadInputException("--turns must be 0 or more, not " + turns);
    }
    Position position = Position.of(start.setup());
    long count = limit.run(() -> Perft.turns(position, turns));
    output.print(Long.toString(count), Map.of("count", count));
  }
}
