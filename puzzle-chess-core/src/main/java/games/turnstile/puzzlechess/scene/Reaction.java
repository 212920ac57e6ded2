package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Objects;

/**
 * What a scene does when something happens (R9).
 *
 * @param event what happens
 * @param once whether it acts the first time only
 * @param effects what the scene does, in order, at least one thing
 */
public record Reaction(Event event, boolean once, List<Effect> effects) {
  /**
   * Copies the effects.
   *
   * @throws IllegalArgumentException if there are none
   */
  public Reaction {
    Objects.requireNonNull(event, "event");
    effects = List.copyOf(effects);
    if (effects.isEmpty()) {
      throw new IllegalArgumentException("a reaction has at least one effect");
    }
  }
}
