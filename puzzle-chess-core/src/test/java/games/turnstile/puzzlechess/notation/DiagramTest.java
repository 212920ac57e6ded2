package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Setup;
import org.junit.jupiter.api.Test;

class DiagramTest {
  private static String orthodox(String fen) {
    return Diagram.of(Position.initial(FenCodec.level(fen)));
  }

  @Test
  void an_orthodox_board_is_pieces_and_whose_turn_it_is() {
    assertThat(orthodox("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"))
        .isEqualTo(
            """
              a b c d e f g h
            8 r n b q k b n r
            7 p p p . p p p p
            6 . . . . . . . .
            5 . . . p . . . .
            4 . . . . P . . .
            3 . . . . . . . .
            2 P P P P . P P P
            1 R N B Q K B N R
            Turn 2, White to move
            """);
  }

  @Test
  void terrain_props_own_kinds_and_stores_are_shown() {
    assertThat(Diagram.of(Position.initial(Workshop.level())))
        .isEqualTo(
            """
              a b c d e f g h
            8 r . . n k . . r
            7 p P . p C p p a
            6 . # C . . n . .
            5 S . .|P p . o .
            4 . o A . . L . .
                    -
            3 . . N . C . . O
            2 P p P P . P P P
            1 R . . Q K A . R
            Heights:
                a   b   c   d   e   f   g   h
            8   .   .   .   .   .   .   .   .
            7   .   .   .   .   .   .   .   .
            6   .   #   .   .   .   .   .   .
            5   .   .   .   .   .   .   .   2
            4   .   .   .   .   .   .   1 -12
            3   .   .   .   .   .   .   .   .
            2   .   .   .   .   .   .   .   .
            1   .   .   .   .   .   .   .   .
            White's store: N on a1, A on b1
            Black's store: Q on a1, O on b1
            Turn 1, White to move
            """);
  }

  @Test
  void an_empty_store_is_told() {
    Position attic =
        Position.initial(
            Workshop.level(Workshop.scene("attic", Setup.of(Workshop.pieces("K . k")))));

    assertThat(Diagram.of(attic)).contains("White's store: empty\nBlack's store: empty\n");
  }

  @Test
  void checks_and_ends_are_told() {
    assertThat(orthodox("R6k/8/8/8/8/8/8/6K1 b - - 0 7"))
        .endsWith("Turn 7, Black to move, in check\n");
    assertThat(orthodox("R6k/6pp/8/8/8/8/8/6K1 b - - 0 7"))
        .endsWith("Turn 7, Black to move, in check; over: failed, checkmate\n");
    assertThat(orthodox("7k/8/8/8/8/8/8/6K1 w - - 0 7"))
        .endsWith("Turn 7, White to move; over: drawn, insufficient material\n");
  }
}
