package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.Budget;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What scripts keep in mind, over games, undo, bots and threads. */
class StateTest {
  private static final Variant VARIANT =
      Stage.variant(
          """
          . . 2 . .
          . . . . .
          3 . 1 . .
          """,
          "3 red \"Guard\" 2,5,4,7;");

  /** Counts moves in a global variable; the guard may jump into the corner after an even number. */
  private static final String COUNTING =
      """
      moves = []
      def after_move(a, b):
          moves.append((a, b))
          API.get_chess_by_arr(b).attr['count'] = len(moves)
      def check_can_go(can_go, chess, arr):
          if chess.id == 3 and len(moves) % 4 == 2:
              can_go.append([(0, 4)])
          return can_go
      """;

  private static Ruleset counting() {
    return Ruleset.of(VARIANT, List.of(Stage.script(COUNTING)));
  }

  private static String count(Position position, String at) {
    return Stage.piece(position, at).type().attributes().get("count");
  }

  @Test
  void state_is_counted_over_moves_and_rebuilt_after_undo_and_redo() {
    GameRecord game = GameRecord.start(Setup.initial(counting()));
    assertThat(Stage.ways(game.last(), "3,1")).isEqualTo("2,1 3,2");
    game = game.play(Stage.move("3,1-3,2")).play(Stage.move("1,3-1,4"));
    assertThat(count(game.last(), "1,4")).isEqualTo("py:2");
    assertThat(Stage.ways(game.last(), "3,2")).isEqualTo("1,5 2,2 3,1");

    GameRecord back = game.undo().orElseThrow().undo().orElseThrow();
    GameRecord other = back.play(Stage.move("3,1-2,1"));
    assertThat(count(other.last(), "2,1")).isEqualTo("py:1");

    GameRecord again = back.redo().orElseThrow().redo().orElseThrow();
    assertThat(count(again.play(Stage.move("3,2-1,5")).last(), "1,5")).isEqualTo("py:3");
    assertThat(again.last()).isEqualTo(game.last());
  }

  @Test
  void games_that_are_played_in_turn_do_not_share_state() {
    Ruleset ruleset = counting();
    Position one = Position.initial(ruleset);
    Position two = Position.initial(ruleset);
    Position three = Position.initial(counting());

    for (String move : List.of("3,1-3,2", "1,3-1,4", "3,2-3,1", "1,4-1,3")) {
      one = Stage.play(one, move);
      two = Stage.play(two, move);
      three = Stage.play(three, move);
    }

    assertThat(count(one, "1,3")).isEqualTo("py:4");
    assertThat(two).isEqualTo(one);
    assertThat(three).isEqualTo(one);
  }

  @Test
  void a_record_replays_to_equal_positions() {
    GameRecord game = GameRecord.start(Setup.initial(counting()));
    for (int i = 0; i < 12; i++) {
      game = game.play(Level.EASY.player(i, Budget.ofNodes(20)).choose(game.last()));
    }

    GameRecord replayed = GameRecord.replay(Setup.initial(counting()), game.moves());

    assertThat(replayed.positions()).isEqualTo(game.positions());
    assertThat(count(game.last(), game.moves().get(11).to().toString())).isEqualTo("py:12");
  }

  @Test
  void bots_of_all_levels_play_and_leave_the_state_alone() {
    for (Level level : Level.values()) {
      Position position = Stage.play(Position.initial(counting()), "3,1-3,2");
      position = position.play(level.player(1, Budget.ofNodes(300)).choose(position));
      position = position.play(level.player(1, Budget.ofNodes(300)).choose(position));
      assertThat(position.pieces().values())
          .extracting(piece -> piece.type().attributes().get("count"))
          .contains("py:3");
    }
  }

  @Test
  void a_failure_after_a_move_leaves_the_game_where_it_was() {
    String source =
        COUNTING
            + """
              def after_move(a, b, count=after_move):
                  count(a, b)
                  assert b != (1, 0), 'no'
              """;
    Ruleset ruleset = Ruleset.of(VARIANT, List.of(Stage.script(source)));
    Position position = Stage.play(Position.initial(ruleset), "3,1-3,2 1,3-1,4 3,2-3,1 1,4-1,3");

    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> Stage.play(position, "3,1-2,1"))
        .withMessageEndingWith("AssertionError: no");

    assertThat(count(Stage.play(position, "3,1-3,2"), "3,2")).isEqualTo("py:5");
  }

  @Test
  void several_threads_can_ask_about_the_same_position() throws Exception {
    Position counted = Stage.play(Position.initial(counting()), "3,1-3,2 1,3-1,4");
    Position plain =
        Stage.begin(VARIANT, Stage.script("def check_can_go(w, c, a):\n    return [[(1, 1)]]\n"));
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<String>>> answers = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        Callable<List<String>> question =
            () -> {
              Position after = Stage.play(counted, "3,2-3,1");
              return List.of(
                  Stage.ways(counted, "3,2"), count(after, "3,1"), Stage.ways(plain, "3,1"));
            };
        answers.add(threads.submit(question));
      }
      for (Future<List<String>> answer : answers) {
        assertThat(answer.get()).containsExactly("1,5 2,2 3,1", "py:3", "2,2");
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void scripts_that_ask_for_each_other_do_not_wait_for_each_other() throws Exception {
    // The rule of one script is asked while the other one runs, and the other way round.
    Variant variant = Stage.variant(". 2 . 1 . 3 .", "3 red \"Guard\" 4(A[]);5(B[])");
    String asking =
        """
        def check_can_go(can_go, chess, arr):
            return can_go if chess.id != 3 else [[(0, 6)]] * len(chess.now_move[%s])
        loc_rules = {"%s": lambda args, arr: len(API.get_chess_by_arr(arr).now_move) == 2}
        """;
    String one =
        "EX_NAME = 'one'\n" + asking.formatted(1, "A").replace(".now_move) == 2", ".move) == 2");
    String two =
        "EX_NAME = 'two'\n" + asking.formatted(0, "B").replace(".now_move) == 2", ".move) == 2");
    PythonFormat format = new PythonFormat();
    Position position =
        Stage.begin(variant, format.load("one.py", one), format.load("two.py", two));
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<String>> answers = new ArrayList<>();
      for (int i = 0; i < 9; i++) {
        answers.add(threads.submit(() -> Stage.ways(Position.initial(position.ruleset()), "1,6")));
      }
      for (Future<String> answer : answers) {
        assertThat(answer.get()).isEqualTo("1,7");
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Tag("deep")
  @Test
  void hundreds_of_games_leave_nothing_behind() {
    Ruleset ruleset = counting();
    Runtime runtime = Runtime.getRuntime();
    long before = 0;
    for (int i = 0; i < 400; i++) {
      Stage.play(Position.initial(ruleset), "3,1-3,2");
      if (i % 100 == 99) {
        System.gc();
        long used = runtime.totalMemory() - runtime.freeMemory();
        assertThat(used).isLessThan(before == 0 ? Long.MAX_VALUE : before + (50L << 20));
        before = before == 0 ? used : before;
      }
    }
  }

  @Test
  void many_games_can_be_begun() {
    Ruleset ruleset = counting();
    Position last = Position.initial(ruleset);
    for (int i = 0; i < 20; i++) {
      last = Stage.play(Position.initial(ruleset), "3,1-3,2");
    }
    assertThat(count(last, "3,2")).isEqualTo("py:1");
  }
}
