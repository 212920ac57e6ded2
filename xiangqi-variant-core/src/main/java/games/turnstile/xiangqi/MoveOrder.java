package games.turnstile.xiangqi;

import java.util.Arrays;

/** Sorts moves so that a search sees the best ones early. */
final class MoveOrder {
  private static final int KNOWN = 1 << 30;
  private static final int CAPTURE = 1 << 28;
  private static final int KILLER = 1 << 27;
  private static final int MOST_PRAISE = KILLER - 1;
  private static final int SLOTS = 1 << 14;
  private static final int PLIES = 128;

  private final Tables tables;

  /** For each ply, a quiet move that was too good elsewhere. */
  private final int[] killers = new int[PLIES];

  /** How often quiet moves were too good, by a hash of the move. */
  private final int[] praise = new int[SLOTS];

  private long[] keyed = new long[256];

  MoveOrder(Tables tables) {
    this.tables = tables;
  }

  void sort(Generator generator, Field field, int known, int ply) {
    int killer = killers[ply % PLIES];
    makeRoom(generator.size);
    for (int i = 0; i < generator.size; i++) {
      int move = generator.moves[i];
      int promise;
      if (move == known) {
        promise = KNOWN;
      } else if (isCapture(move, field)) {
        promise = CAPTURE + gain(move, field);
      } else {
        promise = move == killer ? KILLER : praise[slot(move)];
      }
      keyed[i] = (long) promise << 32 | move;
    }
    takeOver(generator, generator.size);
  }

  /** Keeps captures only, the most promising first. */
  void keepCaptures(Generator generator, Field field) {
    makeRoom(generator.size);
    int kept = 0;
    for (int i = 0; i < generator.size; i++) {
      int move = generator.moves[i];
      if (isCapture(move, field)) {
        keyed[kept++] = (long) (CAPTURE + gain(move, field)) << 32 | move;
      }
    }
    takeOver(generator, kept);
  }

  /** A move that moves nothing, which an extension may allow, ends where a piece stands. */
  private static boolean isCapture(int move, Field field) {
    int to = Generator.to(move);
    return field.codes[to] != 0 && to != Generator.from(move);
  }

  private void makeRoom(int size) {
    if (size > keyed.length) {
      keyed = new long[2 * size];
    }
  }

  private void takeOver(Generator generator, int size) {
    Arrays.sort(keyed, 0, size);
    for (int i = 0; i < size; i++) {
      generator.moves[i] = (int) keyed[size - 1 - i];
    }
    generator.size = size;
  }

  /** What is taken counts most, then what takes it, the less the better. */
  private int gain(int move, Field field) {
    int to = Generator.to(move);
    Mode taken = tables.mode(field.codes[to]);
    if (taken.leader) {
      return CAPTURE;
    }
    int risk = tables.mode(field.codes[Generator.from(move)]).worth(to, tables);
    return 8 * taken.worth(to, tables) - risk / 8;
  }

  /** Remembers a move that was too good for the other side to let it happen. */
  void praise(int move, Field field, int ply, int depth) {
    if (!isCapture(move, field)) {
      killers[ply % PLIES] = move;
      int slot = slot(move);
      praise[slot] = Math.min(MOST_PRAISE, praise[slot] + depth * depth);
    }
  }

  private static int slot(int move) {
    return (int) (Hashes.mix(move) & SLOTS - 1);
  }
}
