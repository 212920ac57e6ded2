package games.turnstile.gambit.display;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.IllegalMoveException;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Turn;
import games.turnstile.gambit.notation.TurnCodec;
import java.io.BufferedReader;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchTest {
  /** X at a2 can jump three pieces of O one after another and come back. */
  private static final String CHAIN = "00000000120000002200000000000000 X";

  private static final Map<Side, Player> NO_BOTS = Map.of();

  private static List<Turn> turns(String... texts) {
    return List.of(texts).stream().map(TurnCodec::parse).toList();
  }

  @Test
  void play_twoBots_reachesTheEndAndShowsTheScoreOnce() {
    ScriptedScreen screen =
        ScriptedScreen.play(
            Setup.initial(), Map.of(Side.O, Level.EASY.player(1), Side.X, Level.EASY.player(2)));

    assertThat(screen.game().last().outcome()).isPresent();
    assertThat(screen.shown()).containsOnlyOnce("Score: X ");
  }

  @Test
  void play_botMovesFirst_theScreenTellsItsTurnBeforeAsking() {
    Player bot = position -> TurnCodec.parse("c3xc1", position);

    ScriptedScreen screen = ScriptedScreen.play(Setup.initial(), Map.of(Side.O, bot), "quit");

    assertThat(screen.game().turns()).isEqualTo(turns("c3xc1"));
    assertThat(screen.shown()).contains("O plays c3xc1").contains("X to move");
  }

  @Test
  void play_followUps_areAskedForUntilThePlayerStops() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "a2xc2", "c2xa4", "stop");

    assertThat(screen.game().turns()).isEqualTo(turns("a2xc2xa4"));
    assertThat(screen.shown()).contains("X on from c2, or stop").contains("X on from a4, or stop");
  }

  @Test
  void play_chainTypedAtOnce_isPlayedWithoutFurtherQuestions() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "a2xc2xa4xa2");

    assertThat(screen.game().turns()).isEqualTo(turns("a2xc2xa4xa2"));
    assertThat(screen.shown()).doesNotContain("on from").contains("Score: X 1, O 0. X wins.");
  }

  @Test
  void play_chainThatGoesWrong_isRefusedAsAWhole() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "a2xc2xe2xa4", "a2xa4", "a4");

    assertThat(screen.game().turns()).isEqualTo(turns("a2xa4"));
    assertThat(screen.shown())
        .containsOnlyOnce("That does not work: there is no piece on d2 to jump over.");
  }

  @Test
  void play_chainLongerThanTheTurn_leavesNothingForTheNextTurn() {
    ScriptedScreen screen = ScriptedScreen.play(Setup.initial(), NO_BOTS, "c3xc1xe3", "quit");

    assertThat(screen.game().turns()).isEmpty();
    assertThat(screen.shown()).contains("e3 is not empty");
  }

  @Test
  void play_botCheats_isNotShownAsATurn() {
    Player cheat = position -> TurnCodec.parse("a1xa3");
    StringBuilder out = new StringBuilder();
    PlainTextDisplay screen = new PlainTextDisplay(new BufferedReader(Reader.nullReader()), out);
    GameRecord start = GameRecord.start();

    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> Match.play(start, Map.of(Side.O, cheat), screen));
    assertThat(out).doesNotContain("plays");
  }

  @Test
  void play_illegalMove_isExplainedAndChangesNothing() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "b2xd2", "stop", "quit");

    assertThat(screen.game().turns()).isEmpty();
    assertThat(screen.shown())
        .contains("the piece on b2 is O's, and it is X's turn")
        .contains("a turn has at least one jump");
  }

  @Test
  void play_wholeGame_looksLikeThis() {
    Player bot = position -> TurnCodec.parse("h1xf1", position);

    ScriptedScreen screen =
        ScriptedScreen.play("00000012100000002000000000000000 X", Map.of(Side.O, bot), "a2xa4");

    assertThat(screen.shown())
        .isEqualTo(
            """

                a b c d e f g h
              1 . . . . . . X O
              2 X . . . . . . .
              3 O . . . . . . .
              4 . . . . . . . .

            X to move (help): X plays a2xa4

                a b c d e f g h
              1 . . . . . . X O
              2 . . . . . . . .
              3 . . . . . . . .
              4 X . . . . . . .

            O plays h1xf1

                a b c d e f g h
              1 . . . . . O . .
              2 . . . . . . . .
              3 . . . . . . . .
              4 X . . . . . . .

            X has no jump: the game is over.
            X has the island a4 for 1
            O has the island f1 for 1
            Score: X 1, O 1. A draw.
            """);
  }

  @Test
  void play_takeBackInMidTurn_beginsTheTurnAnew() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "a2xc2", "back", "a2xa4", "stop");

    assertThat(screen.game().turns()).isEqualTo(turns("a2xa4"));
  }

  @Test
  void play_takeBackAtTheStartOfATurn_undoesTheBotsReplyAndOnesOwnTurn() {
    Map<Side, Player> bots = Map.of(Side.X, Level.HARD.player(3));

    ScriptedScreen screen =
        ScriptedScreen.play(Setup.initial(), bots, "c3xc1", "back", "d3xd1", "quit");

    assertThat(screen.game().turns()).hasSize(2);
    assertThat(screen.game().turns().get(0)).isEqualTo(TurnCodec.parse("d3xd1"));
  }

  @Test
  void play_takeBackBeforeAnyTurn_saysThatThereIsNone() {
    ScriptedScreen screen = ScriptedScreen.play(Setup.initial(), NO_BOTS, "back", "quit");

    assertThat(screen.shown()).contains("there is no turn of O to take back");
  }

  @Test
  void play_wayWithStop_endsTheTurnThere() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "a2xc2xa4 stop");

    assertThat(screen.game().turns()).isEqualTo(turns("a2xc2xa4"));
    assertThat(screen.shown()).doesNotContain("on from");
  }

  @Test
  void play_restOfATurnAtOnce_isAddedToWhatWasJumpedBefore() {
    ScriptedScreen screen = ScriptedScreen.play(CHAIN, NO_BOTS, "a2xc2", "c2xa4 stop");

    assertThat(screen.game().turns()).isEqualTo(turns("a2xc2xa4"));
  }

  @Test
  void play_illegalTurnFromTheDisplay_isExplainedAndAskedAgain() {
    Answer illegal = new Answer.PlayTurn(TurnCodec.parse("a1xa3"));
    Answer legal = new Answer.PlayTurn(TurnCodec.parse("c3xc1"));
    RecordingDisplay display = new RecordingDisplay(illegal, legal, new Answer.Leave());

    GameRecord game = Match.play(GameRecord.start(), NO_BOTS, display);

    assertThat(game.turns()).isEqualTo(turns("c3xc1"));
    assertThat(display.problems()).containsExactly("there is no piece on a1");
  }

  @Test
  void play_noAnswer_isRefused() {
    RecordingDisplay display = new RecordingDisplay((Answer) null);

    assertThatNullPointerException()
        .isThrownBy(() -> Match.play(GameRecord.start(), NO_BOTS, display))
        .withMessage("the display's answer");
  }

  @Test
  void play_everyChange_isHandedToTheKeeper() {
    RecordingDisplay display =
        new RecordingDisplay(
            new Answer.PlayTurn(TurnCodec.parse("c3xc1")),
            new Answer.PlayTurn(TurnCodec.parse("b2xb4")),
            new Answer.TakeBack(),
            new Answer.Leave());
    List<Integer> lengths = new ArrayList<>();

    Match.play(GameRecord.start(), NO_BOTS, display, game -> lengths.add(game.turns().size()));

    assertThat(lengths).containsExactly(1, 2, 0);
  }

  @Test
  void play_setupInMidTurn_countsTheRestAsATurn() {
    ScriptedScreen screen =
        ScriptedScreen.play("00000000120000002200000000000000 X a2", NO_BOTS, "stop");

    assertThat(screen.game().turns()).isEqualTo(turns("a2"));
  }

  @Test
  void play_somebodyLeaves_keepsWhatWasPlayed() {
    ScriptedScreen screen = ScriptedScreen.play(Setup.initial(), NO_BOTS, "c3xc1", "quit");

    assertThat(screen.game().turns()).isEqualTo(turns("c3xc1"));
    assertThat(screen.shown()).doesNotContain("Score");
  }

  @Test
  void play_gameAlreadyOver_onlyShowsIt() {
    ScriptedScreen screen = ScriptedScreen.play("10000000000000000000000000000002 X", NO_BOTS);

    assertThat(screen.game().turns()).isEmpty();
    assertThat(screen.shown()).contains("Score: X 1, O 1. A draw.");
  }
}
