package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Mates.Mate;
import games.turnstile.puzzlechess.Solution.Status;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The mate problems: each is what it says it is, and the solver finds that out. */
class MateSetTest {
  static Stream<Mate> all() {
    return Mates.all().stream();
  }

  static Stream<Mate> inTwo() {
    return Mates.in(2).stream();
  }

  static Stream<Mate> inThree() {
    return Mates.in(3).stream();
  }

  static Stream<Mate> inFour() {
    return Mates.in(4).stream();
  }

  @Test
  void set_isLargeAndVaried() {
    assertThat(Mates.in(2)).hasSizeGreaterThanOrEqualTo(12);
    assertThat(Mates.in(3)).hasSizeGreaterThanOrEqualTo(12);
    assertThat(Mates.in(4)).hasSizeGreaterThanOrEqualTo(12);
    assertThat(all().map(mate -> mate.position().toMove())).contains(Side.WHITE, Side.BLACK);
    assertThat(all().map(Mate::theme))
        .contains("quiet", "sacrifice", "underpromotion", "castling", "en-passant", "zugzwang");
    assertThat(all().filter(mate -> mate.position().pieces().size() >= 20))
        .hasSizeGreaterThanOrEqualTo(12);
    assertThat(all().map(Mate::id)).doesNotHaveDuplicates();
    assertThat(all().map(mate -> FenCodec.format(mate.position()))).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("inTwo")
  void solve_mateInTwo_isFoundAndNoneShorter(Mate mate) {
    checkSolver(mate);
  }

  @ParameterizedTest
  @MethodSource("inThree")
  void solve_mateInThree_isFoundAndNoneShorter(Mate mate) {
    checkSolver(mate);
  }

  @ParameterizedTest
  @MethodSource("inFour")
  @Tag("deep")
  void solve_mateInFour_isFoundAndNoneShorter(Mate mate) {
    checkSolver(mate);
  }

  @ParameterizedTest
  @MethodSource({"inTwo", "inThree"})
  void mateInTwoOrThree_byTryingEverything_isAsWrittenDown(Mate mate) {
    checkByTryingEverything(mate);
  }

  @ParameterizedTest
  @MethodSource("inFour")
  @Tag("deep")
  void mateInFour_byTryingEverything_isAsWrittenDown(Mate mate) {
    checkByTryingEverything(mate);
  }

  private static void checkByTryingEverything(Mate mate) {
    FullSearch search = FullSearch.byFields(mate.within(mate.moves()));
    List<Integer> keys = search.winning(mate.moves());

    assertThat(search.wins(mate.moves() - 1)).isFalse();
    assertThat(keys.stream().map(mate.position()::move)).hasSameElementsAs(mate.keys());
  }

  private static void checkSolver(Mate mate) {
    Solution solution = Solver.solve(mate.within(mate.moves()));

    assertThat(solution.status()).isEqualTo(Status.SOLVED);
    assertThat(solution.moves()).isEqualTo(mate.moves());
    assertThat(solution.keys()).doesNotHaveDuplicates();
    assertThat(Set.copyOf(solution.keys())).isEqualTo(mate.keys());
    assertThat(Solver.solve(mate.within(mate.moves() - 1)).status()).isEqualTo(Status.UNSOLVED);
  }
}
