package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Clause;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A position rule that asks for other pieces, made ready. */
interface BoardClause {
  /** Whether it holds for a piece on the square. */
  boolean holds(int square, Field field);

  /** Adds the piece types on which the answer depends; false if it may depend on anything. */
  boolean addWatched(BitSet types);

  /** There are several living pieces of a type, or none. */
  record NotUnique(int type) implements BoardClause {
    @Override
    public boolean holds(int square, Field field) {
      return field.count(type) != 1;
    }

    @Override
    public boolean addWatched(BitSet types) {
      types.set(type);
      return true;
    }
  }

  /**
   * The only living piece of a type is at some distance, and perhaps on some side. Where that holds
   * is worked out once for each square on which that piece is met, unless the board is so large
   * that it would be too much to keep.
   */
  final class Near implements BoardClause {
    private static final int LARGEST_TO_KEEP = 256;
    private static final int FIRST_SIDE = 3;

    private final Grid grid;
    private final int type;
    private final int comparison;
    private final int distance;
    private final List<Integer> sides;
    private final AtomicReferenceArray<long[]> where;

    Near(Clause clause, Grid grid) {
      List<Integer> arguments = clause.arguments();
      this.grid = grid;
      this.type = arguments.get(0);
      this.comparison = arguments.get(1);
      this.distance = arguments.get(2);
      this.sides = arguments.subList(FIRST_SIDE, arguments.size());
      this.where = new AtomicReferenceArray<>(grid.squares <= LARGEST_TO_KEEP ? grid.squares : 0);
    }

    @Override
    public boolean holds(int square, Field field) {
      if (field.count(type) != 1) {
        return false;
      }
      int other = field.only(type);
      if (where.length() == 0) {
        return isNear(square, other);
      }
      long[] squares = where.get(other);
      if (squares == null) {
        squares = squaresNear(other);
        where.set(other, squares);
      }
      return Bits.has(squares, square);
    }

    private long[] squaresNear(int other) {
      long[] squares = Bits.none(grid.squares);
      for (int square = 0; square < grid.squares; square++) {
        if (isNear(square, other)) {
          Bits.add(squares, square);
        }
      }
      return squares;
    }

    private boolean isNear(int square, int other) {
      return Integer.compare(grid.distance(square, other), distance) == comparison
          && (sides.isEmpty() || sides.contains(grid.side(square, other)));
    }

    @Override
    public boolean addWatched(BitSet types) {
      types.set(type);
      return true;
    }
  }

  /** A rule of an extension, which may ask for anything. */
  record Foreign(Cast cast, int extension, Clause clause) implements BoardClause {
    @Override
    public boolean holds(int square, Field field) {
      return cast.holds(extension, clause, square, field);
    }

    @Override
    public boolean addWatched(BitSet types) {
      return false;
    }
  }
}
