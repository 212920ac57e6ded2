package games.turnstile.arcade;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ExitCodes;
import games.turnstile.arcade.support.GaveUpException;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.xiangqi.extension.ExtensionException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns everything that goes wrong into a message on standard error and an exit code. */
final class Failures {
  private Failures() {}

  static int badParameter(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("arcade: " + Phrases.harmless(String.valueOf(failure.getMessage())));
    boolean isGroup = !command.getSubcommands().isEmpty();
    if (isGroup) {
      err.println("What can follow here: " + String.join(", ", command.getSubcommands().keySet()));
    }
    if (!CommandLine.UnmatchedArgumentException.printSuggestions(failure, err)) {
      err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    }
    return ExitCodes.BAD_INPUT;
  }

  static int failedExecution(Exception failure, CommandLine command, ParseResult parsed)
      throws Exception {
    if (failure instanceof BadInputException) {
      command.getErr().println("arcade: " + Phrases.harmless(String.valueOf(failure.getMessage())));
      return ExitCodes.BAD_INPUT;
    }
    if (failure instanceof GaveUpException || failure instanceof ExtensionException) {
      command.getErr().println("arcade: " + Phrases.harmless(String.valueOf(failure.getMessage())));
      return ExitCodes.FAILED;
    }
    throw failure;
  }
}
