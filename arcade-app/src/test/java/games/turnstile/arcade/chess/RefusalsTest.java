package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Violation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RefusalsTest {
  @ParameterizedTest
  @EnumSource
  void everyViolation_isToldWithItsReason(Violation.Code code) {
    assertThat(Refusals.sentence(new Violation(code, "a 100 % reason")))
        .startsWith("That does not work: a 100 % reason.")
        .endsWith(".");
  }

  @ParameterizedTest
  @EnumSource(names = {"PROMOTION_MISSING", "NOT_IN_STORE", "STORE", "CRATE_STUCK"})
  void whatThePlayerCanDoAboutIt_isToldToo(Violation.Code code) {
    assertThat(Refusals.sentence(new Violation(code, "so")).length())
        .isGreaterThan("That does not work: so.".length());
  }
}
