package games.turnstile.puzzlechess.campaign;

import static games.turnstile.puzzlechess.campaign.Rooms.EMPTY;
import static games.turnstile.puzzlechess.campaign.Rooms.ROOM;
import static games.turnstile.puzzlechess.campaign.Rooms.level;
import static games.turnstile.puzzlechess.campaign.Rooms.scene;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
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
          "reach d8 by black queen | the goal is never reached: there never is a piece that fits \"black queen\"",
          "reach d8 by white | the goal is never reached: there never is a piece that fits \"white\"",
          "capture 1 white | captures of \"white\" asked for: 1, possible: 0",
          "keep white rook and reach c8 | there is no white rook to keep",
          "crates d4 e4 | squares that want crates: 2, crates: 1",
          "reach c8 and crates d4 e4 | squares that want crates: 2, crates: 1",
          "within 4 crates d4 e4 | squares that want crates: 2, crates: 1",
          "reach c8 by knight or reach c8 by queen | the goal is never reached: there never is a piece that fits \"knight\"",
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
              new LevelWarning(
                  Code.GOAL_UNREACHABLE, "room", "the goal is never reached: a8 is void"));
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

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "within 3 survive 5 | turns to survive: 5, turns that there are: 3",
          "survive 5 and within 4 reach c8 | turns to survive: 5, turns that there are: 4",
          "survive 5 and (within 4 reach c8 or within 2 reach d8) | turns to survive: 5, turns that there are: 4",
          "within 9 (reach c8 and within 3 survive 5) | turns to survive: 5, turns that there are: 3",
        })
    void aGoalThatTakesLongerThanItMay_isWarnedOf(String goal, String detail) {
      assertThat(LevelLint.check(level("", ROOM, "goal " + goal)))
          .containsExactly(new LevelWarning(Code.GOAL_UNREACHABLE, "room", detail));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "within 5 survive 5",
          "within 3 (survive 5 or reach c8)",
          "survive 5 and (within 4 reach c8 or reach d8)",
          "survive 5 or within 4 reach c8",
        })
    void aGoalThatIsJustInTime_isNot(String goal) {
      assertThat(LevelLint.check(level("", ROOM, "goal " + goal, "turn-limit 5"))).isEmpty();
    }

    @Test
    void pawnsAreNoneOnTheirLastRank_andNothingStandsWhereAStatueDoes() {
      String pawns = "3S4/8/8/8/8/8/3p4/n7";
      assertThat(LevelLint.check(level("", pawns, "goal reach d1 e1 by black pawn")))
          .extracting(LevelWarning::detail)
          .containsExactly(
              "the goal is never reached: no piece that fits \"black pawn\" can ever stand on d1 or e1");
      assertThat(LevelLint.check(level("", pawns, "goal reach d8 by black")))
          .extracting(LevelWarning::detail)
          .containsExactly("the goal is never reached: a statue always stands on d8");
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

    @Test
    void pawnsThatReactionsMake_count() {
      String pawn = "when turn 2 : spawn white pawn d7";
      assertThat(
              LevelLint.check(
                  level("", ROOM, "promotion orthodox", pawn, "goal capture 2 white queen")))
          .isEmpty();
    }

    @Nested
    class OnTheSquaresOfLinks {
      private static final String LINK = "link up h8 to attic door by rook";
      private static final String ATTIC = scene("attic", EMPTY, "entry door a1");

      private List<LevelWarning> check(String board, String... lines) {
        return LevelLint.check(level("", board, String.join("\n", lines)));
      }

      @Test
      void whoGetsThereGoesOn_andReachesNothing() {
        assertThat(check(ROOM, "goal reach h8 by black rook", LINK, ATTIC))
            .containsExactly(
                new LevelWarning(
                    Code.GOAL_UNREACHABLE,
                    "room",
                    "the goal is never reached: who gets there goes on by a link before the goal is looked at"));
      }

      @Test
      void otherSquaresOrPiecesCanReachIt() {
        assertThat(check(ROOM, "goal reach g8 h8 by black rook", LINK, ATTIC)).isEmpty();
        assertThat(check("r7/n7/8/8/8/8/8/8", "goal reach h8 by black", LINK, ATTIC)).isEmpty();
        assertThat(check("r7/R7/8/8/8/8/8/8", "goal reach h8 by rook", LINK, ATTIC)).isEmpty();
      }

      @Test
      void aLinkThatMayBeClosed_leavesThemThere() {
        String goal = "goal reach h8 by black rook";
        assertThat(check(ROOM, goal, LINK + " closed", "when turn 2 : open up", ATTIC)).isEmpty();
        assertThat(check(ROOM, goal, LINK, "when turn 2 : close up", ATTIC)).isEmpty();
      }

      @Test
      void anEntryThatMayBeOccupied_leavesThemThere() {
        String goal = "goal reach h8 by black rook";
        String door = "entry door a1";
        assertThat(check(ROOM, goal, LINK, scene("attic", "8/8/8/8/8/8/8/P7", door))).isEmpty();
        assertThat(check(ROOM, goal, "entry in a1", LINK, ATTIC + "link down a8 to room in"))
            .isEmpty();
      }

      @Test
      void aKingWhoIsNotLetIn_staysThere() {
        String king = "8/8/8/8/8/8/8/k7";
        String link = "link up h8 to attic door";
        String goal = "goal reach h8 by black king";
        assertThat(check(king, goal, link, ATTIC)).hasSize(1);
        assertThat(check(king, goal, link, scene("attic", "k7/8/8/8/8/8/8/8", "entry door a1")))
            .isEmpty();
      }

      @Test
      void whoAppearsThere_staysThere() {
        String goal = "goal reach h8 by black rook";
        assertThat(check(ROOM, goal, LINK, "when turn 2 : spawn black rook h8", ATTIC)).isEmpty();
        assertThat(check(ROOM, goal, LINK, "entry out h8", "link again a8 to room out", ATTIC))
            .isEmpty();
        assertThat(
                check(
                    "4k2r/8/8/8/8/8/8/8",
                    "castling k",
                    "goal reach f8 by rook",
                    "link up f8 to attic door",
                    ATTIC))
            .isEmpty();
      }
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
      String second = scene("attic", ROOM, "entry door a1");
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
      String attic = scene("attic", EMPTY, "entry door a1");
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
      String hall = scene("hall", EMPTY, "entry in a8", "link on h8 to yard in");
      String yard = scene("yard", EMPTY, "entry in a8") + "goal reach h1 by black ";
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

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "a and not (b or x) | not a | not a | these inputs are on: a",
          "a and b and not x | not a | not a | these inputs are on: a, b",
          "not (a or x) | a | a | no input is on",
          "not z | x | y | no input is on",
          "(a or b) and not y | x | x | these inputs are on: a",
        })
    void theFirstInputsThatMakeOutputsRestless_areTold(
        String x, String y, String z, String inputs) {
      assertThat(LevelLint.check(withOutputs(x, y, z)))
          .extracting(LevelWarning::detail)
          .containsExactly("outputs do not come to rest when " + inputs);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "a and b | not x | x or not y",
          "x or a | x and b | y or z",
          "not a | x and y | not (a or b)",
        })
    void outputsThatComeToRestAtLast_areNotWarnedOf(String x, String y, String z) {
      assertThat(LevelLint.check(withOutputs(x, y, z))).isEmpty();
    }

    private Level withOutputs(String x, String y, String z) {
      return level(
          "",
          ROOM,
          "goal reach c8",
          "input a d5\ninput b e5\noutput bell h1 when a and b raises c1-d1",
          "output x h2 when %s raises a1-a2".formatted(x),
          "output y h3 when %s raises b1-b2".formatted(y),
          "output z h4 when %s raises c1-c2".formatted(z));
    }
  }

  @Nested
  class Solutions {
    @Test
    void aLevelThatIsOverAtOnce_isWarnedOf() {
      assertThat(LevelLint.check(level("", ROOM, "goal reach c3")))
          .containsExactly(
              new LevelWarning(
                  Code.OVER_AT_START, "", "the level is solved before the first move (goal)"));
    }

    @Test
    void aLevelThatIsDrawnAtOnce_isWarnedOfWithTheReason() {
      assertThat(LevelLint.check(level("", "4k3/8/8/8/8/8/8/4K2n", "goal reach a8 by knight")))
          .extracting(LevelWarning::detail)
          .containsExactly("the level is drawn before the first move (insufficient material)");
    }

    @Test
    void aLevelThatCannotBegin_isWarnedOfWithItsScene() {
      assertThat(solutionOf(level("", "4k3/8/8/8/8/8/8/r3K3", "first black", "goal checkmate")))
          .containsExactly(
              new LevelWarning(
                  Code.NOT_PLAYABLE, "room", "Black moves first, and White's king is in check"));
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
