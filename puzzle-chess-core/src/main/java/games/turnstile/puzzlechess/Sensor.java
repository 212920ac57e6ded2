package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;

/**
 * An input made ready.
 *
 * @param square where it looks
 * @param owner whose pieces it looks for, {@link #ANY} for anybody's
 * @param kind the code of the kind that it looks for, {@link #ANY} for any
 */
record Sensor(int square, int owner, int kind) {
  private static final int ANY = -1;

  static Sensor of(InputPort input, Kinds kinds) {
    PieceFilter condition = input.condition();
    return new Sensor(
        input.square().ordinal(),
        condition.side().map(Side::ordinal).orElse(ANY),
        condition.kind().map(kinds::code).orElse(ANY));
  }

  boolean isOn(Field field) {
    return (field.occupied() >>> square & 1) != 0
        && (owner == ANY || owner == field.ownerAt(square))
        && (kind == ANY || kind == field.kindAt(square));
  }
}
