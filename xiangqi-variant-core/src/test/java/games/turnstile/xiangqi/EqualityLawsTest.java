package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Positions are equal when play goes on in the same way, however they were reached. */
class EqualityLawsTest {
  private static final int DEPTH = 5;
  private static final int MOST_POSITIONS = 400;

  @Provide
  Arbitrary<Variant> variants() {
    return XiangqiArbitraries.smallVariants();
  }

  /** What the rest of a game depends on. */
  private record Matter(
      Map<Point, Piece> pieces,
      Side turn,
      List<Integer> counts,
      Optional<Outcome> outcome,
      Map<Matter, Integer> before) {
    static Matter of(PlainGame game, Map<Matter, Integer> before) {
      Variant variant = game.variant();
      boolean isLimited = variant.rules().neutralLimit();
      boolean isCounted = variant.options().noCaptureLimit() > 0;
      List<Integer> counts =
          List.of(
              isLimited ? game.tally().redNeutralMoves() : 0,
              isLimited ? game.tally().blueNeutralMoves() : 0,
              isCounted ? game.tally().movesWithoutCapture() : 0);
      return new Matter(game.pieces(), game.turn(), counts, game.outcome(), before);
    }

    /** {@return what must be the same for a position to occur again} */
    Matter forRepetition() {
      List<Integer> neutral = List.of(counts.get(0), counts.get(1));
      return new Matter(pieces, turn, neutral, Optional.empty(), Map.of());
    }
  }

  /** All positions up to some depth, in two maps that must say the same. */
  private static final class Tree {
    private final Map<Position, Matter> matters = new HashMap<>();
    private final Map<Matter, Position> positions = new HashMap<>();
    private int visited;

    void visit(Position position, PlainGame plain, Map<Matter, Integer> before, int depth) {
      visited++;
      Matter matter = Matter.of(plain, before);
      Matter earlierMatter = matters.putIfAbsent(position, matter);
      Position earlier = positions.putIfAbsent(matter, position);
      if (earlierMatter != null) {
        assertThat(matter).as("equal positions").isEqualTo(earlierMatter);
      }
      if (earlier != null) {
        assertThat(position).as("the same game").isEqualTo(earlier).hasSameHashCodeAs(earlier);
        assertSameFuture(position, earlier);
      }
      if (depth > 0) {
        for (Move move : plain.legalMoves()) {
          if (visited < MOST_POSITIONS) {
            PlainGame next = plain.play(move);
            visit(position.play(move), next, recurring(plain, next, before), depth - 1);
          }
        }
      }
    }

    private static void assertSameFuture(Position position, Position earlier) {
      assertThat(position.legalMoves()).isEqualTo(earlier.legalMoves());
      assertThat(position.outcome()).isEqualTo(earlier.outcome());
      for (Move move : position.legalMoves()) {
        assertThat(position.play(move)).isEqualTo(earlier.play(move));
      }
    }
  }

  /** {@return how often what can occur again has occurred; nothing if that does not matter} */
  private static Map<Matter, Integer> recurring(
      PlainGame before, PlainGame after, Map<Matter, Integer> earlier) {
    if (!before.variant().options().repetition() || isForGood(before, after)) {
      return Map.of();
    }
    Map<Matter, Integer> recurring = new HashMap<>(earlier);
    recurring.merge(Matter.of(before, Map.of()).forRepetition(), 1, Integer::sum);
    return recurring;
  }

  private static boolean isForGood(PlainGame before, PlainGame after) {
    return before.pieces().size() != after.pieces().size() || promoted(before) != promoted(after);
  }

  private static long promoted(PlainGame game) {
    return game.pieces().values().stream().filter(Piece::promoted).count();
  }

  @Property(tries = 100)
  void positions_are_equal_exactly_when_all_that_matters_is_the_same(
      @ForAll("variants") Variant variant) {
    new Tree()
        .visit(Position.initial(Ruleset.of(variant)), PlainGame.initial(variant), Map.of(), DEPTH);
  }

  @Property(tries = 50)
  void positions_of_rules_that_were_made_twice_are_equal(@ForAll("variants") Variant variant) {
    Position one = Position.initial(Ruleset.of(variant));
    Position other = Position.initial(Ruleset.of(variant));

    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    for (Move move : one.legalMoves()) {
      assertThat(one.play(move)).isEqualTo(other.play(move)).hasSameHashCodeAs(other.play(move));
    }
  }
}
