package games.turnstile.arcade;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.xiangqi.VariantNames;
import games.turnstile.xiangqi.Level;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What the menu offers of Xiangqi and its variants. */
record XiangqiMenu(Launcher arcade, Prompt prompt) {
  List<Menu.Entry> entries() {
    return List.of(
        new Menu.Entry("Play Xiangqi or a variant against a bot", this::playAgainstBot),
        new Menu.Entry(
            "Play Xiangqi or a variant with somebody at this screen",
            () -> withVariant(name -> play("--variant", name, "--two-players", "--take-back"))),
        new Menu.Entry("Watch two bots play Xiangqi or a variant", this::watch),
        new Menu.Entry("Go on with a saved game of Xiangqi", this::resume));
  }

  private void withVariant(Consumer<String> action) {
    List<String> names = VariantNames.all();
    String usual = names.get(0);
    prompt
        .ask("The variant (%s, or a file) [%s]: ".formatted(String.join(", ", names), usual))
        .map(typed -> typed.isEmpty() ? usual : meant(typed, names))
        .ifPresent(action);
  }

  /** The name of which the beginning was typed, or else what was typed, which may be a file. */
  private static String meant(String typed, List<String> names) {
    List<String> meant =
        names.stream().filter(name -> name.startsWith(typed.toLowerCase(Locale.ROOT))).toList();
    return meant.size() == 1 ? meant.get(0) : typed;
  }

  private Optional<String> level() {
    return prompt.askOneOf("How strong", EnumNames.all(Level.class), "medium");
  }

  private void playAgainstBot() {
    withVariant(
        variant ->
            level()
                .ifPresent(
                    level ->
                        prompt
                            .askOneOf("Your side; Red begins", List.of("red", "blue"), "red")
                            .ifPresent(
                                side ->
                                    play(
                                        "--variant",
                                        variant,
                                        "--level",
                                        level,
                                        "--side",
                                        side,
                                        "--take-back"))));
  }

  private void play(String... options) {
    arcade.execute(
        Stream.concat(Stream.of("play", "xiangqi"), Stream.of(options)).toArray(String[]::new));
  }

  private void watch() {
    withVariant(
        variant ->
            level()
                .ifPresent(
                    level ->
                        arcade.execute(
                            "watch",
                            "xiangqi",
                            "--variant",
                            variant,
                            "--bots",
                            level + "," + level,
                            "--seed",
                            Long.toString(System.nanoTime()))));
  }

  private void resume() {
    prompt
        .ask("The file with its record: ")
        .filter(name -> !name.isEmpty())
        .ifPresent(name -> play("--resume", name));
  }
}
