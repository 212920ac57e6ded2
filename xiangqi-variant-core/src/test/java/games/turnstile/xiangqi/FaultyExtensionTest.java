package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.extension.WaysHook;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever an extension throws or answers, it is told by its name and harms no position. */
class FaultyExtensionTest {
  private static final Sketch BOARD =
      Sketch.of(
          """
          k..
          .+.
          ..K
          """,
          "K 2(Q[1]),4;",
          "+ ;;1");

  /** What an extension may be asked for. */
  private enum Question {
    REMEMBERS,
    RULES,
    COMPLAINT,
    SQUARE_ALONE,
    HOLDS,
    GAIT,
    MOTIONS,
    INNATE,
    WAYS_HOOK,
    WAYS_ON_BOARD,
    WAYS,
    AFTER_MOVE_HOOK,
    AFTER_MOVE,
    NEW_GAME
  }

  /** Fails at one question, by an exception or by the answer null. */
  private record Faulty(Question question, boolean answersNull)
      implements Extension, PositionRule, Gait, WaysHook, AfterMoveHook {
    private <T> T answer(Question asked, T usual) {
      if (asked != question) {
        return usual;
      }
      if (answersNull) {
        return null;
      }
      throw new IllegalStateException("no idea");
    }

    @Override
    public String name() {
      return "faulty";
    }

    @Override
    public boolean remembers() {
      return answer(Question.REMEMBERS, question == Question.NEW_GAME);
    }

    @Override
    public Extension forNewGame() {
      return answer(Question.NEW_GAME, this);
    }

    @Override
    public Map<String, PositionRule> positionRules() {
      return answer(Question.RULES, Map.of("Q", this));
    }

    @Override
    public Optional<String> complaint(List<Integer> arguments) {
      return answer(Question.COMPLAINT, Optional.empty());
    }

    @Override
    public boolean asksForSquareAlone() {
      return answer(Question.SQUARE_ALONE, false);
    }

    @Override
    public boolean holds(List<Integer> arguments, Point point, BoardView board) {
      return answer(Question.HOLDS, true);
    }

    @Override
    public Optional<Gait> gait(PieceType type) {
      return answer(Question.GAIT, Optional.of(this));
    }

    @Override
    public List<Motion> motions(int section, Direction direction) {
      return answer(Question.MOTIONS, Gait.ORDINARY.motions(section, direction));
    }

    @Override
    public List<Motion> innate() {
      return answer(Question.INNATE, List.of());
    }

    @Override
    public Optional<WaysHook> waysHook() {
      return answer(Question.WAYS_HOOK, Optional.of(this));
    }

    @Override
    public WaysHook on(BoardView board) {
      return answer(Question.WAYS_ON_BOARD, this);
    }

    @Override
    public List<Way> change(List<Way> ways, Piece piece, Point from, BoardView board) {
      return answer(Question.WAYS, ways);
    }

    @Override
    public Optional<AfterMoveHook> afterMoveHook() {
      return answer(Question.AFTER_MOVE_HOOK, Optional.of(this));
    }

    @Override
    public List<Effect> afterMove(Point from, Point to, BoardView board) {
      return answer(Question.AFTER_MOVE, List.of());
    }
  }

  private static void playWith(Extension extension) {
    Scene.of(BOARD, extension).play(Scene.move("3,3-2,3")).legalMoves();
  }

  @ParameterizedTest
  @EnumSource
  void what_an_extension_throws_is_told_as_its_own(Question question) {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> playWith(new Faulty(question, false)))
        .withMessage("extension 'faulty' failed: java.lang.IllegalStateException: no idea");
  }

  @ParameterizedTest
  @EnumSource
  void null_is_no_answer(Question question) {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> playWith(new Faulty(question, true)))
        .withMessageStartingWith("extension 'faulty' failed: java.lang.NullPointerException");
  }

  @Test
  void lists_with_null_in_them_are_no_answers() {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(
            () ->
                playWith(
                    Trick.named("t")
                        .ways((ways, piece, from, board) -> Collections.singletonList(null))))
        .withMessageStartingWith("extension 't' failed");
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(
            () ->
                Scene.of(
                        Sketch.of("kK.\n", "K 5;"),
                        Trick.named("t").afterMove((from, to, board) -> Arrays.asList(null, null)))
                    .play(Scene.move("1,2-1,3")))
        .withMessageStartingWith("extension 't' failed");
  }

  @Test
  void a_position_stays_as_it_is_when_an_extension_fails_after_a_move() {
    Position position =
        Scene.of(
            Sketch.of("kK.\n", "K 5;"),
            Trick.named("t")
                .afterMove(
                    (from, to, board) ->
                        List.of(
                            new Effect.Remove(Scene.point("1,3")),
                            new Effect.Remove(Scene.point("1,3")))));
    String before = position.toString();

    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> position.play(Scene.move("1,2-1,3")))
        .withMessage("extension 't' acts on the piece on 1,3, where there is none");
    assertThat(position.toString()).isEqualTo(before);
    assertThat(Scene.legal(position)).isEqualTo("1,2-1,3");
  }

  @Test
  void effects_off_the_board_and_of_strange_pieces_are_refused() {
    PieceType stranger =
        new PieceType(
            9, "S", Owner.RED, false, MoveRule.NONE, Optional.empty(), MoveRule.NONE, Map.of());

    assertRefused(
        new Effect.Shift(Scene.point("1,1"), new Point(60, 60)),
        "acts on 60,60, which is not on the board");
    assertRefused(
        new Effect.Put(Scene.point("1,1"), new Piece(stranger, false)),
        "puts a piece that cannot be: there is no piece 9; pieces are 1 to 2");
  }

  private static void assertRefused(Effect effect, String message) {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(
            () ->
                Scene.of(
                        Sketch.of("kK.\n", "K 5;"),
                        Trick.named("t").afterMove((from, to, board) -> List.of(effect)))
                    .play(Scene.move("1,2-1,3")))
        .withMessage("extension 't' " + message);
  }
}
