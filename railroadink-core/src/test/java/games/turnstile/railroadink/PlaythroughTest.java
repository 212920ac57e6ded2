package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.notation.PlacementCodec;
import games.turnstile.railroadink.notation.RecordCodec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Whole games written down step by step. A change of any file means a change of the rules, the
 * scores, the dice or the bots, so the files are written anew only with {@code
 * -Dplaythroughs.regenerate=true}, and their diff is read like code.
 */
class PlaythroughTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");

  @Test
  void a_greedy_bot_alone() throws IOException {
    assertGoesAsWrittenDown("greedy", played(new Setup(List.of("Ann"), 1), Level.GREEDY));
  }

  @Test
  void a_careless_bot_and_two_greedy_ones() throws IOException {
    Setup setup = new Setup(List.of("Ann", "Bob", "Cid"), 2);

    assertGoesAsWrittenDown(
        "random-greedy-greedy", played(setup, Level.RANDOM, Level.GREEDY, Level.GREEDY));
  }

  private static GameRecord played(Setup setup, Level... levels) {
    Dice dice = Dice.seeded(setup.seed());
    GameRecord game = GameRecord.start(setup);
    while (game.last().phase() == Phase.ROLL) {
      game = game.play(dice.roll(game.last()));
      for (int seat = 0; seat < levels.length; seat++) {
        Player player = levels[seat].player(setup.seed() + seat);
        for (Placement placement : player.finish(game.last().round(seat).orElseThrow())) {
          game = game.play(new Move.Draw(seat, placement));
        }
        game = game.play(new Move.EndRound(seat));
      }
    }
    return game;
  }

  /** The file is a record itself, in which the story of each round stands behind {@code #}. */
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
    int head = lines.size() - Round.LAST;
    StringBuilder text = new StringBuilder(String.join("\n", lines.subList(0, head))).append('\n');
    for (int step = 0; step < game.moves().size(); step++) {
      Position before = game.positions().get(step);
      Position after = game.positions().get(step + 1);
      Move move = game.moves().get(step);
      if (move instanceof Move.Roll) {
        text.append('\n').append(lines.get(head + before.rolls())).append('\n');
      } else if (move instanceof Move.Draw draw) {
        text.append(choice(before, draw.seat()))
            .append("draws ")
            .append(PlacementCodec.format(draw.placement()))
            .append(score(after.sheet(draw.seat())));
      } else if (move instanceof Move.EndRound end) {
        text.append(choice(before, end.seat())).append("ends the round\n");
        Diagram.of(before.sheet(end.seat()))
            .lines()
            .forEach(line -> text.append(("# " + line).stripTrailing()).append('\n'));
      }
    }
    return text.append(outcome(game.last().outcome().orElseThrow())).toString();
  }

  private static String choice(Position position, int seat) {
    return "# %s with %s and %s moves "
        .formatted(
            position.setup().players().get(seat),
            position.round(seat).orElseThrow().diceLeft(),
            position.legalMoves(seat).size());
  }

  private static String score(Sheet sheet) {
    ScoreCard card = sheet.score();
    return ": %s points, networks %s, centre %s, highway %s, railway %s, errors %s\n"
        .formatted(
            card.total(),
            card.networks().stream().map(network -> network.exits().size()).toList(),
            card.centre().size(),
            card.longestHighway().size(),
            card.longestRailway().size(),
            card.errors().size());
  }

  private static String outcome(Outcome outcome) {
    return "#\n# the end: %s points, winners %s\n"
        .formatted(outcome.scores().stream().map(ScoreCard::total).toList(), outcome.winners());
  }
}
