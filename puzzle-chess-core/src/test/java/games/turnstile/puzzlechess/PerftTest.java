package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.puzzlechess.PerftTable.Count;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.oracle.OracleGame;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known counts of sequences of moves, by both ways of counting. */
class PerftTest {
  private static final long MOST_NODES = 5_000_000;
  private static final long MOST_NODES_PLAYED = 1_000_000;
  private static final long MOST_NODES_BY_THE_ORACLE = 3_000;

  private static Stream<Count> counts() throws IOException {
    List<Count> counts = new ArrayList<>(PerftTable.read("/perft/orthodox.txt"));
    counts.addAll(PerftTable.read("/perft/terrain.txt"));
    return counts.stream();
  }

  static Stream<Count> counted() throws IOException {
    return counts().filter(count -> count.nodes() <= MOST_NODES);
  }

  static Stream<Count> countedDeeper() throws IOException {
    return counts().filter(count -> count.nodes() > MOST_NODES);
  }

  static Stream<Count> played() throws IOException {
    return counts().filter(count -> count.nodes() <= MOST_NODES_PLAYED);
  }

  static Stream<Count> playedDeeper() throws IOException {
    return counts().filter(count -> count.nodes() > MOST_NODES_PLAYED);
  }

  @ParameterizedTest
  @MethodSource("counted")
  void count_upToTheCap_isAsWrittenDown(Count count) {
    assertThat(Perft.count(count.position(), count.depth())).isEqualTo(count.nodes());
  }

  @ParameterizedTest
  @MethodSource("countedDeeper")
  @Tag("deep")
  void count_beyondTheCap_isAsWrittenDown(Count count) {
    assertThat(Perft.count(count.position(), count.depth())).isEqualTo(count.nodes());
  }

  @ParameterizedTest
  @MethodSource("played")
  void countByPlaying_upToTheCap_isAsWrittenDown(Count count) {
    assertThat(Perft.countByPlaying(count.position(), count.depth())).isEqualTo(count.nodes());
  }

  @ParameterizedTest
  @MethodSource("playedDeeper")
  @Tag("deep")
  void countByPlaying_beyondTheCap_isAsWrittenDown(Count count) {
    assertThat(Perft.countByPlaying(count.position(), count.depth())).isEqualTo(count.nodes());
  }

  static Stream<Count> byTheOracle() throws IOException {
    return counts().filter(count -> count.nodes() <= MOST_NODES_BY_THE_ORACLE);
  }

  @ParameterizedTest
  @MethodSource("byTheOracle")
  void oracle_fewNodes_countsWhatIsWrittenDown(Count count) {
    assertThat(OraclePerft.count(new OracleGame(count.level()), count.depth()))
        .isEqualTo(count.nodes());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 101})
  void count_otherDepths_areRefused(int depth) {
    Position start = Position.initial(FenCodec.level("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(start, depth))
        .withMessage("depth is 0 to 100, not " + depth);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.countByPlaying(start, depth))
        .withMessage("depth is 0 to 100, not " + depth);
  }

  @Test
  void count_mate_isOneAndNothingDeeper() {
    Position mate = Position.initial(FenCodec.level("R3k3/8/4K3/8/8/8/8/8 b - - 0 1"));

    assertThat(mate.outcome()).isPresent();
    assertThat(Perft.count(mate, 0)).isEqualTo(1);
    assertThat(Perft.countByPlaying(mate, 0)).isEqualTo(1);
    assertThat(Perft.count(mate, 1)).isZero();
    assertThat(Perft.count(mate, 2)).isZero();
    assertThat(Perft.countByPlaying(mate, 2)).isZero();
  }

  @Test
  void count_drawnPosition_goesOnWhateverTheSceneIsAbout() {
    Drawing kings = Drawing.of("8 k.......\n1 K.......").draws(DrawRule.INSUFFICIENT_MATERIAL);
    Goal corner = new Goal.Reach(Set.of(Square.H8), PieceFilter.of(Side.BLACK));

    assertThat(kings.goal(corner).position().outcome()).isPresent();
    assertThat(Perft.count(kings.goal(corner).position(), 2)).isEqualTo(9);
    assertThat(Perft.count(kings.goal(new Goal.Checkmate()).position(), 2)).isEqualTo(9);
  }
}
