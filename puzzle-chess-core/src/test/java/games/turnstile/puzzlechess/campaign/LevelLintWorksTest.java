package games.turnstile.puzzlechess.campaign;

import static games.turnstile.puzzlechess.campaign.Rooms.EMPTY;
import static games.turnstile.puzzlechess.campaign.Rooms.ROOM;
import static games.turnstile.puzzlechess.campaign.Rooms.level;
import static games.turnstile.puzzlechess.campaign.Rooms.scene;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What waits for something that never is. */
class LevelLintWorksTest {
  private static final String GOAL = "goal survive 3";

  /** A void, a statue, a white pawn and knight, a black pawn, a crate. */
  private static final String HALL = "#2S4/3P4/2N5/8/8/5C2/4p3/8";

  private static LevelWarning warning(Code code, String detail) {
    return new LevelWarning(code, "room", detail);
  }

  @Nested
  class Inputs {
    private static final String LISTENER = "output gate h8 when plate raises g1-h1";

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "a8 | a8 is void",
          "a8 by crate | a8 is void",
          "a5 by black queen | there never is a piece that fits \"black queen\"",
          "a5 by white queen | there never is a piece that fits \"white queen\"",
          "a5 by king | there never is a piece that fits \"king\"",
          "d8 by black | a statue always stands on d8",
          "a1 by black pawn | no piece that fits \"black pawn\" can ever stand on a1",
          "b8 by white pawn | no piece that fits \"white pawn\" can ever stand on b8",
        })
    void anInputThatIsNeverOn_isWarnedOf(String input, String why) {
      assertThat(LevelLint.check(level("", HALL, GOAL, "input plate " + input, LISTENER)))
          .containsExactly(warning(Code.NEVER, "the input plate is never on: " + why));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "a5",
          "a5 by crate",
          "a5 by black",
          "a1 by pawn",
          "d8",
          "d8 by statue",
          "a1 by black knight",
        })
    void anInputThatCanBeOn_isNot(String input) {
      assertThat(LevelLint.check(level("", HALL, GOAL, "input plate " + input, LISTENER)))
          .isEmpty();
    }

    @Test
    void whereAStatueIsRemoved_piecesCanStand() {
      String removal = "when turn 2 : remove d8";
      assertThat(
              LevelLint.check(level("", HALL, GOAL, "input plate d8 by black", LISTENER, removal)))
          .isEmpty();
    }
  }

  @Nested
  class Reactions {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "enters a8 | a8 is void",
          "enters d8 by black | a statue always stands on d8",
          "enters a8 d8 | a8 is void, a statue always stands on d8",
          "enters a5 a6 by queen | there never is a piece that fits \"queen\"",
          "enters a1 b1 by black pawn | no piece that fits \"black pawn\" can ever stand on a1 or b1",
          "leaves d8 | a statue always stands on d8",
          "captured crate | there never is a piece to capture that fits \"crate\"",
          "captured black queen | there never is a piece to capture that fits \"black queen\"",
          "turn 8 | the scene begins in turn 8",
          "turn 18 | the limit of turns is 9",
        })
    void aReactionThatNeverActs_isWarnedOf(String event, String why) {
      String reaction = "when %s : message \"Oh!\"".formatted(event);
      assertThat(
              LevelLint.check(
                  level("", HALL, GOAL, "turn 8", "turn-limit 9", "when turn 9 : win", reaction)))
          .containsExactly(warning(Code.NEVER, "reaction 2 never acts: " + why));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "enters d8 a5",
          "enters a5 by crate",
          "leaves e2",
          "captured white",
          "captured black knight",
          "turn 9",
          "turn 17",
        })
    void aReactionThatCanAct_isNot(String event) {
      String reaction = "when %s : message \"Oh!\"".formatted(event);
      assertThat(LevelLint.check(level("", HALL, GOAL, "turn 8", "turn-limit 9", reaction)))
          .isEmpty();
    }

    @Test
    void whatTurnsUpInTheCourseOfTheGame_canBeWaitedFor() {
      String spawned = "when turn 2 : spawn black queen a1";
      assertThat(LevelLint.check(level("", ROOM, GOAL, spawned, "when enters a5 by queen : win")))
          .isEmpty();
      assertThat(
              LevelLint.check(
                  level("", HALL, GOAL, "promotion orthodox", "when captured white queen : fail")))
          .isEmpty();
      assertThat(
              LevelLint.check(
                  level("", HALL, GOAL, "store white R", "when enters b8 by white rook : fail")))
          .isEmpty();
    }

    @Test
    void whatIsStoredForOneSide_isNothingForTheOther() {
      String rook = "when enters e1 by black rook : win";
      String pawn = "n7/8/8/8/8/8/4p3/8";
      assertThat(LevelLint.check(level("", pawn, GOAL, "store black R", rook))).isEmpty();
      assertThat(LevelLint.check(level("", pawn, GOAL, "store white R", rook)))
          .extracting(LevelWarning::code)
          .containsExactly(Code.NEVER);
    }

    @Test
    void whatTravelsHereAndIsCaptured_canBeWaitedFor() {
      String attic =
          scene(
              "attic", "8/3P4/8/8/8/8/8/8", "entry door a8", "when enters d8 by white rook : fail");
      assertThat(LevelLint.check(level("", ROOM, GOAL, "link up h8 to attic door", attic)))
          .isEmpty();
      assertThat(LevelLint.check(level("", HALL, GOAL, "link up h8 to attic door", attic)))
          .extracting(LevelWarning::code)
          .containsExactly(Code.NEVER);
    }
  }

  @Nested
  class Links {
    private static final String ATTIC = scene("attic", EMPTY, "entry door a8", "entry low a1");

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "a8 to attic door | a8 is void",
          "a5 to attic door by queen | there never is a black piece that fits \"queen\"",
          "a5 to attic door by crate | there never is a black piece that fits \"crate\"",
          "a5 to attic low by pawn | pawns do not travel to their last rank",
        })
    void aLinkThatNobodyGoesBy_isWarnedOf(String link, String why) {
      String others = "link high h5 to attic door\nlink deep h4 to attic low";
      assertThat(LevelLint.check(level("", HALL, GOAL, "link up " + link, others, ATTIC)))
          .containsExactly(warning(Code.NEVER, "nothing ever goes by the link up: " + why));
    }

    @Test
    void aLinkThatAStatueShows_isVisited() {
      String up = "link up d8 to attic door by pawn";
      assertThat(LevelLint.check(level("", HALL, GOAL, up, scene("attic", EMPTY, "entry door a8"))))
          .isEmpty();
    }

    @Test
    void aClosedLinkThatNothingOpens_isWarnedOf() {
      String up = "link up h8 to attic door closed";
      String attic = scene("attic", EMPTY, "entry door a8");
      LevelWarning closed =
          warning(Code.LINK_CLOSED, "the link up is closed, and nothing ever opens it");
      assertThat(LevelLint.check(level("", ROOM, GOAL, up, attic))).containsExactly(closed);
      assertThat(LevelLint.check(level("", ROOM, GOAL, up, "when turn 2 : open up", attic)))
          .isEmpty();
      assertThat(
              LevelLint.check(
                  level("", ROOM, GOAL, up, "input p a5", "output o a5 when p opens up", attic)))
          .isEmpty();
    }

    @Test
    void inASceneWithoutAWayToIt_onlyThatIsTold() {
      String attic = scene("attic", EMPTY, "entry door a8", "link down a1 to attic door");
      assertThat(LevelLint.check(level("", ROOM, GOAL, attic)))
          .extracting(LevelWarning::code)
          .containsExactly(Code.SCENE_UNREACHABLE);
    }
  }

  @Nested
  class Entries {
    @Test
    void anEntryToWhichNoLinkLeads_isWarnedOf() {
      String attic = scene("attic", EMPTY, "entry door a8", "entry window h8");
      assertThat(LevelLint.check(level("", ROOM, GOAL, "link up h8 to attic door", attic)))
          .containsExactly(
              new LevelWarning(Code.UNUSED, "attic", "no link leads to the entry window"));
    }

    @Test
    void anEntryUnderAStatue_isWarnedOf_unlessTheStatueIsRemoved() {
      String up = "link up h8 to attic door";
      String attic =
          scene("attic", "S7/8/8/8/8/8/8/8", "entry door a8", "link up h8 to attic door");
      assertThat(LevelLint.check(level("", ROOM, GOAL, up, attic)))
          .containsExactly(
              new LevelWarning(
                  Code.ENTRY_BLOCKED,
                  "attic",
                  "nothing gets in by the entry door: a statue always stands on a8"));
      assertThat(LevelLint.check(level("", ROOM, GOAL, up, attic + "when turn 2 : remove a8")))
          .isEmpty();
    }

    @Test
    void anEntryUnderACrate_mayBecomeFree() {
      String attic = scene("attic", "C7/8/8/8/8/8/8/8", "entry door a8");
      assertThat(LevelLint.check(level("", ROOM, GOAL, "link up h8 to attic door", attic)))
          .isEmpty();
    }
  }

  @Nested
  class Kept {
    @Test
    void whatIsToBeKeptAndNeverIs_isWarnedOf() {
      String attic = scene("attic", EMPTY, "entry door a8", "keep black queen");
      assertThat(LevelLint.check(level("", ROOM, GOAL, "link up h8 to attic door", attic)))
          .containsExactly(
              new LevelWarning(
                  Code.KEEP_MISSING,
                  "attic",
                  "there never is a piece that fits \"black queen\" to keep"));
    }

    @Test
    void whatIsBroughtAlongCanBeKept() {
      String attic = scene("attic", EMPTY, "entry door a8", "keep black rook");
      assertThat(LevelLint.check(level("", ROOM, GOAL, "link up h8 to attic door", attic)))
          .isEmpty();
    }
  }
}
