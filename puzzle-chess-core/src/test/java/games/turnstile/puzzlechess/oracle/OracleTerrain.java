package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Heights, voids and walls that can be changed (R2). */
final class OracleTerrain {
  private final int climb;
  private final Map<Square, Integer> heights;
  private final Set<Square> voids;
  private final Set<Edge> walls;

  OracleTerrain(Terrain terrain) {
    this(terrain.climb(), terrain.heights(), terrain.voids(), terrain.walls());
  }

  private OracleTerrain(
      int climb, Map<Square, Integer> heights, Set<Square> voids, Set<Edge> walls) {
    this.climb = climb;
    this.heights = new HashMap<>(heights);
    this.voids = new HashSet<>(voids);
    this.walls = new HashSet<>(walls);
  }

  OracleTerrain copy() {
    return new OracleTerrain(climb, heights, voids, walls);
  }

  /** R8.1: a height is never given to a void square. */
  void setHeight(Square square, int height) {
    if (!voids.contains(square)) {
      heights.put(square, height);
    }
  }

  void setWall(Edge edge, boolean stands) {
    if (stands) {
      walls.add(edge);
    } else {
      walls.remove(edge);
    }
  }

  boolean isVoid(Square square) {
    return voids.contains(square);
  }

  private int height(Square square) {
    return heights.getOrDefault(square, 0);
  }

  /** R2.1, R2.2. */
  boolean canStep(Square from, Square to) {
    if (voids.contains(to) || Math.abs(height(from) - height(to)) > climb) {
      return false;
    }
    if (from.file() == to.file() || from.rank() == to.rank()) {
      return !walls.contains(new Edge(from, to));
    }
    Square besideFile = Square.at(to.file(), from.rank()).orElseThrow();
    Square besideRank = Square.at(from.file(), to.rank()).orElseThrow();
    return isRoundOpen(from, besideFile, to) || isRoundOpen(from, besideRank, to);
  }

  private boolean isRoundOpen(Square from, Square beside, Square to) {
    return !voids.contains(beside)
        && !walls.contains(new Edge(from, beside))
        && !walls.contains(new Edge(beside, to));
  }

  /** R2.4. */
  boolean canLeap(Square from, Square to) {
    return !voids.contains(to) && Math.abs(height(from) - height(to)) <= climb + 1;
  }

  /** A step to a neighbour, or a leap to any other square. */
  boolean canGo(Square from, Square to) {
    boolean isNeighbour =
        Math.abs(from.file() - to.file()) <= 1 && Math.abs(from.rank() - to.rank()) <= 1;
    return isNeighbour ? canStep(from, to) : canLeap(from, to);
  }

  /** Whether a crate on a square can be pushed one step in a direction, if nothing is there. */
  Optional<Square> stepOn(Square from, int files, int ranks) {
    return from.plus(files, ranks).filter(to -> canStep(from, to));
  }

  /** The same as a value of the engine's. */
  Terrain asTerrain() {
    Terrain terrain = Terrain.FLAT.withClimb(climb);
    for (Map.Entry<Square, Integer> entry : heights.entrySet()) {
      terrain = terrain.withHeight(entry.getKey(), entry.getValue());
    }
    for (Square square : voids) {
      terrain = terrain.withVoid(square);
    }
    for (Edge edge : walls) {
      terrain = terrain.withWall(edge, true);
    }
    return terrain;
  }
}
