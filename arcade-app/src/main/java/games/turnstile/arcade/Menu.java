package games.turnstile.arcade;

import games.turnstile.arcade.gambit.LevelNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;

/** Lets one choose what to play without knowing any command. */
final class Menu {
  private static final String CHOICES =
      """

      Turnstile
        1  Play Gambit against a bot
        2  Play Gambit with somebody at this screen
        3  Watch two bots play Gambit
        q  Quit
      """;

  private final BufferedReader in;
  private final PrintWriter out;

  Menu(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  int run(CommandLine arcade) {
    while (true) {
      out.print(CHOICES);
      switch (ask("Your choice: ", "q")) {
        case "1" -> playAgainstBot(arcade);
        case "2" -> arcade.execute("play", "gambit", "--two-players");
        case "3" -> arcade.execute("watch", "gambit");
        case "q", "quit", "exit" -> {
          return CommandLine.ExitCode.OK;
        }
        default -> out.println("Please type 1, 2, 3 or q.");
      }
    }
  }

  private void playAgainstBot(CommandLine arcade) {
    String level = askOneOf("How strong", LevelNames.all(), "medium");
    String side = askOneOf("Your side; O begins", List.of("o", "x"), "o");
    arcade.execute("play", "gambit", "--level", level, "--side", side);
  }

  private String askOneOf(String question, List<String> choices, String usual) {
    while (true) {
      String answer = ask(question + " (" + String.join(", ", choices) + ") [" + usual + "]: ", "");
      if (answer.isEmpty()) {
        return usual;
      }
      if (choices.contains(answer)) {
        return answer;
      }
      out.println("Please type one of: " + String.join(", ", choices));
    }
  }

  private String ask(String question, String atEndOfInput) {
    out.print(question);
    out.flush();
    try {
      String line = in.readLine();
      return line == null ? atEndOfInput : line.strip().toLowerCase(Locale.ROOT);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
