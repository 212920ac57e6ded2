package games.turnstile.puzzlechess.notation;

import static games.turnstile.puzzlechess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Works;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
      "5k2/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, O-O+",
      "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1, h1f1, Rf1+",
      "8/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7e8=Q, e8=Q",
      "3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7d8=N, exd8=N",
      "8/8/3k4/8/8/8/4K3/R6R w - - 0 1, a1d1, Rad1+",
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
    })
    void own_kinds_and_choices_have_their_letters(String coordinates, String san) {
      assertWritten(workshop, coordinates, san);
    }

    @Test
    void what_is_chosen_stands_before_the_mark() {
      Position position =
          puzzle(
              """
              k . . r . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              K . . R . . . .
              """);

      assertWritten(position, "d1d8@c3", "Rxd8@c3+");
      assertWritten(position, "d1d8@-", "Rxd8@-+");
    }

    @Test
    void to_push_a_crate_is_no_capture() {
      Position crates =
          puzzle(
              """
              . . . . . . . .
              . . k . . . . .
              . . . . . . . .
              . . . . . . . .
              R . . L . . . .
              . . . . . . C .
              . K . . . . P .
              . . . R . . . .
              """);

      assertWritten(crates, "g2g3", "g3");
      assertWritten(crates, "a4d4", "Rad4");
      assertWritten(crates, "d1d4", "Rdd4");
      assertRefused(
          () -> SanCodec.parse("Raxd4", crates),
          3,
          "a move is written in one way only; write Rad4");
      assertRefused(
          () -> SanCodec.parse("Lh4", crates),
          1,
          "Lh4 is illegal: the barrel on d4 is not one of White's");
    }

    @Test
    void to_visit_a_statue_is_no_capture_and_checks_are_those_where_it_leads() {
      Setup visitors =
          Setup.of(
                  Workshop.pieces(
                      """
                      . . . . . . . .
                      S . . S . . . .
                      . . . p . . . .
                      . . . . . . . .
                      r . . . . . . .
                      . . . . . . . .
                      k . . . . . K .
                      . . . . . . . .
                      """))
              .withToMove(Side.BLACK);
      Setup hosts = Setup.of(Workshop.pieces(". . . . K . . . " + ". ".repeat(56)));
      Position position =
          Position.initial(
              Workshop.level(
                  Workshop.scene("board", visitors)
                      .withWorks(
                          Works.NONE.withLinks(
                              Map.of(),
                              List.of(
                                  Workshop.link(Square.A7, "attic"),
                                  Workshop.link(Square.D7, "attic")))),
                  Workshop.scene("attic", hosts)
                      .withWorks(Works.NONE.withLinks(Map.of("door", Square.E3), List.of()))));

      assertWritten(position, "a4a7", "Ra7+");
      assertWritten(position, "d6d5", "d5");
    }

    private Position puzzle(String board) {
      return Position.initial(
          Workshop.level(Workshop.scene("board", Setup.of(Workshop.pieces(board)))));
    }
  }

  @Nested
  class Mates {
    private static final String BACK_RANK = "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1";

    private Position withGoal(Goal goal) {
      return Position.initial(
          Level.of(Scene.orthodox(FenCodec.parse(BACK_RANK)).withAims(Aims.of(goal))));
    }

    @Test
    void are_told_whatever_ends_the_game() {
      Goal reach = new Goal.Reach(Set.of(Square.A1), PieceFilter.of(Side.BLACK));

      assertWritten(withGoal(new Goal.Checkmate()), "a8a1", "Ra1#");
      assertWritten(withGoal(reach), "a8a1", "Ra1#");
      assertWritten(withGoal(new Goal.Survive(9)), "a8a1", "Ra1#");
    }

    @Test
    void are_not_told_of_an_end_by_a_mere_check() {
      String open = "r5k1/8/8/8/8/8/5PP1/6K1 b - - 0 1";
      Goal reach = new Goal.Reach(Set.of(Square.A1), PieceFilter.of(Side.BLACK));
      Position position =
          Position.initial(Level.of(Scene.orthodox(FenCodec.parse(open)).withAims(Aims.of(reach))));

      assertThat(position.play(Move.of(Square.A8, Square.A1)).outcome()).isPresent();
      assertWritten(position, "a8a1", "Ra1+");
    }

    @Test
    void isCheckmate_onlyAfterTheMate() {
      Position position = withGoal(new Goal.Checkmate());

      assertThat(position.isCheckmate()).isFalse();
      assertThat(position.play(Move.of(Square.A8, Square.A1)).isCheckmate()).isTrue();
      assertThat(position.play(Move.of(Square.A8, Square.A2)).isCheckmate()).isFalse();
    }

    @Test
    void isCheckmate_stalemate_isNone() {
      Position stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

      assertThat(stalemate.outcome()).isPresent();
      assertThat(stalemate.isCheckmate()).isFalse();
    }
  }

  @Nested
  class OtherTextIsRefused {
    private static final String QUEENS = "8/6k1/1Q1Q4/8/1Q3r2/8/4r2r/K7 w - - 3 40";
    private static final String START = FenCodec.START;
    private static final String READY = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    private static final String NOT_THE_END =
        "expected '=' and a promotion, '@' and a place in the store, '+', '#' or the end, found ";

    @ParameterizedTest
    @CsvSource(
        delimiter = '!',
        value = {
          "'' ! 1 ! expected a move such as Nf3, exd5 or O-O, found the end",
          "nf3 ! 1 ! expected a move such as Nf3, exd5 or O-O, found 'n'",
          "0-0 ! 1 ! castling is written with letters; write O-O or O-O-O",
          "Zf3 ! 1 ! no kind has the letter Z here; the letters are P (pawn), N (knight), B (bishop), R (rook), Q (queen), K (king), C (crate), S (statue)",
          "N ! 2 ! expected the square where the move ends, such as f3, found the end",
          "Nf ! 2 ! expected the square where the move ends, such as f3 or xf3",
          "Nxx3 ! 2 ! expected the square where the move ends, such as f3 or xf3",
          "e8q ! 3 ! a promotion is '=' and an upper case letter, such as =Q",
        })
    void if_it_is_malformed(String text, int column, String problem) {
      assertRefused(() -> SanCodec.parse(text, position(START)), column, problem);
    }

    @ParameterizedTest
    @CsvSource({"'Nf3 ', 4, ' '", "Nf3++, 5, +", "Nf3+#, 5, #", "O-O-O-O, 6, -", "Nf3@c1=Q, 7, ="})
    void if_it_goes_on(String text, int column, String found) {
      assertRefused(
          () -> SanCodec.parse(text, position(START)), column, NOT_THE_END + "'" + found + "'");
    }

    @ParameterizedTest
    @CsvSource({
      "Nf3+, 4, Nf3",
      "Nf3#, 4, Nf3",
      "Ngf3, 2, Nf3",
      "Nxf3, 2, Nf3",
      "e2e4, 2, e4",
      "Pe4, 1, e4",
    })
    void if_it_is_written_in_another_way(String text, int column, String written) {
      assertRefused(
          () -> SanCodec.parse(text, position(START)),
          column,
          "a move is written in one way only; write " + written);
    }

    @ParameterizedTest
    @CsvSource({
      "dc8=Q, 2, dxc8=Q",
      "dxc8=Q+, 7, dxc8=Q",
      "Kg1, 1, O-O",
      "O-O#, 4, O-O",
      "Bf7, 2, Bxf7",
    })
    void if_it_lacks_or_has_a_mark(String text, int column, String written) {
      assertRefused(
          () -> SanCodec.parse(text, position(READY)),
          column,
          "a move is written in one way only; write " + written);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '!',
        value = {
          "Qd4 ! Q4d4+, Qb6d4+, Qdd4+",
          "Q6d4+ ! Qb6d4+, Qdd4+",
          "Qbd4+ ! Q4d4+, Qb6d4+",
        })
    void if_several_moves_are_meant(String text, String candidates) {
      assertRefused(
          () -> SanCodec.parse(text, position(QUEENS)),
          1,
          "several moves are meant by this; write one of " + candidates);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '!',
        value = {
          "e5 ! e5 is illegal: the pawn on e2 does not get to e5",
          "exd3 ! exd3 is illegal: the pawn on e2 does not get to d3",
          "Nd2 ! Nd2 is illegal: White's own pawn stands on d2",
          "Nf6 ! Nf6 is illegal: the knight on b1 does not get to f6; the knight on g1 does not get to f6",
          "Nbf3 ! Nbf3 is illegal: the knight on b1 does not get to f3",
          "Nc3@c1 ! Nc3@c1 is illegal: this move captures nothing that could be stored",
          "O-O ! O-O is illegal: castling: the squares between king and rook are not empty",
          "e4=Q ! e4=Q is illegal: nothing is promoted by this move",
          "Nef3 ! there is no white knight on the e-file",
          "N4f3 ! there is no white knight on rank 4",
          "Ne4f3 ! there is no white knight on e4",
          "Cf3 ! there is no crate",
        })
    void if_the_move_is_illegal(String text, String problem) {
      assertRefused(() -> SanCodec.parse(text, position(START)), 1, problem);
    }

    @Test
    void if_a_pawn_is_not_told_what_it_becomes() {
      assertRefused(
          () -> SanCodec.parse("dxc8", position(READY)),
          1,
          "dxc8 is illegal: it must be said what takes the place of the pawn");
    }

    @Test
    void if_no_king_stands_where_it_castles() {
      assertRefused(
          () -> SanCodec.parse("O-O", position("3k4/8/8/8/8/8/8/K3R3 w - - 0 1")),
          1,
          "the white king does not stand on e1, where it castles");
    }

    @Test
    void if_the_game_is_over() {
      assertRefused(
          () -> SanCodec.parse("Kh7", position("R6k/6pp/8/8/8/8/8/6K1 b - - 0 1")),
          1,
          "Kh7 is illegal: the game is over");
    }

    @Test
    void format_illegalMove_isRefused() {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(() -> SanCodec.format(position(START), Move.of(Square.E2, Square.E5)));
    }
  }
}
