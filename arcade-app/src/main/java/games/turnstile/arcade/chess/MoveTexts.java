package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines of moves as in books: {@code 1... Qh4 2. Kg1 Qh2#}. Where a line goes on in another scene
 * its name stands in brackets, and turns are counted anew.
 */
final class MoveTexts {
  private MoveTexts() {}

  /** The line with the numbers of its turns. */
  static String line(Position start, List<Move> moves) {
    List<String> words = new ArrayList<>();
    Position position = start;
    boolean followsWhite = false;
    for (Move move : moves) {
      boolean isWhite = position.toMove() == Side.WHITE;
      String number = followsWhite && !isWhite ? "" : position.turn() + (isWhite ? ". " : "... ");
      words.add(number + SanCodec.format(position, move));
      Position next = position.play(move);
      boolean isElsewhere = !next.scene().name().equals(position.scene().name());
      if (isElsewhere) {
        words.add("(in %s)".formatted(next.scene().name()));
      }
      position = next;
      followsWhite = isWhite && !isElsewhere;
    }
    return String.join(" ", words);
  }

  /** Moves from the same position, one after another. */
  static List<String> each(Position position, List<Move> moves) {
    return moves.stream().map(move -> SanCodec.format(position, move)).toList();
  }
}
