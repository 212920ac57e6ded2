package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.notation.LevelCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChessFilesTest {
  static final String TWO_ROOKS =
      """
      puzzle-chess-level 1
      name two-rooks
      title Two rooks
      scene board
      board
        8 . . . . K . . .
        7 . . . . . . . r
        6 . . . . . . r .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . k . . .
          a b c d e f g h
      first black
      goal checkmate
      """;

  @TempDir Path folder;

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void check_aLevel_tellsItsSizeAndWhatLooksWrong() throws Exception {
    Path level = file("l", TWO_ROOKS);
    Path slow = file("s", TWO_ROOKS.replace("title", "shortest 2\ntitle"));

    Run run = Run.arcade("check", "" + level, "" + slow);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines())
        .contains(
            level + ": Puzzle chess level, 'Two rooks', 1 scene with 4 pieces",
            slow
                + ": Puzzle chess level, 'Two rooks', 1 scene with 4 pieces,"
                + " said to be solved in 2 moves")
        .anyMatch(line -> line.startsWith("  warning: the level does not say with how many moves"))
        .anyMatch(line -> line.startsWith("  warning: there is a solution in 1, not 2"));
    assertThat(Run.arcade("check", "--json", "" + level).out())
        .contains("\"kind\":\"puzzle chess level\",\"name\":\"two-rooks\",\"title\":\"Two rooks\"")
        .contains(
            "\"scenes\":[\"board\"],\"pieces\":4,\"warnings\":[{\"code\":\"shortest-unstated\"")
        .contains("\"scene\":\"\",\"detail\":\"the level does not say");
  }

  @Test
  void check_aSolutionThatIsProven_isNotOnlySaidToBe() throws Exception {
    Path level = file("l", LevelCodec.format(Campaign.level("knock").orElseThrow()));

    assertThat(Run.arcade("check", "" + level).out()).contains("pieces, solved in 1 move\n");
  }

  @Test
  void check_aSolutionThatIsTooHard_pointsToSolve() throws Exception {
    String chess = LevelCodec.format(FenCodec.level(FenCodec.START));
    Path level = file("l", chess.replace("\nname ", "\nshortest 9\nname "));

    assertThat(Run.arcade("check", "" + level).out())
        .contains(" said to be solved in 9 moves\n")
        .contains("and gave up; 'solve chess " + level + " --seconds N' looks longer");
  }

  @Test
  void check_aRecord_tellsItsLengthAndEnd() throws Exception {
    Path record =
        file("r", Run.arcade("play-out", "chess", "knock", "--bots", "novice,expert").out());
    Path begun =
        file("b", Run.arcade("play-out", "chess", "--nodes", "9", "--max-moves", "2").out());

    Run run = Run.arcade("check", "" + record, "" + begun);

    assertThat(run.out().lines())
        .hasSize(2)
        .anyMatch(line -> line.matches(".*: Puzzle chess record, 1 move of '.*', solved, goal"))
        .anyMatch(line -> line.endsWith("2 moves of 'Orthodox chess', not finished"));
    assertThat(Run.arcade("check", "--json", "" + record).out())
        .contains("\"kind\":\"puzzle chess record\"")
        .contains(
            "\"undos\":0,\"blackMillis\":0,\"finished\":true,\"winner\":\"black\",\"result\":\"solved\"");
  }

  @Test
  void check_aRecordOfOrthodoxChess_tellsWhoWonAndHow() throws Exception {
    String foolish = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    Path record = file("r", Run.arcade("play-out", "chess", "--fen", foolish).out());

    assertThat(Run.arcade("check", "" + record).out())
        .endsWith("1 move of 'Orthodox chess', Black won, checkmate\n");
  }

  @Test
  void check_faultyFiles_areNamedWithThePlace() throws Exception {
    Path level = file("l", TWO_ROOKS.replace("goal checkmate", "goal chess"));
    Path inCheck = file("c", TWO_ROOKS.replace(". . r .", "r . . ."));
    Path record = file("r", Run.arcade("play-out", "chess", "knock").out().replace("b3b1", "b3c1"));

    Run run = Run.arcade("check", "" + level, "" + inCheck, "" + record);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines())
        .anyMatch(line -> line.contains(level + ", line 16, column 6: "))
        .anyMatch(line -> line.contains(inCheck + ", line 15") && line.contains("king is in check"))
        .anyMatch(line -> line.contains(record + ", line ") && line.contains("c1"));
  }

  @Test
  void play_whatIsNoLevel_isRefused() throws Exception {
    Path other = file("o", "hello");

    assertThat(Run.arcade("play", "chess", "" + other).err())
        .contains(
            "o is not a level of puzzle chess: a Puzzle chess level begins with"
                + " 'puzzle-chess-level '");
  }
}
