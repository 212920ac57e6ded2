package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.Violation.Code;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Boards worked out by hand, a few for each clause about placements. */
public final class LegalityExamples {
  private LegalityExamples() {}

  /**
   * Whether a board is legal.
   *
   * @param story what the example shows
   * @param board the placements in order
   * @param legal how many of them are legal
   * @param violation the rule that the next one breaks, if there is one
   */
  public record Example(String story, String board, int legal, Optional<Code> violation) {
    /** Checks that a function, which is given the whole board, gives this answer. */
    public void check(Function<List<Placement>, Optional<Code>> function) {
      List<Placement> placements = Boards.placements(board);
      assertThat(function.apply(placements)).as(story).isEqualTo(violation);
      assertThat(function.apply(placements.subList(0, legal)))
          .as("%s, the legal part", story)
          .isEmpty();
    }

    @Override
    public String toString() {
      return story;
    }
  }

  private static Example legal(String story, String board) {
    return new Example(story, board, Boards.placements(board).size(), Optional.empty());
  }

  /** The last placement is to blame. */
  private static Example illegal(String story, String board, Code violation) {
    return new Example(story, board, Boards.placements(board).size() - 1, Optional.of(violation));
  }

  /** {@return all examples} */
  public static Stream<Example> all() {
    return Stream.of(known(), joined(), clashing(), taken(), specials()).flatMap(List::stream);
  }

  private static List<Example> known() {
    return List.of(
        legal("four exits", "A4A50A4G12B2G54A1G36"),
        illegal("the same twice", "B1B02B1B02", Code.SQUARE_TAKEN),
        new Example("far from everything", "A4B10A4C10B2D10", 0, Optional.of(Code.NOT_JOINED)),
        new Example("joined only later", "A4A10A4C10A4B10", 1, Optional.of(Code.NOT_JOINED)),
        illegal("a special tile twice", "S2A10S2B10", Code.SPECIAL_USED));
  }

  private static List<Example> joined() {
    return List.of(
        legal("at an exit for highways", "A4A10"),
        legal("at an exit for railways", "A1B01"),
        legal("at an exit in the east", "A4D61"),
        legal("at an exit in the south", "A1G30"),
        legal("to another tile", "A4A10 A4B10"),
        legal("a station at an exit by its other end", "A4A10 B0B10 A1C10"),
        legal("an overpass by one of its routes", "A4A10 B2B10"),
        legal("a route against a blank edge, joined elsewhere", "A4A10 A1B01 A1B11"),
        legal("a blank edge against a route, joined elsewhere", "A1B01 A1B11 A5A10 A4A01"),
        legal("a route against the border, joined elsewhere", "A5A10 A4A01"),
        illegal("on the border without an exit", "A4A00", Code.NOT_JOINED),
        illegal("with a blank edge at an exit", "A4A11", Code.NOT_JOINED),
        illegal("with a blank edge against a route", "A4A10 A4B11", Code.NOT_JOINED),
        illegal("with a route against a blank edge only", "A4A10 A4A21", Code.NOT_JOINED),
        illegal("only over a corner", "A4A10 A4B20", Code.NOT_JOINED));
  }

  private static List<Example> clashing() {
    return List.of(
        illegal("a railway at an exit for highways", "A1A10", Code.ROUTES_CLASH),
        illegal("a highway at an exit for railways", "A4F01", Code.ROUTES_CLASH),
        illegal("a railway after a highway", "A4A50 A1B50", Code.ROUTES_CLASH),
        illegal("a station turned the wrong way", "A4A10 B0B12", Code.ROUTES_CLASH),
        illegal("joined on one side, clashing on another", "A4A10 A1B01 A2B13", Code.ROUTES_CLASH),
        illegal(
            "joined to a highway, clashing with a railway", "A2A30 A5A50 A4A41", Code.ROUTES_CLASH),
        illegal("joined inside, clashing with an exit", "A4A10 A3B13 A4B01", Code.ROUTES_CLASH));
  }

  private static List<Example> taken() {
    return List.of(
        illegal("another tile on the same square", "A4A10 A3A10", Code.SQUARE_TAKEN),
        illegal("on a tile, though it would clash as well", "A4A10 A1A10", Code.SQUARE_TAKEN),
        illegal("on a tile, though it is joined to nothing", "A4A10 A4A11", Code.SQUARE_TAKEN));
  }

  private static List<Example> specials() {
    String three = "S2A10 S3A30 S0A50 ";
    return List.of(
        legal("three special tiles", three),
        legal("dice after three special tiles", three + "A4D01"),
        illegal("a fourth special tile", three + "S1D03", Code.NO_SPECIAL_LEFT),
        illegal(
            "a fourth special tile that does not fit either",
            three + "S1A10",
            Code.NO_SPECIAL_LEFT),
        illegal("one of three special tiles again", three + "S2D00", Code.SPECIAL_USED),
        illegal("a special tile on itself", "S2A10 S2A10", Code.SPECIAL_USED),
        illegal("a special tile joined to nothing", "S4D30", Code.NOT_JOINED),
        illegal("a special tile that clashes", "S3A10", Code.ROUTES_CLASH));
  }
}
