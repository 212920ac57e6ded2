package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class XiangqiTournamentTest {
  @TempDir Path folder;

  private static Run tournament(int games, Path log, String... more) {
    List<String> command =
        new ArrayList<>(
            List.of("tournament", "xiangqi", "--variant", "teaching", "--nodes", "200"));
    command.addAll(List.of("--bots", "easy,hard", "--max-moves", "80"));
    command.addAll(List.of("--games", "" + games, "--resume", log.toString()));
    command.addAll(List.of(more));
    return Run.arcade(command.toArray(String[]::new));
  }

  @Test
  void table_countsWinsDrawsAndLosses() throws Exception {
    Path log = folder.resolve("log");
    tournament(1, log);
    String title = Files.readString(log).lines().findFirst().orElseThrow();
    // The bots begin in turn.
    Files.writeString(log, title + "\n1 0 1\n2 1 0\n3 0 0\n4 0 1\n");

    assertThat(tournament(4, log).out().lines())
        .containsExactly(
            "bot          games    won  drawn   lost      mean   s.e.",
            "easy             4      1      1      2    -0.250  0.479",
            "hard             4      2      1      1    +0.250  0.479");
  }

  @Test
  void stoppedAndResumed_givesTheTableOfAnUninterruptedRun() throws Exception {
    Path whole = folder.resolve("whole");
    Path stopped = folder.resolve("stopped");
    Run uninterrupted = tournament(6, whole);
    tournament(2, stopped);

    Run resumed = tournament(6, stopped, "--threads", "2");

    assertThat(resumed.out()).isEqualTo(uninterrupted.out());
    assertThat(resumed.err()).startsWith("2 games are in " + stopped + " already");
    assertThat(Files.readString(stopped)).isEqualTo(Files.readString(whole));
  }

  @Test
  void otherRulesBeginningsOrBudgets_areAnotherTournament() {
    Path log = folder.resolve("log");
    tournament(1, log);

    for (String[] other :
        List.of(
            new String[] {"--must-answer-check"},
            new String[] {"--fen", "2(2)2/5/5/5/5/(3)1(1)2 b"},
            new String[] {"--nodes", "201"},
            new String[] {"--variant", "lodestone"})) {
      List<String> options = new ArrayList<>(List.of("tournament", "xiangqi"));
      options.addAll(List.of("--bots", "easy,hard", "--max-moves", "80", "--games", "1"));
      options.addAll(List.of("--resume", log.toString()));
      if (!List.of(other).contains("--variant")) {
        options.addAll(List.of("--variant", "teaching"));
      }
      if (!List.of(other).contains("--nodes")) {
        options.addAll(List.of("--nodes", "200"));
      }
      options.addAll(List.of(other));
      assertThat(Run.arcade(options.toArray(String[]::new)).err())
          .as(String.join(" ", other))
          .contains("is not the log of this");
    }
  }
}
