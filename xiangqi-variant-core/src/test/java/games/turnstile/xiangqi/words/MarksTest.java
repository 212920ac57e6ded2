package games.turnstile.xiangqi.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.Sketch;
import games.turnstile.xiangqi.XiangqiArbitraries;
import games.turnstile.xiangqi.extension.Mark;
import games.turnstile.xiangqi.oracle.PlainBoard;
import games.turnstile.xiangqi.oracle.PlainMoves;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(XiangqiArbitraries.class)
class MarksTest {
  @Property(tries = 60)
  void marks_are_what_the_plain_rules_let_a_piece_do_where_there_is_room(@ForAll Variant any) {
    List<String> more = any.extensions().stream().filter("more-position-rules"::equals).toList();
    Variant variant = any.withExtensions(more);
    PlainBoard board = PlainBoard.initial(variant);
    PlainMoves ways = new PlainMoves(board);
    Position position = Position.initial(Ruleset.of(variant));

    for (Point point : board.pieces().keySet()) {
      Marks marks = Marks.of(position, point);
      Set<Point> reached = ways.destinations(point);
      for (Direction direction : Direction.values()) {
        List<Point> line = board.line(point, direction);
        if (!line.isEmpty() && board.isEmpty(line.get(0))) {
          assertThat(marks.at(direction) != Mark.NONE).isEqualTo(reached.contains(line.get(0)));
        }
        if (line.size() > 1 && board.isEmpty(line.get(0)) && board.isEmpty(line.get(1))) {
          assertThat(marks.at(direction) == Mark.SLIDE).isEqualTo(reached.contains(line.get(1)));
        }
      }
      assertThat(marks.leaps()).isFalse();
    }
  }

  private static String marks(Sketch sketch, int row, int column) {
    Position position = Position.initial(Ruleset.of(sketch.variant()));
    Point point = new Point(row, column);
    return String.join("\n", MarkDrawing.of(Marks.of(position, point), "A"));
  }

  @Example
  void a_direction_that_is_in_both_sections_is_a_slide() {
    assertThat(marks(Sketch.of("k.\n.A\n.K", "A 2,4,1(X[1]);2,7(X[2])"), 2, 2))
        .isEqualTo(
            """
            | * |
            |·A |
            | * |""");
  }

  @Example
  void what_stands_in_the_way_does_not_matter() {
    assertThat(marks(Sketch.of("kAK", "A 4;5"), 1, 2))
        .isEqualTo(
            """
            |   |
            |·A*|
            |   |""");
  }

  @Example
  void a_promoted_piece_is_marked_by_its_promoted_moves() {
    Ruleset ruleset = Ruleset.of(Sketch.of("k.\nA.\n.K", "A 2; when X[1] then ;5").variant());
    Point point = new Point(2, 1);
    Setup setup = Setup.initial(ruleset);
    Map<Point, Piece> pieces = new TreeMap<>(setup.pieces());
    pieces.put(point, new Piece(pieces.get(point).type(), true));
    Position position = Position.of(Setup.of(ruleset, pieces, setup.toMove()));
    assertThat(Marks.of(position, point))
        .isEqualTo(new Marks(Map.of(Direction.RIGHT, Mark.SLIDE), false));
  }

  @Example
  void pieces_of_chinese_chess_are_marked_by_what_they_do() {
    String board = "k..\n.A.\n..K";
    assertThat(marks(Sketch.of(board, "A 1,3;8 xiangqi=elephant").with("chinese-chess"), 2, 2))
        .isEqualTo(
            """
            |· ·|
            | A |
            |  ·|""");
    assertThat(marks(Sketch.of(board, "A 2;4,5 xiangqi=cannon").with("chinese-chess"), 2, 2))
        .isEqualTo(
            """
            | · |
            |*A*|
            |   |""");
    assertThat(marks(Sketch.of(board, "A 2; xiangqi=horse").with("chinese-chess"), 2, 2))
        .isEqualTo(
            """
            | · |
            | A | and leaps
            |   |""");
    assertThat(marks(Sketch.of(board, "A 2; xiangqi=general").with("chinese-chess"), 2, 2))
        .isEqualTo(
            """
            | · |
            | A |
            |   |""");
  }

  @Example
  void slides_that_ignore_bans_are_marked_and_other_sections_are_not() {
    String board = "k..\n.A.\n..K";
    assertThat(marks(Sketch.of(board, "A 2;;1;3;4;2,5").with("shields-and-bans"), 2, 2))
        .isEqualTo(
            """
            | * |
            | A*|
            |   |""");
    assertThat(marks(Sketch.of(board, "A 2;;1;3;4;2,5"), 2, 2))
        .isEqualTo(
            """
            | · |
            | A |
            |   |""");
  }

  @Example
  void an_empty_square_has_no_marks_and_one_off_the_board_is_refused() {
    Position position = Position.initial(Ruleset.of(Sketch.of("k.K").variant()));
    assertThat(Marks.of(position, new Point(1, 2))).isEqualTo(new Marks(Map.of(), false));
    assertThatThrownBy(() -> Marks.of(position, new Point(2, 2)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
