package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Boards as hooks imagine them. */
class ImaginedEffectsTest {
  private static final Sketch SKETCH = Sketch.of("KA..k\n", "A 5;", "B 4;");

  /** What a hook finds out after the first move, which leads to 1,3. */
  private static <T> T found(Function<BoardView, T> question) {
    List<T> found = new ArrayList<>();
    Trick trick =
        Trick.named("t")
            .afterMove(
                (from, to, board) -> {
                  found.add(question.apply(board));
                  return List.of();
                });
    Scene.play(Scene.of(SKETCH, trick), "1,2-1,3");
    return found.get(0);
  }

  private static Point at(int column) {
    return new Point(1, column);
  }

  @Test
  void effects_are_seen_on_the_imagined_board_in_their_order() {
    Piece other = new Piece(SKETCH.variant().type(4), false);

    BoardView after =
        found(
            board ->
                board.after(
                    List.of(
                        new Effect.Put(at(2), other),
                        new Effect.Shift(at(3), at(4)),
                        new Effect.Remove(at(1)))));

    assertThat(after.occupied()).containsExactly(at(2), at(4), at(5));
    assertThat(after.pieceAt(at(2))).contains(other);
    assertThat(after.count(4)).isEqualTo(1);
    assertThat(after.turn()).isEqualTo(Side.RED);
  }

  @Test
  void what_is_imagined_does_not_happen() {
    List<Point> before =
        found(
            board -> {
              board.after(List.of(new Effect.Remove(at(3))));
              return board.occupied();
            });

    assertThat(before).containsExactly(at(1), at(3), at(5));
  }

  @Test
  void nothing_counts_after_the_imagined_end_of_the_game() {
    BoardView after =
        found(
            board ->
                board
                    .after(List.of(new Effect.Win(Side.BLUE), new Effect.Remove(at(3))))
                    .after(List.of(new Effect.Remove(at(1)))));

    assertThat(after.occupied()).containsExactly(at(1), at(3), at(5));
  }

  @Test
  void effects_that_cannot_be_are_refused() {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> found(board -> board.after(List.of(new Effect.Remove(at(2))))))
        .withMessage("an extension acts on the piece on 1,2, where there is none");
  }
}
