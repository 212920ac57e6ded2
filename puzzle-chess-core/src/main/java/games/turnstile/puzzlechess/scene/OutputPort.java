package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/**
 * A square that is on while a formula holds, and then drives something (R8).
 *
 * @param name the name of the port
 * @param square where it is shown
 * @param signal when it is on
 * @param device what it does then
 */
public record OutputPort(String name, Square square, Signal signal, Device device) {
  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it is none
   */
  public OutputPort {
    Names.requireName("port", name);
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(signal, "signal");
    Objects.requireNonNull(device, "device");
  }
}
