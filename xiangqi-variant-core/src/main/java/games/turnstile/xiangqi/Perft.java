package games.turnstile.xiangqi;

/**
 * Counts the ways in which a game can go on, which is how one move generator is checked against
 * another. A game that is over adds nothing to deeper counts.
 */
public final class Perft {
  /** The largest depth, with which nobody will ever see the count. */
  public static final int DEEPEST = 100;

  private Perft() {}

  /**
   * {@return the number of sequences of moves; those of the last move are counted without being
   * played}
   *
   * @param position where to begin
   * @param depth the length of the sequences, 0 to {@value #DEEPEST}
   * @throws IllegalArgumentException if the depth is another
   */
  public static long count(Position position, int depth) {
    if (depth < 0 || depth > DEEPEST) {
      throw new IllegalArgumentException("depth is 0 to %s, not %s".formatted(DEEPEST, depth));
    }
    if (depth == 0 || position.outcome().isPresent()) {
      return depth == 0 ? 1 : 0;
    }
    Tables tables = position.field().tables;
    boolean needsHistory =
        tables.variant.options().repetition()
            || tables.variant.options().noCaptureLimit() > 0
            || tables.cast.remembers();
    return needsHistory
        ? countPositions(position, depth)
        : new Counter(tables, depth).count(position.field(), depth);
  }

  private static long countPositions(Position position, int depth) {
    if (depth == 1) {
      return position.legalMoves().size();
    }
    long count = 0;
    for (Move move : position.legalMoves()) {
      count += countPositions(position.play(move), depth - 1);
    }
    return count;
  }

  /** Counts on fields, one for each depth. */
  private static final class Counter {
    private final Generator[] generators;
    private final Field[] fields;

    Counter(Tables tables, int depth) {
      generators = new Generator[depth + 1];
      fields = new Field[depth + 1];
      for (int i = 1; i <= depth; i++) {
        generators[i] = new Generator(tables);
        fields[i] = new Field(tables);
      }
    }

    long count(Field field, int depth) {
      Generator generator = generators[depth];
      generator.listLegal(field);
      if (depth == 1) {
        return generator.size;
      }
      long count = 0;
      Field next = fields[depth];
      for (int i = 0; i < generator.size; i++) {
        int move = generator.moves[i];
        next.become(field);
        next.play(Generator.from(move), Generator.to(move), true);
        if (next.outcome() == null) {
          count += count(next, depth - 1);
        }
      }
      return count;
    }
  }
}
