package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** Pastor at full strength against what the solver proves. */
class PastorAttackTest {
  /** Whose turn it is has much more, on terrain or not, with nothing else at stake or not. */
  @Provide
  Arbitrary<Position> attacks() {
    Arbitrary<Terrain> terrains =
        Arbitraries.of(Square.class).set().ofMaxSize(5).map(PastorAttackTest::withVoids);
    return Combinators.combine(
            Arbitraries.shuffle(Square.values()),
            Arbitraries.of(Side.class),
            terrains,
            Arbitraries.of(Aims.CHECKMATE, Aims.CHECKMATE.within(50)))
        .as(PastorAttackTest::attack)
        .filter(Optional::isPresent)
        .map(Optional::orElseThrow)
        .filter(position -> position.outcome().isEmpty());
  }

  private static Terrain withVoids(Set<Square> voids) {
    Terrain terrain = Terrain.FLAT;
    for (Square square : voids) {
      terrain = terrain.withVoid(square);
    }
    return terrain;
  }

  private static Optional<Position> attack(
      List<Square> squares, Side side, Terrain terrain, Aims aims) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    int at = 0;
    for (Kind kind : List.of(Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.ROOK)) {
      pieces.put(squares.get(at++), Piece.of(side, kind));
    }
    for (Kind kind : List.of(Kind.KING, Kind.KNIGHT)) {
      pieces.put(squares.get(at++), Piece.of(side.opponent(), kind));
    }
    Scene scene =
        Scene.orthodox(Setup.of(pieces).withToMove(side)).withTerrain(terrain).withAims(aims);
    try {
      return Optional.of(Position.initial(Level.of(scene)));
    } catch (LevelException impossible) {
      return Optional.empty();
    }
  }

  @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
  void whatTheSolverWinsInTwoMoves_isPlayed(@ForAll("attacks") Position position) {
    Solution solution =
        Solver.solve(Problem.mate(position, 2), Budget.ofNodes(20_000), Progress.SILENT);
    Statistics.label("solved").collect(solution.status() == Solution.Status.SOLVED);
    if (solution.status() == Solution.Status.SOLVED) {
      Player player = Pastor.MASTER.player(1, Budget.ofNodes(50_000));
      assertThat(solution.keys()).contains(player.choose(position));
    }
    Statistics.label("solved").coverage(check -> check.check(true).percentage(share -> share > 25));
  }
}
