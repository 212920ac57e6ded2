package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A course goes by fields alone only where they decide everything. */
class CourseChoiceTest {
  private static final Map<Square, Piece> KINGS_AND_ROOK =
      Map.of(
          Square.E1, Piece.of(Side.WHITE, Kind.KING),
          Square.A2, Piece.of(Side.WHITE, Kind.ROOK),
          Square.E8, Piece.of(Side.BLACK, Kind.KING));

  private static final Scene SIMPLE = Scene.orthodox(Setup.of(KINGS_AND_ROOK));

  private static Course course(Scene scene) {
    return Course.of(Position.initial(Level.of(scene)));
  }

  @Test
  void of_piecesAndMateOnly_goesByFields() {
    assertThat(course(SIMPLE)).isInstanceOf(FieldCourse.class);
    assertThat(course(SIMPLE.withRules(SceneRules.USUAL))).isInstanceOf(FieldCourse.class);
  }

  @Test
  void of_worksInTheScene_goesByPositions() {
    Reaction reaction =
        new Reaction(new Event.TurnBegins(2), true, List.of(new Effect.Message("Late.")));
    Works works = Works.NONE.withReactions(List.of(reaction));

    assertThat(course(SIMPLE.withWorks(works))).isInstanceOf(SceneCourse.class);
  }

  @Test
  void of_otherAims_goesByPositions() {
    assertThat(course(SIMPLE.withAims(Aims.NONE))).isInstanceOf(SceneCourse.class);
    assertThat(course(SIMPLE.withAims(Aims.CHECKMATE.within(9)))).isInstanceOf(SceneCourse.class);
  }

  @Test
  void of_partsOfTurnsThatCanBeSkipped_goesByPositions() {
    Setup kingless = Setup.of(Map.of(Square.A2, Piece.of(Side.WHITE, Kind.ROOK)));
    SceneRules skipping = SIMPLE.rules().withDraws(EnumSet.of(DrawRule.REPETITION));

    assertThat(course(SIMPLE.withSetup(kingless))).isInstanceOf(SceneCourse.class);
    assertThat(course(SIMPLE.withRules(skipping))).isInstanceOf(SceneCourse.class);
  }
}
