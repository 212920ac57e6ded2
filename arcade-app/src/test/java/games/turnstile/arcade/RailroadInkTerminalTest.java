package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.notation.RecordCodec;
import games.turnstile.railroadink.notation.RollCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RailroadInkTerminalTest {
  /** All of a first round with these dice, apart from its end. */
  private static final String ROUND = "A4A10\nA3B13\nB0B23\nA1B31\n";

  private static final String DICE = "A1A3A4B0";

  @TempDir Path folder;

  private static Run play(String typed, String... options) {
    List<String> command = new ArrayList<>(List.of("play", "railroadink"));
    command.addAll(List.of(options));
    return Run.typing(typed, command.toArray(String[]::new));
  }

  private static Run playSmall(String typed, String... more) {
    List<String> options = new ArrayList<>(List.of("--seed", "8", "--name", "Ann"));
    options.addAll(List.of("--dice", DICE, "--steps", "1"));
    options.addAll(List.of(more));
    return play(typed, options.toArray(String[]::new));
  }

  private static GameRecord record(Path file) throws Exception {
    return RecordCodec.parse(Files.readString(file));
  }

  private static String drawn(GameRecord game, int round) {
    return game.drawn(0).get(round - 1).stream()
        .map(Placement::toString)
        .collect(Collectors.joining(" "));
  }

  @Test
  void beginning_showsTheSheetTheDiceTheSpecialsAndTheScore() {
    assertThat(playSmall("quit\n\n").out())
        .startsWith("Railroad Ink, Ann, seed 8.\n\nRound 1 of 7: the dice show A1 A3 A4 B0.\n")
        .contains("Ann, 0 points and 0 errors:\n        0      1      2")
        .contains("C       ·      ·      o ")
        .contains("Round 1 of 7. Dice left: A1 A3 A4 B0. Specials left: 3 of S0 S1 S2 S3 S4 S5.\n")
        .endsWith("The game is not kept.\n");
  }

  @Test
  void placement_isDrawnScoredAndTakenFromTheDice() {
    assertThat(playSmall("a4a10\nS2B10\nquit\n\n").out())
        .contains("Ann, 0 points and 1 error:")
        .contains("A       ·      ║      · ")
        .contains("Round 1 of 7. Dice left: A1 A3 B0. Specials left: 3 of S0 S1 S2 S3 S4 S5.")
        .contains("Dice left: A1 A3 B0. Specials left: none in this round.");
  }

  @Test
  void typedCommands_areAnsweredInWords() {
    Run run = playSmall("help\nrules\ntiles\nlegal a4\nlegal\nscore\nsheets\n\nquit\n\n");

    assertThat(run.out())
        .contains("legal TILE   where and how you can draw a tile")
        .contains("all 12 score 45.")
        .contains("  B1  0 HR..  1 .HR.  2 ..HR  3 R..H  4 H..R  5 RH..  6 .RH.  7 ..RH\n")
        .contains("  A4A10 A4A50 A4D01 A4D61 A4G10 A4G50\nAnn, draw")
        .contains("  S3A30 S3B00 S3B60 S3F00 S3F60 S3G30\n")
        .contains("longest railway    0\ntotal              0\n");
  }

  @Test
  void hints_tellWhatBotsWouldDraw() {
    assertThat(playSmall("hint\nhint greedy\nquit\n\n").out())
        .contains("A strong bot is thinking")
        .containsPattern("A strong bot would draw ([ABS]\\d[A-G]\\d\\d ){4,5}and end the round[.]")
        .containsPattern("A greedy bot would draw ([ABS]\\d[A-G]\\d\\d ){4,5}and end the round[.]");
  }

  @Test
  void whatCannotBeDone_isRefusedWithTheReasonAndChangesNothing() throws Exception {
    Path file = folder.resolve("game");
    Run run =
        playSmall(
            "nonsense\nA4\nA2A30\nA4B10\nA1A10\nend\nundo\nlegal X9\nlegal A2\nA4A10\nA3A10\n"
                + "S2B10\nS3A30\nquit\n",
            "--save",
            file.toString());

    assertThat(run.out())
        .contains("That does not work: expected a die")
        .contains("'help' tells what you can type.")
        .contains("That does not work: no die that is left shows A2; left are [A1, A3, A4, B0].")
        .contains("That does not work: no edge of it continues a route or an exit at B1.")
        .contains("That does not work: a highway would meet a railway on the north of A1.")
        .contains("That does not work: A1 can still be drawn, and what can be drawn must be.")
        .contains("There is nothing of yours to take back.")
        .contains("That does not work: there is no such tile; tiles are A0 to A5")
        .contains("Nothing of that can be drawn now.")
        .contains("That does not work: there is A4 on A1 already; choose an empty square.")
        .contains("That does not work: a special tile was drawn in this round already");
    assertThat(drawn(record(file), 1)).isEqualTo("A4A10 S2B10");
  }

  @Test
  void end_rollsTheDiceOfTheNextRound() throws Exception {
    Path file = folder.resolve("game");

    Run run = playSmall(ROUND + "end\nquit\n", "--save", file.toString());

    assertThat(run.out())
        .contains(
            "Dice left: none. Specials left: 3 of S0 S1 S2 S3 S4 S5.\nYou can 'end' the round.")
        .contains("Round 2 of 7: the dice show ");
    assertThat(drawn(record(file), 1)).isEqualTo("A4A10 A3B13 B0B23 A1B31");
    assertThat(record(file).rolls()).hasSize(2);
  }

  @Test
  void undo_leavesAloneWhatOthersHaveDrawnInTheRound() throws Exception {
    Path file = folder.resolve("game");
    String head = "railroadink record 1\nseed 7\nplayers Ann | Bob\n1 A1A1A4B2 | ";
    Files.writeString(file, head + "A4A12 | A1B01 B2A10 A1F01 A4D01 .\n");

    play("undo\nquit\n", "--resume", file.toString());

    assertThat(record(file).drawn(0)).containsExactly(List.of());
    assertThat(record(file).drawn(1).get(0)).hasSize(4);
  }

  @Test
  void undo_takesBackTheLastTileAndThenAcrossTheRound() throws Exception {
    Path file = folder.resolve("game");

    Run run = playSmall(ROUND + "end\nundo\nundo\nquit\n", "--save", "" + file);

    assertThat(run.out())
        .contains("Back to round 1; all that followed is taken back.")
        .contains("The last that you drew is taken back.");
    assertThat(drawn(record(file), 1)).isEqualTo("A4A10 A3B13 B0B23");
    assertThat(record(file).rolls()).hasSize(1);
  }

  @Test
  void savedAfterEveryPlacementAndResumed_goesOnWithTheSamePlayersAndDice() throws Exception {
    Path whole = folder.resolve("whole");
    Path parts = folder.resolve("parts");
    Run once = playSmall(ROUND + "end\nquit\n", "--bots", "greedy", "--save", "" + whole);
    Run first = playSmall("A4A10\nA3B13\nquit\n", "--bots", "greedy", "--save", "" + parts);

    Run second = play("B0B23\nA1B31\nend\nquit\n", "--resume", parts.toString());

    assertThat(first.out()).contains("--resume " + parts + " goes on with it.");
    assertThat(second.out())
        .startsWith("Railroad Ink, Ann and greedy bot, seed 8.\nThe game goes on in round 1.")
        .contains("  greedy bot draws ");
    assertThat(Files.readString(parts)).isEqualTo(Files.readString(whole));
    assertThat(once.out()).contains("It is kept in " + whole);
  }

  @Test
  void diceOfAResumedGame_cannotBeOthersThanItHad() {
    Path file = folder.resolve("game");
    playSmall("quit\n", "--save", file.toString());

    Run agreed = play(ROUND + "end\nquit\n", "--resume", "" + file, "--dice", DICE + ",A0A0A0B0");
    Run refused = play("", "--resume", file.toString(), "--dice", "A0A0A0B0");

    assertThat(agreed.out()).contains("Round 2 of 7: the dice show A0 A0 A0 B0.");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains("--dice: round 1 of the game had A1A3A4B0, not A0A0A0B0");
  }

  @Test
  void quitUnsaved_asksForAFile() throws Exception {
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Path file = folder.resolve("game");

    Run run = playSmall("quit\n" + precious + "\n" + file + "\n");

    assertThat(run.out()).contains("precious exists and is no Railroad Ink record; name another");
    assertThat(precious).hasContent("precious");
    assertThat(record(file).moves()).hasSize(1);
  }

  /** What a bot drew in a game, to be typed by a person, who ends every round. */
  private static String typed(GameRecord game) {
    StringBuilder typed = new StringBuilder();
    for (List<Placement> round : game.drawn(0)) {
      round.forEach(placement -> typed.append(placement).append('\n'));
      typed.append("end\n");
    }
    return typed.toString();
  }

  @Test
  void wholeGame_endsWithScoreCardsAndTheRanking() throws Exception {
    Path file = folder.resolve("game");
    Run bots = Run.arcade("play-out", "railroadink", "--bots", "random,greedy", "--seed", "6");
    GameRecord played = RecordCodec.parse(bots.out());

    Run run = play(typed(played), "--bots", "random,greedy", "--seed", "6", "--save", "" + file);

    assertThat(run.out())
        .contains("The game is over.\nPlayer:\n  networks ")
        .containsPattern("  1[.] greedy bot with \\d+ points and \\d+ errors?\n  2[.] ")
        .contains("\ngreedy bot wins.\n")
        .endsWith("It is kept in " + file + ".\n");
    assertThat(record(file).drawn(0)).isEqualTo(played.drawn(0));
    assertThat(play("", "--resume", file.toString()).out()).contains("greedy bot wins.");
  }

  @Test
  void wholeGameAlone_endsWithTheScoreCardAndNoWinner() {
    GameRecord played = RecordCodec.parse(Run.arcade("play-out", "railroadink").out());
    String dice = RollCodec.formatAll(played.rolls());

    assertThat(play(typed(played), "--dice", dice).out())
        .contains("The game is over.\nPlayer:\n  networks ")
        .doesNotContain("win")
        .containsPattern("  1[.] Player with \\d+ points? and \\d+ errors?\n$");
  }

  @Test
  void equalSheets_shareTheWin() throws Exception {
    Path file = folder.resolve("game");
    String solo = Run.arcade("play-out", "railroadink").out();
    String pair =
        solo.replaceAll("players .*", "players Ann | Bob")
            .replaceAll("(?m)^([1-7] \\w+) ([|].*)$", "$1 $2 $2");
    Files.writeString(file, pair);

    assertThat(play("", "--resume", file.toString()).out())
        .containsPattern("  1[.] Ann with (.*)\n  1[.] Bob with \\1\nAnn and Bob share the win[.]");
  }

  @Test
  void nothingLeftToDraw_endsTheRoundByItself_andUndoGoesBackBeforeIt() throws Exception {
    Path file = folder.resolve("game");

    // With a special tile and all four dice drawn there is nothing more to draw.
    Run run = playSmall(ROUND + "S2D00\nquit\n", "--save", file.toString());
    assertThat(run.out())
        .contains("Ann has nothing more to draw in this round.")
        .contains("Round 2 of 7: the dice show ");

    assertThat(play("undo\nquit\n", "--resume", file.toString()).out())
        .contains("Back to round 1; all that followed is taken back.");
    assertThat(drawn(record(file), 1)).isEqualTo("A4A10 A3B13 B0B23 A1B31");
  }

  @Test
  void solver_isNoOpponent_evenInARecord() throws Exception {
    Path file = folder.resolve("game");
    Files.writeString(file, "railroadink record 1\nseed 1\nplayers Ann | solver bot\n");

    Run run = play("quit\n", "--resume", file.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("solver bot is no fair opponent: it knows all dice beforehand");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void nameOfABot_isRefused() {
    assertThat(play("", "--name", "greedy bot").err()).contains("'greedy bot' is a bot's name");
    assertThat(play("", "--name", "a|b").err()).contains("--name, --bots: a player's name is one");
  }

  @Test
  void watch_showsTheGameToItsEnd() {
    Run run =
        Run.arcade(
            "watch railroadink --pause 0 --seed 3 --bots greedy,solver --steps 1".split(" "));

    assertThat(run.out())
        .startsWith("Railroad Ink, greedy bot and solver bot, seed 3.")
        .contains("  solver bot is thinking")
        .contains("Round 7 of 7: the dice show ")
        .containsPattern("  solver bot draws .*\n(.*\n)?        0      1      2 ")
        .contains("The game is over.")
        .containsPattern("(wins|share the win)[.]\n$");
  }

  @Test
  void menu_playRailroadInk_aloneOrAgainstABot() {
    assertThat(Run.typing("8\nquit\n\nq\n").out()).contains("Railroad Ink, Player, seed ");
    assertThat(Run.typing("9\nra\nquit\n\nq\n").out())
        .contains("Railroad Ink, Player and random bot, seed ");
  }

  @Test
  void menu_savedGameOfRailroadInk_isGoneOnWith() {
    Path file = folder.resolve("game");
    playSmall("quit\n", "--save", file.toString());

    assertThat(Run.typing("11\n" + file + "\nquit\nq\n").out()).contains("goes on in round 1");
  }
}
