package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.oracle.PlainSettlement;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Claims settled by hand, with maps and owners as in a {@link Sketch}. */
public final class ClaimExamples {
  private ClaimExamples() {}

  /**
   * What comes of the claims in one case.
   *
   * @param story what the example shows
   * @param map the sketch of the map
   * @param owners who owns what before
   * @param stations the letters of the stations of seat 0, seat 1 and so on
   * @param seatsIn who is in the game before
   * @param settled what there is afterwards
   */
  public record Example(
      String story,
      String map,
      String owners,
      String stations,
      Set<Integer> seatsIn,
      PlainSettlement settled) {
    /** Checks that the function gives this answer. */
    public void check(SettlementFunction function) {
      assertThat(
              function.settle(
                  Sketch.map(map),
                  Sketch.owners(owners),
                  Set.of(),
                  stations.chars().mapToObj(letter -> Sketch.station((char) letter)).toList(),
                  seatsIn))
          .as(story)
          .isEqualTo(settled);
    }

    @Override
    public String toString() {
      return story;
    }
  }

  private static PlainSettlement settled(
      String owners, String dead, Set<Integer> in, List<Integer> points, List<Integer> best) {
    return new PlainSettlement(
        Sketch.owners(owners), Sketch.stations(dead), new TreeSet<>(in), points, best);
  }

  /** {@return all examples} */
  public static Stream<Example> all() {
    return Stream.of(claiming(), leaving()).flatMap(List::stream);
  }

  private static List<Example> claiming() {
    return List.of(
        new Example(
            "everybody claims where he stands, and the rest is contested",
            "1 a-b-c-d-e",
            "",
            "ae",
            Set.of(0, 1),
            settled("a=0 e=1", "", Set.of(0, 1), List.of(1, 1), List.of(7, 7))),
        new Example(
            "what only one can reach is his",
            "1 a-b-c-d-e",
            "",
            "ca",
            Set.of(0, 1),
            settled("a=1 cde=0", "", Set.of(0, 1), List.of(5, 1), List.of(7, 3))),
        new Example(
            "what nobody can reach is dead",
            "1 a-b-c, 2 d-e",
            "",
            "ac",
            Set.of(0, 1),
            settled("a=0 c=1", "de", Set.of(0, 1), List.of(1, 1), List.of(3, 3))),
        new Example(
            "one-way links are followed in their direction only",
            "1 a>b>c, 1 c-d",
            "",
            "ad",
            Set.of(0, 1),
            settled("ab=0 d=1", "", Set.of(0, 1), List.of(2, 1), List.of(3, 2))),
        new Example(
            "a thoroughfare makes neighbours and leads on",
            "1 a-b, walk b-c, 1 c-d",
            "",
            "ad",
            Set.of(0, 1),
            settled("a=0 d=1", "", Set.of(0, 1), List.of(1, 1), List.of(5, 5))));
  }

  private static List<Example> leaving() {
    return List.of(
        new Example(
            "who has nothing left to claim leaves with what he has",
            "1 a-b-c-d",
            "a=0 bd=1",
            "ad",
            Set.of(0, 1),
            settled("a=0 bcd=1", "", Set.of(), List.of(1, 5), List.of(1, 5))),
        new Example(
            "stations of those who left still block",
            "1 a-b-c-d-e",
            "c=2",
            "aec",
            Set.of(0, 1),
            settled("ab=0 c=2 de=1", "", Set.of(), List.of(3, 3, 2), List.of(3, 3, 2))),
        new Example(
            "the last player takes what he can reach",
            "1 a-b-c-d, 2 e-f",
            "d=1",
            "ad",
            Set.of(0),
            settled("abc=0 d=1", "ef", Set.of(), List.of(5, 1), List.of(5, 1))),
        new Example(
            "those who have nothing left leave together, and a station without value dies",
            "1 a>b, 1 c>b",
            "",
            "ac",
            Set.of(0, 1),
            settled("a=0 c=1", "b", Set.of(), List.of(1, 1), List.of(1, 1))),
        new Example(
            "when one has left, all is settled again",
            "1 a>b, 1 c>b, 1 c-d-e",
            "",
            "ace",
            Set.of(0, 1, 2),
            settled("a=0 bc=1 e=2", "", Set.of(1, 2), List.of(1, 2, 1), List.of(1, 4, 3))));
  }
}
