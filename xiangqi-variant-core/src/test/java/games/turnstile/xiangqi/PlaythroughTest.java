package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.MoveCodec;
import games.turnstile.xiangqi.notation.PositionCodec;
import games.turnstile.xiangqi.notation.ShippedVariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whole games between bots written down move by move. The moves are those of the files, so that
 * only a change of the rules changes a file, and not one of the bots. The files are written anew,
 * with new games, only with {@code -Dplaythroughs.regenerate=true}, and their diff is read like
 * code.
 */
class PlaythroughTest {
  private static final String MOVE = "move: ";
  private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");

  @ParameterizedTest
  @EnumSource
  void a_game_of_each_variant_went_as_written_down(ShippedVariants shipped) throws IOException {
    Path file = FOLDER.resolve(shipped.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".txt");
    Setup setup = Setup.initial(Ruleset.of(shipped.load()));
    if (Boolean.getBoolean("playthroughs.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text(newGame(setup)));
    }
    List<String> lines = Files.readAllLines(file);
    List<Move> moves =
        lines.stream()
            .filter(line -> line.startsWith(MOVE))
            .map(line -> MoveCodec.parse(line.substring(MOVE.length())))
            .toList();

    assertThat(text(GameRecord.replay(setup, moves)).lines()).containsExactlyElementsOf(lines);
  }

  private static GameRecord newGame(Setup setup) {
    Player red = Level.MEDIUM.player(5, Budget.ofNodes(1_000));
    Player blue = Level.EASY.player(6, Budget.ofNodes(200));
    GameRecord game = GameRecord.start(setup);
    while (game.last().outcome().isEmpty()) {
      game = game.play((game.moves().size() % 2 == 0 ? red : blue).choose(game.last()));
    }
    return game;
  }

  private static String text(GameRecord game) {
    return IntStream.range(0, game.positions().size())
        .mapToObj(number -> ply(game, number))
        .collect(Collectors.joining("\n"));
  }

  private static String ply(GameRecord game, int number) {
    Position position = game.positions().get(number);
    List<Move> legal = position.legalMoves();
    return """
        # %s
        %s
        %sto move: %s%s
        %s legal:
        %s
        %s
        """
        .formatted(
            number + 1,
            PositionCodec.format(position),
            Diagram.of(position).draw(),
            position.turn(),
            position.isInCheck(position.turn()) ? ", in check" : "",
            legal.size(),
            legalMoves(legal),
            number < game.moves().size()
                ? MOVE + MoveCodec.format(game.moves().get(number))
                : "outcome: " + position.outcome().orElseThrow())
        .replace("legal:\n\n", "legal:\n");
  }

  /** A line for each piece: where it stands, and where it can go. */
  private static String legalMoves(List<Move> legal) {
    return legal.stream()
        .collect(
            Collectors.groupingBy(
                Move::from,
                TreeMap::new,
                Collectors.mapping(move -> move.to().toString(), Collectors.joining(" "))))
        .entrySet()
        .stream()
        .map(entry -> "  %s - %s".formatted(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining("\n"));
  }
}
