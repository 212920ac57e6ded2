package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChessResultsTest {
  /** A king and a queen mate in two, by either of two first moves. */
  private static final String QUEEN = "7k/8/8/5K2/6Q1/8/8/8 w - -";

  @TempDir Path folder;

  private static Run solve(String... more) {
    String[] command = new String[2 + more.length];
    command[0] = "solve";
    command[1] = "chess";
    System.arraycopy(more, 0, command, 2, more.length);
    return Run.arcade(command);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 20", "2, 400", "3, 8902", "4, 197281"})
  void perft_fromTheStart_isKnown(int depth, long count) {
    Run run = Run.arcade("perft", "chess", "--depth", "" + depth);

    assertThat(run.out()).isEqualTo(count + System.lineSeparator());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "3, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -, 97862",
    "4, 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -, 43238",
    "3, rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 62379",
  })
  void perft_fromElsewhere_isKnown(int depth, String fen, long count) {
    Run run = Run.arcade("perft", "chess", "--depth", "" + depth, "--fen", fen, "--json");

    assertThat(run.out().strip()).isEqualTo("{\"count\":%s}".formatted(count));
  }

  @Test
  void perft_thatTakesTooLong_isGivenUp() {
    Run run = Run.arcade("perft", "chess", "--depth", "30", "--seconds", "1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("not done after 1 s; allow more with --seconds");
  }

  @Test
  void solve_aMate_tellsMovesFirstMovesAndLines() {
    assertThat(solve("--fen", QUEEN, "--mate", "3").out().lines())
        .containsExactly(
            "solved  yes, in 2 moves",
            "first   Kf6, Kg6",
            "line    1. Kf6 Kh7 2. Qg7#",
            "line    1. Kg6 Kg8 2. Qc8#");
    assertThat(solve("--fen", "7k/8/5K2/6Q1/8/8/8/8 w - -", "--mate", "1").out().lines())
        .containsExactly(
            "solved  yes, in 1 move", "first   Qg7#, and no other move", "line    1. Qg7#");
  }

  @Test
  void solve_withoutASolution_isAPlainResult() {
    Run run = solve("--fen", QUEEN, "--mate", "1");

    assertThat(run.out().strip()).isEqualTo("solved  no, not within 1 move");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void solve_aPositionThatIsOver_tellsSo() {
    String[] mated = {"--fen", "7k/6Q1/5K2/8/8/8/8/8 b - -", "--mate", "1"};
    String[] stalemate = {"--fen", "7k/5Q2/6K1/8/8/8/8/8 b - -", "--mate", "1", "--json"};

    assertThat(solve(mated).out().strip())
        .isEqualTo("solved  no, the game is over: White won, checkmate");
    assertThat(solve(stalemate).out()).contains("\"ended\":\"drawn, stalemate\"");
  }

  @Test
  void solve_whereNobodyCanBeMated_isRefused() {
    Run run = solve("--fen", "8/8/8/5K2/6Q1/8/8/8 w - -", "--mate", "2");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("--fen: Black has no king that could be mated");
  }

  @Test
  void solve_aLevelThatTellsOfTooManyMoves_isRefusedUnlessFewerAreAskedFor() throws Exception {
    String text = ChessFilesTest.TWO_ROOKS.replace("title", "shortest 500\ntitle");
    Path file = Files.writeString(folder.resolve("l"), text);

    Run run = solve("" + file);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("l tells of a solution of 500 moves; one of more than 100 cannot be asked for;")
        .contains(" use --mate N");
    assertThat(solve("" + file, "--mate", "1").out()).startsWith("solved  yes, in 1 move\n");
  }

  @Test
  void solve_asJson_tellsAll() throws Exception {
    JsonNode json = new JsonMapper().readTree(solve("--fen", QUEEN, "--mate", "3", "--json").out());

    assertThat(json.get("solved").asBoolean()).isTrue();
    assertThat(json.get("moves").asInt()).isEqualTo(2);
    assertThat(json.get("unique").asBoolean()).isFalse();
    assertThat(json.get("keys")).hasToString("[\"Kf6\",\"Kg6\"]");
    assertThat(json.get("line").asText()).isEqualTo("1. Kf6 Kh7 2. Qg7#");
    assertThat(json.get("lines")).hasSize(2);
    assertThat(json.get("nodes").asLong()).isPositive();
    assertThat(solve("--fen", QUEEN, "--mate", "1", "--json").out())
        .startsWith(
            "{\"solved\":false,\"moves\":0,\"unique\":false,\"complete\":true,\"keys\":[],\"line\":\"\",\"lines\":[]");
  }

  @Test
  void solve_helped_findsMatesThatNobodyCanForce() {
    String fen = "7k/8/8/8/8/8/6PP/r5RK b - -";

    assertThat(solve("--fen", fen, "--mate", "2").out()).startsWith("solved  no");
    assertThat(solve("--fen", fen, "--mate", "2", "--helped").out())
        .startsWith("solved  yes, in 2 moves\n")
        .contains("#");
  }

  @Test
  void solve_aLevel_takesItsOwnNumberOfMoves() {
    Run run = solve("garden-wall");

    assertThat(run.out().lines())
        .containsExactly(
            "solved  yes, in 2 moves",
            "first   Rh7, and no other move",
            "line    1... Rh7 2. Re1 Re7#");
    assertThat(solve("garden-wall", "--mate", "1").out()).startsWith("solved  no");
  }

  @Test
  void solve_movesOfOneSideInARow_areNumberedAll() {
    assertThat(solve("MARBLE-CATS").out())
        .contains("line    1... Mc3 2... Me1 3... Mg1 (in ")
        .contains(") 1... Mc1 2... Me3 3... Mg5");
  }

  @Test
  void solve_aLevelInAFile_asksForTheNumberOfMovesIfItTellsNone() throws Exception {
    Path file = Files.writeString(folder.resolve("l"), ChessFilesTest.TWO_ROOKS);

    assertThat(solve("" + file, "--mate", "2").out()).startsWith("solved  yes, in 1 move\n");
    assertThat(solve("" + file).err())
        .contains("l does not tell with how many moves it can be solved; say so with --mate N");
  }

  @Test
  void solve_thatTakesTooLong_isGivenUp() {
    Run run =
        solve(
            "--fen",
            "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - -",
            "--mate",
            "30",
            "--seconds",
            "1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("not done after 1 s; allow more with --seconds");
  }

  @Test
  void playOut_sameSeed_givesTheSameRecord() {
    String[] command =
        "play-out chess --seed 5 --bots novice,beginner --nodes 200 --max-moves 30".split(" ");

    Run first = Run.arcade(command);
    Run second = Run.arcade(command);
    command[3] = "6";
    GameRecord record = RecordCodec.parse(first.out());

    assertThat(second.out()).isEqualTo(first.out());
    assertThat(record.entries()).hasSizeBetween(1, 30);
    assertThat(record.thinkingMillis()).isZero();
    assertThat(Run.arcade(command).out()).isNotEqualTo(first.out());
  }

  @Test
  void playOut_ofALevel_endsWithIt() throws Exception {
    Run run = Run.arcade("play-out", "chess", "knock", "--bots", "beginner,skilled", "--json");
    JsonNode json = new JsonMapper().readTree(run.out());

    assertThat(json.get("level").asText()).isEqualTo("knock");
    assertThat(json.get("moves")).hasToString("[\"b3b1\"]");
    assertThat(json.get("finished").asBoolean()).isTrue();
    assertThat(json.get("winner").asText()).isEqualTo("black");
    assertThat(json.get("result").asText()).isEqualTo("solved");
    assertThat(json.get("reason").asText()).isEqualTo("goal");
    assertThat(RecordCodec.parse(json.get("record").asText()).outcome()).isPresent();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void playOut_ofOrthodoxChess_isWonAndNotSolved() {
    String foolish = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";

    assertThat(Run.arcade("play-out", "chess", "--fen", foolish, "--json").out())
        .contains("\"finished\":true,\"winner\":\"black\",\"result\":\"won\",")
        .contains("\"reason\":\"checkmate\"");
  }

  @Test
  void playOut_thatIsBrokenOff_isToldSoBesideTheRecord() {
    Run run = Run.arcade("play-out chess --nodes 50 --max-moves 2 --json".split(" "));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\"finished\":false,\"winner\":null");
    assertThat(run.err().strip()).isEqualTo("arcade: the game is broken off after 2 moves");
  }
}
