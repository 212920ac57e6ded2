package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person can type in a turn, and sees. */
class ChessTurnTest {
  @TempDir Path folder;

  private static Run play(String typed, String... options) {
    return ChessTerminalTest.play(typed, options);
  }

  @Test
  void typedCommands_areAnsweredInWords() {
    Run run =
        play(
            "help\nmoves\nmoves b3\nlook b3\npieces\ngoal\nstore\nports\nboard\nhint\nquit\n\n",
            "knock");

    assertThat(run.out())
        .contains("premove g8f6  a move for your next turn")
        .contains("Rb1#, ")
        .contains("b3: a black rook.\nR rook: Any number of steps along ranks and files.\n")
        .contains("K king: One step in any direction; must not be lost.\n")
        .contains("Black's store: empty.\nWhite's store: empty.\n")
        .contains("There are no ports and no ways to elsewhere.\n")
        .contains("Rb1# leads to the goal within 1 move.\n");
  }

  @Test
  void portsWaysAndTerrain_areToldToo() {
    String out = play("ports\nlook d4\nquit\n\n", "drawbridge").out();

    assertThat(out)
        .contains("There are ports here; 'ports' tells what switches what.\n")
        .contains("Input plate: on while a crate stands on d5. It is off.\n")
        .contains("Output bridge on a6: on while plate is on; then it lowers the wall a6-a7.")
        .contains("d4: ");
    assertThat(play("ports\nquit\n\n", "looking-glass").out()).contains("The way '");
  }

  @Test
  void whatCannotBeDone_isRefusedWithTheReason() {
    Run run =
        play(
            "nonsense\nRh9\nb3c7\nRc7\na8a7\nmoves x\nmoves h5\nlook\npremove Nf6\npremove b3\n"
                + "yes\nno\nsave\nundo\nquit\n\n",
            "knock");

    assertThat(run.out())
        .contains("That is neither a move such as Nf6 or g8f6 nor a command; 'help' names them")
        .contains("That does not work: the rook on b3 does not get to c7. 'moves' and its square")
        .contains("That does not work: Rc7 is illegal: ")
        .contains("That does not work: nothing stands on a8. 'moves' tells all moves.")
        .contains("Name a square, a1 to h8, such as: moves g8")
        .contains("Nothing on h5 can move now; 'look h5' tells what is there.")
        .contains("Name a square, a1 to h8, such as: look g8")
        .contains("Plan moves as two squares, such as: premove g8f6 f6e4")
        .contains("Nothing waits for that: your move counts as soon as you type it.")
        .contains("Name the file, such as: save game.txt")
        .contains("There is no move that can be taken back here; 'reset' begins anew.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"O-O", "0-0", "o-o", "O-O-O"})
  void castlingThatIsIllegal_isRefusedWithTheReason(String typed) {
    String queen = "r3k2r/8/8/8/4Q3/8/8/4K3 b kq - 0 1";

    assertThat(play(typed + "\nquit\n\n", "--fen", queen).out())
        .contains("is illegal: castling: the king is in check, or");
    assertThat(play(typed + "\nquit\n\n", "knock").out())
        .contains("is illegal: castling: king or rook has moved, or");
  }

  @Test
  void help_fitsOnTheScreen() {
    String said = play("help\nquit\n\n", "knock").out();
    String help =
        said.substring(said.indexOf("Type a move"), said.lastIndexOf("\nBlack, your move"));

    assertThat(help.lines()).hasSizeLessThan(23).allMatch(line -> line.length() <= 78);
  }

  @Test
  void heights_standBesideTheBoard_soThatAMoveAndTheBoardFitOnAScreen() {
    List<String> lines = play("Rb3\nquit\n\n", "tower").out().lines().toList();
    int moved = lastWith(lines, " plays Rb3.");

    assertThat(lines)
        .contains("                     Heights:")
        .contains("  a b c d e f g h        a   b   c   d   e   f   g   h")
        .contains("3 . r . . R . . .    3   .   .   1   2   4   2   1   .");
    assertThat(lastWith(lines, "Black, your move") - moved).isLessThan(22);
  }

  private static int lastWith(List<String> lines, String part) {
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).contains(part))
        .max()
        .orElseThrow();
  }

  @Test
  void lookAtASquare_tellsItsPortsAndWhatTheGoalWants() {
    String plates = play("look c7\nlook e7\nlook g6\nquit\n\n", "two-plates").out();

    assertThat(plates)
        .contains("c7: empty.\nInput left-plate: on while a crate stands on c7. It is off.\n")
        .contains(
            "There is a wall: e7-f7.\nOutput gate on e7: on while left-plate and right-plate are on; then")
        .contains("g6: empty.\nBlack's goal: bring a black piece to g6.\n");
  }

  @Test
  void portThatIsSwitched_isToldByWhatItDoes() {
    assertThat(play("Bd1\nBb3\nBc4\nquit\n\n", "drawbridge").out())
        .contains("  The crate on c4 is pushed to d5.\n  The wall a6-a7 goes down.\n")
        .doesNotContain("Port ");
  }

  @Test
  void whoPlaysAlone_isToldAtTheBeginning_andThatTheOtherSideIsSkippedOnce() {
    assertThat(play("Ac6\nAc5\nAd5\nquit\n\n", "warehouse").out())
        .contains("Black plays alone.\n")
        .containsOnlyOnce("White cannot move, and is skipped.");
  }

  @Test
  void undo_asThePlayerChoosesIt_isToldAndCounted() {
    String typed = "goal\nRa7\nundo\ngoal\nquit\n\n";

    assertThat(play(typed, "garden-wall", "--undo", "2").out())
        .contains("Black's goal: checkmate White.\nBlack can take back 2 moves.\n\n  a b c")
        .contains(
            "help): Scene: The garden.\nBlack's goal: checkmate White.\nBlack can take back 2");
    assertThat(play("undo\nquit\n\n", "garden-wall", "--undo", "off").out())
        .contains("Black cannot take moves back.");
    assertThat(play("quit\n\n", "garden-wall", "--undo", "unlimited").out())
        .doesNotContain("take back");
    assertThat(play("quit\n\n", "noon", "--undo", "UNLIMITED").out()).doesNotContain("take back");
  }

  @Test
  void undo_thatThePlayerChose_staysInTheRecord() throws Exception {
    Path file = folder.resolve("game");

    play("quit\n", "knock", "--undo", "3", "--save", file.toString());

    assertThat(Files.readString(file)).contains("| undo 3\n");
    assertThat(play("quit\n", "--resume", file.toString()).out())
        .contains("Black can take back 3 moves.");
  }

  @Test
  void saveAndUndoThatDoNothing_drawNoBoard() {
    Path file = folder.resolve("game");
    String typed = "save %s\nsave %s\nundo\nquit\n".formatted(file, folder.resolve("./game"));

    Run run = play(typed, "knock");

    assertThat(run.out())
        .contains("The game is kept in " + file + " from now on.\nBlack, your move")
        .contains("The game is kept there already.\nBlack, your move")
        .contains("There is no move that can be taken back here; 'reset' begins anew.\nBlack, your")
        .containsOnlyOnce("a b c d e f g h");
  }

  @Test
  void plans_areTold_andStayWhenAnythingElseIsDone() {
    String typed = "premove\npremove b3b4\nundo\npremove b4b5\npremove none\npremove\nquit\n\n";

    assertThat(play(typed, "knock").out())
        .containsSubsequence(
            "Nothing is planned. Plan moves as two squares, such as: premove g8f6 f6e4\n",
            "Planned for your next turns: b3b4. 'premove none' forgets that.\n",
            "There is no move that can be taken back here",
            "Planned for your next turns: b3b4, b4b5. 'premove none' forgets that.\n",
            "Nothing is planned for your next turns.\n",
            "Nothing is planned. Plan");
  }

  @Test
  void clockThatCountsDown_isToldOfBothSides_andChosenMovesAreAskedFor() {
    assertThat(play("yes\nRb1\nundo\nquit\n\n", "noon").out())
        .contains("Black, your move (Black 2:00, White 0:30; help): No move has been chosen yet")
        .contains("Black, Rb1 (Black 2:00, White 0:30; yes or no)? The move is withdrawn.\n")
        .containsOnlyOnce("a b c d e f g h");
  }

  @Test
  void timeOfTwoPlayersOfOrthodoxChess_isNotTold() {
    assertThat(play("e4\nquit\n\n", "--orthodox", "--two-players").out())
        .contains("Black, your move (help): ");
  }

  @Test
  void hint_whereTheLevelCannotBeSolvedAnyMore_saysSo() {
    assertThat(play("Kb7\nhint\nquit\n\n", "garden-wall").out())
        .contains("From here it cannot be solved within 2 moves; undo or reset.\n")
        .doesNotContain("An expert Pastor");
  }

  @Test
  void turnsThatAreLimited_areCounted() {
    assertThat(play("quit\n\n", "errand").out()).contains("\nTurn 1 of 3, Black to move\n");
  }

  @Test
  void captures_promotionsAndTheStore_areTold() {
    Run run = play("Kxf3\nh1=R\n", "old-rook");

    assertThat(run.out())
        .contains("is captured.\n")
        .contains("of Black's store.\n")
        .contains("The pawn is gone; a black rook stands on h1.\n")
        .contains("the level is solved.");
  }

  @Test
  void hint_inOrthodoxChess_isAWinOrWhatPastorWouldPlay() {
    assertThat(play("hint\nquit\n\n", "--fen", "7k/8/5K2/6Q1/8/8/8/8 w - -", "--side", "white"))
        .extracting(Run::out)
        .asString()
        .contains("Qg7# wins within 1 move.");
    assertThat(play("hint\nquit\n\n", "--fen", "7k/8/8/8/8/8/7p/7K b - -").out())
        .contains("An expert Pastor would play ");
  }
}
