package games.turnstile.puzzlechess.scene;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Heights, voids and walls, and how high a piece can climb. Immutable. */
public final class Terrain {
  /** The largest height, and with a minus sign the smallest. */
  public static final int HIGHEST = 99;

  /** The usual climb. */
  public static final int USUAL_CLIMB = 1;

  /** A board without heights, voids and walls. */
  public static final Terrain FLAT =
      new Terrain(USUAL_CLIMB, Map.of(), Set.of(), Collections.emptySortedSet());

  private final int climb;
  private final Map<Square, Integer> heights;
  private final Set<Square> voids;
  private final SortedSet<Edge> walls;

  /** Heights other than 0 of squares that are not void. */
  private Terrain(
      int climb, Map<Square, Integer> heights, Set<Square> voids, SortedSet<Edge> walls) {
    this.climb = climb;
    this.heights = heights;
    this.voids = voids;
    this.walls = walls;
  }

  static void requireHeight(int height) {
    if (height < -HIGHEST || height > HIGHEST) {
      throw new IllegalArgumentException(
          "a height is -%1$s to %1$s, not %2$s".formatted(HIGHEST, height));
    }
  }

  /** {@return the difference of heights that a step can take} */
  public int climb() {
    return climb;
  }

  /**
   * {@return the height of a square, 0 if it is void}
   *
   * @param square any square
   */
  public int height(Square square) {
    return heights.getOrDefault(square, 0);
  }

  /** {@return the heights that are not 0, in the order of squares} */
  public Map<Square, Integer> heights() {
    return heights;
  }

  /** {@return the squares that are void, in order} */
  public Set<Square> voids() {
    return voids;
  }

  /**
   * {@return whether a square is void}
   *
   * @param square any square
   */
  public boolean isVoid(Square square) {
    return voids.contains(square);
  }

  /** {@return the edges with walls, in order} */
  public SortedSet<Edge> walls() {
    return walls;
  }

  /** {@return whether nothing is in the way anywhere} */
  public boolean isFlat() {
    return voids.isEmpty() && walls.isEmpty() && heights.isEmpty();
  }

  /**
   * {@return the same terrain with another climb}
   *
   * @param climb the difference of heights that a step can take
   * @throws IllegalArgumentException unless it is 0 to 99
   */
  public Terrain withClimb(int climb) {
    if (climb < 0 || climb > HIGHEST) {
      throw new IllegalArgumentException("a climb is 0 to %s, not %s".formatted(HIGHEST, climb));
    }
    return new Terrain(climb, heights, voids, walls);
  }

  /**
   * {@return the same terrain with another height of a square, which is not void then}
   *
   * @param square any square
   * @param height the height
   * @throws IllegalArgumentException unless it is -99 to 99
   */
  public Terrain withHeight(Square square, int height) {
    requireHeight(height);
    Map<Square, Integer> changed = new EnumMap<>(Square.class);
    changed.putAll(heights);
    if (height == 0) {
      changed.remove(square);
    } else {
      changed.put(square, height);
    }
    Set<Square> remaining = copy(voids);
    remaining.remove(square);
    return new Terrain(
        climb, Collections.unmodifiableMap(changed), Collections.unmodifiableSet(remaining), walls);
  }

  /**
   * {@return the same terrain with a square void}
   *
   * @param square any square
   */
  public Terrain withVoid(Square square) {
    Map<Square, Integer> changed = new EnumMap<>(Square.class);
    changed.putAll(heights);
    changed.remove(square);
    Set<Square> more = copy(voids);
    more.add(square);
    return new Terrain(
        climb, Collections.unmodifiableMap(changed), Collections.unmodifiableSet(more), walls);
  }

  /**
   * {@return the same terrain with or without a wall}
   *
   * @param edge where
   * @param raised whether a wall stands there
   */
  public Terrain withWall(Edge edge, boolean raised) {
    Objects.requireNonNull(edge, "edge");
    if (walls.contains(edge) == raised) {
      return this;
    }
    SortedSet<Edge> changed = new TreeSet<>(walls);
    if (raised) {
      changed.add(edge);
    } else {
      changed.remove(edge);
    }
    return new Terrain(climb, heights, voids, Collections.unmodifiableSortedSet(changed));
  }

  private static Set<Square> copy(Set<Square> squares) {
    Set<Square> copy = EnumSet.noneOf(Square.class);
    copy.addAll(squares);
    return copy;
  }

  /**
   * {@return whether a step is possible, whatever stands on the squares (R2.1, R2.2)}
   *
   * @param from where it begins
   * @param to any square; no step leads to one that is not a neighbour
   */
  public boolean canStep(Square from, Square to) {
    int files = to.file() - from.file();
    int ranks = to.rank() - from.rank();
    if (Math.max(Math.abs(files), Math.abs(ranks)) != 1 || !isWithin(from, to, climb)) {
      return false;
    }
    if (files == 0 || ranks == 0) {
      return isOpen(from, to);
    }
    return isWayRound(from, from.plus(files, 0), to) || isWayRound(from, from.plus(0, ranks), to);
  }

  private boolean isWayRound(Square from, Optional<Square> corner, Square to) {
    return corner
        .filter(beside -> !isVoid(beside) && isOpen(from, beside) && isOpen(beside, to))
        .isPresent();
  }

  private boolean isOpen(Square from, Square to) {
    return !walls.contains(new Edge(from, to));
  }

  /**
   * {@return whether a leap is possible, whatever stands on the squares (R2.4)}
   *
   * @param from where it begins
   * @param to any square
   */
  public boolean canLeap(Square from, Square to) {
    return isWithin(from, to, climb + 1);
  }

  private boolean isWithin(Square from, Square to, int difference) {
    return !isVoid(from) && !isVoid(to) && Math.abs(height(to) - height(from)) <= difference;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Terrain terrain
        && terrain.climb == climb
        && terrain.heights.equals(heights)
        && terrain.voids.equals(voids)
        && terrain.walls.equals(walls);
  }

  @Override
  public int hashCode() {
    return Objects.hash(climb, heights, voids, walls);
  }

  @Override
  public String toString() {
    return "Terrain[climb %s, heights %s, voids %s, walls %s]"
        .formatted(climb, heights, voids, walls);
  }
}
