package games.turnstile.railroadink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Looks for good ways to finish a round. Of all sheets with equally many dice drawn, and with or
 * without a special tile, the best few by their {@link Outlook} are drawn on; the same set of
 * placements is looked at once. To be used again and again, by one thread.
 */
final class Beam {
  /** A way to draw in a round, or a part of it. */
  static final class Way {
    final Draft draft = new Draft();
    final int[] steps = new int[DICE + 1];
    int count;
    double value;

    /** The dice that are drawn, a bit each. */
    private int drawn;

    private long key;

    List<Placement> placements() {
      List<Placement> placements = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        placements.add(Steps.placement(steps[i]));
      }
      return placements;
    }

    /** A number for what is drawn, the same for the same set of placements. */
    long key() {
      return key;
    }

    private void copyFrom(Way other) {
      draft.copyFrom(other.draft);
      System.arraycopy(other.steps, 0, steps, 0, other.count);
      count = other.count;
      drawn = other.drawn;
      key = other.key;
    }
  }

  private static final int DICE = DiceRoll.A_DICE + DiceRoll.B_DICE;
  private static final int FIRST_SPECIAL = Tile.S0.ordinal();
  private static final int TILES = Tile.values().length;
  private static final Comparator<Way> WORST_FIRST = Comparator.comparingDouble(way -> way.value);
  private static final long[] KEYS =
      new SplittableRandom(1).longs(Steps.step(Grid.SQUARES, 0)).toArray();

  /** Any number but 0, which a {@link LongSet} cannot keep. */
  private static final long KEY_OF_NOTHING = 1;

  private final Outlook outlook;
  private final int width;

  /** The ways by the number of dice that they have drawn, without and with a special tile. */
  private final List<PriorityQueue<Way>> levels = new ArrayList<>();

  private final LongSet looked = new LongSet();
  private final Deque<Way> spare = new ArrayDeque<>();
  private final List<Way> finished = new ArrayList<>();
  private Way trial = new Way();
  private int[] dice;
  private int round;

  /** How many sheets have been valued. */
  long valued;

  Beam(Outlook outlook, int width) {
    this.outlook = outlook;
    this.width = width;
    for (int level = 0; level < 2 * (DICE + 1); level++) {
      levels.add(new PriorityQueue<>(WORST_FIRST));
    }
  }

  /**
   * Looks for ways to finish a round.
   *
   * @param start the sheet; it stays as it is
   * @param dice the tiles that are left, by their ordinals
   * @param specials the special tiles of which one may be drawn, a bit each
   * @param round the number of the round
   * @return at least one way, the best first; they are good until this is called again
   */
  List<Way> finish(Draft start, int[] dice, int specials, int round) {
    this.dice = dice;
    this.round = round;
    looked.clear();
    spare.addAll(finished);
    finished.clear();
    Way root = take();
    root.draft.copyFrom(start);
    root.count = 0;
    root.drawn = 0;
    root.key = KEY_OF_NOTHING;
    root.value = outlook.value(root.draft, round);
    levels.get(0).add(root);
    for (int level = 0; level < levels.size(); level++) {
      PriorityQueue<Way> ways = levels.get(level);
      while (!ways.isEmpty()) {
        Way way = ways.poll();
        boolean ends = !drawDice(way, level + 2);
        if (specials != 0 && level % 2 == 0) {
          drawSpecials(way, specials, level + 1);
        }
        (ends ? finished : spare).add(way);
      }
    }
    finished.sort(WORST_FIRST.reversed());
    return finished;
  }

  private boolean drawDice(Way way, int level) {
    boolean any = false;
    int tried = 0;
    for (int die = 0; die < dice.length; die++) {
      int tile = dice[die];
      if ((way.drawn >> die & 1) == 0 && (tried >> tile & 1) == 0) {
        tried |= 1 << tile;
        any |= draw(way, tile, 1 << die, level);
      }
    }
    return any;
  }

  private void drawSpecials(Way way, int specials, int level) {
    for (int tile = FIRST_SPECIAL; tile < TILES; tile++) {
      if ((specials >> tile - FIRST_SPECIAL & 1) != 0) {
        draw(way, tile, 0, level);
      }
    }
  }

  /** Tries a tile wherever it fits; tells whether it fits anywhere. */
  private boolean draw(Way way, int tile, int die, int level) {
    boolean any = false;
    for (long left = Grid.ALL & ~way.draft.taken; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int fitting = Shapes.fitting(tile, way.draft.facing(square));
      for (; fitting != 0; fitting &= fitting - 1) {
        any = true;
        int shape = Shapes.first(tile) + Integer.numberOfTrailingZeros(fitting);
        int step = Steps.step(square, shape);
        if (looked.add(way.key ^ KEYS[step])) {
          look(way, step, die, levels.get(level));
        }
      }
    }
    return any;
  }

  private void look(Way way, int step, int die, PriorityQueue<Way> best) {
    trial.copyFrom(way);
    trial.key ^= KEYS[step];
    trial.steps[trial.count++] = step;
    trial.drawn |= die;
    outlook.draw(trial.draft, Steps.square(step), Steps.shape(step));
    trial.value = outlook.value(trial.draft, round);
    valued++;
    if (best.size() < width) {
      best.add(trial);
      trial = take();
    } else if (trial.value > best.peek().value) {
      Way worst = best.poll();
      best.add(trial);
      trial = worst;
    }
  }

  private Way take() {
    Way way = spare.poll();
    return way == null ? new Way() : way;
  }
}
