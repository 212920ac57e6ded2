package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The solver finds what the oracle finds by trying everything. */
@Domain(GambitArbitraries.class)
@Domain(DomainContext.Global.class)
class SolverLawsTest {
  /** Never forgotten, so every property also tells whether what it remembers is right. */
  private static final Solver OLD_SOLVER = new Solver();

  @Property
  void value_latePosition_isTheOracles(
      @ForAll(supplier = GambitArbitraries.Late.class) Position position) {
    int expected = Plain.position(position).value(Plain.isStrict(position));

    assertThat(new Solver().solve(position).value()).isEqualTo(expected);
    assertThat(OLD_SOLVER.solve(position).value()).isEqualTo(expected);
  }

  @Property
  void best_latePosition_areExactlyTheTurnsThatKeepTheOraclesValue(
      @ForAll(supplier = GambitArbitraries.Late.class) Position position) {
    Solution solution = OLD_SOLVER.solve(position);
    List<Turn> expected =
        position.legalTurns().stream()
            .filter(turn -> -plainValue(position.play(turn)) == solution.value())
            .toList();

    assertThat(solution.best()).containsExactlyElementsOf(expected);
    assertThat(solution.best().isEmpty()).isEqualTo(position.outcome().isPresent());
  }

  private static int plainValue(Position position) {
    return Plain.position(position).value(Plain.isStrict(position));
  }

  @Property(tries = 300)
  void line_anyGame_isLegalAndEndsWithTheValue(
      @ForAll(supplier = GambitArbitraries.InGame.class) Position position) {
    Solution solution = OLD_SOLVER.solve(position);
    Position end = position;
    for (Turn turn : solution.line()) {
      end = end.play(turn);
    }

    assertThat(end.outcome().orElseThrow().margin(position.toMove())).isEqualTo(solution.value());
    if (!solution.line().isEmpty()) {
      assertThat(solution.best()).contains(solution.line().get(0));
    }
  }

  @Property(tries = 300)
  void line_anyGame_losesNothingAtAnyStep(
      @ForAll(supplier = GambitArbitraries.InGame.class) Position position) {
    int value = OLD_SOLVER.solve(position).value();
    Position now = position;
    for (Turn turn : OLD_SOLVER.solve(position).line()) {
      now = now.play(turn);
      value = -value;
      assertThat(new Solver().solve(now).value()).isEqualTo(value);
    }
  }

  @Property(tries = 300)
  void value_mirroredPosition_isTheSame(
      @ForAll Mirror mirror, @ForAll(supplier = GambitArbitraries.InGame.class) Position position) {
    Solution solution = new Solver().solve(position);
    Solution mirrored = new Solver().solve(mirror.of(position));

    assertThat(mirrored.value()).isEqualTo(solution.value());
    assertThat(mirrored.best())
        .containsExactlyInAnyOrderElementsOf(solution.best().stream().map(mirror::of).toList());
  }

  @Property(tries = 300)
  void value_anyGame_isTheBestOfTheNextValues(
      @ForAll(supplier = GambitArbitraries.InGame.class) Position position) {
    Solution solution = OLD_SOLVER.solve(position);
    List<Turn> turns = position.legalTurns();
    if (!turns.isEmpty()) {
      List<Turn> best =
          turns.stream()
              .filter(turn -> -new Solver().solve(position.play(turn)).value() >= solution.value())
              .toList();
      assertThat(solution.best()).containsExactlyElementsOf(best);
    }
  }
}
