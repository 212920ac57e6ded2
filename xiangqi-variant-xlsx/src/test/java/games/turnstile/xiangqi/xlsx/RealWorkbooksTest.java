package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.turnstile.xiangqi.Budget;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workbooks that people have made and played with, where some lie beside the project. */
class RealWorkbooksTest {
  private static final Path FOLDER = Path.of("..", "..", "shared", "data", "jbq");

  @ParameterizedTest
  @CsvSource({"example-5x6, 6, 5, 13, 9", "standard-7x7, 7, 7, 19, 28"})
  void a_real_workbook_is_read_played_and_written(
      String name, int rows, int columns, int types, int moves) throws IOException {
    Path file = FOLDER.resolve(name + ".xlsx");
    assumeTrue(Files.isReadable(file), "no real workbooks beside the project");
    Variant variant = WorkbookCodec.read(file);
    Ruleset ruleset = Ruleset.of(variant);

    assertThat(variant.name()).isEqualTo(name);
    assertThat(variant.rows()).isEqualTo(rows);
    assertThat(variant.columns()).isEqualTo(columns);
    assertThat(variant.types()).hasSize(types);
    assertThat(variant.rules()).isEqualTo(new SpecialRules(true, false, true));
    assertThat(variant.options()).isEqualTo(Options.STANDARD);
    assertThat(ruleset.warnings()).isEmpty();
    assertThat(Position.initial(ruleset).legalMoves()).hasSize(moves);
    assertThat(WorkbookCodec.read(WorkbookCodec.write(variant), "other")).isEqualTo(variant);
    assertThat(VariantCodec.parse(VariantCodec.format(variant))).isEqualTo(variant);
    assertThat(afterBotsPlayed(Position.initial(ruleset), 40)).isGreaterThan(4);
  }

  private static int afterBotsPlayed(Position start, int most) {
    Player red = Level.HARD.player(1, Budget.ofNodes(2000));
    Player blue = Level.EASY.player(2);
    Position position = start;
    int moves = 0;
    while (position.outcome().isEmpty() && moves < most) {
      position = position.play((moves % 2 == 0 ? red : blue).choose(position));
      moves++;
    }
    return moves;
  }
}
