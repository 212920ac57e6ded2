package games.turnstile.railchess;

import java.util.List;
import java.util.Objects;

/**
 * What a move leads to.
 *
 * @param position the position afterwards
 * @param events what happened on the way, in order
 */
public record Step(Position position, List<Event> events) {
  /** Copies the events. */
  public Step {
    Objects.requireNonNull(position, "position");
    events = List.copyOf(events);
  }
}
