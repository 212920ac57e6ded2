package games.turnstile.puzzlechess.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(GameArbitraries.class)
class GameLawsTest {
  private static final int TRIES = 200;

  private final FakeClock clock = new FakeClock();

  /** What a player has seen when somebody moved. */
  private record Seen(Position position, long whiteUsed, long whiteTotal) {
    static Seen of(GameRecord record) {
      return new Seen(
          record.position(), record.usedMillis(Side.WHITE), record.totalMillis(Side.WHITE));
    }
  }

  @Property(tries = TRIES)
  void after_undo_everything_is_as_before_but_for_blacks_time(
      @ForAll Level level, @ForAll List<Action> actions) {
    Game game = Game.start(level, clock);
    List<Seen> line = new ArrayList<>();
    line.add(Seen.of(game.record()));
    for (Action action : actions) {
      clock.pass(action.millis());
      boolean undoes = action.type() == Action.Type.UNDO && action.canUndo(game);
      long blackTotal = game.record().totalMillis(Side.BLACK);
      Game next = action.apply(game);
      if (undoes) {
        do {
          line.remove(line.size() - 1);
        } while (line.get(line.size() - 1).position().toMove() != action.side());
        assertThat(Seen.of(next.record())).isEqualTo(line.get(line.size() - 1));
        assertThat(next.record().totalMillis(Side.BLACK)).isEqualTo(blackTotal);
      } else {
        addAll(line, game.record(), next.record());
      }
      game = next;
    }
  }

  /** All that came between two records, which some pre-moves may have made more than one. */
  private static void addAll(List<Seen> line, GameRecord before, GameRecord after) {
    GameRecord record = before;
    for (Entry entry : after.entries().subList(before.entries().size(), after.entries().size())) {
      record = record.thinking(entry.thinkingMillis()).play(((Entry.Played) entry).move());
      line.add(Seen.of(record));
    }
  }

  @Property(tries = TRIES)
  void a_record_replays_to_equal_positions_stores_and_clocks(@ForAll GameRecord record) {
    GameRecord replayed =
        GameRecord.replay(record.level(), record.entries()).thinking(record.thinkingMillis());
    assertThat(replayed.position()).isEqualTo(record.position());
    assertThat(replayed.outcome()).isEqualTo(record.outcome());
    assertThat(replayed.notices()).isEqualTo(record.notices());
    assertThat(replayed.visits()).isEqualTo(record.visits());
    for (Side side : Side.values()) {
      assertThat(replayed.position().store(side)).isEqualTo(record.position().store(side));
      assertThat(replayed.usedMillis(side)).isEqualTo(record.usedMillis(side));
      assertThat(replayed.totalMillis(side)).isEqualTo(record.totalMillis(side));
      assertThat(replayed.leftMillis(side)).isEqualTo(record.leftMillis(side));
      assertThat(replayed.undosLeft(side)).isEqualTo(record.undosLeft(side));
    }
    assertThat(withoutSketches(replayed)).isEqualTo(withoutSketches(record));
  }

  private static GameRecord withoutSketches(GameRecord record) {
    GameRecord blank = record;
    for (String scene : record.sketches().keySet()) {
      blank = blank.withSketch(scene, Sketch.EMPTY);
    }
    return blank;
  }

  @Property(tries = TRIES)
  void a_game_that_is_resumed_goes_on_as_it_would_have(
      @ForAll GameRecord record, @ForAll List<Action> actions) {
    FakeClock later = new FakeClock();
    later.pass(1_000_000);
    Game first = Game.resume(record, clock);
    Game second = Game.resume(record, later);
    for (Action action : actions) {
      clock.pass(action.millis());
      later.pass(action.millis());
      first = action.apply(first);
      second = action.apply(second);
      assertThat(second.record()).isEqualTo(first.record());
    }
  }

  @Property(tries = TRIES)
  void visits_are_what_was_not_taken_back(@ForAll GameRecord record) {
    Position position = Position.initial(record.level());
    for (Visit visit : record.visits()) {
      assertThat(visit.start()).isEqualTo(position);
      for (Entry.Played played : visit.moves()) {
        assertThat(position.scene()).isEqualTo(visit.start().scene());
        position = position.play(played.move());
      }
    }
    assertThat(position).isEqualTo(record.position());
  }

  @Property(tries = TRIES)
  void what_is_done_to_a_game_leaves_it_as_it_is(
      @ForAll Level level, @ForAll List<Action> actions) {
    Game game = Game.start(level, clock);
    for (Action action : actions) {
      clock.pass(action.millis());
      GameRecord before = game.record();
      Game next = action.apply(game);
      assertThat(game.record()).isEqualTo(before);
      game = next;
    }
  }

  @Property(tries = TRIES)
  void sketches_never_matter(@ForAll Level level, @ForAll List<Action> actions) {
    Game drawn = Game.start(level, clock);
    Game blank = drawn;
    for (Action action : actions) {
      clock.pass(action.millis());
      drawn = action.apply(drawn);
      blank = action.type() == Action.Type.DRAW ? blank : action.apply(blank);
      assertThat(withoutSketches(drawn.record())).isEqualTo(blank.record());
    }
  }

  @Property(tries = TRIES)
  void blacks_time_is_all_in_which_it_was_blacks_turn_and_the_game_not_over(
      @ForAll Level level, @ForAll List<Action> actions) {
    Game game = Game.start(level, clock);
    long expected = 0;
    for (Action action : actions) {
      boolean counts = game.outcome().isEmpty() && game.position().toMove() == Side.BLACK;
      long left = game.leftMillis(Side.BLACK).orElse(Long.MAX_VALUE);
      clock.pass(action.millis());
      expected += counts ? Math.min(left, action.millis()) : 0;
      game = action.apply(game);
      assertThat(game.record().totalMillis(Side.BLACK)).isEqualTo(expected);
    }
  }

  @Property(tries = TRIES)
  void nobody_has_pre_moves_that_are_due(@ForAll Level level, @ForAll List<Action> actions) {
    Game game = Game.start(level, clock);
    for (Action action : actions) {
      clock.pass(action.millis());
      game = action.apply(game);
      boolean waits = game.outcome().isEmpty() && game.proposed().isEmpty();
      if (waits) {
        assertThat(game.premoves(game.position().toMove())).isEmpty();
      }
    }
  }
}
