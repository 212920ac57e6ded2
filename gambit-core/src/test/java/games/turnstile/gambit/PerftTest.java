package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.turnstile.gambit.notation.PositionCodec;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Counts of games, from files of lines {@code id}, {@code position} and {@code kind depth nodes}.
 */
class PerftTest {
  private static final long CAP = 10_000_000;

  /** Deep counts are of trees that have been wider above: the cap is about the widest level. */
  private record Count(
      String id, Position position, String kind, int depth, long nodes, long cost) {
    long counted() {
      return kind.equals("turns") ? Perft.turns(position, depth) : Perft.plies(position, depth);
    }
  }

  @TestFactory
  Stream<DynamicTest> perft_upToTheCap_isAsWrittenDown() throws IOException {
    return tests(count -> count.cost <= CAP);
  }

  @TestFactory
  @Tag("deep")
  Stream<DynamicTest> perft_beyondTheCap_isAsWrittenDown() throws IOException {
    return tests(count -> count.cost > CAP);
  }

  private static Stream<DynamicTest> tests(Predicate<Count> wanted) throws IOException {
    List<Count> counts = new ArrayList<>(read("/perft/start.txt"));
    counts.addAll(read("/perft/boards.txt"));
    return counts.stream()
        .filter(wanted)
        .map(
            count ->
                dynamicTest(
                    "%s: %s %d".formatted(count.id, count.kind, count.depth),
                    () -> assertThat(count.counted()).isEqualTo(count.nodes)));
  }

  private static List<Count> read(String resource) throws IOException {
    List<Count> counts = new ArrayList<>();
    String id = "";
    Position position = Position.initial();
    long cost = 0;
    for (String line : text(resource).lines().toList()) {
      String[] words = line.split(" ", 2);
      switch (words[0]) {
        case "", "#" -> {}
        case "id" -> id = words[1];
        case "position" -> position = PositionCodec.parse(words[1]);
        case "turns", "plies" -> {
          String[] numbers = words[1].split(" ");
          int depth = Integer.parseInt(numbers[0]);
          long nodes = Long.parseLong(numbers[1]);
          cost = depth <= 1 ? nodes : Math.max(cost, nodes);
          counts.add(new Count(id, position, words[0], depth, nodes, cost));
        }
        default -> throw new IOException("cannot read " + line + " in " + resource);
      }
    }
    return counts;
  }

  private static String text(String resource) throws IOException {
    try (InputStream in = PerftTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void perft_negativeDepth_isRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.turns(Position.initial(), -1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.plies(Position.initial(), -1))
        .withMessageContaining("-1");
  }

  @Test
  void perft_finishedGame_countsItselfAndNothingDeeper() {
    Position over = Position.of(Setup.startOfTurn(Board.empty(), Side.X));

    assertThat(Perft.turns(over, 0)).isEqualTo(1);
    assertThat(Perft.turns(over, 1)).isZero();
    assertThat(Perft.plies(over, 0)).isEqualTo(1);
    assertThat(Perft.plies(over, 3)).isZero();
  }
}
