package games.turnstile.railchess.map;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when parts do not make a map; it tells all faults, not only the first. */
public final class MapException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 5;

  private final transient List<MapFault> faults;

  MapException(List<MapFault> faults) {
    super(message(faults));
    this.faults = List.copyOf(faults);
  }

  private static String message(List<MapFault> faults) {
    String shown =
        faults.stream().limit(SHOWN).map(MapFault::detail).collect(Collectors.joining("; "));
    int more = faults.size() - SHOWN;
    return more > 0 ? "%s; and %s more".formatted(shown, more) : shown;
  }

  /** {@return the faults, at least one} */
  public List<MapFault> faults() {
    return faults;
  }
}
