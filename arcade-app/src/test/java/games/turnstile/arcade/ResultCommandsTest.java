package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.turnstile.gambit.notation.RecordCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultCommandsTest {
  private static JsonNode json(Run run) throws Exception {
    return new JsonMapper().readTree(run.out());
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 20", "2, 388", "3, 6242", "4, 73906"})
  void perft_fromTheStart_printsTheCountAlone(String turns, String count) {
    Run run = Run.arcade("perft", "gambit", "--turns", turns);

    assertThat(run.out().strip()).isEqualTo(count);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void perft_asJson_hasTheCount() throws Exception {
    assertThat(json(Run.arcade("perft", "gambit", "--turns", "2", "--json")).get("count").asInt())
        .isEqualTo(388);
  }

  @Test
  void perft_boardAndSide_countsFromThere() {
    Run run =
        Run.arcade(
            "perft",
            "gambit",
            "--turns",
            "1",
            "--board",
            "20002000 00001000 00020000 01000011",
            "--to-move",
            "x");

    assertThat(run.out().strip()).isEqualTo("1");
  }

  @Test
  void solve_start_printsValueBestTurnsAndALine() {
    Run run = Run.arcade("solve", "gambit");

    assertThat(run.out().lines()).hasSize(3).element(0).isEqualTo("value 0");
    assertThat(run.out()).contains("best  a3xa1 b3xb1 b3xd1");
  }

  @Test
  void solve_asJson_hasTheSameForPrograms() throws Exception {
    JsonNode json =
        json(
            Run.arcade(
                "solve",
                "gambit",
                "--json",
                "--board",
                "00000000120000002200000000000000",
                "--to-move",
                "X"));

    assertThat(json.get("value").asInt()).isEqualTo(1);
    assertThat(json.get("best"))
        .extracting(JsonNode::asText)
        .containsExactly("a2xc2xa4xa2", "a2xa4xc2xa2");
  }

  @Test
  void solve_gameOver_saysThatThereIsNoTurn() {
    Run run = Run.arcade("solve", "gambit", "--board", "1".repeat(32));

    assertThat(run.out()).contains("value -63").contains("best  none, the game is over");
  }

  @Test
  void solve_strictTable_countsLargeIslandsAsNothing() {
    Run run = Run.arcade("solve", "gambit", "--strict-table", "--board", "1".repeat(32));

    assertThat(run.out()).contains("value 0");
  }

  @Test
  void playOut_sameSeed_givesTheSameRecordWhichReplays() {
    Run once = Run.arcade("play-out", "gambit", "--seed", "9", "--bots", "hard,easy");
    Run again = Run.arcade("play-out", "gambit", "--seed", "9", "--bots", "hard,easy");
    Run other = Run.arcade("play-out", "gambit", "--seed", "10", "--bots", "hard,easy");

    assertThat(again.out()).isEqualTo(once.out()).isNotEqualTo(other.out());
    assertThat(RecordCodec.parse(once.out()).last().outcome()).isPresent();
  }

  @Test
  void playOut_asJson_hasTheRecordAndTheScores() throws Exception {
    JsonNode json = json(Run.arcade("play-out", "gambit", "--json"));

    assertThat(RecordCodec.parse(json.get("record").asText()).turns())
        .hasSize(json.get("turns").size());
    assertThat(json.get("finished").asBoolean()).isTrue();
    assertThat(json.has("scoreX") && json.has("scoreO")).isTrue();
  }
}
