package games.turnstile.railroadink.notation;

import static games.turnstile.railroadink.notation.Refusals.assertMalformed;
import static games.turnstile.railroadink.notation.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.Violation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardCodecTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "A4A50A4G12B2G54A1G36",
        "A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16"
            + "A5C34A4C43A5C53A3D50A4D61S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52",
        "A3D61A3D53B0C52A0B52A2B63A4D41B0E60A0F61A3D31A3D23A2G30B0F34A3E32A1B01B2B10A1B21A0A63"
            + "A4D01A1G41B0G12S2D10A4C10B2A10A2B33A1A30S4E11A4E21A3C21A3C31S5F11",
        "A3A10A3A52A3G10B2F10S1B50A2B61A0C60A1B41B1A35A4A41A2B31A1C30B0D32A2C50A4E10A3D12B2B10"
            + "A2F01A0G00A4D01B1A27S3B20A4C10A1D50A0F23B2G25A3E30A4E41",
        "A2A30A0A43A3A50B2B50A4C50A3D50A2B43B0G12B0A14A2B33A0B11A4E50A3D61A2B21A3G52B1G45A3F52"
            + "B2F41A3F33A1E40A1D40A3E32A3E27B0F10S0E12B1D17A4D01A1B61A0C43"
      })
  void parse_knownBoards_areLegalAndWrittenAsTheyWere(String text) {
    Sheet sheet = BoardCodec.parse(text);

    assertThat(BoardCodec.format(sheet)).isEqualTo(text);
    assertThat(sheet.placements()).isEqualTo(BoardCodec.parsePlacements(text));
  }

  @ParameterizedTest
  @CsvSource({
    "B1B02^B1B02, SQUARE_TAKEN, B1B02 is illegal: there is B1 on B0 already",
    "^A4B10A4C10B2D10, NOT_JOINED, A4B10 is illegal: no edge of it continues a route",
    "A4A10^A4C10A4B10, NOT_JOINED, A4C10 is illegal",
    "S2A10^S2B10, SPECIAL_USED, S2B10 is illegal: S2 is on the sheet already",
    "A4A10A1A30A4A50^A1B10, ROUTES_CLASH, A1B10 is illegal: a highway would meet a railway on the",
    "S2A10S3A30S0A50^S5D00, NO_SPECIAL_LEFT, S5D00 is illegal: 3 special tiles"
  })
  void parse_illegalPlacement_isRefusedWhereItStands(
      String text, Violation.Code code, String fragment) {
    NotationException refusal = refusal(BoardCodec::parse, text, fragment);

    assertThat(refusal.violation().orElseThrow().code()).isEqualTo(code);
  }

  @Test
  void parsePlacements_illegalPlacements_areWellFormed() {
    assertThat(BoardCodec.parsePlacements("S2A10S2B10"))
        .extracting(Placement::tile)
        .containsExactly(Tile.S2, Tile.S2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "^ -> a board string has 1 to 31 placements, and this text is empty",
        "^ A4A50 -> expected a die, A, B or S for a special tile, found ' '",
        "A4A50^ A4G12 -> expected a die, A, B or S for a special tile, found ' '",
        "A4A50^/ -> expected a die, A, B or S for a special tile, found the end of the line",
        "A4A50A4G1^ -> expected an orientation, 0 to 7, found the end of the text",
        "A4A50A4^X12B2G54 -> expected a row, A to G, found 'X'",
        "A4A50B^4G12 -> expected a face of die B, 0 to 2, found '4'",
        "B1B02B1B02A4^ -> expected a row, A to G, found the end of the text"
      })
  void parse_malformed_isRefusedBeforeAnythingIllegal(String text, String fragment) {
    String broken = text.replace('/', '\n');

    assertMalformed(BoardCodec::parse, broken, fragment);
    assertMalformed(BoardCodec::parsePlacements, broken, fragment);
  }

  @Test
  void parse_asManyPlacementsAsAGameHas_andNoMore() {
    String most = "A4A50".repeat(31);

    assertThat(BoardCodec.parsePlacements(most)).hasSize(BoardCodec.MOST_PLACEMENTS);
    assertMalformed(BoardCodec::parsePlacements, most + "^A4A50", "at most 31 placements");
    assertMalformed(BoardCodec::parsePlacements, most + "^?", "at most 31 placements");
    assertMalformed(
        BoardCodec::parse, "?".repeat(155) + "^" + "?".repeat(9), "at most 31 placements");
  }

  @Test
  void format_emptySheet_isEmpty() {
    assertThat(BoardCodec.format(Sheet.empty())).isEmpty();
  }

  @Test
  void format_moreThanAGameHas_isRefused() {
    Sheet sheet = Sheet.empty();
    while (sheet.placements().size() < 31) {
      sheet = grown(sheet);
    }
    Sheet larger = grown(sheet);

    assertThat(BoardCodec.parse(BoardCodec.format(sheet))).isEqualTo(sheet);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BoardCodec.format(larger))
        .withMessage("a board string has at most 31 placements, not 32");
  }

  private static Sheet grown(Sheet sheet) {
    List<Placement> placements =
        Tile.diceFaces().stream().flatMap(tile -> sheet.legalPlacements(tile).stream()).toList();
    return sheet.draw(placements.get(0));
  }

  @Test
  void missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> BoardCodec.parse(null));
    assertThatNullPointerException().isThrownBy(() -> BoardCodec.parsePlacements(null));
    assertThatNullPointerException().isThrownBy(() -> BoardCodec.format(null));
  }
}
