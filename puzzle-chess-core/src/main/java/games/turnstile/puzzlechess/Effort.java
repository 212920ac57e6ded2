package games.turnstile.puzzlechess;

/**
 * Adds up how much work something takes, in steps of about ten nanoseconds. It counts and never
 * looks at a clock, so that it is the same on every machine.
 */
final class Effort {
  private long spent;

  void add(long steps) {
    spent += steps;
  }

  long spent() {
    return spent;
  }
}
