package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.turnstile.railchess.notation.RecordCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RailchessResultsTest {
  @TempDir Path folder;

  private static Run destinations(String more) {
    return Run.arcade(("destinations railchess " + more).split(" "));
  }

  private String map(String... lines) throws Exception {
    return Files.writeString(
            folder.resolve("map.txt"), "railmap text 1\n" + String.join("\n", lines) + "\n")
        .toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --from 1 --n 3                            | 4 9 15
          --from Lighthouse --n 3                   | 4 9 15
          --from light --n 3                        | 4 9 15
          --from 1 --n 5 --claimed 4=1              | 13
          --from 1 --n 5 --claimed 4=0              | 6 8 11 12 13
          --from 1 --n 5 --claimed 4=1 --seat 1     | 6 8 11 12 13
          --from 1 --n 5 --claimed 4=1,4=1,9=2      | ''
          --from 1 --n 5 --claimed town=1           | 13
          """)
  void destinations_onTheTeachingMap_areSortedOnOneLine(String more, String expected) {
    Run run = destinations("teaching " + more);

    assertThat(run.out()).isEqualTo(expected + System.lineSeparator());
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void destinations_triangle_includeTheStart() throws Exception {
    String triangle =
        map("station 1 0 0", "station 2 1 0", "station 3 0 1", "track 1: 1 - 2 - 3 - 1");

    assertThat(destinations(triangle + " --from 1 --n 3").out().strip()).isEqualTo("1");
  }

  @Test
  void destinations_noneReachable_areAnEmptyLineAndAWordOnStandardError() {
    Run run = destinations("teaching --from 1 --n 3 --claimed 2=1");

    assertThat(run.out()).isEqualTo(System.lineSeparator());
    assertThat(run.err().strip()).isEqualTo("arcade: no ride of 3 links ends anywhere");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void destinations_asJson_areAList() {
    assertThat(destinations("teaching --from 1 --n 3 --json").out().strip())
        .isEqualTo("{\"destinations\":[4,9,15]}");
    assertThat(destinations("teaching --from 1 --n 3 --claimed 2=1 --json").out().strip())
        .isEqualTo("{\"destinations\":[]}");
  }

  @Test
  void destinations_withTo_tellHowToRide() {
    assertThat(destinations("teaching --from 2 --n 4 --to meadow").out().strip())
        .isEqualTo(
            "From Fish Market (2) walk to Rope Walk (15), take Park Line via Old Bridge (3),"
                + " Library (9), Museum (14) to Meadow Park (13).");
    assertThat(destinations("teaching --from 11 --n 2 --to 12").out().strip())
        .isEqualTo(
            "From South Gate (11) take Mill Line to Foundry (10), change there to another train of"
                + " Mill Line to Canal Dock (12).");
    assertThat(destinations("teaching --from 11 --n 2 --to 12 --json").out().strip())
        .isEqualTo(
            "{\"from\":11,\"legs\":[{\"line\":2,\"stations\":[11,10]},"
                + "{\"line\":2,\"stations\":[10,12]}]}");
  }

  @Test
  void destinations_originalFileWithUselessLinks_warnsAndAnswers() throws Exception {
    Path file = folder.resolve("old.railmap");
    Files.writeString(
        file, "0 1\nOld\n2\n1 1 0 0 2 0\n1500 2\n1500 9\n2 1 1 1 1 0\n1500 1\n0 0 0\n");

    Run run = destinations(file + " --from 1 --n 1");

    assertThat(run.out().strip()).isEqualTo("2");
    assertThat(run.err()).startsWith("arcade: " + file + ": ").contains("9");
    assertThat(destinations(file + " --from 1 --n 1 --original-line-numbers").out()).isBlank();
  }

  @Test
  void destinations_originalFileWithAFault_namesThePlace() throws Exception {
    Path file = Files.writeString(folder.resolve("bad.railmap"), "1\n7\ntrue\n1\nBad\nmany\n");

    Run run = destinations(file + " --from 1 --n 1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(file + ", line 6, column 1: ").contains("many");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void playOut_sameSeed_givesTheSameRecordWhichReplays() {
    String[] command = {"play-out", "railchess", "--bots", "greedy,random,strong", "--seed", "4"};
    Run once = Run.arcade(command);
    Run again = Run.arcade(command);
    command[5] = "5";
    Run other = Run.arcade(command);

    assertThat(again.out()).isEqualTo(once.out()).isNotEqualTo(other.out());
    assertThat(RecordCodec.parse(once.out()).last().outcome()).isPresent();
  }

  @Test
  void playOut_settingsAndMap_areThoseOfTheOptions() {
    Run run =
        Run.arcade(
            ("play-out railchess --generate 3,60,4 --max-number 7 --max-stucks 2 --idle-rounds 9"
                    + " --no-hints --bots greedy,greedy")
                .split(" "));

    var setup = RecordCodec.parse(run.out()).setup();
    assertThat(setup.map().stations()).hasSize(60);
    assertThat(setup.settings().toString())
        .contains("maxNumber=7", "maxStucks=2", "idleRounds=9", "hints=false");
  }

  @Test
  void playOut_asJson_hasTheRecordAndThePoints() throws Exception {
    JsonNode json = new JsonMapper().readTree(Run.arcade("play-out", "railchess", "--json").out());

    var last = RecordCodec.parse(json.get("record").asText()).last();
    assertThat(json.get("finished").asBoolean()).isTrue();
    assertThat(json.get("seats")).hasSize(3);
    assertThat(json.get("seats").get(0).get("points").asInt()).isEqualTo(last.points(0));
  }
}
