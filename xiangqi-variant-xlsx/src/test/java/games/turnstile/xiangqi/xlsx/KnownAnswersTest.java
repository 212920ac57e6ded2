package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.FullXiangqi;
import games.turnstile.xiangqi.Perft;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many sequences of moves xiangqi has when it comes from a workbook. */
class KnownAnswersTest {
  @ParameterizedTest
  @CsvSource({"true, 44 1920 79666 3290240", "false, 44 1926 80288 3343044"})
  void the_start_has_as_many_as_is_known(boolean mustAnswerCheck, String counts) {
    assertCounts(Position.initial(Ruleset.of(xiangqi(mustAnswerCheck))), counts);
  }

  @ParameterizedTest
  @CsvSource({"true, 38 1128 43929 1339047", "false, 44 1329 56972 1774739"})
  void a_middle_game_has_as_many_as_is_known(boolean mustAnswerCheck, String counts) {
    Ruleset ruleset = Ruleset.of(xiangqi(mustAnswerCheck));
    Map<Point, Piece> pieces = pieces(ruleset.variant(), FullXiangqi.MIDDLE);

    assertCounts(Position.of(Setup.of(ruleset, pieces, Side.RED)), counts);
  }

  private static Variant xiangqi(boolean mustAnswerCheck) {
    return ShippedWorkbooks.load(ShippedVariants.CHINESE_CHESS)
        .withOptions(Options.STANDARD.withMustAnswerCheck(mustAnswerCheck));
  }

  private static void assertCounts(Position position, String counts) {
    String[] expected = counts.split(" ");
    assertThat(IntStream.rangeClosed(1, expected.length).mapToLong(i -> Perft.count(position, i)))
        .map(String::valueOf)
        .containsExactly(expected);
  }

  private static Map<Point, Piece> pieces(Variant variant, String fen) {
    Map<Point, Piece> pieces = new HashMap<>();
    String[] rows = fen.substring(0, fen.indexOf(' ')).split("/");
    for (int row = 1; row <= rows.length; row++) {
      int column = 1;
      for (char letter : rows[row - 1].toCharArray()) {
        if (Character.isDigit(letter)) {
          column += letter - '0';
        } else {
          pieces.put(new Point(row, column++), piece(variant, letter));
        }
      }
    }
    return pieces;
  }

  private static Piece piece(Variant variant, char letter) {
    String fen = String.valueOf(letter);
    return variant.types().stream()
        .filter(type -> fen.equals(type.attributes().get("fen")))
        .findFirst()
        .map(type -> new Piece(type, false))
        .orElseThrow();
  }
}
