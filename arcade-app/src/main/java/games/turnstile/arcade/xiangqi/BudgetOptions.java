package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Options;
import games.turnstile.xiangqi.Budget;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Extension;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how long bots may think about a move. */
final class BudgetOptions {
  private static final long MOST_NODES = 1_000_000_000;
  private static final long USUAL_NODES = 20_000;

  /** A script takes a thousand times as long to answer as a table. */
  private static final long USUAL_NODES_WITH_SCRIPTS = 300;

  private static final double LEAST_SECONDS = 0.001;
  private static final double MOST_SECONDS = 86_400;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "How many positions a bot looks at for a move; the same number always gives the same"
              + " play (default: 20000, and 300 where a script has a say in all moves).")
  private Long nodes;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "How many seconds a bot may think about a move, instead.")
  private Double seconds;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** A bot that keeps to the options. */
  Player player(Level level, long seed) {
    return seconds == null
        ? position -> level.player(seed, Budget.ofNodes(nodes(position.ruleset()))).choose(position)
        : position -> level.player(seed, until(System.nanoTime() + nanos())).choose(position);
  }

  private long nodes(Ruleset ruleset) {
    if (nodes != null) {
      return nodes;
    }
    boolean asksScripts =
        ruleset.extensions().stream()
            .filter(extension -> extension.getClass().getPackage() != Extension.class.getPackage())
            .anyMatch(
                extension ->
                    extension.waysHook().isPresent() || !extension.positionRules().isEmpty());
    return asksScripts ? USUAL_NODES_WITH_SCRIPTS : USUAL_NODES;
  }

  private static Budget until(long deadline) {
    return looked -> System.nanoTime() - deadline < 0;
  }

  private long nanos() {
    return (long) (seconds * TimeUnit.SECONDS.toNanos(1));
  }

  /**
   * Checks the options.
   *
   * @throws BadInputException if they are out of their range or given together
   */
  void check() {
    if (seconds != null) {
      Options.refuseIfPresent(command, "--seconds", "--nodes");
      if (!(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)) {
        throw new BadInputException("--seconds must be 0.001 to 86400, not " + seconds);
      }
    }
    if (nodes != null && (nodes < 1 || nodes > MOST_NODES)) {
      throw new BadInputException("--nodes must be 1 to %s, not %s".formatted(MOST_NODES, nodes));
    }
  }

  /** The options as they could be typed for a game. */
  String text(Ruleset ruleset) {
    return seconds == null ? "--nodes " + nodes(ruleset) : "--seconds " + seconds;
  }
}
