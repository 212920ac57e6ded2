package games.turnstile.railroadink.notation;

import static games.turnstile.railroadink.notation.Refusals.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railroadink.Orientation;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Square;
import games.turnstile.railroadink.Tile;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementCodecTest {
  @Test
  void parse_dieFaceRowColumnOrientation_isThePlacement() {
    assertThat(PlacementCodec.parse("B0A53"))
        .isEqualTo(new Placement(Tile.B0, new Square(0, 5), Orientation.THREE_QUARTER_TURN));
    assertThat(PlacementCodec.parse("S5G07"))
        .isEqualTo(
            new Placement(Tile.S5, new Square(6, 0), Orientation.MIRRORED_THREE_QUARTER_TURN));
  }

  @Test
  void format_everyPlacement_readsBackAsItIsWritten() {
    Set<String> texts = new HashSet<>();
    for (Tile tile : Tile.values()) {
      for (Square square : Square.all()) {
        for (Orientation orientation : Orientation.values()) {
          Placement placement = new Placement(tile, square, orientation);
          String text = PlacementCodec.format(placement);
          assertThat(PlacementCodec.parse(text)).isEqualTo(placement);
          texts.add(text);
        }
      }
    }
    assertThat(texts).hasSize(15 * 49 * 8).allMatch(text -> text.length() == 5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "^ -> expected a die, A, B or S for a special tile, found the end of the text",
        "^C0A53 -> expected a die, A, B or S for a special tile, found 'C'",
        "^b0A53 -> found 'b'",
        "^ B0A53 -> found ' '",
        "^\uD83D\uDE83 -> found '\uD83D\uDE83'",
        "B^ -> expected a face of die B, 0 to 2, found the end of the text",
        "B^3A53 -> expected a face of die B, 0 to 2, found '3'",
        "A^6A53 -> expected a face of die A, 0 to 5, found '6'",
        "S^6A53 -> expected a face of die S, 0 to 5, found '6'",
        "B^\u06600A53 -> found '\u0660'",
        "B0^ -> expected a row, A to G, found the end of the text",
        "B0^H53 -> expected a row, A to G, found 'H'",
        "B0^a53 -> found 'a'",
        "B0A^73 -> expected a column, 0 to 6, found '7'",
        "B0A^-1 -> found '-'",
        "B0A5^8 -> expected an orientation, 0 to 7, found '8'",
        "B0A5^ -> expected an orientation, 0 to 7, found the end of the text",
        "B0A53^B -> expected the end of the text, found 'B'",
        "B0A53^  -> expected the end of the text, found ' '"
      })
  void parse_malformed_isRefusedAtTheCharacter(String text, String fragment) {
    assertMalformed(PlacementCodec::parse, text, fragment);
  }

  @Test
  void missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> PlacementCodec.parse(null));
    assertThatNullPointerException().isThrownBy(() -> PlacementCodec.format(null));
  }
}
