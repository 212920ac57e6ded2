package games.turnstile.arcade;

import games.turnstile.arcade.gambit.LevelNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine;

/** Lets one choose what to play without knowing any command. */
final class Menu {
  private static final String CHOICES =
      """

      Turnstile
        1  Play Gambit against a bot
        2  Play Gambit with somebody at this screen
        3  Watch two bots play Gambit
        4  Go on with a saved game of Gambit against a bot
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
      switch (ask("Your choice: ").orElse("q")) {
        case "1" -> playAgainstBot(arcade);
        case "2" -> arcade.execute("play", "gambit", "--two-players");
        case "3" -> watch(arcade);
        case "4" -> resume(arcade);
        case "q", "quit", "exit" -> {
          return CommandLine.ExitCode.OK;
        }
        default -> out.println("Please type 1, 2, 3, 4 or q.");
      }
    }
  }

  private void playAgainstBot(CommandLine arcade, String... more) {
    Optional<String> level = askOneOf("How strong", LevelNames.all(), "medium");
    Optional<String> side =
        level.flatMap(given -> askOneOf("Your side; O begins", List.of("o", "x"), "o"));
    if (side.isPresent()) {
      List<String> command =
          new ArrayList<>(List.of("play", "gambit", "--level", level.get(), "--side", side.get()));
      command.addAll(List.of(more));
      arcade.execute(command.toArray(String[]::new));
    }
  }

  private void resume(CommandLine arcade) {
    Optional<String> file = ask("The file with its record: ", answer -> answer);
    file.filter(name -> !name.isEmpty())
        .ifPresent(name -> playAgainstBot(arcade, "--resume", name));
  }

  private void watch(CommandLine arcade) {
    Optional<String> first = askOneOf("The bot that begins", LevelNames.all(), "hard");
    Optional<String> second =
        first.flatMap(given -> askOneOf("The other bot", LevelNames.all(), "hard"));
    String seed = Long.toString(System.nanoTime());
    second.ifPresent(
        given ->
            arcade.execute("watch", "gambit", "--bots", first.get() + "," + given, "--seed", seed));
  }

  /** One of the choices, of which a beginning is enough; empty at the end of the input. */
  private Optional<String> askOneOf(String question, List<String> choices, String usual) {
    String prompt = "%s (%s) [%s]: ".formatted(question, String.join(", ", choices), usual);
    while (true) {
      Optional<String> answer = ask(prompt);
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.get().isEmpty()) {
        return Optional.of(usual);
      }
      List<String> meant =
          choices.stream().filter(choice -> choice.startsWith(answer.get())).toList();
      if (meant.size() == 1) {
        return Optional.of(meant.get(0));
      }
      out.println("Please type one of: " + String.join(", ", choices));
    }
  }

  private Optional<String> ask(String question) {
    return ask(question, answer -> answer.toLowerCase(Locale.ROOT));
  }

  /** What was answered, read in some way; empty at the end of the input. */
  private Optional<String> ask(String question, UnaryOperator<String> reading) {
    out.print(question);
    out.flush();
    try {
      return Optional.ofNullable(in.readLine()).map(String::strip).map(reading);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
