package games.turnstile.xiangqi;

/** Numbers that look random but are always the same. */
final class Hashes {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private Hashes() {}

  /** Another number for each number, by the finishing steps of the SplitMix generator. */
  static long mix(long number) {
    long mixed = number * STEP;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** The same for the same text, and hardly ever for another. */
  static long of(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = mix(hash ^ text.charAt(i));
    }
    return hash;
  }
}
