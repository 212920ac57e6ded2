package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

/**
 * Rides worked out by hand, a few for each clause of the rules about moves. Seat 0 rides from
 * station a, with maps and owners as in a {@link Sketch}.
 */
public final class RideExamples {
  private RideExamples() {}

  /**
   * Where one can ride in one case.
   *
   * @param story what the example shows
   * @param map the sketch of the map
   * @param owners who owns what, apart from the station a, which is the rider's own
   * @param n the number
   * @param destinations the letters of all stations on which the ride can end, in their order
   */
  public record Example(String story, String map, String owners, int n, String destinations) {
    /** Checks that the function gives this answer. */
    public void check(DestinationsFunction function) {
      assertThat(
              Sketch.letters(
                  function.destinations(
                      Sketch.map(map), Sketch.owners("a=0 " + owners), 0, Sketch.station('a'), n)))
          .as("%s: %s, owners %s, n = %s", story, map, owners, n)
          .isEqualTo(destinations);
    }

    @Override
    public String toString() {
      return story + ", n = " + n;
    }
  }

  private static Example ride(String story, String map, int n, String destinations) {
    return new Example(story, map, "", n, destinations);
  }

  /** {@return all examples} */
  public static Stream<Example> all() {
    return Stream.of(known(), links(), trains(), changes(), forbidden(), walking(), owners())
        .flatMap(List::stream);
  }

  private static List<Example> known() {
    String fork = "1 a-b-c, 1 b-d";
    String forkWithoutTrain = fork + ", 1 c-e-f, notrain 1 a>b>c";
    return List.of(
        ride("round a triangle to the start", "1 a-b-c-a", 3, "a"),
        ride("trains run on at a fork both ways", fork, 2, "cd"),
        ride("and without a change", fork + ", 2 c-e, 2 d-f", 3, "ef"),
        ride("a no-train does not keep a passenger from changing", forkWithoutTrain, 2, "cd"),
        ride("the second train of the line runs on", forkWithoutTrain, 4, "f"),
        ride("the change at a no-train is the only one", forkWithoutTrain + ", 2 c-g", 3, "e"),
        ride("two of three lines in a row", "1 a-b, 2 b-c, 3 c-d", 2, "c"),
        ride("the third of three lines in a row", "1 a-b, 2 b-c, 3 c-d", 3, ""));
  }

  private static List<Example> links() {
    return List.of(
        ride("exactly so many links", "1 a-b-c-d", 2, "c"),
        ride("a number beyond the end of the line", "1 a-b-c-d", 4, ""),
        ride("no turning round", "1 a-b", 2, ""),
        ride("no turning round on another line", "1 a-b, 2 a-b", 2, ""),
        ride("links lead one way", "1 a>b, 1 c>b, 1 c>a", 1, "b"),
        ride("two one-way links are one segment", "1 a>b, 1 b>a, 1 a-c", 3, ""),
        ride("a one-way circle comes back to the start", "1 a>b>c>a", 3, "a"),
        ride("a one-way circle is not ridden twice", "1 a>b>c>a", 4, ""),
        ride("a station is passed twice", "1 a-b-c-d-b-e", 5, "e"),
        ride("a circle is ridden in both ways", "1 a-b-c-d-e-a", 2, "cd"),
        ride("a station without links", "alone a, 1 b-c", 1, ""));
  }

  private static List<Example> trains() {
    return List.of(
        ride("any line at the start", "1 a-b, 2 a-c, 3 a-d", 1, "bcd"),
        ride("boarding is free", "2 a-b, 1 b-c", 2, "c"),
        ride("a line of change-only is not boarded first", "1 a-b, 2 a-c, changeonly 2", 1, "b"),
        ride("a line of change-only is changed to", "1 a-b, 2 b-c-d, changeonly 2", 3, "d"),
        ride("a line of change-only alone", "2 a-b-c, changeonly 2", 2, ""));
  }

  private static List<Example> changes() {
    return List.of(
        ride("a change and back is two changes", "1 a-b, 2 b-c, 1 c-d", 3, ""),
        ride(
            "lines side by side leave the choice where to change",
            "1 a-b-c, 2 b-c-d, 3 c-e",
            3,
            "de"),
        ride(
            "of two lines side by side only one leads on",
            "1 a-b-c, 2 a-b-c, 2 c-d, 3 d-e, 1 c-f, 3 f-g",
            4,
            "eg"),
        ride("a change at once after the first link", "1 a-b, 2 b-c-d-e", 4, "e"),
        ride("a change before the last link", "1 a-b-c-d, 2 d-e", 4, "e"),
        ride("running on the same line is no change", "1 a-b-c, 2 c-d", 3, "d"));
  }

  private static List<Example> forbidden() {
    return List.of(
        ride("a no-train holds in its direction only", "1 a-b-c, 2 c-d, notrain 1 c>b>a", 3, "d"),
        ride("a no-train costs the change", "1 a-b-c, 2 c-d, notrain 1 a>b>c", 3, ""),
        ride("a no-train holds for its line only", "1 a-b-c, 2 c-d, notrain 2 a>b>c", 3, "d"),
        ride(
            "a no-train holds for trains from its station only",
            "1 a-b-c, 1 d-b, 2 c-e, notrain 1 d>b>c",
            3,
            "e"),
        ride("a no-train holds for the second train", "1 a-b, 2 b-c-d, notrain 2 b>c>d", 3, ""),
        ride(
            "a no-train binds nobody who boards there",
            "1 a-b, 2 a-b-c, notrain 2 a>b>c, notransfer 2 2",
            2,
            "c"),
        ride("two no-trains in a row", "1 a-b-c-d, notrain 1 a>b>c, notrain 1 b>c>d", 3, ""),
        ride("a no-transfer forbids the change", "1 a-b, 2 b-c, 3 b-d, notransfer 1 2", 2, "d"),
        ride("a no-transfer holds in either order", "2 a-b, 1 b-c, 3 b-d, notransfer 1 2", 2, "d"),
        ride(
            "a no-transfer with itself forbids boarding again",
            "1 a-b-c, 1 b-d, notrain 1 a>b>c, notransfer 1 1",
            2,
            "d"),
        ride("a no-transfer with itself lets trains run on", "1 a-b-c, notransfer 1 1", 2, "c"),
        ride(
            "a no-transfer is avoided by a third line",
            "1 a-b, 2 b-c, 3 b-c, notransfer 1 2",
            2,
            "c"));
  }

  private static List<Example> walking() {
    return List.of(
        ride("walking costs nothing", "1 a-b, walk a-c, 2 c-d", 1, "bd"),
        ride("walking alone is no ride", "walk a-b, 1 b-c-d", 2, "d"),
        ride("a thoroughfare leads one way", "1 a-b, walk c>a, 1 c-d", 1, "b"),
        ride("one thoroughfare only", "walk a-b, walk b-c, 1 c-d, 2 b-e", 1, "e"),
        ride("no walking after boarding", "1 a-b, walk b-c, 1 c-d", 2, ""),
        ride("walking is no change", "walk a-b, 1 b-c, 2 c-d", 2, "d"),
        ride(
            "a no-train does not bind who walked in",
            "walk a-b, 1 a-b-c, notrain 1 a>b>c, 2 c-d",
            2,
            "cd"),
        ride("a thoroughfare is no segment", "walk a-b, 1 b-a", 1, "ab"),
        ride("back to the start after walking", "walk a-b, 1 b-c-a", 2, "ab"),
        ride("change-only also after walking", "walk a-b, 2 b-c, changeonly 2, 1 a-d", 1, "d"),
        new Example("not walking onto another's station", "walk a-b, 1 b-c", "b=1", 1, ""),
        new Example("walking onto an own station", "walk a-b, 1 b-c", "b=0", 1, "c"));
  }

  private static List<Example> owners() {
    return List.of(
        new Example("not through another's station", "1 a-b-c, 1 a-d-e", "b=1", 2, "e"),
        new Example("not onto another's station", "1 a-b-c, 1 a-d-e", "c=1", 2, "e"),
        new Example("through own stations", "1 a-b-c", "b=0", 2, "c"),
        new Example("onto an own station", "1 a-b-c", "bc=0", 2, "c"),
        new Example("not onto a dead station", "1 a-b, 1 a-c", "b=-2", 1, "c"),
        new Example("stuck among others", "1 a-b, 2 a-c, walk a-d, 1 d-e", "bcd=3", 1, ""));
  }
}
