package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for the kinds of pieces that a session has met, from 1, each fit for one character. */
final class Kinds {
  private static final int MOST = 0xD000;

  private final Map<Piece, Integer> numbers = new HashMap<>();
  private final List<Piece> pieces = new ArrayList<>();

  int number(Piece piece) {
    return numbers.computeIfAbsent(piece, this::add);
  }

  private int add(Piece piece) {
    if (pieces.size() == MOST) {
      throw new ExtensionException(
          "there are more than %s kinds of pieces in one game".formatted(MOST));
    }
    pieces.add(piece);
    return pieces.size();
  }

  Piece piece(int number) {
    return pieces.get(number - 1);
  }
}
