package games.turnstile.puzzlechess.board;

/** Counts sequences of moves on fields, one for each depth. */
public final class FieldPerft {
  private final Generator generator = new Generator();
  private final MoveCounter counter = new MoveCounter();
  private final Field[] fields;
  private final MoveList[] lists;
  private final int playedTo;

  /**
   * Makes a counter.
   *
   * @param field any field of the scene
   * @param depth the length of the sequences
   * @param playsLast whether the last moves are played too, not only counted
   */
  public FieldPerft(Field field, int depth, boolean playsLast) {
    fields = new Field[depth + 1];
    lists = new MoveList[depth + 1];
    for (int i = 0; i <= depth; i++) {
      fields[i] = new Field(field);
      lists[i] = new MoveList();
    }
    playedTo = playsLast ? 0 : 1;
  }

  public long count(Field field, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == playedTo) {
      return generator.countLegal(field, counter);
    }
    MoveList moves = lists[depth];
    generator.listLegal(field, moves);
    Field next = fields[depth];
    long count = 0;
    for (int i = 0; i < moves.size; i++) {
      next.become(field);
      Mover.play(next, moves.moves[i]);
      count += count(next, depth - 1);
    }
    return count;
  }
}
