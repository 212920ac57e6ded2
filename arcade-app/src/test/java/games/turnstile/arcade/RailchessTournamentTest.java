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

class RailchessTournamentTest {
  @TempDir Path folder;

  private static Run tournament(int games, Path log, String... more) {
    List<String> command =
        new ArrayList<>(
            List.of("tournament", "railchess", "--seed", "3", "--bots", "random,greedy,greedy"));
    command.addAll(List.of("--games", "" + games, "--resume", log.toString()));
    command.addAll(List.of(more));
    return Run.arcade(command.toArray(String[]::new));
  }

  private static void write(Path log, String results) throws Exception {
    tournament(1, log);
    String title = Files.readString(log).lines().findFirst().orElseThrow();
    Files.writeString(log, title + "\n" + results);
  }

  @Test
  void table_hasFirstPlacesAndPointsOfEachBot() throws Exception {
    Path log = folder.resolve("log");
    Run run = tournament(6, log);

    assertThat(run.out().lines())
        .hasSize(4)
        .element(0)
        .isEqualTo("bot          games    first   share   s.e.    points   s.e.");
    JsonNode json = new JsonMapper().readTree(tournament(6, log, "--json").out());
    double firstPlaces = 0;
    for (JsonNode bot : json) {
      assertThat(bot.get("games").asInt()).isEqualTo(6);
      firstPlaces += bot.get("first").asDouble();
    }
    assertThat(firstPlaces).isEqualTo(6);
  }

  @Test
  void resultsOfTheLog_goToTheBotThatSatThere() throws Exception {
    Path log = folder.resolve("log");
    write(log, "1 10 0 0\n2 0 0 20\n3 0 30 0\n");

    assertThat(tournament(3, log).out())
        .contains("random           3     3.00   1.000  0.000    20.000  5.774");
  }

  @Test
  void stoppedAndResumed_givesTheTableOfAnUninterruptedRun() throws Exception {
    Path whole = folder.resolve("whole");
    Path stopped = folder.resolve("stopped");
    Run uninterrupted = tournament(7, whole);
    tournament(4, stopped);
    Files.writeString(stopped, Files.readString(stopped) + "5 3 ");

    Run resumed = tournament(7, stopped);

    assertThat(resumed.out()).isEqualTo(uninterrupted.out());
    assertThat(resumed.err()).startsWith("4 games are in " + stopped + " already");
    assertThat(Files.readString(stopped)).isEqualTo(Files.readString(whole));
  }

  @Test
  void otherMapOrSettings_areAnotherTournament() {
    Path log = folder.resolve("log");
    tournament(1, log);

    assertThat(tournament(1, log, "--max-number", "5").err()).contains("is not the log of this");
    assertThat(tournament(1, log, "--map", "rings").err()).contains("is not the log of this");
  }

  @Test
  void resultWithTooFewSeats_isRefused() throws Exception {
    Path log = folder.resolve("log");
    write(log, "1 10 0\n");

    assertThat(tournament(3, log).err()).contains("line 2: '1 10 0' is not the result of game 1");
  }
}
