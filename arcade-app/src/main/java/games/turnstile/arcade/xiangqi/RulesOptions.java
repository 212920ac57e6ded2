package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import picocli.CommandLine.Option;

/** The options that change what a variant says of check, draws and taking back. */
final class RulesOptions {
  /** What the options are called. */
  static final String[] NAMES = {
    "--must-answer-check", "--no-moves", "--repetition", "--no-capture-limit", "--take-back"
  };

  @Option(
      names = "--must-answer-check",
      negatable = true,
      fallbackValue = "true",
      description = "Moves are illegal that leave an own leader to be taken, or not.")
  private Boolean mustAnswerCheck;

  @Option(
      names = "--no-moves",
      paramLabel = "lose|draw",
      description = "What becomes of a side that has no move.")
  private Options.NoMoves noMoves;

  @Option(
      names = "--repetition",
      negatable = true,
      fallbackValue = "true",
      description = "The game is drawn when a position occurs for the third time, or not.")
  private Boolean repetition;

  @Option(
      names = "--no-capture-limit",
      paramLabel = "N",
      description = "The game is drawn after so many moves without a capture; 0 for never.")
  private Integer noCaptureLimit;

  @Option(
      names = "--take-back",
      negatable = true,
      fallbackValue = "true",
      description = "Moves may be taken back until the other side has replied, or not.")
  private Boolean takeBack;

  /** The variant with what the options change of it. */
  Variant applyTo(Variant variant) {
    Options options = variant.options();
    SpecialRules rules = variant.rules();
    if (mustAnswerCheck != null) {
      options = options.withMustAnswerCheck(mustAnswerCheck);
    }
    if (noMoves != null) {
      options = options.withNoMoves(noMoves);
    }
    if (repetition != null) {
      options = options.withRepetition(repetition);
    }
    if (noCaptureLimit != null) {
      options = limited(options, noCaptureLimit);
    }
    if (takeBack != null) {
      rules = new SpecialRules(rules.promotion(), takeBack, rules.neutralLimit());
    }
    return variant.withOptions(options).withRules(rules);
  }

  private static Options limited(Options options, int limit) {
    try {
      return options.withNoCaptureLimit(limit);
    } catch (IllegalArgumentException refusal) {
      throw new BadInputException("--no-capture-limit: " + refusal.getMessage());
    }
  }
}
