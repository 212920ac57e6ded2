package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChessTournamentTest {
  @TempDir Path folder;

  private static Run tournament(int games, Path log, String... more) {
    List<String> command = new ArrayList<>(List.of("tournament", "chess"));
    command.addAll(List.of("--bots", "beginner,novice", "--max-moves", "40"));
    command.addAll(List.of("--games", "" + games, "--resume", log.toString()));
    command.addAll(List.of(more));
    if (!command.contains("--nodes") && !command.contains("--seconds")) {
      command.addAll(List.of("--nodes", "100"));
    }
    return Run.arcade(command.toArray(String[]::new));
  }

  @Test
  void table_countsWinsDrawsAndLosses() throws Exception {
    Path log = folder.resolve("log");
    tournament(1, log);
    String title = Files.readString(log).lines().findFirst().orElseThrow();
    // White in turn.
    Files.writeString(log, title + "\n1 0 1\n2 1 0\n3 0 0\n4 0 1\n");

    assertThat(tournament(4, log).out().lines())
        .containsExactly(
            "bot          games    won  drawn   lost      mean   s.e.",
            "beginner         4      1      1      2    -0.250  0.479",
            "novice           4      2      1      1    +0.250  0.479");
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
  void winner_isToldFromTheBoard() throws Exception {
    Path log = folder.resolve("log");

    tournament(2, log, "--fen", "7k/8/5K2/6Q1/8/8/8/8 w - -");

    // Every level mates in one move.
    assertThat(Files.readString(log)).contains("\n1 1 0\n2 1 0\n");
  }

  @Test
  void otherBeginningsLengthsOrBudgets_areAnotherTournament() {
    Path log = folder.resolve("log");
    tournament(1, log);

    for (String[] other :
        List.of(
            new String[] {"--fen", "7k/8/5K2/6Q1/8/8/8/8 w - -"},
            new String[] {"--nodes", "101"},
            new String[] {"--seconds", "0.001"},
            new String[] {"--seed", "2"})) {
      assertThat(tournament(1, log, other).err())
          .as(String.join(" ", other))
          .contains("is not the log of this");
    }
  }
}
