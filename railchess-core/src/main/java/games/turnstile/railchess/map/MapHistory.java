package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

/**
 * A map in an editor, with what it was before each edit and what was undone. Immutable: every
 * operation gives another history.
 *
 * <p>It remembers at most {@value #MAX_STEPS} steps; of more, the oldest can no longer be undone.
 * An edit that changes nothing is no step. A step that closes the map to edits can be undone like
 * any other.
 */
public final class MapHistory {
  /** The largest number of steps that can be undone. */
  public static final int MAX_STEPS = 1_000;

  /** After so many steps a map is kept; those between are edited anew, which saves much memory. */
  private static final int STEPS_PER_MAP = 25;

  private final RailMap first;
  private final List<Step> steps;
  private final int done;
  private final RailMap current;

  private MapHistory(RailMap first, List<Step> steps, int done, RailMap current) {
    this.first = first;
    this.steps = List.copyOf(steps);
    this.done = done;
    this.current = current;
  }

  private record Step(MapEdit edit, Optional<RailMap> result) {}

  /**
   * {@return a history in which nothing has been done yet}
   *
   * @param map the map to begin with
   */
  public static MapHistory of(RailMap map) {
    Objects.requireNonNull(map, "map");
    return new MapHistory(map, List.of(), 0, map);
  }

  /** {@return the map as it is now} */
  public RailMap current() {
    return current;
  }

  /**
   * {@return the history after one more edit; what had been undone can no longer be redone}
   *
   * @param edit what to do with the current map
   * @throws EditException if the current map refuses the edit
   */
  public MapHistory apply(MapEdit edit) {
    Objects.requireNonNull(edit, "edit");
    RailMap edited = edit.applyTo(current);
    if (edited.equals(current)) {
      return this;
    }
    List<Step> kept = new ArrayList<>(steps.subList(0, done));
    boolean keepsMap = done - lastKept(done) >= STEPS_PER_MAP - 1;
    kept.add(new Step(edit, keepsMap ? Optional.of(edited) : Optional.empty()));
    RailMap start = first;
    if (kept.size() > MAX_STEPS) {
      start = after(1);
      kept.remove(0);
    }
    return new MapHistory(start, kept, kept.size(), edited);
  }

  /** {@return whether there is a step to be undone} */
  public boolean canUndo() {
    return done > 0;
  }

  /** {@return whether there is a step to be redone} */
  public boolean canRedo() {
    return done < steps.size();
  }

  /**
   * {@return the history before its last step}
   *
   * @throws NoSuchElementException if there is no step to be undone
   */
  public MapHistory undo() {
    if (!canUndo()) {
      throw new NoSuchElementException("there is nothing to undo; ask canUndo() first");
    }
    return new MapHistory(first, steps, done - 1, after(done - 1));
  }

  /**
   * {@return the history with the step that was undone last}
   *
   * @throws NoSuchElementException if there is no step to be redone
   */
  public MapHistory redo() {
    if (!canRedo()) {
      throw new NoSuchElementException("there is nothing to redo; ask canRedo() first");
    }
    return new MapHistory(first, steps, done + 1, steps.get(done).edit().applyTo(current));
  }

  private RailMap after(int count) {
    int from = lastKept(count);
    RailMap map = from == 0 ? first : steps.get(from - 1).result().orElseThrow();
    for (Step step : steps.subList(from, count)) {
      map = step.edit().applyTo(map);
    }
    return map;
  }

  /** After how many steps, at most this many, the last map was kept; 0 for the first map. */
  private int lastKept(int count) {
    int at = count;
    while (at > 0 && steps.get(at - 1).result().isEmpty()) {
      at--;
    }
    return at;
  }
}
