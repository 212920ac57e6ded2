package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
  private static final String TITLE = "tournament gambit --seed 3 --bots easy,hard\n";

  @TempDir Path folder;

  private static Run tournament(int games, Path log) {
    return Run.arcade(
        "tournament",
        "gambit",
        "--games",
        "" + games,
        "--seed",
        "3",
        "--bots",
        "easy,hard",
        "--resume",
        log.toString());
  }

  @Test
  void table_hasARowForEachBot_andProgressGoesToStandardError() {
    Run run = Run.arcade("tournament", "gambit", "--games", "4", "--bots", "easy,hard");

    assertThat(run.out().lines()).hasSize(3);
    assertThat(run.err()).contains("1 of 4 games").contains("4 of 4 games");
  }

  @Test
  void stoppedAndResumed_givesTheTableOfAnUninterruptedRun() throws Exception {
    Path whole = folder.resolve("whole");
    Path stopped = folder.resolve("stopped");
    Run uninterrupted = tournament(8, whole);
    tournament(3, stopped);
    Files.writeString(stopped, Files.readString(stopped) + "4 -");

    Run resumed = tournament(8, stopped);

    assertThat(resumed.out()).isEqualTo(uninterrupted.out());
    assertThat(Files.readString(stopped)).isEqualTo(Files.readString(whole)).startsWith(TITLE);
  }

  @Test
  void logOfAnotherTournament_isRefusedAndLeftAlone() throws Exception {
    Path log = Files.writeString(folder.resolve("log"), "something else\n");

    Run run = tournament(2, log);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("it begins with 'something else'");
    assertThat(log).hasContent("something else");
  }

  @Test
  void resumed_saysHowManyGamesAreThereAlready() {
    Path log = folder.resolve("log");
    tournament(3, log);

    assertThat(tournament(5, log).err().lines())
        .containsExactly("3 games are in " + log + " already", "4 of 5 games", "5 of 5 games");
  }

  @Test
  void logInUse_isRefusedAndLeftAlone() throws Exception {
    Path log = folder.resolve("log");
    tournament(2, log);
    String before = Files.readString(log);

    try (FileChannel other = FileChannel.open(log, StandardOpenOption.WRITE);
        FileLock lock = other.lock()) {
      Run run = tournament(4, log);

      assertThat(lock.isValid()).isTrue();
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains(log + " is in use by another tournament");
    }
    assertThat(Files.readString(log)).isEqualTo(before);
  }

  @Test
  void logWithGamesOutOfOrder_isRefused() throws Exception {
    Path log = Files.writeString(folder.resolve("log"), TITLE + "1 3\n1 3\n");

    assertThat(tournament(4, log).err()).contains("line 3: '1 3' is not the result of game 2");
  }

  @Test
  void logWithMarginsOnly_isReadAsBefore() throws Exception {
    Path log = Files.writeString(folder.resolve("log"), TITLE + "1 3\n2 -1\n");

    Run run = tournament(2, log);

    assertThat(run.err().strip()).isEqualTo("2 games are in " + log + " already");
    assertThat(run.out()).contains("easy             2      2      0      0    +2.000");
  }

  @Test
  void damagedLog_isRefusedWithItsLine() throws Exception {
    Path log = Files.writeString(folder.resolve("log"), TITLE + "1 3\n2 x\n");

    assertThat(tournament(4, log).err()).contains("line 3: '2 x' is not the result of game 2");
  }
}
