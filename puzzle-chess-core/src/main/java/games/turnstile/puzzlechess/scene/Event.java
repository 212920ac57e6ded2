package games.turnstile.puzzlechess.scene;

import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Something that can happen in a scene (R9.1). */
public sealed interface Event {
  /**
   * A piece comes to stand on a square.
   *
   * @param squares on any of these
   * @param pieces which pieces
   */
  record Enters(Set<Square> squares, PieceFilter pieces) implements Event {
    /**
     * Copies the squares.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Enters {
      squares = Event.copy(squares);
      Objects.requireNonNull(pieces, "pieces");
    }
  }

  /**
   * A piece goes from a square.
   *
   * @param squares from any of these
   * @param pieces which pieces
   */
  record Leaves(Set<Square> squares, PieceFilter pieces) implements Event {
    /**
     * Copies the squares.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Leaves {
      squares = Event.copy(squares);
      Objects.requireNonNull(pieces, "pieces");
    }
  }

  /**
   * A piece is captured.
   *
   * @param pieces which pieces
   */
  record Captured(PieceFilter pieces) implements Event {
    /** Refuses null. */
    public Captured {
      Objects.requireNonNull(pieces, "pieces");
    }
  }

  /**
   * A turn begins.
   *
   * @param number its number, 2 or more
   */
  record TurnBegins(int number) implements Event {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is less than 2
     */
    public TurnBegins {
      if (number < 2) {
        throw new IllegalArgumentException("the first turn that begins is 2, not " + number);
      }
    }
  }

  private static Set<Square> copy(Set<Square> squares) {
    if (squares.isEmpty()) {
      throw new IllegalArgumentException("at least one square is needed");
    }
    return Collections.unmodifiableSet(new TreeSet<>(squares));
  }
}
