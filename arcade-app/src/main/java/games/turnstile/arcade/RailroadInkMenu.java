package games.turnstile.arcade;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.railroadink.Level;
import java.util.List;
import java.util.Optional;

/** What the menu offers of Railroad Ink. */
record RailroadInkMenu(Launcher arcade, Prompt prompt) {
  List<Menu.Entry> entries() {
    return List.of(
        new Menu.Entry("Play Railroad Ink alone", () -> arcade.execute("play", "railroadink")),
        new Menu.Entry("Play Railroad Ink against a bot", () -> start("play")),
        new Menu.Entry("Watch a bot play Railroad Ink", () -> start("watch")),
        new Menu.Entry("Go on with a saved game of Railroad Ink", this::resume));
  }

  private void start(String command) {
    String seed = Long.toString(System.nanoTime());
    prompt
        .askOneOf("How strong is the bot", EnumNames.all(Level.class), "greedy")
        .ifPresent(
            level -> arcade.execute(command, "railroadink", "--bots", level, "--seed", seed));
  }

  private void resume() {
    Optional<String> file = prompt.ask("The file with its record: ");
    file.filter(name -> !name.isEmpty())
        .ifPresent(name -> arcade.execute("play", "railroadink", "--resume", name));
  }
}
