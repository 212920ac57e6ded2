package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TimeLimit;
import games.turnstile.xiangqi.Perft;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts sequences of moves. */
@Command(
    name = "xiangqi",
    description = {
      "Count the sequences of moves of a given length, in full xiangqi or any variant.",
      "Draws by repetition or for want of captures do not count."
    },
    mixinStandardHelpOptions = true)
public final class XiangqiPerft implements Runnable {
  @Option(
      names = "--depth",
      paramLabel = "D",
      required = true,
      description = "The length of the sequences.")
  private int depth;

  @Option(
      names = "--plain",
      description =
          "Check need not be answered; whoever can take a leader may, along an open column too.")
  private boolean plain;

  @Mixin private FenOption fen;
  @Mixin private VariantOptions variants;
  @Mixin private TimeLimit limit;
  @Mixin private ResultOutput output;

  XiangqiPerft() {}

  @Override
  public void run() {
    if (depth < 0 || depth > Perft.DEEPEST) {
      throw new BadInputException(
          "--depth must be 0 to %s, not %s".formatted(Perft.DEEPEST, depth));
    }
    Variant variant = variants.variant();
    Options options = variant.options().withRepetition(false).withNoCaptureLimit(0);
    Ruleset ruleset =
        variants.ruleset(variant.withOptions(plain ? options.withMustAnswerCheck(false) : options));
    Position position = fen.position(ruleset);
    long count = limit.run(() -> Perft.count(position, depth));
    output.print(Long.toString(count), Map.of("count", count));
  }
}
