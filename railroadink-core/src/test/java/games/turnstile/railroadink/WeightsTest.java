package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class WeightsTest {
  @Test
  void the_file_has_a_weight_for_all_that_can_be_seen_and_nothing_else() throws IOException {
    try (InputStream file = Weights.class.getResourceAsStream("outlook.weights")) {
      assertThat(file.readAllBytes()).hasSize((Round.LAST - 1) * Outlook.COUNT * Short.BYTES);
    }
  }

  @Test
  void rounds_1_to_6_have_learned_something() {
    float[][] weights = Weights.learned();

    assertThat(weights).hasDimensions(Round.LAST, Outlook.COUNT);
    for (int round = 1; round < Round.LAST; round++) {
      assertThat(weights[round]).isNotEqualTo(new float[Outlook.COUNT]);
    }
  }
}
