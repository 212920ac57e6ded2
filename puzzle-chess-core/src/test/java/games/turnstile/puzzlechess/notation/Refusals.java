package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What all refusals of texts of one line have in common. */
final class Refusals {
  private Refusals() {}

  static void assertRefused(ThrowingCallable parse, int column, String problem) {
    NotationException refusal = catchThrowableOfType(NotationException.class, parse);
    assertThat(refusal).as("refusal").isNotNull();
    assertThat(refusal.problem()).isEqualTo(problem);
    assertThat(refusal.column()).as(problem).isEqualTo(column);
    assertThat(refusal.offset()).isEqualTo(column - 1);
    assertThat(refusal).hasMessage("line 1, column %s: %s".formatted(column, problem));
  }
}
