package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.gambit.notation.PositionCodec;
import games.turnstile.gambit.notation.TurnCodec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole games written down turn by turn. A change of any file means a change of the rules, so the
 * files are written anew only with {@code -Dplaythroughs.regenerate=true}, and their diff is read
 * like code.
 */
class PlaythroughTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");
  private static final String START = "00000000111111112222222200000000 ";

  @ParameterizedTest
  @CsvSource({
    "start-1, O, 1",
    "start-2, O, 2",
    "start-3, O, 3",
    "start-x-begins, X, 4",
    "start-strict, O strict, 5"
  })
  void game_fromTheStart_goesAsWrittenDown(String name, String rest, long seed) throws IOException {
    assertGoesAsWrittenDown(name, PositionCodec.parse(START + rest), seed);
  }

  @ParameterizedTest
  @CsvSource({
    "mid-turn, 00100021002000000002000000000020 X c1, 6",
    "scattered, 01020102201020100120020110020100 O, 7",
    "large-islands-strict, 11111000000001200000020011000000 X strict, 8"
  })
  void game_fromAnotherBoard_goesAsWrittenDown(String name, String position, long seed)
      throws IOException {
    assertGoesAsWrittenDown(name, PositionCodec.parse(position), seed);
  }

  @Test
  void game_ofFourteenTurns_isTheLongestFromTheStart() throws IOException {
    List<String> turns =
        List.of(
            "a3xa1", "b2xb4", "c3xc1", "e2xe4", "h3xh1", "f2xf4", "h1xf3", "f4xf2", "g3xe1",
            "e4xc2", "e1xc3", "b4xd2", "c1xc3", "d2xb4");
    GameRecord game = GameRecord.start(Setup.initial());
    for (String turn : turns) {
      game = game.play(TurnCodec.parse(turn));
    }

    assertThat(game.last().outcome()).isPresent();
    assertSameAsFile("longest", text(game));
  }

  private static void assertGoesAsWrittenDown(String name, Position position, long seed)
      throws IOException {
    Random random = new Random(seed);
    GameRecord game = GameRecord.start(position.toSetup());
    while (game.last().outcome().isEmpty()) {
      List<String> turns = sortedTurns(game.last());
      game = game.play(TurnCodec.parse(turns.get(random.nextInt(turns.size()))));
    }
    assertSameAsFile(name, text(game));
  }

  private static void assertSameAsFile(String name, String text) throws IOException {
    Path file = FOLDER.resolve(name + ".txt");
    if (Boolean.getBoolean("playthroughs.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(text.lines()).containsExactlyElementsOf(Files.readAllLines(file));
  }

  private static List<String> sortedTurns(Position position) {
    return position.legalTurns().stream().map(TurnCodec::format).sorted().toList();
  }

  private static String text(GameRecord game) {
    return IntStream.range(0, game.positions().size())
        .mapToObj(number -> ply(game, number))
        .collect(Collectors.joining("\n"));
  }

  private static String ply(GameRecord game, int number) {
    Position position = game.positions().get(number);
    String next =
        number < game.turns().size()
            ? "turn: " + TurnCodec.format(game.turns().get(number))
            : "winner: " + position.outcome().orElseThrow().winner().map(Side::name).orElse("none");
    return """
        # %d
        position: %s
        %sto move: %s
        score: X %d, O %d
        legal: %s
        %s
        """
        .formatted(
            number + 1,
            PositionCodec.format(position),
            drawing(position.board()),
            position.toMove(),
            position.score(Side.X),
            position.score(Side.O),
            String.join(" ", sortedTurns(position)),
            next)
        .replace(": \n", ":\n");
  }

  private static String drawing(Board board) {
    StringBuilder drawing = new StringBuilder();
    for (int index = 0; index < 32; index++) {
      drawing.append(board.at(Point.ofIndex(index)).map(Side::name).orElse("."));
      drawing.append(index % 8 == 7 ? "\n" : "");
    }
    return drawing.toString();
  }
}
