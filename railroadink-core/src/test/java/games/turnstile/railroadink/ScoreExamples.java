package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainScore;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/** Scores that are known or worked out by hand, a few for each clause. */
public final class ScoreExamples {
  private ScoreExamples() {}

  /**
   * What a board scores.
   *
   * @param story what the example shows
   * @param board the placements in order
   * @param basic the points for networks and centre, less those for errors
   * @param total all points
   * @param centre the number of tiles in the centre
   * @param errors the number of errors
   * @param railway the length of the longest railway
   * @param highway the length of the longest highway
   * @param exits how many exits the networks touch that touch any, most first
   */
  public record Example(
      String story,
      String board,
      int basic,
      int total,
      int centre,
      int errors,
      int railway,
      int highway,
      List<Integer> exits) {
    /** Checks that the function gives this answer. */
    public void check(Function<List<Placement>, PlainScore> function) {
      PlainScore score = function.apply(Boards.placements(board));
      List<Integer> touched =
          score.networks().stream()
              .map(network -> network.exits().size())
              .filter(count -> count > 0)
              .sorted(Comparator.reverseOrder())
              .toList();
      assertThat(
              new Example(
                  story,
                  board,
                  score.basic(),
                  score.total(),
                  score.centre().size(),
                  score.errors().size(),
                  score.longestRailway(),
                  score.longestHighway(),
                  touched))
          .usingRecursiveComparison()
          .isEqualTo(this);
    }

    @Override
    public String toString() {
      return story;
    }
  }

  /**
   * Where the errors of a board are.
   *
   * @param board the placements in order
   * @param errors the edges over which routes lead nowhere, as A1S, with blanks between them
   */
  public record Errors(String board, String errors) {
    /** Checks that the function gives this answer. */
    public void check(Function<List<Placement>, PlainScore> function) {
      Set<String> expected = new TreeSet<>(List.of(errors.split(" ")));
      expected.remove("");
      assertThat(function.apply(Boards.placements(board)).errors()).isEqualTo(expected);
    }
  }

  /** {@return all examples} */
  public static Stream<Example> all() {
    return Stream.of(known(), networks(), routes()).flatMap(List::stream);
  }

  /** {@return whole games, and what they score} */
  public static List<Example> known() {
    return List.of(
        new Example(
            "the first known game",
            "A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01"
                + "B0G16A5C34A4C43A5C53A3D50A4D61S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52",
            33,
            46,
            6,
            5,
            5,
            8,
            List.of(6, 4)),
        new Example(
            "the second known game",
            "A3D61A3D53B0C52A0B52A2B63A4D41B0E60A0F61A3D31A3D23A2G30B0F34A3E32A1B01B2B10A1B21"
                + "A0A63A4D01A1G41B0G12S2D10A4C10B2A10A2B33A1A30S4E11A4E21A3C21A3C31S5F11",
            24,
            41,
            7,
            11,
            5,
            12,
            List.of(7, 2)),
        new Example(
            "the third known game",
            "A3A10A3A52A3G10B2F10S1B50A2B61A0C60A1B41B1A35A4A41A2B31A1C30B0D32A2C50A4E10A3D12"
                + "B2B10A2F01A0G00A4D01B1A27S3B20A4C10A1D50A0F23B2G25A3E30A4E41",
            18,
            36,
            4,
            6,
            9,
            9,
            List.of(6, 1)),
        new Example(
            "the fourth known game",
            "A2A30A0A43A3A50B2B50A4C50A3D50A2B43B0G12B0A14A2B33A0B11A4E50A3D61A2B21A3G52B1G45"
                + "A3F52B2F41A3F33A1E40A1D40A3E32A3E27B0F10S0E12B1D17A4D01A1B61A0C43",
            21,
            42,
            5,
            8,
            9,
            12,
            List.of(5, 3)));
  }

  private static List<Example> networks() {
    String corner = "A1B01 A4A10 ";
    return List.of(
        new Example("nothing", "", 0, 0, 0, 0, 0, 0, List.of()),
        new Example(
            "two exits joined",
            "A4D01 A4D11 A4D21 A4D31 A4D41 A4D51 A4D61",
            7,
            14,
            3,
            0,
            0,
            7,
            List.of(2)),
        new Example("strands of an overpass", corner + "B2B10", -2, 2, 0, 2, 2, 2, List.of(1, 1)),
        new Example("a station joins both kinds", corner + "S5B10", 2, 6, 0, 2, 2, 2, List.of(2)),
        new Example("a strand without an exit", "B2A10", -3, -1, 0, 3, 1, 1, List.of(1)),
        new Example(
            "both strands of an overpass in one network",
            corner + "B2B10 A5C11 B1C23 A0B23",
            5,
            13,
            1,
            0,
            4,
            4,
            List.of(2)),
        new Example(
            "all twelve exits",
            "A4A10 B2B10 A4C10 S2D10 A4E10 B2F10 A4G10 A4D01 A3D21 S5D31 A4D41 A3D53 A4D61 B0E20"
                + "A2F23 A2F31 A2G30 A1G41 B1G52 A1F41 A1F51 A1F61 A1F01 A1B01 A1B21 S3B30 A1B41"
                + "A4C50 B2B50 A4A50 A1B61 A1A30 A1C30",
            49,
            67,
            5,
            1,
            7,
            11,
            List.of(12)));
  }

  private static List<Example> routes() {
    return List.of(
        new Example("a lone tile", "A4A10", -1, 0, 0, 1, 0, 1, List.of(1)),
        new Example("a station in a highway", "A4A10 S5B10 A4C10", -3, 1, 0, 3, 1, 3, List.of(1)),
        new Example("a station at its end", "A4A10 B0B10", -1, 2, 0, 1, 1, 2, List.of(1)),
        new Example("a branch does not count", "A3A10 A4A21 A4B10", -2, 1, 0, 2, 0, 3, List.of(1)),
        new Example(
            "the longer of two branches", "A3A10 A4A21 A4B10 A4C10", -2, 2, 0, 2, 0, 4, List.of(1)),
        new Example(
            "a circle, once", "A4D01 A3D13 A5D20 A5C23 A5C12", 2, 7, 2, 0, 0, 5, List.of(1)),
        new Example(
            "two highways, the longer one", "A4A10 A4A50 A4B50", -2, 0, 0, 2, 0, 2, List.of(1, 1)));
  }

  /** {@return boards, and where their errors are} */
  public static Stream<Errors> errors() {
    return Stream.of(
        new Errors("", ""),
        new Errors("A4A10", "A1S"),
        new Errors("A4A10 A4B10", "B1S"),
        new Errors("A4A10 A1B01 A1B11", "A1S B1E"),
        new Errors("A5A10 A4A01", ""),
        new Errors("B2A10", "A1E A1S A1W"),
        new Errors("S2A10 A1B01", "A1E A1S A1W B0E"),
        new Errors("A4D01 A4D11 A4D21 A4D31 A4D41 A4D51 A4D61", ""));
  }
}
