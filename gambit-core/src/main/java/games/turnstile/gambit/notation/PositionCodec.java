package games.turnstile.gambit.notation;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.Point;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Ruleset;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.SetupException;
import games.turnstile.gambit.Side;
import java.util.Optional;

/**
 * Positions as a board and the side to move, followed where needed by the jumping piece's square
 * and by {@code strict} for {@link Ruleset#STRICT_TABLE}: {@code 00000000111111112222222200000000
 * O}.
 */
public final class PositionCodec {
  private static final String STRICT = "strict";

  private PositionCodec() {}

  /**
   * {@return the text of a position}
   *
   * @param position any position
   */
  public static String format(Position position) {
    StringBuilder text = new StringBuilder(BoardCodec.format(position.board()));
    text.append(' ').append(position.toMove());
    position.jumper().ifPresent(jumper -> text.append(' ').append(jumper.name()));
    if (position.ruleset() == Ruleset.STRICT_TABLE) {
      text.append(' ').append(STRICT);
    }
    return text.toString();
  }

  /**
   * {@return the position that the text describes}
   *
   * @param text board, side and options, set apart by single spaces
   * @throws NotationException if the text is malformed or describes no possible position
   */
  public static Position parse(String text) {
    NotationReader reader = new NotationReader(text);
    Position position = read(reader);
    reader.expectEnd();
    return position;
  }

  static Position read(NotationReader reader) {
    Board board = reader.board();
    reader.expect(' ', "a space and the side to move");
    Side toMove = reader.side();
    Optional<Point> jumper = Optional.empty();
    Ruleset ruleset = Ruleset.STANDARD;
    int jumperOffset = reader.offset() + 1;
    boolean more = reader.skip(' ');
    if (more && !reader.comesNext(STRICT.substring(0, 1))) {
      jumper = Optional.of(reader.point("a square or '" + STRICT + "'"));
      more = reader.skip(' ');
    }
    if (more) {
      reader.expect(STRICT);
      ruleset = Ruleset.STRICT_TABLE;
    }
    try {
      return Position.of(new Setup(board, toMove, jumper, ruleset));
    } catch (SetupException impossible) {
      throw new NotationException(jumperOffset, impossible);
    }
  }
}
