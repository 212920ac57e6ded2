package games.turnstile.arcade;

import games.turnstile.arcade.support.Prompt;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Lets one choose what to play without knowing any command. */
final class Menu {
  /**
   * A line of the menu.
   *
   * @param text what it offers
   * @param action does so
   */
  record Entry(String text, Runnable action) {}

  private final Prompt prompt;
  private final PrintWriter out;
  private final Launcher launcher;
  private final List<Entry> entries;

  Menu(CommandLine arcade, Prompt prompt) {
    this.prompt = prompt;
    this.out = arcade.getOut();
    this.launcher = new Launcher(arcade);
    this.entries =
        Stream.of(
                new GambitMenu(launcher, prompt).entries(),
                new RailchessMenu(launcher, prompt).entries(),
                new RailroadInkMenu(launcher, prompt).entries(),
                new XiangqiMenu(launcher, prompt).entries(),
                new ChessMenu(launcher, prompt).entries())
            .flatMap(List::stream)
            .toList();
  }

  int run() {
    show();
    while (true) {
      String choice = prompt.ask("Your choice: ").orElse("q").toLowerCase(Locale.ROOT);
      if (List.of("q", "quit", "exit").contains(choice)) {
        return CommandLine.ExitCode.OK;
      }
      // What went wrong has to stay on the screen.
      if (isDone(choice)) {
        show();
      }
    }
  }

  private boolean isDone(String choice) {
    int number = choice.matches("[1-9][0-9]?") ? Integer.parseInt(choice) : 0;
    if (number < 1 || number > entries.size()) {
      out.println("Please type a number from 1 to %s, or q.".formatted(entries.size()));
      return false;
    }
    return launcher.goesWell(entries.get(number - 1).action());
  }

  private void show() {
    out.println("\nTurnstile");
    for (int i = 0; i < entries.size(); i++) {
      out.println("  %s  %s".formatted(i + 1, entries.get(i).text()));
    }
    out.println("  q  Quit");
  }
}
