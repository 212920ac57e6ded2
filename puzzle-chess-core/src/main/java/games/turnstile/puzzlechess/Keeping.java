package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Square;
import java.util.Objects;
import java.util.Optional;

/**
 * What becomes of the piece that a move captures, if it can be stored (R7).
 *
 * @param isKept whether it is put into the store
 * @param square where; empty for the first free square
 */
public record Keeping(boolean isKept, Optional<Square> square) {
  /** It goes to the first free square of the store; the usual choice. */
  public static final Keeping FIRST_FREE = new Keeping(true, Optional.empty());

  /** It is not stored. */
  public static final Keeping NONE = new Keeping(false, Optional.empty());

  /**
   * Checks that what is not kept has no square.
   *
   * @throws IllegalArgumentException if it has
   */
  public Keeping {
    Objects.requireNonNull(square, "square");
    if (!isKept && square.isPresent()) {
      throw new IllegalArgumentException("a piece that is not stored has no square in the store");
    }
  }

  /**
   * {@return the choice to put it on a square of the store}
   *
   * @param square which
   */
  public static Keeping on(Square square) {
    return new Keeping(true, Optional.of(square));
  }
}
