package games.turnstile.puzzlechess.notation;

import static games.turnstile.puzzlechess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveCodecTest {
  private final Position position = Position.initial(Workshop.level());

  @Test
  void a_move_is_read_and_written_with_what_is_chosen() {
    Map<String, Move> moves =
        Map.of(
            "e2e4", Move.of(Square.E2, Square.E4),
            "a7a8=Q", Move.of(Square.A7, Square.A8, Kind.QUEEN),
            "a7a8=A", Move.of(Square.A7, Square.A8, Workshop.ARCHER),
            "d4e5@c3", Move.of(Square.D4, Square.E5).withKeeping(Keeping.on(Square.C3)),
            "d4e5@-", Move.of(Square.D4, Square.E5).withKeeping(Keeping.NONE),
            "a7b8=O@h8",
                Move.of(Square.A7, Square.B8, Workshop.OX).withKeeping(Keeping.on(Square.H8)));

    moves.forEach(
        (text, move) -> {
          assertThat(MoveCodec.format(move)).isEqualTo(text);
          assertThat(MoveCodec.parse(text, position)).isEqualTo(move);
        });
  }

  @Test
  void whether_a_move_is_legal_does_not_matter() {
    assertThat(MoveCodec.parse("a1a1=K", position))
        .isEqualTo(Move.of(Square.A1, Square.A1, Kind.KING));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "'' ! 1 ! expected the square where the move begins, such as e2, found the end",
        "e ! 1 ! expected the square where the move begins, such as e2, found 'e'",
        "O-O ! 1 ! expected the square where the move begins, such as e2, found 'O-'",
        "' e2e4' ! 1 ! expected the square where the move begins, such as e2, found ' e'",
        "e2 ! 3 ! expected the square where the move ends, such as e4, found the end",
        "e2-e4 ! 3 ! expected the square where the move ends, such as e4, found '-e'",
        "e2e9 ! 3 ! expected the square where the move ends, such as e4, found 'e9'",
        "E2E4 ! 1 ! squares are in lower case; write e2",
        "e2E4 ! 3 ! squares are in lower case; write e4",
        "e7e8q ! 5 ! a promotion is '=' and an upper case letter, such as =Q",
        "e7e8Q ! 5 ! expected '=' and a promotion, '@' and a place in the store, or the end, found 'Q'",
        "e7e8=q ! 6 ! expected the upper case letter of what takes the pawn's place, found 'q'",
        "e7e8= ! 6 ! expected the upper case letter of what takes the pawn's place, found the end",
        "e7e8=Z ! 6 ! no kind has the letter Z here; the letters are P (pawn), N (knight), B (bishop), R (rook), Q (queen), K (king), C (crate), S (statue), A (archer), O (ox), L (barrel)",
        "e7e8@c3=Q ! 8 ! expected '=' and a promotion, '@' and a place in the store, or the end, found '='",
        "e2e4@ ! 6 ! expected a square of the store, or '-' if nothing is stored, found the end",
        "e2e4@c9 ! 6 ! expected a square of the store, or '-' if nothing is stored, found 'c9'",
        "e2e4@C3 ! 6 ! squares are in lower case; write c3",
        "e2e4@-c3 ! 7 ! expected '=' and a promotion, '@' and a place in the store, or the end, found 'c'",
        "'e2e4 ' ! 5 ! expected '=' and a promotion, '@' and a place in the store, or the end, found ' '",
      })
  void other_text_is_refused_at_its_place(String text, int column, String problem) {
    assertRefused(() -> MoveCodec.parse(text, position), column, problem);
  }
}
