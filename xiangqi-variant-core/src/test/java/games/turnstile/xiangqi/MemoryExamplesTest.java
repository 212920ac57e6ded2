package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.WaysHook;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Extensions that remember what happened see each game as if it were the only one. */
class MemoryExamplesTest {
  private static final String CYCLE = "1,5-1,4 1,1-1,2 1,4-1,5 1,2-1,1";

  private static final Sketch BOARD =
      Sketch.of("k...K\n", "K 4,5;", "k 4,5;").with(Options.STANDARD.withRepetition(true));

  /** Counts moves; after so many nothing can move any more, or Blue wins at once. */
  private static final class Clock implements Extension {
    private final int last;
    private final boolean wins;
    private int moves;

    Clock(int last, boolean wins) {
      this.last = last;
      this.wins = wins;
    }

    @Override
    public String name() {
      return "clock";
    }

    @Override
    public boolean remembers() {
      return true;
    }

    @Override
    public Extension forNewGame() {
      return new Clock(last, wins);
    }

    @Override
    public Optional<WaysHook> waysHook() {
      return Optional.of((ways, piece, from, board) -> moves >= last ? List.of() : ways);
    }

    @Override
    public Optional<AfterMoveHook> afterMoveHook() {
      return Optional.of(
          (from, to, board) -> {
            moves++;
            return wins && moves == last ? List.of(new Effect.Win(Side.BLUE)) : List.of();
          });
    }
  }

  @Test
  void each_position_is_asked_about_as_if_only_its_own_moves_had_happened() {
    Position start = Scene.of(BOARD, new Clock(2, false));
    Position one = Scene.play(start, "1,5-1,4");
    Position two = Scene.play(one, "1,1-1,2");
    Position other = Scene.play(one, "1,1-1,2");

    assertThat(two.outcome()).contains(new Outcome(Optional.of(Side.BLUE), EndReason.NO_MOVES));
    assertThat(Scene.legal(one)).isEqualTo("1,1-1,2");
    assertThat(Scene.legal(start)).isEqualTo("1,5-1,4");
    assertThat(other).isEqualTo(two).hasSameHashCodeAs(two);
  }

  @Test
  void a_game_goes_on_after_an_undo_as_if_nothing_had_been_played() {
    GameRecord game =
        GameRecord.start(Setup.initial(Ruleset.of(BOARD.variant(), List.of(new Clock(3, true)))));
    GameRecord two = game.play(Scene.move("1,5-1,4")).play(Scene.move("1,1-1,2"));
    GameRecord won = two.play(Scene.move("1,4-1,3"));

    GameRecord again = won.undo().orElseThrow().undo().orElseThrow().play(Scene.move("1,1-1,2"));

    assertThat(won.last().outcome())
        .contains(new Outcome(Optional.of(Side.BLUE), EndReason.EXTENSION));
    assertThat(again.last().outcome()).isEmpty();
    assertThat(again.play(Scene.move("1,4-1,3")).last()).isEqualTo(won.last());
  }

  @Test
  void the_way_to_a_position_is_a_part_of_it() {
    Position start = Scene.of(BOARD.with(Options.STANDARD), new Clock(9, false));
    Position back = Scene.play(start, CYCLE);

    assertThat(back.pieces()).isEqualTo(start.pieces());
    assertThat(back).isNotEqualTo(start);
    assertThat(Scene.play(start, CYCLE)).isEqualTo(back);
  }

  @Test
  void the_beginning_of_the_way_is_a_part_of_it_too() {
    // The same move takes different pieces, of which nothing is left to be seen.
    Sketch sketch = Sketch.of("Kax.k\nb....\n", "K 5;", "k 4,5;", "a ;", "b ;", "x ;");
    Ruleset ruleset = Ruleset.of(sketch.variant(), List.of(new Clock(9, false)));
    Map<Point, Piece> pieces = new TreeMap<>(Position.initial(ruleset).pieces());
    pieces.put(Scene.point("1,2"), new Piece(sketch.variant().type(4), false));
    Position one = Position.initial(ruleset).play(Scene.move("1,1-1,2"));
    Position other = Position.of(Setup.of(ruleset, pieces, Side.RED)).play(Scene.move("1,1-1,2"));

    assertThat(one.pieces()).isEqualTo(other.pieces());
    assertThat(one).isNotEqualTo(other);
  }

  @Test
  void a_bot_that_thinks_ahead_is_not_remembered() {
    Position start = Scene.of(BOARD, new Clock(9, false));

    Level.MEDIUM.player(1).choose(start);
    Position after = Scene.play(start, CYCLE);

    assertThat(after.outcome()).isEmpty();
    assertThat(after.legalMoves()).isNotEmpty();
  }
}
