package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;

/** Lines of moves as in books: {@code 1... Qh4 2. Kg1 Qh2#}. */
final class MoveTexts {
  private MoveTexts() {}

  /** The line with the numbers of its turns. */
  static String line(Position start, List<Move> moves) {
    List<String> words = new ArrayList<>();
    Position position = start;
    for (Move move : moves) {
      String number = number(position, words.isEmpty());
      words.add(number + SanCodec.format(position, move));
      position = position.play(move);
    }
    return String.join(" ", words);
  }

  /** What is before a move: {@code 3. } for White's, and for Black's where a line begins. */
  private static String number(Position position, boolean isFirst) {
    if (position.toMove() == Side.WHITE) {
      return position.turn() + ". ";
    }
    return isFirst ? position.turn() + "... " : "";
  }

  /** Moves from the same position, one after another. */
  static List<String> each(Position position, List<Move> moves) {
    return moves.stream().map(move -> SanCodec.format(position, move)).toList();
  }
}
