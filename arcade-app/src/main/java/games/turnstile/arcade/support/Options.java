package games.turnstile.arcade.support;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Checks of options that depend on each other. */
public final class Options {
  private Options() {}

  /**
   * Refuses options that would have no effect beside another one.
   *
   * @param command the command that was given
   * @param present an option that was given
   * @param refused the options that must not be given then
   * @throws BadInputException if one of them was given
   */
  public static void refuse(CommandSpec command, String present, String... refused) {
    ParseResult given = command.commandLine().getParseResult();
    for (String option : refused) {
      if (given.hasMatchedOption(option)) {
        throw new BadInputException(option + " cannot be given together with " + present);
      }
    }
  }
}
