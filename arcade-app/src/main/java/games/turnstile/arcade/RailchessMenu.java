package games.turnstile.arcade;

import games.turnstile.arcade.railchess.MapNames;
import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.railchess.Level;
import java.util.List;
import java.util.Optional;

/** What the menu offers of Railchess. */
record RailchessMenu(Launcher arcade, Prompt prompt) {
  List<Menu.Entry> entries() {
    return List.of(
        new Menu.Entry("Play Railchess against two bots", () -> start("play", 2)),
        new Menu.Entry("Watch three bots play Railchess", () -> start("watch", 3)),
        new Menu.Entry("Go on with a saved game of Railchess", this::resume));
  }

  private void start(String command, int bots) {
    Optional<String> map = prompt.askOneOf("The map", MapNames.all(), "teaching");
    Optional<String> level =
        map.flatMap(
            given ->
                prompt.askOneOf("How strong are the bots", EnumNames.all(Level.class), "greedy"));
    level.ifPresent(
        given ->
            arcade.execute(
                command,
                "railchess",
                "--map",
                map.get(),
                "--max-number",
                map.get().equals("teaching") ? "6" : "12",
                "--bots",
                (given + ",").repeat(bots - 1) + given,
                "--seed",
                Long.toString(System.nanoTime())));
  }

  private void resume() {
    Optional<String> file = prompt.ask("The file with its record: ");
    file.filter(name -> !name.isEmpty())
        .ifPresent(name -> arcade.execute("play", "railchess", "--resume", name));
  }
}
