package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProspectsTest {
  private static final String KINGS = "8/8/8/K7/8/8/8/k7 b - - 0 1";
  private static final Goal CORNER = reach(Square.H8);
  private static final Goal NEAR = reach(Square.B3);

  private static Goal reach(Square square) {
    return new Goal.Reach(Set.of(square), PieceFilter.of(Side.BLACK, Kind.KING));
  }

  private static int of(Goal goal) {
    return of(goal, PastorLevels.scene(KINGS));
  }

  private static int of(Goal goal, Scene scene) {
    return Prospects.of(goal, Position.initial(Level.of(scene)).state().field);
  }

  @Test
  void reach_countsTheWayOfTheNearestPiece() {
    assertThat(of(CORNER)).isZero();
    assertThat(of(NEAR)).isEqualTo(100);
    assertThat(of(reach(Square.A1))).isEqualTo(Prospects.MOST);
  }

  @Test
  void crates_countForEachSquare() {
    Scene scene = PastorLevels.with(PastorLevels.scene(KINGS), Piece.prop(Kind.CRATE), Square.D4);
    assertThat(of(new Goal.Crates(Set.of(Square.D5)), scene)).isEqualTo(120);
    assertThat(of(new Goal.Crates(Set.of(Square.D4, Square.D6)), scene)).isEqualTo(120);
    assertThat(of(new Goal.Crates(Set.of(Square.D5)))).isZero();
  }

  @Test
  void goalsOfSeveralParts_countTheMeanOrTheBest() {
    assertThat(of(new Goal.AllOf(List.of(CORNER, NEAR)))).isEqualTo(50);
    assertThat(of(new Goal.AnyOf(List.of(CORNER, NEAR)))).isEqualTo(100);
    assertThat(of(new Goal.Within(9, NEAR))).isEqualTo(100);
    assertThat(of(new Goal.Checkmate())).isZero();
  }

  @Test
  void farGoal_isApproachedThoughItIsOutOfSight() {
    Scene scene = PastorLevels.scene(KINGS).withAims(Aims.of(CORNER).within(8));
    Scene undrawn = scene.withRules(scene.rules().withDraws(Set.of()));
    Position position = Position.initial(Level.of(undrawn));
    Player black = Pastor.MASTER.player(1, Budget.ofNodes(200));
    Random random = new Random(1);
    while (position.outcome().isEmpty()) {
      List<Move> legal = position.legalMoves();
      position =
          position.play(
              position.toMove() == Side.BLACK
                  ? black.choose(position)
                  : legal.get(random.nextInt(legal.size())));
    }
    assertThat(position.outcome()).contains(new Outcome(Outcome.Result.SOLVED, EndReason.GOAL));
  }
}
