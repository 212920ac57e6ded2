package games.turnstile.railchess.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of which maps are made. */
class PartsTest {
  private static final String NEGATIVE_ID = "a station's id must be 0 or more, not -1";
  private static final String NEGATIVE_LINE = "a line's number must be 0 or more, not -1";
  private static final String WALKING = "2147483647 stands for walking and is no line; use a Walk";

  static Stream<Arguments> refusals() {
    int walking = Integer.MAX_VALUE;
    return Stream.of(
        refused(() -> new Station(-1, 0, 0), NEGATIVE_ID),
        refused(() -> new Station(0, -0.1, 0), "a station's x must be 0 to 1, not -0.1"),
        refused(() -> new Station(0, 0, 1.5), "a station's y must be 0 to 1, not 1.5"),
        refused(() -> new Station(0, Double.NaN, 0), "a station's x must be 0 to 1, not NaN"),
        refused(() -> new Link(-1, 1, 2), NEGATIVE_LINE),
        refused(() -> new Link(walking, 1, 2), WALKING),
        refused(() -> new Link(1, -1, 2), NEGATIVE_ID),
        refused(() -> new Link(1, 1, -1), NEGATIVE_ID),
        refused(() -> new Link(1, 2, 2), "a link needs two different stations, not 2 twice"),
        refused(() -> new Walk(-1, 2), NEGATIVE_ID),
        refused(() -> new Walk(1, -1), NEGATIVE_ID),
        refused(() -> new Walk(2, 2), "a thoroughfare needs two different stations, not 2 twice"),
        refused(() -> new NoTrain(-1, 1, 2, 3), NEGATIVE_LINE),
        refused(() -> new NoTrain(walking, 1, 2, 3), WALKING),
        refused(() -> new NoTrain(1, -1, 2, 3), NEGATIVE_ID),
        refused(() -> new NoTrain(1, 1, -1, 3), NEGATIVE_ID),
        refused(() -> new NoTrain(1, 1, 2, -1), NEGATIVE_ID),
        refused(
            () -> new NoTrain(1, 2, 2, 3), "a no-train needs two different stations, not 2 twice"),
        refused(
            () -> new NoTrain(1, 2, 3, 3), "a no-train needs two different stations, not 3 twice"),
        refused(() -> new NoTransfer(-1, 2), NEGATIVE_LINE),
        refused(() -> new NoTransfer(2, -1), NEGATIVE_LINE),
        refused(() -> new NoTransfer(2, walking), WALKING),
        refused(() -> new NoSpawn(-1, 2), NEGATIVE_ID),
        refused(() -> new NoSpawn(1, -1), NEGATIVE_ID),
        refused(() -> new NoSpawn(4, 4), "a no-spawn needs two different stations, not 4 twice"));
  }

  private static Arguments refused(ThrowingCallable maker, String message) {
    return arguments(maker, message);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("refusals")
  void values_out_of_range_are_refused(ThrowingCallable maker, String message) {
    assertThatIllegalArgumentException().isThrownBy(maker).withMessage(message);
  }

  @Test
  void the_ends_of_the_ranges_are_allowed() {
    assertThat(new Station(Integer.MAX_VALUE, 0, 1).y()).isEqualTo(1);
    assertThat(new Link(Integer.MAX_VALUE - 1, 0, Integer.MAX_VALUE).from()).isZero();
    assertThat(new Walk(Integer.MAX_VALUE, 0).to()).isZero();
    assertThat(new NoTrain(0, 0, 1, 0).to()).isZero();
    assertThat(new NoTransfer(3, 3).first()).isEqualTo(3);
    assertThat(new Station(0, -0.0, -0.0)).isEqualTo(new Station(0, 0, 0));
  }

  @Test
  void a_stations_label_is_its_name_and_number() {
    assertThat(new Station(7, 0, 0, " Old Town ").label()).isEqualTo("Old Town (7)");
    assertThat(new Station(7, 0, 0).label()).isEqualTo("7");
    assertThat(new Station(7, 0, 0, "  ").name()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "a\u0000", "a\u2028b", "a\u2029b", "a\uD800"})
  void names_of_more_than_one_line_are_refused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Station(1, 0, 0, name))
        .withMessage(
            "a name is one line of text, without line breaks, control characters or torn"
                + " characters");
  }

  @Test
  void names_are_neither_endless_nor_missing() {
    assertThat(new Station(1, 0, 0, "x".repeat(200)).name()).hasSize(200);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Station(1, 0, 0, "x".repeat(201)))
        .withMessage("a name has at most 200 characters, not 201");
    assertThatNullPointerException()
        .isThrownBy(() -> new Station(1, 0, 0, null))
        .withMessage("name");
  }

  @Test
  void links_and_walks_can_be_reversed() {
    assertThat(new Link(1, 2, 3).reversed()).isEqualTo(new Link(1, 3, 2));
    assertThat(new Walk(2, 3).reversed()).isEqualTo(new Walk(3, 2));
  }

  @Test
  void pairs_have_no_order() {
    assertThat(new NoTransfer(5, 2)).isEqualTo(new NoTransfer(2, 5));
    assertThat(new NoTransfer(5, 2).first()).isEqualTo(2);
    assertThat(new NoTransfer(5, 2).second()).isEqualTo(5);
    assertThat(new NoSpawn(5, 2)).isEqualTo(new NoSpawn(2, 5));
    assertThat(new NoSpawn(5, 2).first()).isEqualTo(2);
    assertThat(new NoSpawn(5, 2).second()).isEqualTo(5);
  }

  @Test
  void parts_are_ordered_by_their_numbers_from_the_left() {
    assertThat(Stream.of(link(2, 0, 1), link(1, 5, 4), link(1, 3, 9), link(1, 3, 8)).sorted())
        .containsExactly(link(1, 3, 8), link(1, 3, 9), link(1, 5, 4), link(2, 0, 1));
    assertThat(Stream.of(new Walk(2, 1), new Walk(1, 3), new Walk(1, 2)).sorted())
        .containsExactly(new Walk(1, 2), new Walk(1, 3), new Walk(2, 1));
    assertThat(
            Stream.of(
                    way(2, 0, 1, 0),
                    way(1, 3, 1, 0),
                    way(1, 2, 4, 0),
                    way(1, 2, 3, 5),
                    way(1, 2, 3, 4))
                .sorted())
        .containsExactly(
            way(1, 2, 3, 4), way(1, 2, 3, 5), way(1, 2, 4, 0), way(1, 3, 1, 0), way(2, 0, 1, 0));
    assertThat(Stream.of(new NoTransfer(2, 3), new NoTransfer(1, 9), new NoTransfer(1, 4)).sorted())
        .containsExactly(new NoTransfer(1, 4), new NoTransfer(1, 9), new NoTransfer(2, 3));
    assertThat(Stream.of(new NoSpawn(2, 3), new NoSpawn(1, 9), new NoSpawn(1, 4)).sorted())
        .containsExactly(new NoSpawn(1, 4), new NoSpawn(1, 9), new NoSpawn(2, 3));
  }

  private static Link link(int line, int from, int to) {
    return new Link(line, from, to);
  }

  private static NoTrain way(int line, int from, int via, int to) {
    return new NoTrain(line, from, via, to);
  }
}
