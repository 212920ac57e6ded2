package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalTest {
  private static final String HEADER = "gambit 00000000111111112222222200000000 O\n";

  @TempDir Path folder;

  @Test
  void menu_quit_endsWell() {
    Run run = Run.typing("q\n");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("1  Play Gambit against a bot");
  }

  @Test
  void menu_endOfInput_endsWell() {
    assertThat(Run.typing("").exitCode()).isZero();
  }

  @Test
  void menu_nonsense_isAskedAgain_withoutTheMenu() {
    assertThat(Run.typing("99\nfoo\nq\n").out())
        .containsOnlyOnce("\nTurnstile\n")
        .endsWith("Your choice: Please type a number from 1 to 20, or q.\nYour choice: ");
  }

  @Test
  void menu_staysAway_afterACommandThatFails_only() {
    Run failed = Run.typing("4\nno-such-file\n\n\nq\n");

    assertThat(failed.err()).contains("no-such-file does not exist");
    assertThat(failed.out()).containsOnlyOnce("\nTurnstile\n").endsWith("Your choice: ");
    assertThat(Run.typing("4\nno-such-file\n\n\n4\n\nq\n").out().split("\nTurnstile\n")).hasSize(3);
  }

  @Test
  void menu_playAgainstABot_asksForLevelAndSideAndPlays() {
    Run run = Run.typing("1\nstrange\neasy\n\nc3xc1\nquit\nq\n");

    assertThat(run.out())
        .contains("Please type one of: easy, medium, hard, perfect")
        .contains("O plays c3xc1")
        .contains("The record:\n" + HEADER + "c3xc1\n");
  }

  @Test
  void menu_endOfInputAtAFurtherQuestion_leaves() {
    Run run = Run.typing("1\nhard\n");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).doesNotContain("to move").endsWith("Your choice: ");
  }

  @Test
  void menu_savedGame_isGoneOnWith() throws Exception {
    Path file = Files.writeString(folder.resolve("Game.txt"), HEADER + "c3xc1\n");

    Run run = Run.typing("4\n" + file + "\neasy\nx\nb2xb4\nquit\nq\n");

    assertThat(run.out()).contains("You play X against a bot of level easy.");
    assertThat(Files.readString(file)).startsWith(HEADER + "c3xc1\nb2xb4\n");
  }

  @Test
  void menu_twoAtOneScreen_asksBothSides() {
    assertThat(Run.typing("2\nc3xc1\nb2xb4\nquit\nq\n").out())
        .contains("O plays c3xc1")
        .contains("X plays b2xb4");
  }

  @Test
  void menu_watch_showsAGameToItsEnd() {
    // Nobody has to wait for the pauses between the turns.
    Thread.currentThread().interrupt();

    Run run = Run.typing("3\nper\n\nq\n");

    assertThat(Thread.interrupted()).isTrue();
    assertThat(run.out()).contains("Score: X ").endsWith("Your choice: ");
  }

  @Test
  void play_processKilledInMidGame_hasKeptEveryTurn() throws Exception {
    Path file = folder.resolve("game.txt");
    StringBuilder seen = new StringBuilder();
    BufferedReader typist =
        new BufferedReader(new StringReader("c3xc1\nb2xb4\n")) {
          @Override
          public String readLine() throws IOException {
            seen.append(Files.readString(file)).append("--\n");
            return super.readLine();
          }
        };

    Arcade.commandLine(typist)
        .setOut(new PrintWriter(Writer.nullWriter()))
        .execute("play", "gambit", "--two-players", "--save", file.toString());

    assertThat(seen.toString().split("--\n"))
        .containsExactly(HEADER, HEADER + "c3xc1\n", HEADER + "c3xc1\nb2xb4\n");
  }

  @Test
  void play_saveOverSomethingElse_isRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("precious"), "precious");

    Run run = Run.typing("quit\n", "play", "gambit", "--save", file.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("exists and is no Gambit record; name another file");
    assertThat(file).hasContent("precious");
  }

  @Test
  void play_saveOverAnotherGame_isRefused() throws Exception {
    Path file = folder.resolve("game.txt");
    Run.typing("c3xc1\nquit\n", "play", "gambit", "--two-players", "--save", file.toString());
    String game = Files.readString(file);

    Run run = Run.typing("quit\n", "play", "gambit", "--save", file.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("holds another game, with which --resume " + file + " goes on");
    assertThat(file).hasContent(game);
    assertThat(Run.typing("quit\n", "play", "gambit", "--resume", "" + file, "--save", "" + file))
        .extracting(Run::exitCode)
        .isEqualTo(0);
  }

  @Test
  void play_leftUnsaved_tellsHowToGoOn() {
    assertThat(Run.typing("quit\n", "play", "gambit").out())
        .contains("To go on with it later: put these lines into a file, and --resume FILE.");
  }

  @Test
  void play_saveWhereNothingCanBeWritten_isRefusedBeforeTheGame() {
    Path nowhere = folder.resolve("missing").resolve("game");

    Run run = Run.typing("c3xc1\n", "play", "gambit", "--save", nowhere.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(nowhere + " cannot be written: its folder does not exist");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void play_twoPlayers_asksBothSides() {
    Run run = Run.typing("c3xc1\nb2xb4\nquit\n", "play", "gambit", "--two-players");

    assertThat(run.out()).contains("O plays c3xc1").contains("X plays b2xb4");
  }

  @Test
  void play_savedAndResumed_goesOnWhereItStopped() throws Exception {
    Path file = folder.resolve("game.txt");
    Run.typing("c3xc1\nquit\n", "play", "gambit", "--two-players", "--save", file.toString());

    Run run =
        Run.typing("b2xb4\nquit\n", "play", "gambit", "--two-players", "--resume", file.toString());

    assertThat(Files.readString(file)).isEqualTo(HEADER + "c3xc1\nb2xb4\n");
    assertThat(run.out())
        .contains("The record:\n" + HEADER + "c3xc1\nb2xb4\n")
        .contains("It is kept in " + file + "; --resume " + file + " goes on with it.");
  }

  @Test
  void watch_showsTheGameToItsEnd() {
    Run run = Run.arcade("watch", "gambit", "--pause", "0", "--bots", "perfect,perfect");

    assertThat(run.out()).contains("A draw.");
  }

  @Test
  void check_goodAndBadFiles_reportsEach() throws Exception {
    Path good = Files.writeString(folder.resolve("good"), HEADER + "c3xc1\n");
    Path bad = Files.writeString(folder.resolve("bad"), HEADER + "c3xc1\nc2xc4\n");
    Path other = Files.writeString(folder.resolve("other"), "hello");
    Path empty = Files.writeString(folder.resolve("empty"), "");
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0});

    Run run =
        Run.arcade("check", "" + good, "" + bad, "" + other, "" + empty, "" + binary, "" + folder);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out().strip()).isEqualTo(good + ": Gambit record, 1 turn, not finished");
    assertThat(run.err())
        .contains("bad, line 3, column 1: c2 is illegal: there is no piece on c2")
        .contains("empty is empty")
        .contains("other is nothing that the arcade knows")
        .contains("binary is not a text file in UTF-8")
        .contains(folder + " is not a regular file");
  }

  @Test
  void check_asJson_holdsGoodAndBadTogether() throws Exception {
    Path good = Files.writeString(folder.resolve("good"), HEADER);

    Run run = Run.arcade("check", "--json", "" + good, "missing");

    assertThat(run.out())
        .contains("\"kind\":\"gambit record\"")
        .contains("\"turns\":[],\"finished\":false,\"scoreX\":0,\"scoreO\":0")
        .contains("\"error\":\"missing does not exist\"");
    assertThat(run.err().strip()).isEqualTo("arcade: missing does not exist");
  }
}
