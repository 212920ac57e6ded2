package games.turnstile.railchess.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

class MapHistoryTest {
  private static final RailMap START = RailMap.builder().name("0").build();
  private static final MapHistory NEW = MapHistory.of(START);

  private static MapHistory renamed(MapHistory history, int from, int to) {
    MapHistory renamed = history;
    for (int number = from; number <= to; number++) {
      renamed = renamed.apply(new MapEdit.RenameMap(String.valueOf(number)));
    }
    return renamed;
  }

  @Test
  void a_new_history_has_nothing_to_undo_or_redo() {
    assertThat(NEW.current()).isEqualTo(START);
    assertThat(NEW.canUndo()).isFalse();
    assertThat(NEW.canRedo()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(NEW::undo)
        .withMessageContaining("canUndo");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(NEW::redo)
        .withMessageContaining("canRedo");
  }

  @Test
  void a_step_can_be_undone_and_redone() {
    MapHistory two = renamed(NEW, 1, 2);
    MapHistory one = two.undo();

    assertThat(one.current().name()).isEqualTo("1");
    assertThat(one.canUndo()).isTrue();
    assertThat(one.canRedo()).isTrue();
    assertThat(one.redo().current()).isEqualTo(two.current());
    assertThat(one.redo().canRedo()).isFalse();
    assertThat(one.undo().canUndo()).isFalse();
    assertThat(two.current().name()).isEqualTo("2");
  }

  @Test
  void a_new_step_drops_what_was_undone() {
    MapHistory other = renamed(NEW, 1, 5).undo().undo().apply(new MapEdit.RenameMap("other"));

    assertThat(other.canRedo()).isFalse();
    assertThat(other.current().name()).isEqualTo("other");
    assertThat(other.undo().current().name()).isEqualTo("3");
  }

  @Test
  void an_edit_that_changes_nothing_is_no_step() {
    MapHistory one = renamed(NEW, 1, 2).undo();

    assertThat(one.apply(new MapEdit.RenameMap("1"))).isSameAs(one);
  }

  @Test
  void a_refused_edit_leaves_the_history_alone() {
    assertThatExceptionOfType(EditException.class)
        .isThrownBy(() -> NEW.apply(new MapEdit.RemoveStation(1)))
        .satisfies(refusal -> assertThat(refusal.map()).isEqualTo(START));
    assertThatNullPointerException().isThrownBy(() -> NEW.apply(null)).withMessage("edit");
    assertThatNullPointerException().isThrownBy(() -> MapHistory.of(null)).withMessage("map");
  }

  @Test
  void a_thousand_steps_can_be_undone_and_no_more() {
    MapHistory history = renamed(NEW, 1, MapHistory.MAX_STEPS + 30);
    for (int step = MapHistory.MAX_STEPS + 29; step >= 30; step--) {
      history = history.undo();
      assertThat(history.current().name()).isEqualTo(String.valueOf(step));
    }
    assertThat(history.canUndo()).isFalse();
    assertThat(renamed(NEW, 1, MapHistory.MAX_STEPS).apply(new MapEdit.RenameMap("last")).canRedo())
        .isFalse();
  }

  @Domain(MapEditArbitraries.class)
  @Property(tries = 300)
  void whatever_was_done_is_undone_to_the_same_maps_and_redone_to_the_same_again(
      @ForAll List<MapEdit> edits) {
    MapHistory history = NEW;
    List<RailMap> maps = new ArrayList<>(List.of(START));
    for (MapEdit edit : edits) {
      if (edit.check(history.current()).isEmpty()) {
        MapHistory next = history.apply(edit);
        if (next != history) {
          maps.add(next.current());
        }
        history = next;
      }
    }
    for (int at = maps.size() - 1; at > 0; at--) {
      assertThat(history.current()).isEqualTo(maps.get(at));
      history = history.undo();
    }
    assertThat(history.canUndo()).isFalse();
    for (RailMap map : maps) {
      assertThat(history.current()).isEqualTo(map);
      history = history.canRedo() ? history.redo() : history;
    }
    assertThat(history.canRedo()).isFalse();
  }

  @Domain(MapEditArbitraries.class)
  @Property(tries = 300)
  void an_edit_leaves_its_map_as_it_was_and_no_train_without_its_links(
      @ForAll List<MapEdit> edits) {
    RailMap map = START;
    for (MapEdit edit : edits) {
      RailMap copy = map.toBuilder().build();
      RailMap next = edit.check(map).isEmpty() ? edit.applyTo(map) : map;
      assertThat(map).isEqualTo(copy);
      for (NoTrain way : next.noTrains()) {
        assertThat(next.links())
            .contains(
                new Link(way.line(), way.from(), way.via()),
                new Link(way.line(), way.via(), way.to()));
      }
      map = next;
    }
  }
}
