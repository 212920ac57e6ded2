package games.turnstile.puzzlechess.scene;

import java.util.List;

/**
 * How a kind moves, in Betza's notation: atoms, each with prefixes before it and a range behind it.
 *
 * <ul>
 *   <li>Atoms: {@code W} one square along rank or file, {@code F} one diagonally, {@code D} leaps
 *       two along rank or file, {@code N} as the knight, {@code A} two diagonally, {@code H} three
 *       along rank or file; {@code R}, {@code B}, {@code Q}, {@code K} as rook, bishop, queen,
 *       king.
 *   <li>A number behind an atom lets it go on in the same direction so many times, 0 as often as it
 *       likes; so does the letter twice: {@code NN} is {@code N0}. Rook, bishop and queen do so
 *       anyway: {@code R3} is a rook that goes at most three squares.
 *   <li>{@code m} before an atom: to empty squares only. {@code c}: only captures.
 *   <li>Directions before an atom, as the piece faces: {@code f b l r}, {@code v} for {@code fb},
 *       {@code s} for {@code lr}; several add up. For diagonals {@code f} is both ahead, {@code fl}
 *       one of them. For knights {@code f} are the two that lead farthest ahead, {@code fl} the one
 *       of them to the left, {@code lf} the other one in that quarter, {@code fs} the two that lead
 *       more aside, {@code fh} all four ahead.
 * </ul>
 *
 * @param betza the text
 * @param rides the ways that it stands for
 */
public record Movement(String betza, List<Ride> rides) {
  /** No movement. */
  public static final Movement NONE = new Movement("", List.of());

  /** The longest text that is read. */
  public static final int LONGEST = 200;

  /**
   * Copies the ways.
   *
   * @throws IllegalArgumentException if they are not what the text stands for
   */
  public Movement {
    rides = List.copyOf(rides);
    if (!rides.equals(BetzaReader.read(betza))) {
      throw new IllegalArgumentException("'" + betza + "' does not stand for " + rides);
    }
  }

  /**
   * {@return what a text stands for}
   *
   * @param betza a movement, maybe empty
   * @throws BetzaException if it is malformed
   */
  public static Movement of(String betza) {
    return new Movement(betza, BetzaReader.read(betza));
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return betza;
  }
}
