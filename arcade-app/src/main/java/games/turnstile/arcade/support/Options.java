package games.turnstile.arcade.support;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Checks of options that depend on each other. */
public final class Options {
  private Options() {}

  /**
   * Refuses options that would have no effect beside another one, if that one was given.
   *
   * @param command the command that was given
   * @param present the option that makes the others useless
   * @param refused the options that must not be given then
   * @throws BadInputException if one of them was given too
   */
  public static void refuseIfPresent(CommandSpec command, String present, String... refused) {
    ParseResult given = command.commandLine().getParseResult();
    if (!given.hasMatchedOption(present)) {
      return;
    }
    for (String option : refused) {
      if (given.hasMatchedOption(option)) {
        throw new BadInputException(option + " cannot be given together with " + present);
      }
    }
  }
}
