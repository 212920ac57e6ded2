package games.turnstile.xiangqi;

import java.util.BitSet;
import java.util.List;

/** A condition made ready: a table of squares, and what depends on other pieces. */
final class CompiledCondition {
  static final CompiledCondition ALWAYS = new CompiledCondition(null, List.of());

  /** Where it holds whatever else is on the board; null for everywhere. */
  private final long[] squares;

  private final BoardClause[] clauses;

  CompiledCondition(long[] squares, List<BoardClause> clauses) {
    this.squares = squares;
    this.clauses = clauses.toArray(BoardClause[]::new);
  }

  /** Whether it asks for the square alone. */
  boolean isFixed() {
    return clauses.length == 0;
  }

  /** How many rules have to be asked while a game is played. */
  int size() {
    return clauses.length;
  }

  /** Whether it holds on the square whatever else is on the board. */
  boolean holdsAlways(int square) {
    return squares == null || Bits.has(squares, square);
  }

  boolean holds(int square, Field field) {
    if (holdsAlways(square)) {
      return true;
    }
    for (BoardClause clause : clauses) {
      if (clause.holds(square, field)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the piece types on which the answer depends; false if it may depend on anything. */
  boolean addWatched(BitSet types) {
    boolean areKnown = true;
    for (BoardClause clause : clauses) {
      areKnown &= clause.addWatched(types);
    }
    return areKnown;
  }
}
