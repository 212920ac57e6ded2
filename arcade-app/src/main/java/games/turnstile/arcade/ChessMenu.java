package games.turnstile.arcade;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.puzzlechess.Pastor;
import java.util.List;
import java.util.Optional;

/** What the menu offers of puzzle chess, and of orthodox chess. */
record ChessMenu(Launcher arcade, Prompt prompt) {
  List<Menu.Entry> entries() {
    return List.of(
        new Menu.Entry("Play the levels of puzzle chess", () -> arcade.execute("play", "chess")),
        new Menu.Entry("Play orthodox chess against Pastor", this::playAgainstPastor),
        new Menu.Entry(
            "Play orthodox chess with somebody at this screen",
            () -> arcade.execute("play", "chess", "--orthodox", "--two-players")),
        new Menu.Entry("Watch two Pastors play orthodox chess", this::watch),
        new Menu.Entry("Go on with a saved game of chess", this::resume));
  }

  private Optional<String> level() {
    return prompt.askOneOf("How strong", EnumNames.all(Pastor.class), "amateur");
  }

  private Optional<String> side() {
    return prompt.askOneOf("Your side; White begins", List.of("white", "black"), "white");
  }

  private void playAgainstPastor() {
    level()
        .ifPresent(
            level ->
                side()
                    .ifPresent(
                        side ->
                            arcade.execute(
                                "play", "chess", "--orthodox", "--level", level, "--side", side)));
  }

  private void watch() {
    level()
        .ifPresent(
            level ->
                arcade.execute(
                    "watch",
                    "chess",
                    "--bots",
                    level + "," + level,
                    "--seed",
                    Long.toString(System.nanoTime())));
  }

  private void resume() {
    prompt
        .ask("The file with its record: ")
        .filter(name -> !name.isEmpty())
        .ifPresent(name -> arcade.execute("play", "chess", "--resume", name));
  }
}
