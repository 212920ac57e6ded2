package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * How a game begins, which may be nonsense until {@link Position#of} has looked at it.
 *
 * @param ruleset what is played
 * @param pieces what stands where
 * @param toMove whose turn it is
 * @param redNeutralMoves how often in a row Red has moved neutral pieces, 0 to 3
 * @param blueNeutralMoves how often in a row Blue has moved neutral pieces, 0 to 3
 * @param movesWithoutCapture how many moves ago something was captured
 */
public record Setup(
    Ruleset ruleset,
    Map<Point, Piece> pieces,
    Side toMove,
    int redNeutralMoves,
    int blueNeutralMoves,
    int movesWithoutCapture) {
  /** Copies the pieces, in the order of their squares. */
  public Setup {
    Objects.requireNonNull(ruleset, "ruleset");
    Objects.requireNonNull(toMove, "toMove");
    pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
  }

  /**
   * {@return a setup in which nothing has happened yet}
   *
   * @param ruleset what is played
   * @param pieces what stands where
   * @param toMove whose turn it is
   */
  public static Setup of(Ruleset ruleset, Map<Point, Piece> pieces, Side toMove) {
    return new Setup(ruleset, pieces, toMove, 0, 0, 0);
  }

  /**
   * {@return the setup in which games of a variant begin}
   *
   * @param ruleset what is played
   */
  public static Setup initial(Ruleset ruleset) {
    Variant variant = ruleset.variant();
    Map<Point, Piece> pieces = new TreeMap<>();
    for (int row = 1; row <= variant.rows(); row++) {
      for (int column = 1; column <= variant.columns(); column++) {
        Point point = new Point(row, column);
        variant.typeAt(point).ifPresent(type -> pieces.put(point, new Piece(type, false)));
      }
    }
    return of(ruleset, pieces, Side.RED);
  }
}
