package games.turnstile.railchess;

/** Someone who chooses where to ride. */
@FunctionalInterface
public interface Player {
  /**
   * {@return the id of one of the destinations}
   *
   * @param position a position in the phase {@link Phase#RIDE}
   * @throws IllegalArgumentException if the position waits for no ride
   */
  int chooseStation(Position position);
}
