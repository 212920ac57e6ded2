package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the solver has to heed in scenes: turns that count, and sides that never move. */
class SolverScenesTest {
  private static final Move THERE = Move.of(Square.A1, Square.B1);
  private static final Move BACK = Move.of(Square.B1, Square.A1);

  /** Black's king alone, on one of two squares. */
  private static Scene cell(Aims aims) {
    Terrain terrain = Terrain.FLAT;
    for (Square square : Square.values()) {
      terrain = square.compareTo(Square.B1) > 0 ? terrain.withVoid(square) : terrain;
    }
    Setup setup = Setup.of(Map.of(Square.A1, Piece.of(Side.BLACK, Kind.KING)));
    return Scene.orthodox(setup.withToMove(Side.BLACK)).withTerrain(terrain).withAims(aims);
  }

  private static Solution solve(Scene scene, Side attacker, int moves) {
    Position position = Position.initial(Level.of(scene));
    return Solver.solve(new Problem(position, attacker, moves, false));
  }

  @Test
  void solve_samePositionInALaterTurn_isAnotherWhereTurnsCount() {
    Solution solution = solve(cell(Aims.of(new Goal.Survive(4))), Side.BLACK, 6);

    assertThat(solution.moves()).isEqualTo(4);
    assertThat(solution.lines()).containsExactly(List.of(THERE, BACK, THERE, BACK));
  }

  @Test
  void solve_partsOfTurnsThatAreSkippedOnBothSides_count() {
    Position blocked =
        Drawing.of("3 .p......\n2 ........\n1 K.......")
            .blackMoves()
            .draws()
            .walls("a1-a2 a1-b1")
            .goal(new Goal.Survive(2))
            .position();

    Solution solution = Solver.solve(Problem.level(blocked, 3));

    assertThat(solution.line()).containsExactly(Move.of(Square.B3, Square.B2));
    assertThat(solution.moves()).isEqualTo(2);
    assertThat(Solver.solve(Problem.level(blocked, 1)).isSolved()).isFalse();
  }

  @Test
  void solve_survivalThatRepeatsPositions_isADraw() {
    Scene scene = cell(Aims.of(new Goal.Survive(6)));
    Scene withoutDraws = scene.withRules(scene.rules().withDraws(Set.of(DrawRule.STALEMATE)));

    assertThat(solve(scene, Side.BLACK, 6).status()).isEqualTo(Solution.Status.UNSOLVED);
    assertThat(solve(withoutDraws, Side.BLACK, 6).moves()).isEqualTo(6);
  }

  @Test
  void solve_positionsThatOccurredTwiceBefore_areNotPassedThrough() {
    Drawing rook =
        Drawing.of("1 r.......")
            .blackMoves()
            .draws(DrawRule.REPETITION)
            .goal(new Goal.Reach(Set.of(Square.H8), PieceFilter.of(Side.BLACK)));
    String tour = "a1a8 a8a7 a7a8 a8a2 a2h2 h2h1 h1h3 h3h1 h1b1 b1a1";

    assertThat(Solver.solve(Problem.level(rook.position(), 3)).moves()).isEqualTo(2);
    assertThat(Solver.solve(Problem.level(rook.play(tour), 3)).moves()).isEqualTo(3);
  }

  @Test
  void solve_samePositionInALaterTurn_isAnotherWhereATurnBringsSomething() {
    Reaction late = new Reaction(new Event.TurnBegins(4), false, List.of(new Effect.Win()));
    Scene scene = cell(Aims.NONE).withWorks(Works.NONE.withReactions(List.of(late)));
    Scene failing =
        cell(Aims.NONE)
            .withWorks(
                Works.NONE.withReactions(
                    List.of(
                        new Reaction(new Event.TurnBegins(4), false, List.of(new Effect.Fail())))));

    assertThat(solve(scene, Side.BLACK, 5).moves()).isEqualTo(3);
    assertThat(solve(failing, Side.WHITE, 5).moves()).isEqualTo(3);
  }

  @Test
  void solve_waitingForALimitOfTurns_canEndInADraw() {
    Aims aims = Aims.of(new Goal.Checkmate()).within(6);

    assertThat(solve(cell(aims), Side.WHITE, 6).status()).isEqualTo(Solution.Status.UNSOLVED);
  }

  @Test
  void solve_captureThatWouldFillAStore_canBeLeft() {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    pieces.put(Square.A7, Piece.of(Side.WHITE, Kind.PAWN));
    pieces.put(Square.G4, Piece.of(Side.WHITE, Kind.PAWN));
    pieces.put(Square.C7, Piece.of(Side.BLACK, Kind.PAWN));
    pieces.put(Square.H5, Piece.of(Side.BLACK, Kind.KNIGHT));
    pieces.put(Square.H6, Piece.prop(Kind.STATUE));
    pieces.put(Square.G5, Piece.prop(Kind.STATUE));
    Goal goal = new Goal.Reach(Set.of(Square.C4), PieceFilter.of(Side.BLACK, Kind.PAWN));
    Scene scene = Scene.orthodox(Setup.of(pieces)).withAims(Aims.of(goal));
    Scene fromStore = scene.withRules(scene.rules().withPromotion(PromotionRule.FROM_STORE));

    assertThat(solve(fromStore, Side.BLACK, 2).status()).isEqualTo(Solution.Status.UNSOLVED);
  }

  @Test
  void solve_attackerThatNeverMoves_winsWithoutKeysWhenTurnsAreOver() {
    Aims aims = Aims.of(new Goal.Checkmate()).within(2);

    Solution solution = solve(cell(aims), Side.WHITE, 5);

    assertThat(solution.isSolved()).isTrue();
    assertThat(solution.keys()).isEmpty();
    assertThat(solution.lines()).containsExactly(List.of(THERE, BACK));
  }

  @Test
  void solve_defenderThatCanOnlyHarmItself_isBeatenWithoutKeys() {
    Reaction trap =
        new Reaction(
            new Event.Enters(Set.of(Square.B1), PieceFilter.ANY),
            false,
            List.of(new Effect.Fail()));
    Works works = Works.NONE.withReactions(List.of(trap));

    Solution solution = solve(cell(Aims.NONE).withWorks(works), Side.WHITE, 3);

    assertThat(solution.moves()).isEqualTo(1);
    assertThat(solution.keys()).isEmpty();
    assertThat(solution.lines()).containsExactly(List.of(THERE));
  }
}
