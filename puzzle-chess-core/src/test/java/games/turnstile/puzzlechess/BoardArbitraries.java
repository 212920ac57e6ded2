package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * What {@link PuzzleArbitraries} generates, narrowed to simple positions (see {@link
 * Position#isSimple}): with both kings, on any terrain, with any kinds, stores and rights; as they
 * begin and after random moves, when the game may be over.
 */
final class BoardArbitraries extends DomainContextBase {
  @Provide
  static Arbitrary<Terrain> terrains() {
    return PuzzleArbitraries.terrains().withoutEdgeCases();
  }

  @Provide
  static Arbitrary<List<Kind>> kinds() {
    return PuzzleArbitraries.kinds().withoutEdgeCases();
  }

  @Provide
  static Arbitrary<Square> squares() {
    return Arbitraries.of(Square.class);
  }

  @Provide
  static Arbitrary<Position> positions() {
    Arbitrary<Level> levels =
        Arbitraries.oneOf(
            PuzzleArbitraries.orthodox(), PuzzleArbitraries.hilly(), PuzzleArbitraries.exotic());
    Arbitrary<Position> beginnings =
        PuzzleArbitraries.playable(levels.map(BoardArbitraries::simple))
            .withoutEdgeCases()
            .map(Position::initial)
            .filter(position -> position.situation().isSimple());
    return Combinators.combine(beginnings, choices())
        .as(BoardArbitraries::playedOn)
        .withoutEdgeCases();
  }

  /** The level with mate as its only goal; nobody is skipped. */
  private static Level simple(Level level) {
    Scene scene = level.start();
    Set<DrawRule> draws = EnumSet.of(DrawRule.STALEMATE);
    draws.addAll(scene.rules().draws());
    Scene simple = scene.withAims(Aims.CHECKMATE).withRules(scene.rules().withDraws(draws));
    return new Level(
        level.name(),
        level.title(),
        level.help(),
        level.kinds(),
        List.of(simple),
        level.shortest());
  }

  private static Position playedOn(Position beginning, List<Integer> choices) {
    Position position = beginning;
    for (int choice : choices) {
      int[] moves = position.legal();
      if (moves.length == 0) {
        return position;
      }
      position = position.after(moves[choice % moves.length]);
    }
    return position;
  }

  /** Numbers that choose among moves. */
  static Arbitrary<List<Integer>> choices() {
    return Arbitraries.integers().between(0, 9999).list().ofMaxSize(30);
  }
}
