package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Extensions that change where pieces go, and that act after moves. */
class HookExamplesTest {
  private static List<Way> and(List<Way> ways, Point... more) {
    List<Way> all = new ArrayList<>(ways);
    List.of(more).forEach(point -> all.add(Way.to(point)));
    return all;
  }

  private static Point point(String text) {
    return Scene.point(text);
  }

  @Nested
  class Ways {
    private final Sketch board =
        Sketch.of(
            """
            k.a
            ...
            A.K
            """,
            "A 2;",
            "a ;");

    @Test
    void a_hook_adds_and_removes_ways() {
      Trick trick =
          Trick.named("t")
              .ways(
                  (ways, piece, from, board) ->
                      piece.type().name().equals("A") ? List.of(Way.to(point("2,3"))) : ways);

      assertThat(Scene.legal(Scene.of(board, trick))).isEqualTo("3,1-2,3");
    }

    @Test
    void hooks_act_one_after_the_other() {
      Trick add = Trick.named("add").ways((ways, piece, from, board) -> and(ways, point("2,2")));
      Trick drop =
          Trick.named("drop")
              .ways(
                  (ways, piece, from, board) ->
                      ways.stream().filter(way -> way.points().get(0).column() != 2).toList());

      assertThat(Scene.legal(Scene.of(board, add, drop))).isEqualTo("3,1-2,1");
      assertThat(Scene.legal(Scene.of(board, drop, add))).isEqualTo("3,1-2,1 3,1-2,2 3,3-2,2");
    }

    @Test
    void ways_off_the_board_and_to_own_pieces_are_left_out_and_no_hook_sees_the_former() {
      List<Way> seen = new ArrayList<>();
      Trick wild =
          Trick.named("wild")
              .ways(
                  (ways, piece, from, board) ->
                      and(
                          List.of(),
                          new Point(60, 60),
                          new Point(3, 4),
                          point("3,1"),
                          point("3,3")));
      Trick curious =
          Trick.named("curious")
              .ways(
                  (ways, piece, from, board) -> {
                    seen.addAll(ways);
                    return ways;
                  });

      Position position = Scene.of(board, wild, curious);

      // A way to the own square is a move that moves nothing.
      assertThat(Scene.legal(position)).isEqualTo("3,1-3,1 3,3-3,3");
      assertThat(seen).extracting(Way::destination).containsOnly(point("3,1"), point("3,3"));
      assertThat(position.play(Scene.move("3,1-3,1")).pieces()).isEqualTo(position.pieces());
      assertThat(position.play(Scene.move("3,1-3,1")).turn()).isEqualTo(Side.BLUE);
    }

    @Test
    void added_ways_give_check_and_must_be_answered() {
      Trick knight =
          Trick.named("t")
              .ways(
                  (ways, piece, from, board) ->
                      piece.type().name().equals("a") ? and(ways, point("3,3")) : ways);
      Sketch strict =
          Sketch.of(
                  """
                  k.a
                  ...
                  A.K
                  """,
                  "A 2;",
                  "K 2;",
                  "a ;")
              .with(Options.STANDARD.withMustAnswerCheck(true));

      Position position = Scene.of(strict, knight);

      assertThat(position.isInCheck(Side.RED)).isTrue();
      assertThat(Scene.legal(position)).isEqualTo("3,3-2,3");
    }
  }

  @Nested
  class AfterMoves {
    private final Sketch board =
        Sketch.of(
            """
            k..a
            ....
            A..K
            """,
            "A 2,7,5,4;",
            "a 2,7,5,4;",
            "k 2,7,5,4;",
            "K 2,7,5,4;");

    private Position after(String move, Effect... effects) {
      return Scene.of(board, once(List.of(effects))).play(Scene.move(move));
    }

    private Trick once(List<Effect> effects) {
      return Trick.named("t").afterMove((from, to, view) -> effects);
    }

    private Piece piece(int type) {
      return new Piece(board.variant().type(type), false);
    }

    @Test
    void effects_happen_in_order() {
      Position position =
          after(
              "3,1-2,1",
              new Effect.Put(point("2,3"), piece(4)),
              new Effect.Shift(point("2,3"), point("2,2")),
              new Effect.Remove(point("1,4")));

      assertThat(Scene.draw(position)).isEqualTo("k...\nAa..\n...K\n");
      assertThat(position.outcome()).isEmpty();
      assertThat(position.turn()).isEqualTo(Side.BLUE);
    }

    @Test
    void a_hook_is_told_the_move_and_sees_the_board_after_it_in_the_movers_turn() {
      List<String> seen = new ArrayList<>();
      AfterMoveHook hook =
          (Point from, Point to, BoardView view) -> {
            seen.add("%s %s %s %s".formatted(from, to, view.turn(), view.occupied()));
            return List.of();
          };

      Scene.of(board, Trick.named("t").afterMove(hook)).play(Scene.move("3,1-2,1"));

      assertThat(seen).containsExactly("3,1 2,1 RED [1,1, 1,4, 2,1, 3,4]");
    }

    @Test
    void a_leader_that_is_shifted_onto_is_taken() {
      assertThat(after("3,1-2,1", new Effect.Shift(point("2,1"), point("1,1"))).outcome())
          .contains(new Outcome(Optional.of(Side.RED), EndReason.LEADER_TAKEN));
      assertThat(after("3,1-2,1", new Effect.Shift(point("2,1"), point("3,4"))).outcome())
          .as("whose ever it is")
          .contains(new Outcome(Optional.of(Side.BLUE), EndReason.LEADER_TAKEN));
    }

    @Test
    void a_shift_to_the_same_square_changes_nothing() {
      Position position = after("3,1-2,1", new Effect.Shift(point("1,1"), point("1,1")));

      assertThat(position.outcome()).isEmpty();
      assertThat(Scene.draw(position)).isEqualTo("k..a\nA...\n...K\n");
    }

    @Test
    void a_side_without_leaders_has_lost() {
      assertThat(after("3,1-2,1", new Effect.Remove(point("1,1"))).outcome())
          .contains(new Outcome(Optional.of(Side.RED), EndReason.EXTENSION));
      assertThat(after("3,1-2,1", new Effect.Remove(point("3,4"))).outcome())
          .contains(new Outcome(Optional.of(Side.BLUE), EndReason.EXTENSION));
    }

    @Test
    void without_any_leaders_nobody_has_won() {
      assertThat(
              after(
                      "3,1-2,1",
                      new Effect.Remove(point("1,1")),
                      new Effect.Put(point("3,4"), piece(3)))
                  .outcome())
          .contains(new Outcome(Optional.empty(), EndReason.EXTENSION));
    }

    @Test
    void a_leader_that_goes_and_comes_back_is_not_lost() {
      Position position =
          after("3,1-2,1", new Effect.Remove(point("1,1")), new Effect.Put(point("1,2"), piece(2)));

      assertThat(position.outcome()).isEmpty();
      assertThat(Scene.at(position, "1,2")).isEqualTo("k");
    }

    @Test
    void an_extension_may_end_the_game_and_nothing_happens_afterwards() {
      Position won = after("3,1-2,1", new Effect.Win(Side.BLUE), new Effect.Remove(point("1,1")));

      assertThat(won.outcome()).contains(new Outcome(Optional.of(Side.BLUE), EndReason.EXTENSION));
      assertThat(Scene.at(won, "1,1")).isEqualTo("k");
      assertThat(won.legalMoves()).isEmpty();
      assertThat(after("3,1-2,1", new Effect.Draw()).outcome())
          .contains(new Outcome(Optional.empty(), EndReason.EXTENSION));
    }

    @Test
    void nothing_acts_after_the_move_that_took_a_leader() {
      Sketch near = Sketch.of("kA.K\n", "A 4;");
      Position position =
          Scene.of(near, once(List.of(new Effect.Draw()))).play(Scene.move("1,2-1,1"));

      assertThat(position.outcome())
          .contains(new Outcome(Optional.of(Side.RED), EndReason.LEADER_TAKEN));
    }

    @Test
    void the_next_extension_sees_what_the_first_one_did() {
      Trick first = once(List.of(new Effect.Remove(point("1,4"))));
      Trick second =
          Trick.named("second")
              .afterMove(
                  (from, to, view) ->
                      view.pieceAt(point("1,4")).isEmpty()
                          ? List.of(new Effect.Put(point("2,4"), piece(4)))
                          : List.of());

      assertThat(Scene.draw(Scene.of(board, first, second).play(Scene.move("3,1-2,1"))))
          .isEqualTo("k...\nA..a\n...K\n");
    }

    @Test
    void what_an_extension_brings_about_promotes() {
      Sketch promoting = Sketch.of("k...\nA..K\n", "A 5; when X[1] then 4,5,7;").withPromotion();
      Position position =
          Scene.of(promoting, once(List.of(new Effect.Shift(point("2,2"), point("1,2")))))
              .play(Scene.move("2,1-2,2"));

      assertThat(position.pieceAt(point("1,2")).orElseThrow().promoted()).isTrue();
    }

    @Test
    void a_piece_of_its_own_making_moves_as_the_extension_says() {
      PieceType slider =
          board
              .variant()
              .type(4)
              .withMoves(
                  RuleCodec.parseMoves(";4(T[4]&D[3|1|0])"), board.variant().type(4).moves());
      Position position = after("3,1-2,1", new Effect.Put(point("1,4"), new Piece(slider, false)));

      assertThat(position.legalMoves(point("1,4")))
          .containsExactlyElementsOf(Scene.moves("1,4-1,2 1,4-1,3"));
    }

    @Test
    void what_an_extension_moves_to_and_fro_can_occur_again() {
      // A bell swings after each move.
      AfterMoveHook swing =
          (from, to, view) ->
              view.pieceAt(point("2,2")).isPresent()
                  ? List.of(new Effect.Shift(point("2,2"), point("2,3")))
                  : List.of(new Effect.Shift(point("2,3"), point("2,2")));
      Sketch swinging =
          Sketch.of(
                  """
                  k...
                  .+..
                  ...K
                  """,
                  "K 4,5;",
                  "k 4,5;",
                  "+ ;")
              .with(Options.STANDARD.withRepetition(true));
      Position position = Scene.of(swinging, Trick.named("bell").afterMove(swing));
      String cycle = "3,4-3,3 1,1-1,2 3,3-3,4 1,2-1,1";

      Position twice = Scene.play(position, cycle);
      assertThat(twice.occurrences()).isEqualTo(2);
      assertThat(twice.outcome()).isEmpty();
      assertThat(Scene.play(twice, cycle).outcome())
          .contains(new Outcome(Optional.empty(), EndReason.REPETITION));
    }

    @Test
    void even_what_was_taken_can_occur_again_if_an_extension_brings_it_back() {
      // A stone is there again as soon as its square has been left.
      AfterMoveHook comeback =
          (from, to, view) ->
              from.equals(point("2,4"))
                  ? List.of(new Effect.Put(from, new Piece(view.variant().type(4), false)))
                  : List.of();
      Sketch sketch =
          Sketch.of(
                  """
                  k...
                  A..s
                  K...
                  """,
                  "A ;4,5",
                  "s ;",
                  "k 4,5;")
              .with(Options.STANDARD.withRepetition(true));
      Position position = Scene.of(sketch, Trick.named("comeback").afterMove(comeback));
      String cycle = "2,1-2,4 1,1-1,2 2,4-2,1 1,2-1,1";

      assertThat(Scene.play(position, cycle)).extracting(Position::occurrences).isEqualTo(2);
      assertThat(Scene.play(position, cycle + " " + cycle).outcome())
          .contains(new Outcome(Optional.empty(), EndReason.REPETITION));
    }
  }
}
