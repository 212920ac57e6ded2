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
  private final List<Entry> entries;

  Menu(CommandLine arcade, Prompt prompt) {
    this.prompt = prompt;
    this.out = arcade.getOut();
    this.entries =
        Stream.of(
                new GambitMenu(arcade, prompt).entries(),
                new RailchessMenu(arcade, prompt).entries(),
                new RailroadInkMenu(arcade, prompt).entries(),
                new XiangqiMenu(arcade, prompt).entries(),
                new ChessMenu(arcade, prompt).entries())
            .flatMap(List::stream)
            .toList();
  }

  int run() {
    while (true) {
      show();
      String choice = prompt.ask("Your choice: ").orElse("q").toLowerCase(Locale.ROOT);
      if (List.of("q", "quit", "exit").contains(choice)) {
        return CommandLine.ExitCode.OK;
      }
      int number = choice.matches("[1-9][0-9]?") ? Integer.parseInt(choice) : 0;
      if (number >= 1 && number <= entries.size()) {
        entries.get(number - 1).action().run();
      } else {
        out.println("Please type a number from 1 to %s, or q.".formatted(entries.size()));
      }
    }
  }

  private void show() {
    out.println("\nTurnstile");
    for (int i = 0; i < entries.size(); i++) {
      out.println("  %s  %s".formatted(i + 1, entries.get(i).text()));
    }
    out.println("  q  Quit");
  }
}
