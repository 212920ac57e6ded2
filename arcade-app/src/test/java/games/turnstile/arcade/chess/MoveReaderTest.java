package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.notation.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveReaderTest {
  private static Position position(String fen) {
    return Position.initial(FenCodec.level(fen));
  }

  @ParameterizedTest
  @CsvSource({
    "e2e4, e2e4",
    "E2-E4, e2e4",
    "e2 e4, e2e4",
    "e4, e2e4",
    "Nf3, g1f3",
    "Ng1f3, g1f3",
    "Ngf3, g1f3",
    "exd5, e4d5",
    "ed5, e4d5",
    "e7e8=Q, e7e8=Q",
    "e7e8q, e7e8=Q",
    "e7e8=n, e7e8=N",
    "e8Q+, e7e8=Q",
    "e8=Q, e7e8=Q",
    "O-O, e1g1",
    "0-0!, e1g1",
    "e4d5@c3, e4d5@c3",
    "exd5@-, e4d5@-",
  })
  void moves_areReadAsPeopleTypeThem(String typed, String meant) {
    Position position =
        position(
            switch (meant.substring(0, 2)) {
              case "e4" -> "7k/8/8/3n4/4P3/8/8/7K w - -";
              case "e7" -> "7k/4P3/8/8/8/8/8/7K w - -";
              default -> "4k3/8/8/8/8/8/4P3/4K1NR w K -";
            });

    // The knight is in the way of castling.
    Position played = meant.equals("e1g1") ? position("4k3/8/8/8/8/8/4P3/4K2R w K -") : position;

    assertThat(MoveCodec.format(new MoveReader(played).read(typed))).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({
    "Rd1, several moves",
    "Rb3, is illegal",
    "e2e9, expected the square where the move ends",
    "e2e4e5, expected '='",
    "x, expected",
    "'', expected",
  })
  void whatMeansNoMove_isRefused(String typed, String problem) {
    Position position = position("7k/8/8/8/8/8/7K/R6R w - -");

    assertThatThrownBy(() -> new MoveReader(position).read(typed))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(problem);
  }
}
