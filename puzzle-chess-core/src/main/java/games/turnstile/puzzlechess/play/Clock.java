package games.turnstile.puzzlechess.play;

/**
 * Tells how time goes on. The library reads no other clock than the one that it is given; {@code
 * System::nanoTime} is one.
 */
@FunctionalInterface
public interface Clock {
  /** {@return nanoseconds since some fixed moment, never less than before} */
  long nanos();
}
