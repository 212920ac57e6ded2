package games.turnstile.gambit.notation;

import games.turnstile.gambit.Point;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Turn;
import java.util.stream.Collectors;

/** Turns as the squares visited, joined by {@code x}: {@code c3xc1xe1}. */
public final class TurnCodec {
  private TurnCodec() {}

  /**
   * {@return the text of a turn}
   *
   * @param turn any turn
   */
  public static String format(Turn turn) {
    return turn.path().stream().map(Point::name).collect(Collectors.joining("x"));
  }

  /**
   * {@return the turn that the text describes, legal or not}
   *
   * @param text squares joined by {@code x}
   * @throws NotationException if the text is malformed
   */
  public static Turn parse(String text) {
    NotationReader reader = new NotationReader(text);
    Turn turn = reader.turn();
    reader.expectEnd();
    return turn;
  }

  /**
   * {@return the turn that the text describes, which is legal}
   *
   * @param text squares joined by {@code x}
   * @param position in which the turn is to be played
   * @throws NotationException if the text is malformed, or the turn illegal; then the offset is
   *     that of the first square which cannot be visited
   */
  public static Turn parse(String text, Position position) {
    Turn turn = parse(text);
    NotationReader.requireLegal(turn, 0, position);
    return turn;
  }
}
