package games.turnstile.railchess.map;

import java.util.Objects;

/**
 * A station of a map.
 *
 * @param id its number, 0 or more, unique in its map
 * @param x where it lies from left to right, 0 to 1
 * @param y where it lies from bottom to top, 0 to 1
 * @param name what it is called, in one line; empty if it has no name
 */
public record Station(int id, double x, double y, String name) {
  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a value is out of its range
   */
  public Station {
    Checks.number("a station's id", id);
    x = Checks.coordinate("x", x);
    y = Checks.coordinate("y", y);
    name = Checks.name(Objects.requireNonNull(name, "name"));
  }

  /**
   * Makes a station without a name.
   *
   * @param id its number
   * @param x where it lies from left to right, 0 to 1
   * @param y where it lies from bottom to top, 0 to 1
   * @throws IllegalArgumentException if a value is out of its range
   */
  public Station(int id, double x, double y) {
    this(id, x, y, "");
  }

  /** {@return the name and the number, or the number alone if there is no name} */
  public String label() {
    return name.isEmpty() ? Integer.toString(id) : name + " (" + id + ")";
  }
}
