package games.turnstile.railroadink;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Learns the weights of {@link Outlook} from games that a beam search plays with the weights so
 * far. No test: it is run by hand for some minutes, and {@code docs/railroadink-strength.md} tells
 * how.
 *
 * <p>After each game, what was seen on the sheet after a round is worth what the game then brought:
 * a mixture of the final score and of what was expected one round later. Each weight learns the
 * more slowly, the more often its errors have changed their sign.
 */
public final class OutlookTrainer {
  private static final double SHARE_OF_THE_END = 0.7;
  private static final int GAMES_BETWEEN_REPORTS = 1000;

  private final float[][] weights;
  private final float[][] errors = Weights.none();
  private final float[][] absoluteErrors = Weights.none();
  private final double rate;
  private final Outlook outlook;
  private final Beam beam;
  private final SplittableRandom random;
  private final int[][] seen = new int[Round.LAST + 1][];
  private final int[] scores = new int[Round.LAST + 1];

  private OutlookTrainer(float[][] weights, int width, double rate, long seed) {
    this.weights = weights;
    this.rate = rate;
    this.outlook = new Outlook(weights);
    this.beam = new Beam(outlook, width);
    this.random = new SplittableRandom(seed);
  }

  /**
   * Learns for a number of games; goes on from the file if it exists.
   *
   * @param arguments the file, the number of games, the width of the beam, the rate (1 for a
   *     beginning, less to go on), the seed
   * @throws IOException if the file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 5) {
      System.err.println("arguments: FILE GAMES WIDTH RATE SEED, for example w 100000 10 1.0 2");
      System.exit(2);
    }
    Path file = Path.of(arguments[0]);
    int games = Integer.parseInt(arguments[1]);
    OutlookTrainer trainer =
        new OutlookTrainer(
            Files.exists(file) ? read(file) : Weights.none(),
            Integer.parseInt(arguments[2]),
            Double.parseDouble(arguments[3]),
            Long.parseLong(arguments[4]));
    long sum = 0;
    for (int game = 1; game <= games; game++) {
      sum += trainer.playAndLearn();
      if (game % GAMES_BETWEEN_REPORTS == 0 || game == games) {
        write(trainer.weights, file);
        System.out.println(game + " games, mean " + (double) sum / reported(game));
        sum = 0;
      }
    }
  }

  private static int reported(int game) {
    int rest = game % GAMES_BETWEEN_REPORTS;
    return rest == 0 ? GAMES_BETWEEN_REPORTS : rest;
  }

  private int playAndLearn() {
    Draft draft = new Draft();
    draft.clear();
    for (int round = 1; round <= Round.LAST; round++) {
      int[] dice = {random.nextInt(6), random.nextInt(6), random.nextInt(6), 6 + random.nextInt(3)};
      draft.copyFrom(beam.finish(draft, dice, draft.specialsLeft(), round).get(0).draft);
      outlook.see(draft);
      seen[round] = Arrays.copyOf(outlook.seen, outlook.seenCount);
      scores[round] = Outlook.score(draft);
    }
    double brought = scores[Round.LAST];
    for (int round = Round.LAST - 1; round >= 1; round--) {
      double expected = learn(round, brought);
      brought = SHARE_OF_THE_END * brought + (1 - SHARE_OF_THE_END) * expected;
    }
    return scores[Round.LAST];
  }

  /** Moves the weights of a round towards what the sheet was worth; returns what was expected. */
  private double learn(int round, double brought) {
    float[] weight = weights[round];
    double expected = scores[round];
    for (int i : seen[round]) {
      expected += weight[i];
    }
    double error = brought - expected;
    double share = rate * error / seen[round].length;
    for (int i : seen[round]) {
      float absolute = absoluteErrors[round][i];
      double steadiness = absolute == 0 ? 1 : Math.abs(errors[round][i]) / absolute;
      weight[i] += (float) (steadiness * share);
      errors[round][i] += (float) error;
      absoluteErrors[round][i] += (float) Math.abs(error);
    }
    return expected;
  }

  private static float[][] read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return Weights.read(in);
    }
  }

  private static void write(float[][] weights, Path file) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(draft)))) {
      for (int round = 1; round < Round.LAST; round++) {
        for (float weight : weights[round]) {
          out.writeShort(Math.round(weight * Weights.UNITS));
        }
      }
    }
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
