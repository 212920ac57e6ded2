package games.turnstile.puzzlechess;

import java.util.List;
import java.util.Objects;

/**
 * What a move led to.
 *
 * @param position the position afterwards
 * @param notices what happened, in order
 */
public record Step(Position position, List<Notice> notices) {
  /** Copies the list. */
  public Step {
    Objects.requireNonNull(position, "position");
    notices = List.copyOf(notices);
  }
}
