package games.turnstile.puzzlechess.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GameRecordTest {
  private static final Move KING_PAWN = Move.of(Square.E2, Square.E4);
  private static final GameRecord START = GameRecord.start(Levels.minute());

  @Test
  void thinking_isWhatTheTurnHasTakenSoFar() {
    assertThat(START.thinking(5_000).thinking(3_000)).isEqualTo(START.thinking(3_000));
    assertThat(START.thinking(5_000).thinkingMillis()).isEqualTo(5_000);
    assertThat(START.thinking(5_000).play(KING_PAWN).thinkingMillis()).isZero();
  }

  @Test
  void thinking_moreThanIsLeft_isWhatIsLeft() {
    assertThat(START.thinking(60_001)).isEqualTo(START.thinking(60_000));
    assertThat(START.thinking(60_000).outcome())
        .contains(new Outcome(Outcome.Result.SOLVED, EndReason.TIME));
  }

  @Test
  void thinking_negative_isRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> START.thinking(-1))
        .withMessage("nobody thinks for -1 milliseconds");
  }

  @Test
  void equals_tellsMovesTimesAndSketchesApart() {
    GameRecord moved = START.thinking(10).play(KING_PAWN);
    assertThat(START.thinking(10).play(KING_PAWN)).isEqualTo(moved).hasSameHashCodeAs(moved);
    assertThat(START.thinking(11).play(KING_PAWN)).isNotEqualTo(moved);
    assertThat(moved.undo(Side.WHITE)).isNotEqualTo(START);
    assertThat(START.thinking(1)).isNotEqualTo(START);
    Sketch sketch = Sketch.EMPTY.add(new Mark.Note(new Mark.Point(0, 0, 0), "a"));
    assertThat(START.withSketch("board", sketch)).isNotEqualTo(START);
    assertThat(START.withSketch("board", sketch.undo())).isEqualTo(START);
    assertThat(GameRecord.start(Levels.house(SceneRules.USUAL, SceneRules.USUAL)))
        .isNotEqualTo(START);
  }

  @Test
  void play_storesOnTheFirstFreeSquare_andTellsWhich() {
    Move capture = Move.of(Square.D5, Square.E4);
    GameRecord game = GameRecord.start(captures(Store.of(List.of(Kind.ROOK))));
    assertThat(game.play(capture).entries())
        .containsExactly(new Entry.Played(capture.withKeeping(Keeping.on(Square.B1)), 0));
    Move without = capture.withKeeping(Keeping.NONE);
    assertThat(game.play(without).entries()).containsExactly(new Entry.Played(without, 0));
  }

  @Test
  void play_capturesWithAFullStore_isAllowed() {
    Move capture = Move.of(Square.D5, Square.E4);
    GameRecord game = GameRecord.start(captures(Store.of(Collections.nCopies(64, Kind.ROOK))));
    assertThat(game.play(capture).entries()).containsExactly(new Entry.Played(capture, 0));
  }

  /** Black's pawn on d5 can capture a knight on e4. */
  private static Level captures(Store black) {
    Setup setup = FenCodec.parse("4k3/8/8/3p4/4N3/8/8/4K3 b - - 0 1");
    return Level.of(
        Scene.orthodox(setup.withStores(Store.EMPTY, black)).withRules(SceneRules.USUAL));
  }

  @Test
  void check_inAFullRecord_isRefusedAndSoIsUndo() {
    GameRecord full = shuffled(GameRecord.MOST_ENTRIES);
    String problem = "a game has at most 10000 moves and undos; reset it to go on";
    assertThat(full.check(Move.of(Square.G1, Square.F3)))
        .contains(new Violation(Violation.Code.RECORD_FULL, problem));
    assertThat(full.canUndo(Side.WHITE)).isFalse();
    assertThatIllegalStateException().isThrownBy(() -> full.undo(Side.WHITE)).withMessage(problem);
    assertThat(RecordCodec.parse(RecordCodec.format(full))).isEqualTo(full);
  }

  @Test
  void gameInWhichVeryMuchHappensByItself_isFullSooner() {
    GameRecord busy = GameRecord.start(busy());
    while (!busy.isFull()) {
      busy = busy.play(busy.position().legalMoves().get(0));
    }
    GameRecord full = busy;
    assertThat(full.entries()).hasSizeBetween(100, GameRecord.MOST_ENTRIES - 1);
    assertThat(full.check(full.position().legalMoves().get(0)).orElseThrow().code())
        .isEqualTo(Violation.Code.RECORD_FULL);
    assertThat(RecordCodec.parse(RecordCodec.format(full))).isEqualTo(full);
  }

  /** Whoever moves makes a crate come and go as often as it can. */
  private static Level busy() {
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      effects.add(new Effect.Spawn(Piece.prop(Kind.CRATE), Square.H4));
      effects.add(new Effect.Remove(Square.H4));
    }
    Event anyMove = new Event.Enters(Set.of(Square.values()), PieceFilter.ANY);
    Works works =
        Works.NONE.withReactions(Collections.nCopies(64, new Reaction(anyMove, false, effects)));
    Scene start = Levels.of("4k3/8/8/8/8/8/8/4K3 w - - 0 1", SceneRules.USUAL).start();
    return Level.of(start.withRules(SceneRules.USUAL.withDraws(Set.of())).withWorks(works));
  }

  /** Knights go to and fro, without any draw. */
  private static GameRecord shuffled(int moves) {
    List<Move> cycle =
        List.of(
            Move.of(Square.G1, Square.F3),
            Move.of(Square.G8, Square.F6),
            Move.of(Square.F3, Square.G1),
            Move.of(Square.F6, Square.G8));
    SceneRules rules = SceneRules.USUAL.withDraws(Set.of());
    GameRecord record =
        GameRecord.start(Levels.of("4k1n1/pppppppp/8/8/8/8/PPPPPPPP/4K1N1 w - - 0 1", rules));
    for (int i = 0; i < moves; i++) {
      record = record.thinking(i).play(cycle.get(i % 4));
    }
    return record;
  }

  @Nested
  class Replay {
    private final Level level = Levels.minute();

    @Test
    void illegalMove_isRefused() {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(
              () ->
                  GameRecord.replay(
                      level, List.of(new Entry.Played(Move.of(Square.E2, Square.E5), 0))));
    }

    @Test
    void undoOfNothing_isRefused() {
      assertThatIllegalStateException()
          .isThrownBy(() -> GameRecord.replay(level, List.of(new Entry.Undone(Side.BLACK, 0))))
          .withMessage("Black has no move to take back");
    }

    @Test
    void moreTimeThanThereIs_isRefused() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> GameRecord.replay(level, List.of(new Entry.Played(KING_PAWN, 60_001))))
          .withMessageContaining("cannot have taken 60001 milliseconds, but 60000 at most");
    }

    @Test
    void timeUsedUp_isTheEnd() {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(() -> GameRecord.replay(level, List.of(new Entry.Played(KING_PAWN, 60_000))))
          .withMessage("e2e4 is illegal: White's time is over");
    }
  }

  @Test
  void entry_negativeTime_isRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Entry.Played(Move.of(Square.G1, Square.F3), -1))
        .withMessage("nobody thinks for -1 milliseconds");
    assertThatIllegalArgumentException().isThrownBy(() -> new Entry.Undone(Side.WHITE, -1));
  }
}
