package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.notation.RecordCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RailchessTerminalTest {
  @TempDir Path folder;

  private static Run play(String typed, String... options) {
    List<String> command = new ArrayList<>(List.of("play", "railchess"));
    command.addAll(List.of(options));
    return Run.typing(typed, command.toArray(String[]::new));
  }

  /** Ann moves from Lighthouse, with the number 1, against two greedy bots. */
  private static Run playSmall(String typed, String... more) {
    List<String> options = new ArrayList<>(List.of("--seed", "8", "--max-number", "6"));
    options.addAll(List.of("--players", "Ann"));
    options.addAll(List.of(more));
    return play(typed, options.toArray(String[]::new));
  }

  private static GameRecord record(Path file) throws Exception {
    return RecordCodec.parse(Files.readString(file));
  }

  @Test
  void beginning_tellsSeatsNumberStandingsAndDestinations() {
    assertThat(playSmall("quit\n\n").out())
        .startsWith("Railchess, map 'Lantern Quay', 16 stations, 3 lines, 7 spawns, seed 8.")
        .contains("Numbers from 1 to 6, out at 5 stuck turns, with hints.")
        .contains("  Ann (green) starts at Lighthouse (1)")
        .contains("Ann (green) is at Lighthouse (1) and has the number 1.")
        .contains("  Ann -- 1 / 32\n  greedy bot 2 -- 1 / 32\n")
        .contains("You can ride to:\n  Fish Market (2)  worth 3, free\nAnn, ride to (help): ")
        .endsWith("The game is not kept.\n");
  }

  @Test
  void ride_byTheBeginningOfAName_claims() {
    assertThat(playSmall("fish\nquit\n\n").out())
        .contains("Ann rides to Fish Market (2) and claims it for 3.")
        .contains("greedy bot 2 (yellow) is at Observatory (7) and has the number ");
  }

  @Test
  void typedCommands_areAnsweredInWords() {
    assertThat(playSmall("help\nrules\nlist\nmap\nstandings\nhow 2\nhow 3\nhow\n\nquit\n\n").out())
        .contains("how STATION  how to ride there")
        .contains("at 5 stuck turns. Whoever has most points wins")
        .contains("  Harbour Line: Lighthouse (1)[G*] - Fish Market (2) - ")
        .contains("  On foot: Fish Market (2) - Rope Walk (15)")
        .contains("[G = Ann, Y = greedy bot 2, P = greedy bot, * = stands there,")
        .contains("From Lighthouse (1) take Harbour Line to Fish Market (2).")
        .contains("You cannot ride to Old Bridge (3) with the number 1; 'list' tells where")
        .contains("Name the station, such as: how 4");
  }

  @Test
  void whatCannotBeDone_isRefusedWithTheReason() {
    assertThat(playSmall("nonsense\nm\n7\n3\nback\nhow nowhere\nquit\n\n").out())
        .contains("That does not work: there is no station 'nonsense' on the map; give a number")
        .contains("That does not work: 'm' may be Meadow Park (13), Museum (14)")
        .contains("That does not work: Observatory (7) belongs to greedy bot 2.")
        .contains("That does not work: no ride of 1 link")
        .contains("There is no ride of yours to take back.")
        .contains("there is no station 'nowhere'");
  }

  @Test
  void back_returnsToTheTurnBeforeTheOwnLastRide() throws Exception {
    Path file = folder.resolve("game");

    Run run = playSmall("2\nback\nquit\n", "--save", file.toString());

    assertThat(run.out()).contains("Your last ride is taken back, and all that followed it.");
    assertThat(record(file).moves()).containsExactly(new Move.Roll(1));
  }

  @Test
  void savedAndResumed_goesOnWithTheSamePlayersAndNumbers() throws Exception {
    Path whole = folder.resolve("whole");
    Path parts = folder.resolve("parts");
    Run once = playSmall("2\nquit\n", "--save", whole.toString());
    Run first = playSmall("quit\n", "--save", parts.toString());

    Run second = play("2\nquit\n", "--resume", parts.toString());

    assertThat(first.out()).contains("--resume " + parts + " goes on with it.");
    assertThat(second.out())
        .contains("The game goes on after 1 move.")
        .contains("Ann (green) is at Lighthouse (1) and has the number 1.");
    assertThat(Files.readString(parts)).isEqualTo(Files.readString(whole));
    assertThat(once.out()).contains("It is kept in " + whole);
  }

  @Test
  void quitUnsaved_asksForAFile() throws Exception {
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Path file = folder.resolve("game");

    Run run = playSmall("quit\n" + precious + "\n" + file + "\n");

    assertThat(run.out()).contains("precious exists and is no Railchess record; name another file");
    assertThat(precious).hasContent("precious");
    assertThat(record(file).moves()).hasSize(1);
  }

  @Test
  void leave_letsTheBotsPlayOnToTheEnd() throws Exception {
    Path file = folder.resolve("game");

    Run run = playSmall("leave\n", "--save", file.toString());

    assertThat(run.out())
        .contains("  Ann leaves the game.")
        .contains("The game is over: ")
        .contains("  2. Ann (green) with 1 point\n")
        .endsWith("It is kept in " + file + ".\n");
    assertThat(record(file).last().outcome()).isPresent();
  }

  @Test
  void wholeGame_typedByStationNumbers_endsWithTheRanking() throws Exception {
    Path file = folder.resolve("game");
    Run run =
        play(
            // Every number on the map: the possible ones are ridden, the others refused.
            "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n".repeat(40),
            "--players",
            "Ann,Bob",
            "--seed",
            "2",
            "--max-number",
            "4",
            "--save",
            file.toString());

    assertThat(run.out()).contains("The game is over: ").containsPattern("(wins|share the win)[.]");
    assertThat(record(file).last().outcome()).isPresent();
    assertThat(play("", "--resume", file.toString()).out()).contains("The game is over: ");
  }

  @Test
  void withoutHints_destinationsAreNotToldButTheNextNumberIs() {
    Run run = playSmall("list\nhow 2\n2\nquit\n\n", "--no-hints");

    assertThat(run.out())
        .doesNotContain("You can ride to")
        .contains("This game is played without hints: find your destinations on the map.")
        .contains("This game is played without hints: find a way on the map yourself.")
        .containsPattern("Ann, your number in the next turn will be [1-6][.]")
        .doesNotContain("bot, your number");
  }

  @Test
  void bots_ofPeopleAmongThemselves_areNone() {
    assertThat(play("", "--players", "Ann,Bob", "--seed", "1").out()).doesNotContain("bot");
    assertThat(play("", "--players", "Ann,Bob", "--bots", "strong", "--seed", "1").out())
        .contains("strong bot");
  }

  @Test
  void watch_showsTheGameToItsEnd() {
    Run run = Run.arcade("watch", "railchess", "--pause", "0", "--seed", "3");

    assertThat(run.out())
        .contains("greedy bot 2 rides to Old Bridge (3) and claims it for 4.")
        .contains("nobody else can reach them.")
        .contains("The game is over: every station is claimed or out of reach.")
        .contains("  1. greedy bot 2 (pink) with 13 points\n  1. greedy bot 3 (green) with 13")
        .contains("  3. greedy bot (blue) with 8 points")
        .endsWith("greedy bot 2 and greedy bot 3 share the win.\n");
  }

  @Test
  void watch_smallestMapWithLargeNumbers_tellsOfStuckPlayers() {
    Run run = Run.arcade("watch", "railchess", "--pause", "0", "--seed", "5", "--max-stucks", "1");

    assertThat(run.out())
        .contains("is stuck: no ride of that length leads anywhere (1 of 1).")
        .contains("was stuck too often and is out.");
  }

  @Test
  void menu_playRailchess_asksForMapAndLevel() {
    Run run = Run.typing("5\nrin\ngr\nquit\n\nq\n");

    assertThat(run.out()).contains("Railchess, map 'Rondel'").contains("greedy bot 2");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void menu_savedGameOfRailchess_isGoneOnWith() {
    Path file = folder.resolve("game");
    playSmall("quit\n", "--save", file.toString());

    assertThat(Run.typing("7\n" + file + "\nquit\nq\n").out()).contains("The game goes on after 1");
  }
}
