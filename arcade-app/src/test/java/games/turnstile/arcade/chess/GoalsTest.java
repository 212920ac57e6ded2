package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GoalsTest {
  private static final PieceFilter QUEEN = PieceFilter.of(Side.BLACK, Kind.QUEEN);
  private static final Goal MATE = new Goal.Checkmate();

  private static Map<Goal, String> phrases() {
    Map<Goal, String> phrases = new LinkedHashMap<>();
    phrases.put(MATE, "checkmate White");
    phrases.put(new Goal.Reach(Set.of(Square.H8), QUEEN), "bring a black queen to h8");
    phrases.put(
        new Goal.Reach(Set.of(Square.A1, Square.B1), PieceFilter.ANY),
        "bring any piece to one of a1 and b1");
    phrases.put(new Goal.Capture(PieceFilter.of(Side.WHITE), 1), "capture a white piece");
    phrases.put(
        new Goal.Capture(PieceFilter.of(Side.WHITE, Kind.PAWN), 3),
        "capture 3 pieces (white pawn)");
    phrases.put(new Goal.Keep(PieceFilter.of(Kind.CRATE)), "have a crate on the board");
    phrases.put(new Goal.Crates(Set.of(Square.A1, Square.B1)), "have crates on a1 and b1");
    phrases.put(new Goal.Survive(1), "hold out 1 turn");
    phrases.put(new Goal.Within(5, MATE), "within 5 turns: checkmate White");
    phrases.put(
        new Goal.AllOf(List.of(MATE, new Goal.Within(5, new Goal.Survive(2)))),
        "checkmate White and (within 5 turns: hold out 2 turns)");
    phrases.put(
        new Goal.AnyOf(List.of(MATE, new Goal.Survive(2))), "checkmate White or hold out 2 turns");
    return phrases;
  }

  @Test
  void everyGoal_isToldInWords() {
    assertThat(phrases())
        .allSatisfy((goal, phrase) -> assertThat(Goals.phrase(goal)).isEqualTo(phrase));
  }

  @Test
  void noKindOfGoal_isLeftOut() {
    assertThat(phrases().keySet().stream().<Class<?>>map(Goal::getClass))
        .contains(Goal.class.getPermittedSubclasses());
  }

  private static Scene scene(Aims aims) {
    Setup fifthTurn =
        new Setup(Map.of(), Store.EMPTY, Store.EMPTY, Side.WHITE, Set.of(), Optional.empty(), 0, 5);
    return Scene.orthodox(fifthTurn).withAims(aims);
  }

  @Test
  void aims_tellWhatMustNotHappenToo() {
    assertThat(Goals.sentences(scene(Aims.CHECKMATE.within(4).keeping(QUEEN))))
        .containsExactly(
            "Black's goal: checkmate White.",
            "There is time for it until turn 8 is over.",
            "Always keep a black queen on the board.");
    assertThat(Goals.sentences(scene(Aims.NONE)))
        .containsExactly("This scene is not won in itself; it leads to others.");
  }

  @Test
  void lastTurn_isThatOfTheTighterLimit() {
    Aims inTime = Aims.of(new Goal.Within(3, MATE));

    assertThat(Goals.lastTurn(scene(Aims.CHECKMATE))).isEmpty();
    assertThat(Goals.lastTurn(scene(Aims.CHECKMATE.within(4)))).hasValue(8);
    assertThat(Goals.lastTurn(scene(inTime.within(4)))).hasValue(7);
  }

  @Test
  void squares_areNamedByThePartsOfAGoal() {
    Goal reach = new Goal.Reach(Set.of(Square.H8), QUEEN);
    Goal crates = new Goal.Crates(Set.of(Square.A1, Square.H8));
    Goal goal =
        new Goal.AnyOf(List.of(MATE, new Goal.AllOf(List.of(new Goal.Within(2, reach), crates))));

    assertThat(Goals.about(Square.H8, goal))
        .containsExactly("bring a black queen to h8", "have crates on a1 and h8");
    assertThat(Goals.about(Square.A1, goal)).containsExactly("have crates on a1 and h8");
    assertThat(Goals.about(Square.B1, goal)).isEmpty();
  }
}
