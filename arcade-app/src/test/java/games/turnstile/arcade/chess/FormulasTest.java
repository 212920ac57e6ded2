package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Signal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FormulasTest {
  private static final Signal A = new Signal.On("a");
  private static final Signal B = new Signal.On("b");
  private static final Signal C = new Signal.On("c");

  private static Map<Signal, String> phrases() {
    Map<Signal, String> phrases = new LinkedHashMap<>();
    Signal both = new Signal.All(List.of(A, B));
    Signal either = new Signal.Any(List.of(A, B));
    phrases.put(A, "a is on");
    phrases.put(new Signal.Not(A), "a is off");
    phrases.put(both, "a and b are on");
    phrases.put(new Signal.All(List.of(A, B, C)), "a, b and c are on");
    phrases.put(either, "a is on or b is on");
    phrases.put(new Signal.Not(both), "not (a and b are on)");
    phrases.put(new Signal.All(List.of(new Signal.Not(A), B)), "a is off and b is on");
    phrases.put(
        new Signal.Any(List.of(new Signal.All(List.of(A, B)), new Signal.Not(C))),
        "(a and b are on) or c is off");
    phrases.put(
        new Signal.All(List.of(C, new Signal.Not(either))), "c is on and not (a is on or b is on)");
    return phrases;
  }

  @Test
  void formulas_areToldInWords() {
    assertThat(phrases())
        .allSatisfy((signal, phrase) -> assertThat(Formulas.phrase(signal)).isEqualTo(phrase));
  }
}
