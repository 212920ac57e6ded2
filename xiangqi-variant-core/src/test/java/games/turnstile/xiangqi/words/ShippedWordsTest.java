package games.turnstile.xiangqi.words;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All that can be read about the shipped variants. The files are written anew only with {@code
 * -Dwords.regenerate=true}, and their diff is read like code.
 */
class ShippedWordsTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "words");

  static Stream<Arguments> variantsAndLanguages() {
    return Stream.of(ShippedVariants.values())
        .flatMap(
            variant ->
                Stream.of(Language.values()).map(language -> Arguments.of(variant, language)));
  }

  @ParameterizedTest
  @MethodSource("variantsAndLanguages")
  void what_is_told_about_a_variant_is_as_written_down(ShippedVariants variant, Language language)
      throws IOException {
    String file = "%s-%s.txt".formatted(variant, language).toLowerCase(Locale.ROOT);
    Ruleset ruleset = Ruleset.of(variant.load());
    assertSameAsFile(FOLDER.resolve(file), text(ruleset, Words.of(ruleset, language)));
  }

  private static void assertSameAsFile(Path file, List<String> lines) throws IOException {
    if (Boolean.getBoolean("words.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, String.join("\n", lines) + "\n");
    }
    assertThat(lines).containsExactlyElementsOf(Files.readAllLines(file));
  }

  private static List<String> text(Ruleset ruleset, Words words) {
    List<String> lines = new ArrayList<>(words.rules());
    Position start = Position.initial(ruleset);
    Set<PieceType> seen = new HashSet<>();
    for (PieceType type : ruleset.variant().types()) {
      lines.add("");
      lines.addAll(words.details(new Piece(type, false)).lines());
      for (Map.Entry<Point, Piece> entry : start.pieces().entrySet()) {
        if (entry.getValue().type().equals(type) && seen.add(type)) {
          lines.addAll(MarkDrawing.of(Marks.of(start, entry.getKey()), type.name()));
        }
      }
      if (type.promotion().isPresent()) {
        lines.addAll(words.details(new Piece(type, true)).lines());
      }
    }
    return lines;
  }
}
