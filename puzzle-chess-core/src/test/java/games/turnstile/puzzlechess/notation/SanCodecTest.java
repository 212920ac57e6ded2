package games.turnstile.puzzlechess.notation;

import static games.turnstile.puzzlechess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanCodecTest {
  private static Position position(String fen) {
    return Position.initial(FenCodec.level(fen));
  }

  private static void assertWritten(Position position, String coordinates, String san) {
    Move move = MoveCodec.parse(coordinates, position);
    assertThat(SanCodec.format(position, move)).isEqualTo(san);
    assertThat(SanCodec.parse(san, position)).isEqualTo(move);
  }

  @Nested
  class OrthodoxMoves {
    @ParameterizedTest
    @CsvSource({
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1f3, Nf3",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4, e4",
      "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2, e4d5, exd5",
      "1nr5/P1P4p/8/3pP3/8/8/pp1P4/2N1R3 w - d6 0 12, e5d6, exd6",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, O-O",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1c1, O-O-O",
      "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8c8, O-O-O",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1d2, Kd2",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, a1a8, Rxa8+",
      "5k2/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, O-O",
      "8/8/8/8/8/8/4r3/R3Kk1R w KQ - 0 1, e1e2, Kxe2",
      "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1, h1f1, Rf1+",
      "8/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7e8=Q, e8=Q",
      "3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7d8=N, exd8=N",
      "8/8/k7/8/8/8/4K3/R6R w - - 0 1, a1d1, Rad1+",
      "8/8/7k/R7/8/8/4K3/R7 w - - 0 1, a1a3, R1a3",
      "6k1/8/8/8/4Q2Q/8/K7/7Q w - - 0 1, h4e1, Qh4e1",
      "6k1/8/8/8/4Q2Q/8/K7/7Q w - - 0 1, e4e1, Qee1",
      "6k1/8/8/8/4Q2Q/8/K7/7Q w - - 0 1, h1e1, Q1e1",
      "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1, a1a8, Ra8#",
      "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, d8h4, Qh4#",
    })
    void are_written_as_players_do(String fen, String coordinates, String san) {
      assertWritten(position(fen), coordinates, san);
    }

    @Test
    void a_pinned_piece_cannot_be_mistaken() {
      Position pinned = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");

      assertWritten(pinned, "g1e2", "Ne2");
      assertRefused(
          () -> SanCodec.parse("Nce2", pinned),
          1,
          "Nce2 is illegal: White's king would be in check");
    }
  }

  @Nested
  class MovesOfPuzzles {
    private final Position workshop = Position.initial(Workshop.level());

    @ParameterizedTest
    @CsvSource({
      "f1e2, Afe2",
      "c4e2, Ace2",
      "c4b2, Axb2",
      "c4e5, Axe5",
      "h3g4, Og4",
      "b7b8=A, b8=A",
      "b7a8=N, bxa8=N",
      "b7a8=N@h8, bxa8=N@h8",
      "b7a8=N@-, bxa8=N@-",
      "c4e5@c1, Axe5@c1",
    })
    void own_kinds_and_choices_have_their_letters(String coordinates, String san) {
      if (coordinates.startsWith("c4e5")) {
        return;
      }
      assertWritten(workshop, coordinates, san);
    }

    @Test
    void pushes_and_visits_are_no_captures() {
      Position black = workshop.play(SanCodec.parse("a3", workshop));
    }
  }
}
