package games.turnstile.railroadink;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The weights of {@link Outlook} as they come along with the library: for each of the rounds 1 to
 * 6, in the order of their indexes, a number of 16 bits in units of 1/1024 point.
 */
final class Weights {
  static final float UNITS = 1024;

  private static final String FILE = "outlook.weights";

  private Weights() {}

  /** The weights by round and index; those of round 0 are not used. */
  static float[][] learned() {
    return Learned.WEIGHTS;
  }

  static float[][] none() {
    return new float[Round.LAST][Outlook.COUNT];
  }

  static float[][] read(DataInputStream in) throws IOException {
    float[][] weights = none();
    for (int round = 1; round < Round.LAST; round++) {
      for (int i = 0; i < Outlook.COUNT; i++) {
        weights[round][i] = in.readShort() / UNITS;
      }
    }
    return weights;
  }

  /** Read when they are needed first. */
  private static final class Learned {
    static final float[][] WEIGHTS = read();

    private static float[][] read() {
      try (InputStream file = Weights.class.getResourceAsStream(FILE);
          DataInputStream in = new DataInputStream(new BufferedInputStream(file))) {
        return Weights.read(in);
      } catch (IOException e) {
        throw new UncheckedIOException("the weights in " + FILE + " cannot be read", e);
      }
    }
  }
}
