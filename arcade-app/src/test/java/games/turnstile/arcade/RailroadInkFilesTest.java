package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RailroadInkFilesTest {
  private static final String HEAD = "railroadink record 1\nseed 42\nplayers Ann | Bob\n";
  private static final String ROUND =
      "1 A1A1A4B2 | A4A12 B2B16 A1B01 A1B23 . | A1B01 B2A10 A1F01 S2A50 A4D01 .\n";

  @TempDir Path folder;

  private Path file(String text) throws Exception {
    return Files.writeString(folder.resolve("file"), text);
  }

  private String checked(String text) throws Exception {
    Path file = file(text);
    Run run = Run.arcade("check", file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out().strip().replace(file + ": ", "");
  }

  private String refused(String text) throws Exception {
    Path file = file(text);
    Run run = Run.arcade("check", file.toString());
    assertThat(run.out()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(2);
    return run.err().strip().replace("arcade: " + file + ", ", "");
  }

  @Test
  void finishedRecord_isToldWithItsSize() throws Exception {
    assertThat(checked("# my game\n" + Run.arcade("play-out", "railroadink").out()))
        .matches("Railroad Ink record, 1 player, 7 rounds, [0-9]+ tiles, greedy bot -?[0-9]+");
  }

  @Test
  void unfinishedRecords_areInOrderButWarnedOf() throws Exception {
    assertThat(checked(HEAD + ROUND).lines())
        .containsExactly(
            "Railroad Ink record, 2 players, 1 round, 9 tiles, Ann 3, Bob -7",
            "  warning: The game is not finished: 1 of 7 rounds has begun.");
    assertThat(checked(HEAD)).contains("2 players, 0 rounds, 0 tiles, Ann 0, Bob 0");
  }

  @Test
  void boardBehindManyBlankLinesAndComments_isFoundAtOnce() throws Exception {
    assertThat(checked("#x" + "\n".repeat(300_000) + "# \u2028A4A10\n\u2003 A4A10 \r\n\n"))
        .startsWith("Railroad Ink board, 1 tile");
  }

  @Test
  void boardsAfterWideBlanks_areRefusedWithThePlace() throws Exception {
    assertThat(refused("\u2003A4A10A4A10")).startsWith("line 1, column 7: A4A10 is illegal");
    assertThat(refused("\u2003A4A10\nA9\n"))
        .isEqualTo("line 1, column 7: nothing can follow the line with the board");
  }

  @Test
  void faultyRecords_areRefusedWithThePlace() throws Exception {
    assertThat(refused(HEAD + "1 A1A1A4B2 | A4A12 A4A12 |\n"))
        .isEqualTo(
            "line 4, column 20: A4A12 is illegal: no die that is left shows A4;"
                + " left are [A1, A1, B2]");
    assertThat(refused("railroadink record 2\n")).startsWith("line 1, column 1: expected ");
  }

  @Test
  void board_isToldWithItsScore() throws Exception {
    assertThat(checked("A4A10A3B13\n")).isEqualTo("Railroad Ink board, 2 tiles, 0 points");
    assertThat(checked("\uFEFF# A4A10\n\n  A4A10  \n")).startsWith("Railroad Ink board, 1 tile, ");
    assertThat(Run.arcade("check", "--json", file("A4A10A3B13").toString()).out())
        .contains(
            "\"kind\":\"railroad ink board\",\"board\":\"A4A10A3B13\",\"tiles\":2,\"basic\":");
  }

  @Test
  void boardThatNoDiceGive_isWarnedOf() throws Exception {
    assertThat(checked("B0A10B0A50B0D03B0D61B0G12B0G52B0A32B0B01\n").lines())
        .element(1)
        .isEqualTo("  warning: No game has this board: 8 tiles of die B, which is rolled 7 times.");
  }

  @Test
  void faultyBoards_areRefusedWithThePlace() throws Exception {
    assertThat(refused("# A4A10\n A4A10A4A10\n"))
        .startsWith("line 2, column 7: A4A10 is illegal: there is A4 on A1 already");
    assertThat(refused("A4A10A\n")).startsWith("line 1, column 7: expected ");
    assertThat(refused("A4A10\nA3B13\n"))
        .isEqualTo("line 1, column 6: nothing can follow the line with the board");
  }

  @Test
  void otherTexts_areNoBoards() throws Exception {
    assertThat(refused("A4 paper\n"))
        .contains("is nothing that the arcade knows")
        .contains("a Railroad Ink record begins with 'railroadink '")
        .contains("a Railroad Ink board begins with a placement such as A3C10");
  }
}
