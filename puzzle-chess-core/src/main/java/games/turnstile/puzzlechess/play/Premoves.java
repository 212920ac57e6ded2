package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;

/** The moves that a side means to make in its next turns, the next one first (R15). */
record Premoves(List<Move> moves) {
  static final Premoves NONE = new Premoves(List.of());

  Premoves {
    moves = List.copyOf(moves);
  }

  boolean isEmpty() {
    return moves.isEmpty();
  }

  Move first() {
    return moves.get(0);
  }

  Premoves with(Move move) {
    List<Move> more = new ArrayList<>(moves);
    more.add(move);
    return new Premoves(more);
  }

  Premoves withoutFirst() {
    return new Premoves(moves.subList(1, moves.size()));
  }

  /** What is left when the first one turns out illegal: all others but those of the same piece. */
  Premoves withoutFirstPiece() {
    List<Move> others = new ArrayList<>();
    Square planned = first().to();
    for (Move move : withoutFirst().moves) {
      if (move.from() == planned) {
        planned = move.to();
      } else {
        others.add(move);
      }
    }
    return new Premoves(others);
  }
}
