package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChessTerminalTest {
  @TempDir Path folder;

  /** Plays against a Pastor who thinks for a moment only. */
  static Run play(String typed, String... options) {
    List<String> command = new ArrayList<>(List.of("play", "chess", "--nodes", "300"));
    command.addAll(List.of(options));
    return Run.typing(typed, command.toArray(String[]::new));
  }

  private static GameRecord record(Path file) throws Exception {
    return RecordCodec.parse(Files.readString(file));
  }

  @Test
  void level_isIntroduced_drawn_andSolved() {
    Run run = play("Rb1\n", "knock");

    assertThat(run.out())
        .startsWith(
            Campaign.level("knock").orElseThrow().title()
                + ": White (expert Pastor) against Black.\n")
        .contains("Black's goal: checkmate White.\n")
        .contains("  a b c d e f g h\n8 ")
        .contains("Black, your move (0:00 used; help): Black plays Rb1#.\n")
        .contains("It can be done in 1 move.\n")
        .contains("\nOver: solved, goal\nThe goal is reached; the level is solved.\n")
        .endsWith("Black made 1 move in 0:00.\n");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void everyLevel_isSolvedByItsHints() {
    for (String name : List.of("garden-wall", "in-passing", "two-at-once", "drawbridge")) {
      String typed = "hint\n";
      for (int move = 0; move < 3 && !isSolved(name, typed); move++) {
        String said = play(typed + "quit\n\n", name).out();
        int end = said.lastIndexOf(" leads to the goal within");
        String hint = said.substring(said.lastIndexOf(' ', end - 1) + 1, end);
        typed = typed + hint + "\nhint\n";
      }

      assertThat(isSolved(name, typed)).as(name).isTrue();
    }
  }

  private static boolean isSolved(String name, String typed) {
    return play(typed + "quit\n\n", name).out().contains("the level is solved.");
  }

  @Test
  void list_offersTheLevels_andMarksWhatIsSolved() {
    Run run = play("nonsense\n99\n1\nRb1\nGARDEN-WALL\nquit\n\nq\n");

    assertThat(run.out())
        .startsWith("\nThe levels of puzzle chess\n   1  ")
        .contains("Please type a number from 1 to 15, the name of a level or a file, or q.")
        .contains("The level, or q to leave [1]: ")
        .contains(" (solved)\n   2  ")
        .contains("The level, or q to leave [2]: ")
        .contains(Campaign.level("garden-wall").orElseThrow().title() + ": White");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void list_takesNamesOfFilesToo_andTellsWhatIsWrongWithThem() throws Exception {
    Path level = Files.writeString(folder.resolve("level"), ChessFilesTest.TWO_ROOKS);
    Path other = Files.writeString(folder.resolve("other"), "hello");

    Run run = play(other + "\n" + level + "\nquit\n\nq\n");

    assertThat(run.out())
        .contains("That does not work: ")
        .contains("Two rooks: White (expert Pastor) against Black.");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void number_namesALevelOfTheList() {
    String fifth = Campaign.levels().get(4).title();

    assertThat(play("quit\n\n", "5").out()).startsWith(fifth + ": White");
    assertThat(play("5\nquit\n\nq\n").out()).contains(fifth + ": White");
  }

  @Test
  void list_isNotShownAgain_onceAGameIsKept() throws Exception {
    Path file = folder.resolve("game");

    Run run = play("1\nsave " + file + "\nRb1\n");

    assertThat(run.out()).endsWith("It is kept in " + file + ".\n").containsOnlyOnce("The levels");
    assertThat(record(file).outcome()).isPresent();
  }

  @Test
  void afterFailure_undoOrReset_goOn() throws Exception {
    String inTime = ChessFilesTest.TWO_ROOKS.replace("goal checkmate", "goal within 1 checkmate");
    Path level = Files.writeString(folder.resolve("level"), inTime);

    Run run = play("Rg5\nRg6\nhint\nundo\nRa7\nreset\nRg8\n", level.toString());

    assertThat(run.out())
        .contains("The goal can no longer be reached in time; the level is failed.\n")
        .contains("Black made 1 move in 0:00.\nundo, reset")
        .contains("undo, reset or quit: The game is over: undo, reset or quit.\n")
        .contains("Taken back.")
        .contains("The game begins anew.")
        .contains("The goal is reached; the level is solved.\n")
        .endsWith("Black made 1 move in 0:00.\n");
  }

  @Test
  void endOfOrthodoxChess_isFinal() {
    String foolish = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";

    assertThat(play("Qh4\n", "--fen", foolish, "--two-players").out())
        .endsWith("\nOver: Black won, checkmate\nWhite is checkmated; Black has won.\n");
  }

  @Test
  void undo_againstPastor_takesBackItsReplyToo() throws Exception {
    Path file = folder.resolve("game");

    play("e5\nundo\nd5\nquit\n", "--orthodox", "--save", file.toString());

    assertThat(record(file).position().pieceAt(Square.E5)).isEmpty();
    assertThat(record(file).position().turn()).isEqualTo(2);
  }

  @Test
  void orthodoxChess_isPlayedAsEitherSide_orByTwo() throws Exception {
    Path file = folder.resolve("game");

    Run white = play("e4\nquit\n\n", "--orthodox", "--side", "white", "--level", "novice");
    play("e4\ne5\nNf3\nquit\n", "--orthodox", "--two-players", "--save", file.toString());

    assertThat(white.out())
        .startsWith("Orthodox chess: White against Black (novice Pastor).\n")
        .contains("White, your move (help): White plays e4.\nBlack (novice Pastor) plays ");
    assertThat(record(file).entries()).hasSize(3);
  }

  @Test
  void savedAndResumed_goesOnWithTheSamePlayers() throws Exception {
    Path file = folder.resolve("game");
    Run first =
        play("e4\nsave " + file + "\nquit\n", "--orthodox", "--side", "white", "--level", "novice");

    Run second = play("quit\n", "--resume", file.toString());
    Run third = play("quit\n", "--resume", file.toString(), "--level", "amateur");

    assertThat(first.out())
        .contains("The game is kept in " + file + " from now on.")
        .contains("--resume " + file + " goes on with it.");
    assertThat(second.out())
        .contains("Orthodox chess: White against Black (novice Pastor).")
        .contains("The game goes on after 2 moves.");
    assertThat(third.out()).contains("White against Black (amateur Pastor).");
    assertThat(Run.arcade("check", file.toString()).out())
        .contains("Puzzle chess record, 2 moves of 'Orthodox chess', not finished");
  }

  @Test
  void quitUnsaved_asksForAFile_andLeavesOthersAlone() throws Exception {
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Path file = folder.resolve("game");

    Run run = play("save " + precious + "\nquit\n" + precious + "\n" + file + "\n", "knock");

    assertThat(run.out()).contains("precious exists and is no Puzzle chess record; name another");
    assertThat(precious).hasContent("precious");
    assertThat(record(file).entries()).isEmpty();
  }

  @Test
  void quit_keepsTheTimeOfTheLastTurnToo() throws Exception {
    Path file = folder.resolve("game");

    play("hint\nquit\n", "--orthodox", "--two-players", "--save", file.toString());

    assertThat(Files.readString(file)).contains("\nthinking (");
  }

  @Test
  void endOfInput_keepsTheGame() throws Exception {
    Path file = folder.resolve("game");

    Run run = play("e4\n", "--orthodox", "--two-players", "--save", file.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(record(file).totalMillis(Side.WHITE)).isZero();
    assertThat(record(file).entries()).hasSize(1);
  }

  @Test
  void watch_showsTheGameToItsEnd() {
    Run run = Run.arcade("watch chess knock --pause 0 --bots novice,skilled".split(" "));

    assertThat(run.out())
        .contains("White (novice Pastor) against Black (skilled Pastor).")
        .contains("Black (skilled Pastor) plays Rb1#.")
        .contains("The goal is reached; the level is solved.\n")
        .endsWith("Black made 1 move in 0:00.\n");
  }

  @Test
  void watch_isBrokenOff() {
    Run run = Run.arcade("watch chess --pause 0 --nodes 50 --max-moves 2".split(" "));

    assertThat(run.out())
        .startsWith("Orthodox chess: White (skilled Pastor) against Black (skilled Pastor).\n")
        .endsWith("The game is broken off after 2 moves.\n");
    assertThat(run.out().lines().filter(line -> line.contains(" plays "))).hasSize(2);
  }

  @Test
  void menu_playsLevelsAndOrthodoxChess() {
    assertThat(Run.typing(entry("Play the levels of puzzle chess") + "\n1\nRb1\nq\nq\n").out())
        .contains("the level is solved.");
    assertThat(
            Run.typing(entry("Play orthodox chess against Pastor") + "\nnov\nblack\nquit\n\nq\n")
                .out())
        .contains("Orthodox chess: White (novice Pastor) against Black.");
    assertThat(
            Run.typing(
                    entry("Play orthodox chess with somebody at this screen")
                        + "\ne4\ne5\nquit\n\nq\n")
                .out())
        .contains("Black plays e5.");
  }

  @Test
  void menu_goesOnWithASavedGame() {
    Path file = folder.resolve("game");
    play("e4\nquit\n", "--orthodox", "--two-players", "--save", file.toString());

    assertThat(Run.typing(entry("Go on with a saved game of chess") + "\n" + file + "\nq\nq\n"))
        .extracting(Run::out)
        .asString()
        .contains("Orthodox chess: White against Black.")
        .contains("The game goes on after 1 move.");
  }

  private static int entry(String text) {
    return Run.typing("q\n")
        .out()
        .lines()
        .filter(line -> line.endsWith("  " + text))
        .map(line -> Integer.parseInt(line.strip().split(" ")[0]))
        .findFirst()
        .orElseThrow();
  }
}
