package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.oracle.OracleGame;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** The engine and the plain oracle say the same about every position of every game. */
class PositionLawsTest {
  private static final int LONGEST = 30;

  /** A level and how a game in it goes on: each number chooses one of the legal moves. */
  record Playout(Level level, List<Integer> choices) {}

  /** Moves that need not be legal. */
  record Tries(List<Move> moves) {}

  @Property(tries = 60)
  void orthodox(@ForAll("orthodox") Playout playout, @ForAll("tries") Tries tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 60)
  void hilly(@ForAll("hilly") Playout playout, @ForAll("tries") Tries tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 60)
  void exotic(@ForAll("exotic") Playout playout, @ForAll("tries") Tries tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 60)
  void working(@ForAll("working") Playout playout, @ForAll("tries") Tries tries) {
    assertAgreement(playout, tries);
  }

  private static void assertAgreement(Playout playout, Tries tries) {
    Position position = Position.initial(playout.level());
    OracleGame oracle = new OracleGame(playout.level());
    Agreement.assertSame(position, oracle);
    Agreement.assertSameMoves(position, oracle, tries.moves());
    for (int choice : playout.choices()) {
      List<Move> moves = oracle.legalMoves();
      if (moves.isEmpty()) {
        return;
      }
      Move move = moves.get(choice % moves.size());
      Step step = position.step(move);
      oracle.play(move);
      Agreement.assertSame(step, oracle);
      position = step.position();
      Agreement.assertSameMoves(position, oracle, tries.moves());
    }
  }

  @Provide
  Arbitrary<Playout> orthodox() {
    return playouts(PuzzleArbitraries.orthodox());
  }

  @Provide
  Arbitrary<Playout> hilly() {
    return playouts(PuzzleArbitraries.hilly());
  }

  @Provide
  Arbitrary<Playout> exotic() {
    return playouts(PuzzleArbitraries.exotic());
  }

  @Provide
  Arbitrary<Playout> working() {
    return playouts(PuzzleArbitraries.working());
  }

  @Provide
  Arbitrary<Playout> restless() {
    return playouts(PuzzleArbitraries.restless());
  }

  @Provide
  Arbitrary<Playout> networked() {
    return playouts(PuzzleArbitraries.networked());
  }

  private static Arbitrary<Playout> playouts(Arbitrary<Level> levels) {
    return Combinators.combine(
            PuzzleArbitraries.playable(levels),
            Arbitraries.integers().between(0, 10_000).list().ofMinSize(1).ofMaxSize(LONGEST))
        .as(Playout::new)
        .withoutEdgeCases();
  }

  @Provide
  Arbitrary<Tries> tries() {
    Arbitrary<Optional<Kind>> promotions =
        Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.just(Optional.<Kind>empty())),
            Tuple.of(1, Arbitraries.of(Kind.COMMON).map(Optional::of)));
    Arbitrary<Keeping> keepings =
        Arbitraries.frequencyOf(
            Tuple.of(2, Arbitraries.just(Keeping.FIRST_FREE)),
            Tuple.of(1, Arbitraries.just(Keeping.NONE)),
            Tuple.of(1, Arbitraries.of(Square.class).map(Keeping::on)));
    return Combinators.combine(
            Arbitraries.of(Square.class), Arbitraries.of(Square.class), promotions, keepings)
        .as(Move::new)
        .list()
        .ofMaxSize(10)
        .map(Tries::new)
        .withoutEdgeCases();
  }
}
