package games.turnstile.arcade;

import picocli.CommandLine;

/** Runs the commands that stand behind the menu. */
final class Launcher {
  private final CommandLine arcade;
  private int exitCode;

  Launcher(CommandLine arcade) {
    this.arcade = arcade;
  }

  /** Runs a command. */
  void execute(String... command) {
    exitCode = arcade.execute(command);
  }

  /** Whether an action goes well: it runs no command that fails. */
  boolean goesWell(Runnable action) {
    exitCode = CommandLine.ExitCode.OK;
    action.run();
    return exitCode == CommandLine.ExitCode.OK;
  }
}
