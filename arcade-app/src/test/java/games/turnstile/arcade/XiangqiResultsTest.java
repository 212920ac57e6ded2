package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.RecordCodec;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.xlsx.WorkbookCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class XiangqiResultsTest {
  private static final String MIDDLE =
      "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w";

  @TempDir Path folder;

  private static Run perft(int depth, String... more) {
    String[] command = new String[4 + more.length];
    System.arraycopy(new String[] {"perft", "xiangqi", "--depth", "" + depth}, 0, command, 0, 4);
    System.arraycopy(more, 0, command, 4, more.length);
    return Run.arcade(command);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 44", "2, 1920", "3, 79666"})
  void perft_fromTheStart_isKnown(int depth, long count) {
    Run run = perft(depth);

    assertThat(run.out()).isEqualTo(count + System.lineSeparator());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "1, '', 38",
    "3, '', 43929",
    "3, ' - - 0 1', 43929",
    "2, ' - - 120 99', 1128",
  })
  void perft_fromTheMiddle_isKnown(int depth, String rest, long count) {
    assertThat(perft(depth, "--fen", MIDDLE + rest).out().strip()).isEqualTo("" + count);
  }

  @Test
  void perft_plain_knowsNoCheck() {
    assertThat(perft(3, "--plain").out().strip()).isEqualTo("80288");
    assertThat(perft(3, "--plain", "--fen", MIDDLE).out().strip()).isEqualTo("56972");
    assertThat(perft(2, "--plain", "--json").out().strip()).isEqualTo("{\"count\":1926}");
  }

  @Test
  void perft_anyVariant_isCountedByNameFileOrWorkbook() throws Exception {
    Variant owls = ShippedVariants.TEACHING.load();
    Path text = Files.writeString(folder.resolve("owls"), VariantCodec.format(owls));
    Path workbook = Files.write(folder.resolve("owls.xlsx"), WorkbookCodec.write(owls));

    String count = perft(3, "--variant", "teaching").out();

    assertThat(perft(1, "--variant", "teaching").out().strip()).isEqualTo("16");
    assertThat(perft(3, "--variant", text.toString()).out()).isEqualTo(count);
    assertThat(perft(3, "--variant", workbook.toString()).out()).isEqualTo(count);
  }

  @Test
  void variantThatIsNotQuiteRight_isPlayedWithAWarning() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("v"),
            VariantCodec.format(ShippedVariants.TEACHING.load()).replace("X[1]", "Q[1]"));

    Run run = perft(1, "--variant", file.toString());

    assertThat(run.out().strip()).isEqualTo("16");
    assertThat(run.err()).contains("arcade: " + file + ": ").contains("'Q'");
  }

  private static Run playOut(String more) {
    return Run.arcade(("play-out xiangqi --nodes 300 " + more).split(" "));
  }

  @ParameterizedTest
  @CsvSource({"chinese-chess", "teaching", "lodestone", "bulwark", "grand"})
  void playOut_sameSeed_givesTheSameRecordWhichReplays(String variant) {
    String options = "--bots easy,easy --max-moves 12 --variant " + variant;
    Run once = playOut(options + " --seed 4");

    assertThat(playOut(options + " --seed 4").out()).isEqualTo(once.out());
    assertThat(playOut(options + " --seed 5").out()).isNotEqualTo(once.out());
    NamedRecord record = RecordCodec.parse(once.out());
    assertThat(record.name(Side.RED)).contains("easy bot");
    assertThat(record.name(Side.BLUE)).contains("easy bot 2");
    assertThat(record.game().moves()).isNotEmpty().hasSizeLessThanOrEqualTo(12);
  }

  @Test
  void playOut_aGameThatDoesNotEnd_isBrokenOff() throws Exception {
    Run run = playOut("--bots easy,medium --variant teaching --max-moves 3 --json");

    JsonNode json = new JsonMapper().readTree(run.out());
    assertThat(json.get("moves")).hasSize(3);
    assertThat(json.get("finished").asBoolean()).isFalse();
    assertThat(json.get("red").asText()).isEqualTo("easy bot");
    assertThat(RecordCodec.parse(json.get("record").asText()).game().moves()).hasSize(3);
  }

  @Test
  void playOut_rulesAndBeginning_areThoseOfTheOptions() {
    Run run =
        Run.arcade(
            "play-out",
            "xiangqi",
            "--variant",
            "teaching",
            "--must-answer-check",
            "--no-repetition",
            "--no-capture-limit",
            "7",
            "--no-moves",
            "draw",
            "--no-take-back",
            "--fen",
            "2(2)2/5/5/5/5/(3)1(1)2 b",
            "--max-moves",
            "4",
            "--nodes",
            "100");

    GameRecord game = RecordCodec.parse(run.out()).game();
    Variant variant = game.setup().ruleset().variant();
    assertThat(variant.options()).isEqualTo(new Options(true, Options.NoMoves.DRAW, false, 7));
    assertThat(variant.rules().undo()).isFalse();
    assertThat(variant.rules().promotion()).isTrue();
    assertThat(game.positions().get(0).turn()).isEqualTo(Side.BLUE);
    assertThat(game.positions().get(0).pieces()).hasSize(3);
  }

  @Test
  void playOut_withSeconds_ends() {
    Run run =
        Run.arcade(
            ("play-out xiangqi --variant teaching --seconds 0.001 --bots hard,easy --max-moves 10")
                .split(" "));

    assertThat(RecordCodec.parse(run.out()).game().moves()).isNotEmpty();
  }

  @Test
  void extensionInPython_withoutTheModuleForIt_tellsWhatToRun() throws Exception {
    Path script = Files.writeString(folder.resolve("magic.py"), "EX_NAME = 'magic'\n");

    Run run = playOut("--extension " + script);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("magic.py needs the module for Python, which is not built")
        .contains("mvn -q package -pl xiangqi-variant-python -am -DskipTests");
  }
}
