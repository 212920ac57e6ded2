package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Options;
import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.Player;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how long bots may think about a move. */
final class BudgetOptions {
  private static final long MOST_NODES = 1_000_000_000;
  private static final double LEAST_SECONDS = 0.001;
  private static final double MOST_SECONDS = 86_400;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "How many positions a bot looks at for a move; the same number always gives the same"
              + " play (default: 2000 to 300000, by its level).")
  private Long nodes;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "How many seconds a bot may think about a move, instead of a number of positions.")
  private Double seconds;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** A player that keeps to the options. */
  Player player(Pastor level, long seed) {
    return position -> player(level, seed, wanted()).choose(position);
  }

  /** A bot that keeps to the options, and to the clock if that counts down. */
  Bot bot(Pastor level, long seed) {
    return game -> {
      Optional<Budget> wanted = wanted();
      if (game.leftMillis(game.position().toMove()).isPresent()) {
        wanted = Optional.of(game.budget(wanted.orElse(Budget.UNLIMITED)));
      }
      return player(level, seed, wanted).choose(game.position());
    };
  }

  private static Player player(Pastor level, long seed, Optional<Budget> budget) {
    return budget.map(some -> level.player(seed, some)).orElseGet(() -> level.player(seed));
  }

  /** What the options say, empty if they say nothing. */
  private Optional<Budget> wanted() {
    return seconds == null
        ? Optional.ofNullable(nodes).map(Budget::ofNodes)
        : Optional.of(until((long) (seconds * TimeUnit.SECONDS.toNanos(1))));
  }

  /** As long as some nanoseconds from now are not over. */
  private static Budget until(long nanos) {
    long begin = System.nanoTime();
    return looked -> System.nanoTime() - begin < nanos;
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

  /** The options as they could be typed for a tournament. */
  String text() {
    if (seconds != null) {
      return "--seconds " + seconds;
    }
    return nodes == null ? "--nodes usual" : "--nodes " + nodes;
  }
}
