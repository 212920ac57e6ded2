package games.turnstile.railchess;

import java.util.List;
import java.util.Optional;

/**
 * One way to ride: maybe a walk, then one train or two.
 *
 * @param from the id of the station where it begins
 * @param walkTo the id of the station to walk to first, if any
 * @param legs the trains, one or two
 */
public record Route(int from, Optional<Integer> walkTo, List<Leg> legs) {
  /** Copies the legs. */
  public Route {
    legs = List.copyOf(legs);
  }

  /** {@return the id of the station where it ends} */
  public int to() {
    List<Integer> last = legs.get(legs.size() - 1).stations();
    return last.get(last.size() - 1);
  }

  /** {@return the id of the station where one changes trains, if one does} */
  public Optional<Integer> changeAt() {
    return legs.size() == 1 ? Optional.empty() : Optional.of(legs.get(1).stations().get(0));
  }

  /**
   * A train that one rides.
   *
   * @param line the number of its line
   * @param stations the ids of the stations from where one boards to where one gets off
   */
  public record Leg(int line, List<Integer> stations) {
    /** Copies the stations. */
    public Leg {
      stations = List.copyOf(stations);
    }
  }
}
