package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.RecordCodec;
import games.turnstile.railchess.notation.ShippedMaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Whole games written down step by step. A change of any file means a change of the rules, the
 * dice, the drawing of seats or the bots, so the files are written anew only with {@code
 * -Dplaythroughs.regenerate=true}, and their diff is read like code.
 */
class PlaythroughTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");

  @Test
  void two_greedy_bots_on_the_teaching_map() throws IOException {
    Setup setup = drawn(Settings.standard(), 1, "Ann", "Bob");

    assertGoesAsWrittenDown("teaching-two", played(setup, Level.GREEDY));
  }

  @Test
  void four_careless_bots_with_hints_on_the_teaching_map() throws IOException {
    Setup setup = drawn(Settings.standard().withHints(true), 2, "Ann", "Bob", "Cid", "Dee");

    assertGoesAsWrittenDown("teaching-four-hints", played(setup, Level.RANDOM));
  }

  @Test
  void leaving_and_being_stuck_on_a_tiny_map() throws IOException {
    RailMap map = Sketch.map("1 a-b-c-d-e, 2 c-f-g, walk f>b, notrain 1 b>c>d");
    Settings settings = new Settings(4, 2, false, 3);

    assertGoesAsWrittenDown(
        "tiny-leaving", Script.play(Script.setup(map, "aeg", settings), "4 2 1 d 3 4 4 c -0"));
  }

  private static Setup drawn(Settings settings, long seed, String... players) {
    return Setup.draw(ShippedMaps.TEACHING.load(), List.of(players), settings, seed);
  }

  private static GameRecord played(Setup setup, Level level) {
    Dice dice = Dice.seeded(setup.seed());
    Player player = level.player(setup.seed());
    GameRecord game = GameRecord.start(setup);
    while (game.last().phase() != Phase.OVER) {
      Position position = game.last();
      game =
          game.play(
              position.phase() == Phase.ROLL
                  ? dice.roll(position)
                  : new Move.Ride(player.chooseStation(position)));
    }
    return game;
  }

  /** The file is a record itself, in which the story of each step stands behind {@code #}. */
  private static void assertGoesAsWrittenDown(String name, GameRecord game) throws IOException {
    String text = annotated(game);
    Path file = FOLDER.resolve(name + ".txt");
    if (Boolean.getBoolean("playthroughs.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }

    assertThat(text.lines()).containsExactlyElementsOf(Files.readAllLines(file));
    assertThat(RecordCodec.parse(Files.readString(file))).isEqualTo(game);
  }

  private static String annotated(GameRecord game) {
    List<String> lines = RecordCodec.format(game).lines().toList();
    int head = lines.size() - game.moves().size();
    StringBuilder text = new StringBuilder(String.join("\n", lines.subList(0, head))).append('\n');
    for (int step = 0; step < game.steps().size(); step++) {
      if (step > 0) {
        text.append('\n').append(lines.get(head + step - 1)).append('\n');
      }
      UnaryOperator<String> comment = line -> "# " + line + "\n";
      Step now = game.steps().get(step);
      text.append(Stories.of(now).stream().map(comment).collect(Collectors.joining()));
      text.append("#\n");
      text.append(Stories.of(now.position()).lines().map(comment).collect(Collectors.joining()));
    }
    return text.toString();
  }
}
