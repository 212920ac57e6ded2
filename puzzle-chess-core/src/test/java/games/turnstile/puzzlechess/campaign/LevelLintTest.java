package games.turnstile.puzzlechess.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.scene.Level;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelLintTest {
  /** Black's rooks mate in one. */
  private static final String LADDER = "4k3/8/8/8/8/1r6/r7/4K3";

  private static final String ROOM = "8/8/3C4/8/8/2r5/8/8";

  private static Level level(String head, String board, String... lines) {
    StringBuilder text =
        new StringBuilder("puzzle-chess-level 1\nname trial\n%s\nscene room\n".formatted(head));
    text.append(board(board)).append("\n").append(String.join("\n", lines)).append("\n");
    return LevelCodec.parse(text.toString());
  }

  private static String board(String fen) {
    StringBuilder board = new StringBuilder("board");
    String[] ranks = fen.split("/");
    for (int i = 0; i < 8; i++) {
      board.append("\n  ").append(8 - i);
      for (char square : ranks[i].toCharArray()) {
        board.append(Character.isDigit(square) ? " .".repeat(square - '0') : " " + square);
      }
    }
    return board.toString();
  }

  private static List<LevelWarning> solutionOf(Level level) {
    return LevelLint.checkSolution(level, Budget.UNLIMITED, Progress.SILENT);
  }

  @Test
  void aSoundLevelIsNotWarnedOf() {
    assertThat(solutionOf(level("shortest 1", LADDER, "first black", "goal checkmate"))).isEmpty();
  }

  @Nested
  class Goals {
    @Test
    void mateOfNobody_isWarnedOf() {
      assertThat(LevelLint.check(level("", "4k3/8/8/8/8/1r6/r7/3R4", "goal checkmate")))
          .containsExactly(
              new LevelWarning(Code.KING_MISSING, "room", "White is to be mated and has no king"));
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "reach d8 by black queen | there never is a piece that fits \"black queen\"",
          "reach d8 by white | there never is a piece that fits \"white\"",
          "capture 1 white | captures of \"white\" asked for: 1, possible: 0",
          "keep white rook and reach c8 | there is no white rook to keep",
          "crates d4 e4 | squares that want crates: 2, crates: 1",
          "reach c8 and crates d4 e4 | squares that want crates: 2, crates: 1",
          "within 4 crates d4 e4 | squares that want crates: 2, crates: 1",
          "reach c8 by knight or reach c8 by queen | there never is a piece that fits \"knight\"",
        })
    void aGoalThatCannotBe_isWarnedOf(String goal, String detail) {
      assertThat(LevelLint.check(level("", ROOM, "goal " + goal)))
          .containsExactly(new LevelWarning(Code.GOAL_UNREACHABLE, "room", detail));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "reach c8 by black rook",
          "reach c8",
          "reach c8 by knight or reach c8 by rook",
          "crates d4",
          "survive 3",
        })
    void aGoalThatCanBe_isNot(String goal) {
      assertThat(LevelLint.check(level("", ROOM, "goal " + goal))).isEmpty();
    }

    @Test
    void voidSquaresCannotBeReached() {
      assertThat(LevelLint.check(level("", "#7/8/3C4/8/8/2r5/8/8", "goal reach a8")))
          .containsExactly(
              new LevelWarning(Code.GOAL_UNREACHABLE, "room", "what is to be reached is void"));
      assertThat(LevelLint.check(level("", "#7/8/3C4/8/8/2r5/8/8", "goal crates a8")))
          .containsExactly(
              new LevelWarning(
                  Code.GOAL_UNREACHABLE, "room", "a crate is to come to a void square"));
    }

    @Test
    void moreTurnsThanThereAre_cannotBeSurvived() {
      assertThat(LevelLint.check(level("", ROOM, "goal survive 5", "turn-limit 4")))
          .extracting(LevelWarning::detail)
          .containsExactly("turns to survive: 5, turns that there are: 4");
    }

    @Test
    void whatIsSpawnedOrPromotedCanBeReachedWith() {
      assertThat(
              LevelLint.check(
                  level("", ROOM, "goal reach d8 by queen", "when turn 2 : spawn black queen a1")))
          .isEmpty();
      assertThat(
              LevelLint.check(
                  level("", "8/8/8/8/8/8/3p4/8", "store black Q", "goal reach d1 by black queen")))
          .isEmpty();
      assertThat(
              LevelLint.check(
                  level("", "8/8/8/8/8/8/3p4/8", "store black R", "goal reach d1 by black queen")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.GOAL_UNREACHABLE);
    }

    @Test
    void pawnsThatMayBecomeWhatIsToBeCaptured_count() {
      assertThat(
              LevelLint.check(
                  level(
                      "",
                      "8/3P4/8/8/8/8/8/r7",
                      "first black",
                      "promotion orthodox",
                      "goal capture white queen")))
          .isEmpty();
    }
  }

  @Nested
  class Parts {
    @Test
    void aLevelThatNothingSolves_isWarnedOf() {
      assertThat(LevelLint.check(level("", ROOM)))
          .containsExactly(
              new LevelWarning(Code.NO_GOAL, "", "no scene has a goal or a reaction that wins"));
      assertThat(LevelLint.check(level("", ROOM, "when enters c8 : win"))).isEmpty();
    }

    @Test
    void aSceneWithoutAWayToIt_isWarnedOf() {
      String second = "scene attic\n" + board(ROOM) + "\nentry door a1";
      assertThat(LevelLint.check(level("", ROOM, "goal reach c8", second)))
          .containsExactly(
              new LevelWarning(
                  Code.SCENE_UNREACHABLE, "attic", "no way of links leads to this scene"));
      assertThat(
              LevelLint.check(level("", ROOM, "goal reach c8", "link up c8 to attic door", second)))
          .isEmpty();
    }

    @Test
    void piecesThatTravelCanReachTheGoalOfAnotherScene() {
      String attic = "scene attic\n" + board("8/8/8/8/8/8/8/8") + "\nentry door a1\n";
      String goal = "goal reach h1 by black rook";
      assertThat(LevelLint.check(level("", ROOM, "link up c8 to attic door", attic + goal)))
          .isEmpty();
      assertThat(
              LevelLint.check(
                  level("", "8/8/8/8/8/8/8/2n5", "link up c8 to attic door", attic + goal)))
          .extracting(LevelWarning::code)
          .containsExactly(Code.GOAL_UNREACHABLE);
    }

    @Test
    void piecesThatTravelThroughOtherScenes_orAreMadeThere_canReachTheGoal() {
      String empty = board("8/8/8/8/8/8/8/8");
      String hall = "scene hall\n" + empty + "\nentry in a8\nlink on h8 to yard in\n";
      String yard = "scene yard\n" + empty + "\nentry in a8\ngoal reach h1 by black ";
      String way = "link out h3 to hall in";
      assertThat(LevelLint.check(level("", ROOM, way, hall + yard + "rook"))).isEmpty();
      assertThat(LevelLint.check(level("", ROOM, way, hall + yard + "queen")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.GOAL_UNREACHABLE);
      String pawn = "8/8/8/8/8/8/3p4/8";
      assertThat(LevelLint.check(level("", pawn, "promotion orthodox", way, hall + yard + "queen")))
          .isEmpty();
    }

    @Test
    void anOwnKindThatIsNowhere_isWarnedOf() {
      assertThat(LevelLint.check(level("kind cat A W", ROOM, "goal reach c8")))
          .containsExactly(
              new LevelWarning(Code.UNUSED, "", "there is no cat anywhere in the level"));
    }

    @Test
    void anInputThatNobodyListensTo_isWarnedOf() {
      assertThat(LevelLint.check(level("", ROOM, "goal reach c8", "input plate d5")))
          .containsExactly(
              new LevelWarning(Code.UNUSED, "room", "no output listens to the input plate"));
    }

    @Test
    void outputsThatDoNotComeToRest_areWarnedOf() {
      assertThat(
              LevelLint.check(
                  level(
                      "",
                      ROOM,
                      "goal reach c8",
                      "input plate d5",
                      "output bell h1 when plate and not bell raises a1-b1")))
          .containsExactly(
              new LevelWarning(
                  Code.OSCILLATION,
                  "room",
                  "outputs do not come to rest when these inputs are on: plate"));
    }
  }

  @Nested
  class Solutions {
    @Test
    void aLevelThatIsOverAtOnce_isWarnedOf() {
      assertThat(LevelLint.check(level("", ROOM, "goal reach c3")))
          .containsExactly(
              new LevelWarning(
                  Code.OVER_AT_START, "", "the level is solved before the first move"));
    }

    @Test
    void aLevelThatCannotBegin_isWarnedOf() {
      assertThat(solutionOf(level("", "4k3/8/8/8/8/8/8/r3K3", "first black", "goal checkmate")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.NOT_PLAYABLE);
    }

    @Test
    void aShorterSolutionThanTheLevelSays_isToldWithItsMoves() {
      assertThat(solutionOf(level("shortest 2", LADDER, "first black", "goal checkmate")))
          .containsExactly(
              new LevelWarning(
                  Code.SHORTER_SOLUTION, "", "there is a solution in 1, not 2: [b3b1]"));
    }

    @Test
    void noSolutionInAsManyMovesAsTheLevelSays_isTold() {
      assertThat(solutionOf(level("shortest 1", "4k3/8/8/8/8/8/r7/4K3", "goal checkmate")))
          .containsExactly(
              new LevelWarning(
                  Code.UNSOLVED, "", "there is no solution in 1 against every defence"));
    }

    @Test
    void severalFirstMoves_areTold() {
      assertThat(
              solutionOf(
                  level("shortest 1", "4k3/8/8/8/8/1r6/rr6/4K3", "first black", "goal checkmate")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.SEVERAL_KEYS);
    }

    @Test
    void severalFirstMovesAfterOneOfWhitesReplies_areTold() {
      String twoWays = "r3b3/8/8/8/8/8/P7/8";
      assertThat(solutionOf(level("shortest 1", twoWays, "goal capture white pawn")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.SEVERAL_KEYS);
    }

    @Test
    void aLevelThatDoesNotSay_isNotProven() {
      assertThat(solutionOf(level("", LADDER, "first black", "goal checkmate")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.SHORTEST_UNSTATED);
    }

    @Test
    void whatTakesTooLong_isNotProven() {
      Level level = level("shortest 9", ROOM, "goal crates a8");
      assertThat(LevelLint.checkSolution(level, nodes -> false, Progress.SILENT))
          .extracting(LevelWarning::code)
          .containsExactly(Code.NOT_PROVEN);
      assertThat(solutionOf(level("shortest 101", ROOM, "goal crates a8")))
          .extracting(LevelWarning::code)
          .containsExactly(Code.NOT_PROVEN);
    }
  }
}
