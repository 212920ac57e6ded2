package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.notation.BoardCodec;
import games.turnstile.railroadink.notation.RecordCodec;
import games.turnstile.railroadink.notation.RollCodec;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RailroadInkResultsTest {
  private static final String BOARD =
      "A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16"
          + "A5C34A4C43A5C53A3D50A4D61S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52";

  private static JsonNode json(String... command) throws Exception {
    Run run = Run.arcade(command);
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    return new JsonMapper().readTree(run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16A5C34A4C43A5C53A3D50A4D61S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52 | 33,46,6,5,5,8,[6,4]
          A3D61A3D53B0C52A0B52A2B63A4D41B0E60A0F61A3D31A3D23A2G30B0F34A3E32A1B01B2B10A1B21A0A63A4D01A1G41B0G12S2D10A4C10B2A10A2B33A1A30S4E11A4E21A3C21A3C31S5F11 | 24,41,7,11,5,12,[7,2]
          A3A10A3A52A3G10B2F10S1B50A2B61A0C60A1B41B1A35A4A41A2B31A1C30B0D32A2C50A4E10A3D12B2B10A2F01A0G00A4D01B1A27S3B20A4C10A1D50A0F23B2G25A3E30A4E41 | 18,36,4,6,9,9,[6,1]
          A2A30A0A43A3A50B2B50A4C50A3D50A2B43B0G12B0A14A2B33A0B11A4E50A3D61A2B21A3G52B1G45A3F52B2F41A3F33A1E40A1D40A3E32A3E27B0F10S0E12B1D17A4D01A1B61A0C43 | 21,42,5,8,9,12,[5,3]
          """)
  void score_knownBoards_hasEveryPart(String board, String expected) throws Exception {
    JsonNode json = json("score", "railroadink", board, "--json");

    String found =
        "%s,%s,%s,%s,%s,%s,%s"
            .formatted(
                json.get("basic"),
                json.get("total"),
                json.get("centre"),
                json.get("errors"),
                json.get("longestRailway"),
                json.get("longestHighway"),
                json.get("networks"));
    assertThat(found).isEqualTo(expected);
    assertThat(json.fieldNames())
        .toIterable()
        .startsWith(
            "basic", "total", "centre", "errors", "longestRailway", "longestHighway", "networks");
    assertThat(json.get("errorPlaces")).hasSize(json.get("errors").asInt());
    assertThat(json.get("centreSquares")).hasSize(json.get("centre").asInt());
    assertThat(json.get("highwayPath")).hasSize(json.get("longestHighway").asInt());
    assertThat(json.get("railwayPath")).hasSize(json.get("longestRailway").asInt());
    assertThat(StreamSupport.stream(json.get("networkExits").spliterator(), false))
        .extracting(JsonNode::size)
        .hasToString(expected.substring(expected.indexOf('[')).replace(",", ", "));
  }

  @Test
  void score_forPeople_tellsEveryPartAndWhereItIs() {
    assertThat(Run.arcade("score", "railroadink", BOARD).out())
        .isEqualTo(
            """
            networks          32
                              20  6 exits A3 D6 F6 G5 G3 B0 on A3 A4 B0 B1 B2 B3 B4 C3 C4
                                  C5 D5 D6 E3 E4 E5 F3 F5 F6 G3 G4 G5
                              12  4 exits A1 G1 F0 D0 on A1 B1 C1 D0 D1 D2 E2 F0 F1 F2 G1
            centre             6  C3 C4 D2 E2 E3 E4
            errors            -5  railway on the east of A4, railway on the west of A4,
                                  highway on the north of E4, highway on the south of E4,
                                  railway on the east of E5
            basic             33
            longest highway    8  E3 - E4 - E5 - D5 - C5 - C4 - C3 - B3
            longest railway    5  B0 - B1 - B2 - B3 - A3
            total             46
            """);
  }

  @Test
  void score_ofAStrandWithoutAnyExit_isNoNetwork() throws Exception {
    assertThat(json("score", "railroadink", "B2A10", "--json").get("networks")).hasToString("[1]");
  }

  @Test
  void score_withPicture_showsTheBoardToo() throws Exception {
    assertThat(Run.arcade("score", "railroadink", "A4A10", "--picture").out())
        .startsWith("        0      1      2 ")
        .contains("A       ·      ║      · ")
        .contains("\n\nnetworks ");
    assertThat(json("score", "railroadink", "A4A10", "--picture", "--json").get("picture").asText())
        .contains("A       ·      ║      · ");
  }

  @Test
  void score_ofALineOfStandardInput_isThatOfTheBoard() {
    assertThat(Run.typing("  " + BOARD + "\n", "score", "railroadink", "-").out())
        .isEqualTo(Run.arcade("score", "railroadink", BOARD).out());
  }

  @Test
  void playOut_sameSeed_givesTheSameRecordWhichReplays() {
    String[] command =
        "play-out railroadink --bots random,greedy,strong,solver --steps 1 --seed 4".split(" ");
    Run once = Run.arcade(command);
    Run again = Run.arcade(command);
    command[command.length - 1] = "5";
    Run other = Run.arcade(command);

    assertThat(again.out()).isEqualTo(once.out()).isNotEqualTo(other.out());
    GameRecord game = RecordCodec.parse(once.out());
    assertThat(game.last().outcome()).isPresent();
    assertThat(game.setup().players())
        .containsExactly("random bot", "greedy bot", "strong bot", "solver bot");
  }

  @Test
  void playOut_givenDice_comeBeforeThoseOfTheSeed() {
    GameRecord seeded = RecordCodec.parse(Run.arcade("play-out", "railroadink").out());
    Run run = Run.arcade("play-out", "railroadink", "--dice", "A0A0A0B0 A1A1A1B1");

    GameRecord given = RecordCodec.parse(run.out());
    assertThat(RollCodec.formatAll(given.rolls().subList(0, 2))).isEqualTo("A0A0A0B0 A1A1A1B1");
    assertThat(given.rolls().subList(2, 7)).isEqualTo(seeded.rolls().subList(2, 7));
  }

  @Test
  void playOut_asJson_hasTheRecordAndThePoints() throws Exception {
    JsonNode json = json("play-out", "railroadink", "--bots", "greedy,random", "--json");

    var last = RecordCodec.parse(json.get("record").asText()).last();
    assertThat(json.get("finished").asBoolean()).isTrue();
    assertThat(json.get("rounds").asInt()).isEqualTo(7);
    assertThat(json.get("seats")).hasSize(2);
    JsonNode seat = json.get("seats").get(1);
    assertThat(seat.get("player").asText()).isEqualTo("random bot");
    assertThat(seat.get("points").asInt()).isEqualTo(last.sheet(1).score().total());
    assertThat(BoardCodec.parse(seat.get("board").asText())).isEqualTo(last.sheet(1));
  }
}
