package games.turnstile.xiangqi.python;

import java.time.Duration;

/**
 * How much a script may use in one call of one of its functions, and while it is loaded. Whatever
 * exceeds a limit is stopped and told as an error of the script.
 *
 * @param statements how many statements it may execute. This is the limit that most loops meet; it
 *     is the same on slow and on fast machines
 * @param time how long it may compute; for what never ends and stays in one line
 * @param bytes how much memory it may take hold of in all, whether it keeps it or not
 * @param characters how long the source of a script may be
 */
public record Limits(long statements, Duration time, long bytes, int characters) {
  /** Limits that no script meets which does what the games need. */
  public static final Limits STANDARD =
      new Limits(300_000, Duration.ofSeconds(3), 512L << 20, 200_000);

  /** Refuses limits under which nothing could happen. */
  public Limits {
    if (statements < 1 || time.isNegative() || time.isZero() || bytes < 1 || characters < 1) {
      throw new IllegalArgumentException(
          "limits are positive, not %s statements, %s, %s bytes, %s characters"
              .formatted(statements, time, bytes, characters));
    }
  }
}
