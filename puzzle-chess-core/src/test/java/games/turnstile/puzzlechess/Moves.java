package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.MoveList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Moves as numbers, for tests. */
final class Moves {
  private Moves() {}

  static List<Integer> of(MoveList moves) {
    return IntStream.of(Arrays.copyOf(moves.moves, moves.size)).boxed().toList();
  }
}
