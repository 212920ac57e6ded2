package games.turnstile.railroadink.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Function;

/** What all refusals of texts have in common; {@code ^} marks the place of the mistake. */
final class Refusals {
  private Refusals() {}

  static NotationException refusal(Function<String, ?> parse, String marked, String fragment) {
    String text = marked.replace("^", "");
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> parse.apply(text));
    assertThat(refusal).as("refusal of " + marked).isNotNull();
    assertThat(refusal.problem()).contains(fragment);
    assertThat(refusal.offset()).as(refusal.problem()).isEqualTo(marked.indexOf('^'));
    assertThat(refusal).hasMessage("at offset " + refusal.offset() + ": " + refusal.problem());
    return refusal;
  }

  static void assertMalformed(Function<String, ?> parse, String marked, String fragment) {
    assertThat(refusal(parse, marked, fragment).violation()).isEmpty();
  }
}
