package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.arcade.support.GaveUpException;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.Player;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Matches with a clock that goes as the test wants. */
class MatchTest {
  private static final String LEVEL =
      """
      puzzle-chess-level 1
      name yard
      scene yard
      board
        8 . . . . k . . .
        7 . . . . . . . r
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . . K . . .
          a b c d e f g h
      first black
      goal checkmate
      """;

  private static final Players PLAYERS = new Players(Map.of(Side.WHITE, Pastor.NOVICE));

  private final StringWriter said = new StringWriter();
  private final Narrator narrator = new Narrator(PLAYERS, new PrintWriter(said));
  private long seconds;

  private Game begin(String more) {
    return Game.start(LevelCodec.parse(LEVEL + more), () -> TimeUnit.SECONDS.toNanos(seconds));
  }

  private Game play(Game begun, Bot white, List<Answer> answers) {
    Deque<Answer> left = new ArrayDeque<>(answers);
    return play(begun, white, narrator, game -> left.isEmpty() ? new Answer.Quit() : left.remove());
  }

  /** A person types, with the questions told as they are on the screen. */
  private Game type(Game begun, Bot white, String typed) {
    PrintWriter out = new PrintWriter(said);
    Prompt prompt = new Prompt(new BufferedReader(new StringReader(typed)), out);
    Planning planning = new Planning(narrator);
    return play(
        begun,
        white,
        narrator,
        game -> new PersonsTurn(game, narrator, prompt, new Adviser(1), planning).ask());
  }

  private static Game play(
      Game begun, Bot white, Narrator narrator, Function<Game, Answer> person) {
    Keeper nowhere = new Keeper(new SaveOptions(), PLAYERS);
    return new Match(begun, Map.of(Side.WHITE, white), narrator, person, nowhere).play();
  }

  private static Bot playing(String... moves) {
    Deque<String> left = new ArrayDeque<>(List.of(moves));
    return game -> MoveCodec.parse(left.remove(), game.position());
  }

  private static Answer move(Game game, String move, String... planned) {
    List<Move> premoves =
        Stream.of(planned).map(each -> MoveCodec.parse(each, game.position())).toList();
    return new Answer.Play(MoveCodec.parse(move, game.position()), premoves);
  }

  @Test
  void confirmedByHand_aMoveWaits_butPastorsDoesNot() {
    Game begun = begin("confirm by-hand\n");

    Game played =
        play(
            begun,
            playing("e1d1"),
            List.of(
                move(begun, "h7h6"),
                new Answer.Withdraw(),
                move(begun, "h7h2"),
                new Answer.Confirm()));

    assertThat(said.toString())
        .doesNotContain("Rh6")
        .contains("Black plays Rxh2.\n  The white pawn on h2 is captured.\n")
        .contains("White (novice Pastor) plays Kd1.");
    assertThat(played.record().entries()).hasSize(2);
  }

  @Test
  void plannedMoves_arePlayedInLaterTurns_andDroppedIfTheyCannotBe() {
    Game begun = begin("");

    play(
        begun,
        playing("e1d1", "d1e1", "e1d1"),
        List.of(move(begun, "h7h6", "h6h5", "e8e6", "h5h4")));

    assertThat(said.toString())
        .containsSubsequence(
            "Black plays Rh6.",
            "White (novice Pastor) plays Kd1.",
            "Black plays Rh5.",
            "White (novice Pastor) plays Ke1.",
            "Black plays Rh4.",
            "e8e6 was planned, and is dropped.");
  }

  @Test
  void plansThatAreGivenUp_areNotPlayed() {
    Game begun = begin("confirm by-hand\n");

    Game played =
        play(
            begun,
            playing("e1d1"),
            List.of(
                move(begun, "h7h6", "h6h5"),
                new Answer.Confirm(),
                new Answer.Withdraw(),
                new Answer.CancelPlans()));

    assertThat(said.toString()).endsWith("Nothing is planned for your next turns.\n");
    assertThat(played.proposed()).isEmpty();
    assertThat(played.premoves(Side.BLACK)).isEmpty();
  }

  @Test
  void plannedMoveThatWaits_isAskedForBelowTheBoardWithTheReply() {
    type(
        begin("confirm by-hand\n"),
        playing("e1d1", "d1c1"),
        "premove h6h5\nRh6\nyes\nundo\nmoves h6\n");

    assertThat(said.toString())
        .containsSubsequence(
            "White (novice Pastor) plays Kd1.\n",
            "6 . . . . . . . r\n",
            "1 . . . K . . . .\n",
            "Turn 2, Black to move\nBlack, Rh5 (0:00 used; yes or no)? The move is withdrawn.\n",
            "Black, your move (0:00 used; help): Rxh2, Rh3, Rh4, Rh5")
        .doesNotContain("Taken back");
  }

  @Test
  void plansOfEarlierTurns_areToldTogetherWithNewOnes() {
    type(
        begin("confirm by-hand\n"),
        playing("e1d1", "d1c1"),
        "premove h6h5 h5h4\nRh6\nyes\npremove\npremove h4h3\npremove none\nyes\n");

    assertThat(said.toString())
        .contains("yes or no)? Planned for your next turns: h5h4. 'premove none' forgets that.\n")
        .contains("yes or no)? Planned for your next turns: h5h4, h4h3. 'premove none'")
        .contains("yes or no)? Nothing is planned for your next turns.\n")
        .contains("Black plays Rh5.\n");
  }

  @Test
  void flagThatHasFallen_isToldOnceWhateverIsTriedThen() {
    Game begun = begin("clock down white 0:10 black 0:10\n");
    seconds = 11;

    type(begun, playing(), "undo\nundo\n");

    assertThat(said.toString())
        .containsOnlyOnce("\nOver: failed, time\nBlack's time is over; the level is failed.\n")
        .contains("undo, reset or quit: Time is not given back; 'reset' begins anew.\nundo, reset");
  }

  @Test
  void chosenMoveForWhichTheTimeIsOver_isNeitherConfirmedNorWithdrawn() {
    Game begun = begin("clock down white 0:10 black 0:10\nconfirm by-hand\n");
    Game chosen = begun.propose(MoveCodec.parse("h7h6", begun.position()));
    seconds = 11;

    type(chosen, playing(), "yes\nundo\n");

    assertThat(said.toString())
        .contains("undo, reset or quit: The game is over: undo, reset or quit.\n")
        .contains("Time is not given back")
        .doesNotContain("withdrawn");
  }

  @Test
  void fullRecord_breaksOffWhatBotsPlay() {
    String comings = String.join(" ; ", Collections.nCopies(32, "spawn crate a4 ; remove a4"));
    String squares =
        Stream.of(Square.values()).map(Square::toString).collect(Collectors.joining(" "));
    String busy = "when enters %s : %s\n".formatted(squares, comings);
    Level level = LevelCodec.parse(LEVEL + busy.repeat(64) + "draws none\n");
    Player first = position -> position.legalMoves().get(0);

    GameRecord full =
        Bots.playOut(GameRecord.start(level), Map.of(Side.WHITE, first, Side.BLACK, first), 10_000);
    play(Game.resume(full, () -> 0), game -> first.choose(game.position()), List.of());

    assertThat(full.isFull()).isTrue();
    assertThat(full.entries()).hasSizeLessThan(10_000);
    assertThat(said.toString()).contains("so much happens with each move");
  }

  @Test
  void gameThatNobodyCanReadAnyMore_ends() {
    PrintWriter broken =
        new PrintWriter(
            new Writer() {
              @Override
              public void write(char[] text, int offset, int length) throws IOException {
                throw new IOException("nobody listens");
              }

              @Override
              public void flush() {}

              @Override
              public void close() {}
            });
    Players players = new Players(Map.of(Side.WHITE, Pastor.NOVICE));
    Match match =
        new Match(
            begin(""),
            Map.of(),
            new Narrator(players, broken),
            game -> new Answer.Quit(),
            new Keeper(new SaveOptions(), players));

    assertThatThrownBy(match::play)
        .isInstanceOf(GaveUpException.class)
        .hasMessage("the game could not be written to standard output");
  }

  @Test
  void pastorWhoThinksTooLong_losesByTime() {
    Game begun = begin("clock down white 0:10 black 0:10\n");

    play(
        begun,
        game -> {
          seconds += 11;
          return MoveCodec.parse("e1d1", game.position());
        },
        List.of(move(begun, "h7h6")));

    assertThat(said.toString())
        .doesNotContain("That does not work")
        .contains("\nOver: solved, time\nWhite's time is over; the level is solved.\n");
  }

  @Test
  void whoseTimeIsOver_cannotUndoIt_butResets() {
    Game begun = begin("clock down white 0:10 black 0:10\n");
    seconds = 11;

    Game played =
        play(
            begun,
            playing("e1d1"),
            List.of(new Answer.TimeOver(), new Answer.Undo(), new Answer.Reset()));

    assertThat(said.toString())
        .contains("Black's time is over; the level is failed.")
        .contains("Time is not given back; 'reset' begins anew.")
        .contains("The game begins anew.");
    assertThat(played.outcome()).isEmpty();
  }

  @Test
  void undo_takesBackTheReplyToo_asOftenAsTheSceneSays() {
    Game begun = begin("undo 1\n");

    Game played =
        play(
            begun,
            playing("e1d1", "e1d1"),
            List.of(
                move(begun, "h7h6"), new Answer.Undo(), move(begun, "h7h5"), new Answer.Undo()));

    assertThat(said.toString())
        .contains("Taken back; 0 more.")
        .contains("No more moves may be taken back here");
    assertThat(played.position().turn()).isEqualTo(2);
  }
}
