package games.turnstile.puzzlechess.play;

/** A clock that goes on when a test says so. */
public final class FakeClock implements Clock {
  private long nanos;

  /** A clock at some time that means nothing. */
  public FakeClock() {
    nanos = -123_456_789L;
  }

  /** Lets milliseconds go by. */
  public void pass(long millis) {
    nanos += millis * 1_000_000;
  }

  @Override
  public long nanos() {
    return nanos;
  }
}
