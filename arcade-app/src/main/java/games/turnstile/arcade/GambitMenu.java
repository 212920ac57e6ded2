package games.turnstile.arcade;

import games.turnstile.arcade.gambit.LevelNames;
import games.turnstile.arcade.support.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the menu offers of Gambit. */
record GambitMenu(Launcher arcade, Prompt prompt) {
  List<Menu.Entry> entries() {
    return List.of(
        new Menu.Entry("Play Gambit against a bot", () -> playAgainstBot()),
        new Menu.Entry(
            "Play Gambit with somebody at this screen",
            () -> arcade.execute("play", "gambit", "--two-players")),
        new Menu.Entry("Watch two bots play Gambit", this::watch),
        new Menu.Entry("Go on with a saved game of Gambit against a bot", this::resume));
  }

  private void playAgainstBot(String... more) {
    Optional<String> level = prompt.askOneOf("How strong", LevelNames.all(), "medium");
    Optional<String> side =
        level.flatMap(given -> prompt.askOneOf("Your side; O begins", List.of("o", "x"), "o"));
    if (side.isPresent()) {
      List<String> command =
          new ArrayList<>(List.of("play", "gambit", "--level", level.get(), "--side", side.get()));
      command.addAll(List.of(more));
      arcade.execute(command.toArray(String[]::new));
    }
  }

  private void resume() {
    Optional<String> file = prompt.ask("The file with its record: ");
    file.filter(name -> !name.isEmpty()).ifPresent(name -> playAgainstBot("--resume", name));
  }

  private void watch() {
    Optional<String> first = prompt.askOneOf("The bot that begins", LevelNames.all(), "hard");
    Optional<String> second =
        first.flatMap(given -> prompt.askOneOf("The other bot", LevelNames.all(), "hard"));
    String seed = Long.toString(System.nanoTime());
    second.ifPresent(
        given ->
            arcade.execute("watch", "gambit", "--bots", first.get() + "," + given, "--seed", seed));
  }
}
