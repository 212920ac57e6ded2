package games.turnstile.puzzlechess.play;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player has drawn and written on a board: strokes and notes, in the order in which they
 * came. Immutable. The rules never look at it (R16).
 *
 * <p>Sketches are equal when the same is to be seen on them. What can be undone is not saved.
 */
public final class Sketch {
  /** The most strokes and notes. */
  public static final int MOST_MARKS = 500;

  /** The most points of all strokes and notes together. */
  public static final int MOST_POINTS = 20_000;

  /** How many changes can be undone. */
  public static final int MOST_UNDOS = 100;

  /** A board on which nothing is drawn. */
  public static final Sketch EMPTY = new Sketch(List.of(), List.of());

  private final List<Mark> marks;

  /** The marks before each of the last changes, the latest last. */
  private final List<List<Mark>> earlier;

  private Sketch(List<Mark> marks, List<List<Mark>> earlier) {
    this.marks = marks;
    this.earlier = earlier;
  }

  /**
   * {@return a sketch with some marks, of which none can be undone}
   *
   * @param marks what is drawn, in order
   * @throws IllegalStateException if it is too much for a sketch
   */
  public static Sketch of(List<Mark> marks) {
    return new Sketch(requireRoom(List.copyOf(marks)), List.of());
  }

  private static List<Mark> requireRoom(List<Mark> marks) {
    int points = marks.stream().mapToInt(mark -> mark.points().size()).sum();
    if (marks.size() > MOST_MARKS || points > MOST_POINTS) {
      throw new IllegalStateException(
          "a sketch has at most %s strokes and notes and %s points; erase some"
              .formatted(MOST_MARKS, MOST_POINTS));
    }
    return marks;
  }

  /** {@return what is drawn, in order} */
  public List<Mark> marks() {
    return marks;
  }

  /**
   * {@return this sketch with one more mark}
   *
   * @param mark a stroke or a note
   * @throws IllegalStateException if the sketch is full
   */
  public Sketch add(Mark mark) {
    List<Mark> more = new ArrayList<>(marks);
    more.add(mark);
    return changed(requireRoom(List.copyOf(more)));
  }

  /**
   * {@return this sketch without one of its marks}
   *
   * @param index which, counted from 0
   * @throws IndexOutOfBoundsException if there is none
   */
  public Sketch erase(int index) {
    List<Mark> fewer = new ArrayList<>(marks);
    fewer.remove(index);
    return changed(fewer);
  }

  /** {@return this sketch without anything on it} */
  public Sketch clear() {
    return changed(List.of());
  }

  private Sketch changed(List<Mark> changed) {
    List<List<Mark>> history = new ArrayList<>(earlier);
    history.add(marks);
    if (history.size() > MOST_UNDOS) {
      history.remove(0);
    }
    return new Sketch(List.copyOf(changed), history);
  }

  /** {@return whether there is a change that can be undone} */
  public boolean canUndo() {
    return !earlier.isEmpty();
  }

  /**
   * {@return the sketch before the last change that is not undone}
   *
   * @throws IllegalStateException if there is none
   */
  public Sketch undo() {
    if (!canUndo()) {
      throw new IllegalStateException("there is no change of the sketch to undo");
    }
    int last = earlier.size() - 1;
    return new Sketch(earlier.get(last), earlier.subList(0, last));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sketch sketch && sketch.marks.equals(marks);
  }

  @Override
  public int hashCode() {
    return marks.hashCode();
  }

  @Override
  public String toString() {
    return "Sketch" + marks;
  }
}
