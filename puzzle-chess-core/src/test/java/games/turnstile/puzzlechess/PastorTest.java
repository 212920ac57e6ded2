package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PastorTest {
  private static final Budget NOTHING = nodes -> false;

  /** How many positions may be looked at before the budget is asked again. */
  private static final long MOST_UNASKED = 32;

  @Provide
  Arbitrary<Position> positions() {
    return Combinators.combine(
            Arbitraries.of(PastorLevels.all()),
            Arbitraries.integers().between(0, 60),
            Arbitraries.longs())
        .as(PastorLevels::wander)
        .filter(position -> position.outcome().isEmpty());
  }

  @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
  void everyLevelChoosesLegalMovesEverywhere(
      @ForAll("positions") Position position, @ForAll Pastor pastor, @ForAll long seed) {
    Move move = pastor.player(seed, Budget.ofNodes(300)).choose(position);
    assertThat(position.legalMoves()).contains(move);
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
  void withTheSameSeedTheSameIsChosen(
      @ForAll("positions") Position position, @ForAll Pastor pastor, @ForAll long seed) {
    Player player = pastor.player(seed, Budget.ofNodes(500));
    Move first = player.choose(position);
    assertThat(player.choose(position)).isEqualTo(first);
    assertThat(pastor.player(seed, Budget.ofNodes(500)).choose(position)).isEqualTo(first);
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
  void budgetIsAskedOftenAndKept(
      @ForAll("positions") Position position, @ForAll Pastor pastor, @ForAll long seed) {
    List<Long> asked = new ArrayList<>();
    Budget budget =
        nodes -> {
          asked.add(nodes);
          return nodes < 1_000;
        };
    pastor.player(seed, budget).choose(position);
    if (position.legalMoves().size() == 1) {
      assertThat(asked).as("there is nothing to think about").isEmpty();
      return;
    }
    assertThat(asked.get(0)).isZero();
    for (int i = 1; i < asked.size(); i++) {
      assertThat(asked.get(i) - asked.get(i - 1)).isBetween(0L, MOST_UNASKED);
    }
    assertThat(asked.subList(0, asked.size() - 1)).allMatch(nodes -> nodes < 1_000);
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
  void nothingAllowed_isAnsweredAtOnceByALegalMove(
      @ForAll("positions") Position position, @ForAll Pastor pastor, @ForAll long seed) {
    Move move = pastor.player(seed, NOTHING).choose(position);
    assertThat(position.legalMoves()).contains(move);
  }

  @Test
  void seeds_leadToDifferentGames() {
    Position start = PastorLevels.orthodox(PastorLevels.START);
    for (Pastor pastor : Pastor.values()) {
      assertThat(
              LongStream.range(0, 12)
                  .mapToObj(seed -> pastor.player(seed, Budget.ofNodes(400)).choose(start))
                  .distinct())
          .as(pastor.name())
          .hasSizeGreaterThan(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void usualBudget_isEnoughToLookAheadAsFarAsTheLevelDoes(Pastor pastor) {
    Position quiet = PastorLevels.orthodox("4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1");
    Move usual = pastor.player(5).choose(quiet);
    assertThat(quiet.check(usual)).isEmpty();
    if (pastor != Pastor.MASTER) {
      assertThat(pastor.player(5, Budget.UNLIMITED).choose(quiet)).isEqualTo(usual);
    }
  }

  @ParameterizedTest
  @EnumSource
  void choose_gameOver_isRefused(Pastor pastor) {
    Position mated = PastorLevels.orthodox("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pastor.player(1).choose(mated))
        .withMessageContaining("the game is over");
  }
}
