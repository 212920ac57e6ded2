package games.turnstile.railchess.notation;

import java.util.List;
import java.util.Objects;

/**
 * What was read from a file, and what had to be mended or left out for it.
 *
 * @param <T> what was read
 * @param value what was read
 * @param warnings a sentence for each thing that is not as in the file; it names the place. Empty
 *     if all was well
 */
public record Decoded<T>(T value, List<String> warnings) {
  /** Checks that both are there and copies the list. */
  public Decoded {
    Objects.requireNonNull(value, "value");
    warnings = List.copyOf(warnings);
  }
}
