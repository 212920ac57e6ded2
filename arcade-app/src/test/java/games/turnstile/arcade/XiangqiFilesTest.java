package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.xlsx.WorkbookCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XiangqiFilesTest {
  private static final String SIZE = "'Owl Garden', 6 rows of 5, 9 kinds of pieces, 18 pieces";

  @TempDir Path folder;

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String checked(Path file) {
    Run run = Run.arcade("check", file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out().strip().replace(file + ": ", "");
  }

  @Test
  void check_everyKind_isToldWithItsSize() throws Exception {
    var owls = ShippedVariants.TEACHING.load();
    byte[] workbook = WorkbookCodec.write(owls);

    assertThat(checked(file("a", ShippedVariants.TEACHING.text())))
        .isEqualTo("Xiangqi variant as text, " + SIZE);
    assertThat(checked(file("b", "# mine\n\n" + VariantCodec.format(owls))))
        .isEqualTo("Xiangqi variant as text, " + SIZE);
    assertThat(checked(Files.write(folder.resolve("c.xlsx"), workbook)))
        .isEqualTo("Xiangqi variant as workbook, " + SIZE);
    assertThat(checked(Files.write(folder.resolve("d"), workbook)))
        .isEqualTo("Xiangqi variant as workbook, " + SIZE);
    String record =
        Run.arcade("play-out", "xiangqi", "--variant", "teaching", "--max-moves", "3").out();
    assertThat(checked(file("e", record)))
        .isEqualTo(
            "Xiangqi record, medium bot against medium bot 2, 3 moves of 'Owl Garden', not"
                + " finished");
  }

  @Test
  void check_unknownRulesAndMissingExtensions_areWarnings() throws Exception {
    String owls = VariantCodec.format(ShippedVariants.TEACHING.load());
    Path unknown = file("unknown", owls.replace("X[1]", "Q[1]"));
    Path missing = file("missing", owls.replace("board", "extension magic\nboard"));

    assertThat(checked(unknown)).contains("\n  warning: ").contains("'Q'");
    assertThat(checked(missing))
        .contains("with magic\n  warning: It cannot be played as it is: ")
        .contains("there is no extension 'magic'");
    assertThat(Run.arcade("check", "--json", missing.toString()).out())
        .contains("\"rows\":6,\"columns\":5,\"pieceTypes\":9,\"pieces\":18")
        .contains("\"extensions\":[\"magic\"],\"warnings\":[\"It cannot");
  }

  @Test
  void check_faultyFiles_areNamedWithThePlace() throws Exception {
    Path text = file("t", "xiangqi-variant 1\nname Mine\npiece 1 green\n");
    Path workbook = file("w.xlsx", "no workbook");
    Path record =
        file(
            "r",
            Run.arcade("play-out", "xiangqi", "--variant", "teaching", "--max-moves", "1").out()
                + "1,1-1,1\n");

    Run run = Run.arcade("check", "" + text, "" + workbook, "" + record);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .hasSize(3)
        .anyMatch(line -> line.contains(text + ", line 3, column 9: expected red, blue or neutral"))
        .anyMatch(line -> line.contains(workbook + ": "))
        .anyMatch(line -> line.contains("1,1-1,1 is illegal: "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chinese-chess", "teaching", "lodestone", "bulwark", "grand"})
  void convert_thereAndBack_keepsEverything(String name) throws Exception {
    Path workbook = folder.resolve("v.xlsx");
    Path text = folder.resolve("v.txt");
    Path own = folder.resolve("v.xiangqi.txt");

    Run there = Run.arcade("convert", name, workbook.toString());
    Run back = Run.arcade("convert", workbook.toString(), text.toString());
    Run directly = Run.arcade("convert", name, own.toString());

    assertThat(there.out()).startsWith(workbook + ": Xiangqi variant as workbook, '");
    assertThat(back.out()).startsWith(text + ": Xiangqi variant as text, '");
    assertThat(directly.exitCode()).isZero();
    assertThat(text).hasSameTextualContentAs(own);
    assertThat(WorkbookCodec.read(workbook)).isEqualTo(VariantCodec.parse(Files.readString(own)));
  }

  @Test
  void convert_aVariantThatLooksWrong_tellsSo() throws Exception {
    Path from =
        file("v.txt", ShippedVariants.TEACHING.text().replace("rule promotion", "# no promotion"));

    Run run = Run.arcade("convert", "" + from, folder + "/v.xlsx");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).startsWith("arcade: ").contains("promot");
  }

  @Test
  void convert_ontoAnExistingFile_needsForce() throws Exception {
    Path to = file("v.xlsx", "precious");

    Run refused = Run.arcade("convert", "grand", to.toString());

    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains(to + " exists; --force replaces it");
    assertThat(to).hasContent("precious");
    assertThat(Run.arcade("convert", "--force", "grand", to.toString()).exitCode()).isZero();
  }

  @Test
  void convert_aVariantToAnUnclearFormat_isRefused() throws Exception {
    Path from = file("v", ShippedVariants.TEACHING.text());

    assertThat(Run.arcade("convert", "" + from, folder + "/v.png").err())
        .contains("tells no format: let it end with .xlsx, or with .txt for text");
  }

  @Test
  void convert_aVariantThatComesAlong_needsNoEndingOfItsOwn() {
    Path to = folder.resolve("v.txt");

    assertThat(Run.arcade("convert", "grand", to.toString()).out())
        .startsWith(to + ": Xiangqi variant as text, 'Two Crowns'");
    assertThat(Run.arcade("convert", "grand", folder + "/v.png").err())
        .contains("tells no format: let it end with .xlsx, or with .txt for text");
  }

  @Test
  void convert_whatIsNotThere_isRefusedWithAllThatComesAlong() {
    assertThat(Run.arcade("convert", "bogus", folder + "/v.txt").err())
        .contains(
            "bogus does not exist, nor is it one of the maps that come along: teaching, rings")
        .contains("; or variants: chinese-chess, teaching, lodestone");
  }
}
