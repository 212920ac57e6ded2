package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.midTurn;
import static games.turnstile.gambit.Diagrams.position;
import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolverTest {
  @Nested
  class Solving {
    @Test
    void solve_start_isADrawThatSixFirstTurnsWouldLose() {
      Solution solution = new Solver().solve(Position.initial());
      List<Turn> losing = new ArrayList<>(Position.initial().legalTurns());
      losing.removeAll(solution.best());

      assertThat(solution.value()).isZero();
      assertThat(losing)
          .containsExactly(
              turn("a3", "c1"),
              turn("c3", "a1"),
              turn("d3", "b1"),
              turn("e3", "g1"),
              turn("f3", "h1"),
              turn("h3", "f1"));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void solve_finishedGame_isTheMarginOfTheSideToMoveAndNothingToPlay(Side toMove) {
      Position over =
          position(
              toMove,
              """
              XX.....O
              ........
              .X....O.
              ........
              """);

      assertThat(new Solver().solve(over))
          .isEqualTo(new Solution(toMove == Side.X ? 2 : -2, List.of(), List.of()));
    }

    @Test
    void solve_takingWouldCostMoreThanItWins_stops() {
      Position position =
          midTurn(
              Side.X,
              "e1",
              """
              .O..X...
              .X.O....
              ........
              ........
              """);
      Solution solution = new Solver().solve(position);

      assertThat(position.legalTurns()).contains(turn("e1", "c3"));
      assertThat(solution.value()).isEqualTo(1);
      assertThat(solution.best()).containsExactly(turn("e1"));
    }

    @Test
    void solve_sixInOneIsland_areWorthTheJumpOnlyUnderTheRulesetThatCountsThem() {
      Setup setup =
          Setup.startOfTurn(
              board(
                  """
                  ........
                  .....XO.
                  ....XX.X
                  ....X.X.
                  """),
              Side.X);
      Solution standard = new Solver().solve(Position.of(setup));
      Solution strict = new Solver().solve(Position.of(setup.withRuleset(Ruleset.STRICT_TABLE)));

      assertThat(standard.value()).isEqualTo(11);
      assertThat(standard.best()).containsExactly(turn("f2", "h2"), turn("h3", "f1"));
      assertThat(strict.value()).isEqualTo(9);
      assertThat(strict.best()).containsExactly(turn("f3", "h1"));
    }
  }

  @Nested
  class GivingUp {
    @Test
    void solve_toldToGiveUp_throws() {
      assertThatExceptionOfType(UnsolvedException.class)
          .isThrownBy(() -> new Solver().solve(Position.initial(), () -> true));
    }

    @Test
    void solve_limitReached_throws() {
      assertThatExceptionOfType(UnsolvedException.class)
          .isThrownBy(() -> new Solver(1).solve(Position.initial()));
    }

    @Test
    void solve_exactlyAsManyNodesAsAllowed_succeeds() {
      Position oneTurnFromTheEnd =
          position(
              Side.X,
              """
              XO......
              ........
              ........
              ........
              """);

      assertThat(new Solver(1).solve(oneTurnFromTheEnd).value()).isEqualTo(1);
    }

    @Test
    void solve_whetherToGiveUp_isAskedOnlyNowAndThen() {
      int[] asked = {0};
      new Solver()
          .solve(
              Position.initial(),
              () -> {
                asked[0]++;
                return false;
              });

      assertThat(asked[0]).isBetween(1, 100);
    }

    @Test
    void solve_afterGivingUp_isStillRight() {
      Solver solver = new Solver();
      int[] asked = {0};
      for (int patience = 0; patience < 5; patience++) {
        int limit = patience;
        asked[0] = 0;
        try {
          solver.solve(Position.initial(), () -> asked[0]++ >= limit);
        } catch (UnsolvedException givenUp) {
          assertThat(asked[0]).isEqualTo(limit + 1);
        }
      }

      assertThat(solver.solve(Position.initial()))
          .isEqualTo(new Solver().solve(Position.initial()));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE})
    void constructor_limitBelowOne_isRefused(long limit) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Solver(limit))
          .withMessageContaining(String.valueOf(limit));
    }
  }
}
