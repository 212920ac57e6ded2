package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RailroadInkTournamentTest {
  private static final String TITLE =
      "tournament railroadink --steps 1 --seed 3 --bots random,greedy\n";

  @TempDir Path folder;

  private static Run tournament(int games, Path log, String... more) {
    List<String> command =
        new ArrayList<>(List.of("tournament", "railroadink", "--seed", "3", "--steps", "1"));
    command.addAll(List.of("--bots", "random,greedy", "--games", "" + games));
    command.addAll(List.of("--resume", log.toString()));
    command.addAll(List.of(more));
    return Run.arcade(command.toArray(String[]::new));
  }

  @Test
  void table_hasMeanLeastAndMostPointsOfEachBot() throws Exception {
    Path log = Files.writeString(folder.resolve("log"), TITLE + "1 -3 30\n2 5 40\n3 4 50\n");

    assertThat(tournament(3, log).out().lines())
        .containsExactly(
            "bot          games    points   s.e.  least   most",
            "random           3     2.000  2.517     -3      5",
            "greedy           3    40.000  5.774     30     50");
    JsonNode json = new JsonMapper().readTree(tournament(3, log, "--json").out());
    assertThat(json.get(1).toString())
        .startsWith("{\"bot\":\"greedy\",\"games\":3,\"points\":40.0,\"pointsStandardError\":5.7")
        .endsWith(",\"least\":30,\"most\":50}");
  }

  @Test
  void secondsOfTheGamesPlayedNow_goToStandardError() {
    Path log = folder.resolve("log");

    assertThat(tournament(2, log).err())
        .contains("1 of 2 games")
        .containsPattern("seconds a game: random bot [0-9.]+, greedy bot [0-9.]+\\s");
    assertThat(tournament(2, log).err()).doesNotContain("seconds a game");
  }

  @Test
  void stoppedAndResumed_givesTheTableOfAnUninterruptedRun() throws Exception {
    Path whole = folder.resolve("whole");
    Path stopped = folder.resolve("stopped");
    Run uninterrupted = tournament(7, whole);
    tournament(4, stopped);
    Files.writeString(stopped, Files.readString(stopped) + "5 3 ");

    Run resumed = tournament(7, stopped, "--threads", "2");

    assertThat(resumed.out()).isEqualTo(uninterrupted.out());
    assertThat(resumed.err()).startsWith("4 games are in " + stopped + " already");
    assertThat(Files.readString(stopped)).isEqualTo(Files.readString(whole)).startsWith(TITLE);
  }

  @Test
  void sameDice_givePlayersOfTheSameKindTheSameChances() throws Exception {
    Path pair = folder.resolve("pair");
    Path log = folder.resolve("log");
    tournament(5, log);
    Run.arcade(
        ("tournament railroadink --seed 3 --steps 1 --games 5 --bots random,greedy,solver --resume "
                + pair)
            .split(" "));

    List<String> alone = Files.readAllLines(log);
    List<String> together = Files.readAllLines(pair);
    for (int i = 1; i <= 5; i++) {
      assertThat(together.get(i)).startsWith(alone.get(i) + " ");
    }
  }

  @ParameterizedTest
  @CsvSource({"gambit,'easy,medium'", "railchess,'random,greedy'", "railroadink,'random,greedy'"})
  void severalThreads_giveTheSameTable(String game, String bots) {
    String[] command = {"tournament", game, "--games", "12", "--bots", bots, "--threads", "1"};
    String expected = Run.arcade(command).out();
    command[command.length - 1] = "3";

    assertThat(Run.arcade(command).out()).isEqualTo(expected);
  }

  @Test
  void oneBot_isEnough_andTimeIsPartOfTheTitle() throws Exception {
    Path log = folder.resolve("log");
    String command = "tournament railroadink --bots strong --games 2 --seconds-per-game 0.05";

    Run run = Run.arcade((command + " --resume " + log).split(" "));

    assertThat(run.out().lines()).hasSize(2).element(1).asString().startsWith("strong ");
    assertThat(Files.readString(log))
        .startsWith("tournament railroadink --seconds-per-game 0.05 --seed 1 --bots strong\n1 ");
  }

  @Test
  void otherBudget_isAnotherTournament() {
    Path log = folder.resolve("log");
    tournament(1, log);
    String command = "tournament railroadink --seed 3 --bots random,greedy --games 1 --steps 2";

    Run run = Run.arcade((command + " --resume " + log).split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("is not the log of this tournament");
  }
}
