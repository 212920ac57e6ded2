package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Movement;
import games.turnstile.puzzlechess.scene.Ride;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What LEVELS.md tells authors of Betza's notation. */
class BetzaGuideTest {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `([A-Za-z0-9]+)` \\| [^|]+ \\| ([mcx0-9, -]+) \\|$");

  static Stream<Arguments> rows() throws IOException {
    return Files.readString(Path.of("LEVELS.md"))
        .replace("\r\n", "\n")
        .transform(guide -> ROW.matcher(guide).results())
        .map(row -> Arguments.of(row.group(1), List.of(row.group(2).split(" "))));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyTextLeadsWhereItsRowSays(String betza, List<String> ways) {
    assertThat(Movement.of(betza).rides())
        .extracting(BetzaGuideTest::way)
        .containsExactlyInAnyOrderElementsOf(ways);
  }

  private static String way(Ride ride) {
    String mode = ride.moves() && ride.captures() ? "" : ride.moves() ? "m" : "c";
    String range = ride.range() == 1 ? "" : "x" + ride.range();
    return "%s%s,%s%s".formatted(mode, ride.right(), ride.ahead(), range);
  }

  @Test
  void everyAtomAndEveryLetterBeforeOne_hasARow() throws IOException {
    String texts = String.join("", rows().map(row -> (String) row.get()[0]).toList());
    assertThat(texts.chars().mapToObj(letter -> (char) letter).toList())
        .contains('W', 'F', 'D', 'N', 'A', 'H', 'R', 'B', 'Q', 'K')
        .contains('m', 'c', 'f', 'b', 'l', 'r', 'v', 's', 'h');
  }
}
