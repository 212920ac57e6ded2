package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.notation.MoveCodec;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.RecordCodec;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Side;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class XiangqiTerminalTest {
  @TempDir Path folder;

  private static Run play(String typed, String... options) {
    List<String> command = new ArrayList<>(List.of("play", "xiangqi", "--nodes", "300"));
    command.addAll(List.of(options));
    return Run.typing(typed, command.toArray(String[]::new));
  }

  /** A game of two people with little on the board. */
  private static Run playFew(String typed, String position, String... more) {
    List<String> options = new ArrayList<>(List.of("--variant", "teaching", "--two-players"));
    options.addAll(List.of("--fen", position));
    options.addAll(List.of(more));
    return play(typed, options.toArray(String[]::new));
  }

  private static NamedRecord record(Path file) throws Exception {
    return RecordCodec.parse(Files.readString(file));
  }

  private static List<Move> moves(String... moves) {
    return List.of(moves).stream().map(MoveCodec::parse).toList();
  }

  @Test
  void beginning_tellsTheGameAndDrawsTheBoard() {
    assertThat(play("quit\n\n").out())
        .startsWith("Chinese chess: red against medium bot.")
        .contains("The last move went from o to the piece behind >; a + is before promoted pieces.")
        .contains(" 8  .    炮   .    .    .    .    .    炮   .\n")
        .contains("Red, your move (help): ")
        .endsWith("The game is not kept.\n");
  }

  @Test
  void move_isToldAndAnsweredByTheBot() {
    Run run = play("8,2-8,5\nquit\n\n", "--seed", "1");

    assertThat(run.out())
        .contains("Red plays 炮 (cannon) 8,2-8,5.\n")
        .containsPattern("Blue \\(medium bot\\) plays .* \\([a-z]+\\) [0-9]+,[0-9]-[0-9]+,[0-9]");
  }

  @Test
  void moves_areTypedInSeveralWays() throws Exception {
    Path file = folder.resolve("game");

    play(
        "8,2 8,5\n 3,2 - 3,5 \n10,2-8,3\n1,2  3,3\nquit\n",
        "--two-players",
        "--save",
        file.toString());

    assertThat(record(file).game().moves())
        .isEqualTo(moves("8,2-8,5", "3,2-3,5", "10,2-8,3", "1,2-3,3"));
    assertThat(record(file).names()).isEmpty();
  }

  @Test
  void typedCommands_areAnsweredInWords() {
    Run run = play("help\nrules\nmoves\nmoves 8,2\npiece 10,2\npieces\nboard\nquit\n\n");

    assertThat(run.out())
        .contains("piece 8,2  what that piece is and how it moves")
        .contains("Red moves first, then both move in turn.")
        .contains("炮 (cannon) 8,2 to 1,2  4,2  5,2")
        .contains("炮 (cannon) on 8,2 can go to 1,2  4,2")
        .contains(" 1 [车]x[马] [象]")
        .contains(" 5  .    x    .")
        .contains("Horse 马 (number 4), Red")
        .contains("\n     马      and leaps\n")
        .contains("General 将 (number 8), leader of Blue");
  }

  @Test
  void pieces_areToldInChinese() {
    assertThat(play("piece 8,2\nquit\n\n", "--language", "chinese").out()).contains("走法：");
  }

  @Test
  void whatCannotBeDone_isRefusedWithTheReason() {
    Run run =
        play(
            "nonsense\n8,2-8\n8,2-8,8\n5,5-5,6\n3,2-3,3\nmoves 99,1\npiece 5,5\nmoves 3,2\n"
                + "moves 10,5\nmoves\n5 5\npiece\nback\nredo\n8,2-9,9\nquit\n\n");

    assertThat(run.out())
        .contains("That is neither a move such as 8,2-8,5 nor a command; 'help' names them all.")
        .contains("That is no move such as 8,2-8,5: expected ',' and the column, found the end.")
        .contains("That does not work: there is an own piece on 8,8.")
        .contains("That does not work: there is no piece on 5,5.")
        .contains("Name a square as a row, 1 to 10, and a column, 1 to 9, such as: moves 2,3")
        .contains("There is no piece on 5,5.")
        .contains("炮 (cannon) on 3,2 is not yours; 'piece 3,2' tells how it moves.")
        .contains("Name the square, such as: piece 8,2")
        .contains("In this game nothing is taken back; one that begins with --take-back has it.")
        .contains("Nothing has been taken back.")
        .contains("That does not work: the piece on 8,2 cannot go to 9,9 now.");
  }

  @Test
  void hint_isALegalMove() {
    assertThat(play("hint\nquit\n\n").out())
        .containsPattern("A hard bot would play [0-9]+,[0-9]-[0-9]+,[0-9]\\.");
  }

  @Test
  void check_capturesPromotionsAndTheEnd_areTold() {
    String position = "2(2)2/1(7)3/4(9)/4(8)/5/(3)1(1)2 w";

    Run run = playFew("6,1-6,2\n1,3-1,4\n2,2-1,2\n1,4-1,3\n1,2-1,3\n", position);

    assertThat(run.out())
        .contains("Red plays Bee 2,2-1,2.\nBee on 1,2 is promoted.")
        .contains("Red plays Bee 1,2-1,3 and takes Owl.")
        .contains("> +Bee")
        .contains("Red has taken a leader and won.");
    assertThat(playFew("6,1-1,1\nquit\n\n", position).out()).contains("Blue is in check.");
  }

  @Test
  void check_isToldWhereverTheGameIsTakenUp() throws Exception {
    Path file = folder.resolve("game");
    String inCheck = "2(2)2/5/5/(3)4/5/2(1)(4)1 w";
    Run begun = playFew("6,3-6,4\n", inCheck, "--save", file.toString());

    assertThat(begun.out())
        .contains("promoted pieces.\nRed is in check.\n")
        .contains("Red plays Owl 6,3-6,4 and takes Fox.");
    assertThat(playFew("4,1-4,3\nundo\nredo\n", inCheck, "--take-back").out())
        .contains("'redo' plays it again.\nRed is in check.");
    assertThat(play("", "--resume", file.toString()).out()).doesNotContain("in check");
  }

  @Test
  void back_againstABot_takesBackItsReplyToo() throws Exception {
    Path file = folder.resolve("game");

    Run run = play("back\n8,2-8,5\nback\nredo\nquit\n", "--take-back", "--save", file.toString());

    assertThat(run.out())
        .contains("There is no move to take back.")
        .contains("Taken back; 'redo' plays it again.")
        .contains("Played again.");
    assertThat(record(file).game().moves()).hasSize(2).startsWith(MoveCodec.parse("8,2-8,5"));
  }

  @Test
  void back_whenTheBotBegan_leavesItsFirstMove() throws Exception {
    Path file = folder.resolve("game");

    Run run = play("back\nquit\n", "--side", "blue", "--take-back", "--save", file.toString());

    assertThat(run.out()).contains("There is no move to take back.").contains("Blue, your move");
    assertThat(record(file).game().moves()).hasSize(1);
  }

  @Test
  void back_ofTwoPeople_takesBackOneMove() throws Exception {
    Path file = folder.resolve("game");

    play(
        "8,2-8,5\n3,2-3,5\nback\nquit\n",
        "--two-players",
        "--take-back",
        "--save",
        file.toString());

    assertThat(record(file).game().moves()).isEqualTo(moves("8,2-8,5"));
  }

  @Test
  void savedAndResumed_goesOnWithTheSamePlayers() throws Exception {
    Path file = folder.resolve("game");
    Run first =
        play("8,2-8,5\nquit\n", "--level", "easy", "--side", "red", "--save", file.toString());

    Run second = play("10,2-8,3\nquit\n", "--resume", file.toString());

    assertThat(first.out()).contains("--resume " + file + " goes on with it.");
    assertThat(second.out())
        .contains("Chinese chess: red against easy bot.")
        .contains("The game goes on after 2 moves.")
        .contains("Blue (easy bot) plays ");
    assertThat(record(file).name(Side.BLUE)).contains("easy bot");
    assertThat(record(file).game().moves()).hasSize(4);
  }

  @Test
  void quitUnsaved_asksForAFile() throws Exception {
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Path file = folder.resolve("game");

    Run run = play("quit\n" + precious + "\n" + file + "\n");

    assertThat(run.out()).contains("precious exists and is no Xiangqi record; name another file");
    assertThat(precious).hasContent("precious");
    assertThat(record(file).game().moves()).isEmpty();
  }

  @Test
  void quitUnsaved_leavesAnotherGameAlone() throws Exception {
    Path other = folder.resolve("other");
    play("8,2-8,5\nquit\n", "--two-players", "--save", other.toString());

    Run run = play("quit\n" + other + "\n\n");

    assertThat(run.out()).contains("other holds another game, with which --resume");
    assertThat(record(other).game().moves()).isEqualTo(moves("8,2-8,5"));
  }

  @Test
  void resumedAtItsEnd_onlyTellsTheEnd() {
    Path file = folder.resolve("game");
    String nearEnd = "2(2)2/2(1)2/5/5/5/5 w";
    playFew("2,3-1,3\n", nearEnd, "--save", file.toString());

    assertThat(play("", "--resume", file.toString()).out())
        .contains("Red has taken a leader and won.")
        .doesNotContain("goes on");
  }

  @Test
  void endOfInput_keepsTheGame() throws Exception {
    Path file = folder.resolve("game");

    Run run = play("8,2-8,5\n", "--two-players", "--save", file.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(record(file).game().moves()).isEqualTo(moves("8,2-8,5"));
  }

  @Test
  void watch_showsTheGameToItsEnd() {
    Run run =
        Run.arcade(
            ("watch xiangqi --variant teaching --pause 0 --seed 3 --nodes 300 --bots hard,easy")
                .split(" "));

    assertThat(run.out())
        .startsWith("Owl Garden: hard bot against easy bot.")
        .contains(" 1 [Fox]  [Cat]  [Owl]  [Cat]  [Fox]\n")
        .contains("Red (hard bot) plays ")
        .containsPattern("(has taken a leader and won|drawn|has no move).*\n$");
  }

  @Test
  void watch_isBrokenOffAndColoured() {
    Run run = Run.arcade("watch", "xiangqi", "--pause", "0", "--max-moves", "2", "--colour");

    assertThat(run.out())
        .contains("\u001B[91m")
        .contains("Blue (medium bot 2) plays ")
        .endsWith("The game is broken off after 2 moves.\n");
    assertThat(run.out().lines().filter(line -> line.contains(" plays "))).hasSize(2);
  }

  @Test
  void menu_playsAVariant() {
    int entry = entry("Play Xiangqi or a variant against a bot");

    Run run = Run.typing(entry + "\nteach\neasy\nblue\nquit\n\nq\n");

    assertThat(run.out())
        .contains("Owl Garden: easy bot against blue.")
        .contains("Blue, your move");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void menu_playsAVariantInAFile_andTellsIfThereIsNone() throws Exception {
    int entry = entry("Play Xiangqi or a variant with somebody at this screen");
    Path file = folder.resolve("own.txt");
    Files.writeString(
        file, ShippedVariants.TEACHING.text().replace("name Owl Garden", "name Own Garden"));

    assertThat(Run.typing(entry + "\n" + file + "\nquit\n\nq\n").out()).contains("Own Garden: ");
    assertThat(Run.typing(entry + "\nnowhere\nq\n").err())
        .contains("nowhere does not exist, nor is it one of the variants");
  }

  @Test
  void menu_goesOnWithASavedGame() {
    Path file = folder.resolve("game");
    play("8,2-8,5\nquit\n", "--two-players", "--save", file.toString());

    assertThat(Run.typing(entry("Go on with a saved game of Xiangqi") + "\n" + file + "\nq\nq\n"))
        .extracting(Run::out)
        .asString()
        .contains("The game goes on after 1 move.")
        .contains("Blue, your move");
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
