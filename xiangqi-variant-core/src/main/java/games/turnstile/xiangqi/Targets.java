package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Motion;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where a piece can get from a square, as far as nothing stands in its way. */
final class Targets {
  private static final int[][] NO_LINES = {};

  /** Squares that nothing can hinder it from. */
  final int[] steps;

  /** Squares that it gets to if some others are empty, and those others. */
  final int[] leaps;

  final int[][] hindrances;

  /** Lines on which it takes the first piece, the second piece, or a leader that comes first. */
  final int[][] slides;

  final int[][] jumps;
  final int[][] faces;

  /** What it can do besides, if conditions hold that depend on other pieces. */
  final Conditional[] conditionals;

  /** How many squares they are at most, without the conditionals. */
  final int most;

  /** Whether it may get to a square in two ways. */
  final boolean overlap;

  /** What becomes possible when a condition holds. */
  record Conditional(CompiledCondition condition, Targets targets) {}

  private Targets(Sorter sorter, List<Conditional> conditionals) {
    this.steps = sorter.steps.stream().mapToInt(i -> i).toArray();
    this.leaps = sorter.leaps.stream().mapToInt(i -> i).toArray();
    this.hindrances = sorter.hindrances.toArray(NO_LINES);
    this.slides = sorter.slides.toArray(NO_LINES);
    this.jumps = sorter.jumps.toArray(NO_LINES);
    this.faces = sorter.faces.toArray(NO_LINES);
    this.conditionals = conditionals.toArray(Conditional[]::new);
    this.most = steps.length + leaps.length + length(slides) + length(jumps) + length(faces);
    this.overlap = !conditionals.isEmpty() || addTo(Bits.none(sorter.grid.squares));
  }

  private static int length(int[][] lines) {
    int length = 0;
    for (int[] line : lines) {
      length += line.length;
    }
    return length;
  }

  static Targets of(
      Grid grid, int square, Iterable<Motion> motions, List<Conditional> conditionals) {
    Sorter sorter = new Sorter(grid, square);
    Set<Motion> distinct = new LinkedHashSet<>();
    motions.forEach(distinct::add);
    for (Motion motion : distinct) {
      sorter.add(motion, distinct);
    }
    return new Targets(sorter, conditionals);
  }

  /** Adds all squares that may be reached; true if one was there before. */
  boolean addTo(long[] squares) {
    boolean again = add(squares, steps) | add(squares, leaps);
    for (int[][] lines : new int[][][] {slides, jumps, faces}) {
      for (int[] line : lines) {
        again |= add(squares, line);
      }
    }
    for (Conditional conditional : conditionals) {
      again |= conditional.targets.addTo(squares);
    }
    return again;
  }

  private static boolean add(long[] squares, int[] more) {
    boolean again = false;
    for (int square : more) {
      again |= Bits.addAgain(squares, square);
    }
    return again;
  }

  /** Puts motions where they belong, without those that lead off the board. */
  private static final class Sorter {
    final Grid grid;
    final int square;
    final List<Integer> steps = new ArrayList<>();
    final List<Integer> leaps = new ArrayList<>();
    final List<int[]> hindrances = new ArrayList<>();
    final List<int[]> slides = new ArrayList<>();
    final List<int[]> jumps = new ArrayList<>();
    final List<int[]> faces = new ArrayList<>();

    Sorter(Grid grid, int square) {
      this.grid = grid;
      this.square = square;
    }

    void add(Motion motion, Set<Motion> all) {
      if (motion instanceof Motion.Slide slide) {
        int[] ray = grid.ray(square, slide.direction());
        if (ray.length > 0) {
          linesOf(slide.captures()).add(ray);
        }
      } else if (motion instanceof Motion.Leap leap && !isBeginOfSlide(leap, all)) {
        addLeap(leap);
      }
    }

    private List<int[]> linesOf(Motion.Captures captures) {
      return switch (captures) {
        case FIRST -> slides;
        case SECOND -> jumps;
        case LEADER_ONLY -> faces;
      };
    }

    /** A step in a direction in which the piece slides anyway. */
    private static boolean isBeginOfSlide(Motion.Leap leap, Set<Motion> all) {
      return all.stream()
          .anyMatch(
              other ->
                  other instanceof Motion.Slide slide
                      && slide.captures() == Motion.Captures.FIRST
                      && leap.equals(Motion.Leap.step(slide.direction())));
    }

    private void addLeap(Motion.Leap leap) {
      int to = grid.away(square, leap.offset());
      // What is off the board cannot stand in the way.
      int[] between =
          leap.hindrances().stream()
              .mapToInt(offset -> grid.away(square, offset))
              .filter(hindrance -> hindrance != Grid.NOWHERE)
              .distinct()
              .toArray();
      if (to == Grid.NOWHERE) {
        return;
      }
      if (between.length == 0) {
        steps.add(to);
      } else {
        leaps.add(to);
        hindrances.add(between);
      }
    }
  }
}
