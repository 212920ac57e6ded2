package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What all refusals of texts have in common. */
final class Refusals {
  private Refusals() {}

  static void assertRefused(ThrowingCallable parse, int offset, String fragment) {
    NotationException refusal = catchThrowableOfType(NotationException.class, parse);
    assertThat(refusal).as("refusal").isNotNull();
    assertThat(refusal.problem()).contains(fragment);
    assertThat(refusal.offset()).as(refusal.problem()).isEqualTo(offset);
    assertThat(refusal).hasMessage("at offset " + offset + ": " + refusal.problem());
  }
}
