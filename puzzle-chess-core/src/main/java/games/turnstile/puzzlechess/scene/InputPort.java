package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/**
 * A square that is on while a fitting piece stands on it (R8).
 *
 * @param name the name of the port
 * @param square where it is
 * @param condition which pieces switch it on
 */
public record InputPort(String name, Square square, PieceFilter condition) {
  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it is none
   */
  public InputPort {
    Names.requireName("port", name);
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(condition, "condition");
  }
}
