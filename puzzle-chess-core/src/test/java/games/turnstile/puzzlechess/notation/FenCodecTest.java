package games.turnstile.puzzlechess.notation;

import static games.turnstile.puzzlechess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenCodecTest {
  private static final List<String> FENS = Walks.FENS;

  @ParameterizedTest
  @FieldSource("FENS")
  void a_fen_is_written_as_it_was_read(String fen) {
    assertThat(FenCodec.format(FenCodec.parse(fen))).isEqualTo(fen);
    assertThat(FenCodec.format(Position.initial(FenCodec.level(fen)))).isEqualTo(fen);
  }

  @Test
  void parse_eachField_isUnderstood() {
    Setup setup = FenCodec.parse("4k2r/8/8/8/1pP5/8/8/R3K3 b Qk c3 7 31");

    assertThat(setup)
        .isEqualTo(
            new Setup(
                Map.of(
                    Square.E8, Piece.of(Side.BLACK, Kind.KING),
                    Square.H8, Piece.of(Side.BLACK, Kind.ROOK),
                    Square.B4, Piece.of(Side.BLACK, Kind.PAWN),
                    Square.C4, Piece.of(Side.WHITE, Kind.PAWN),
                    Square.A1, Piece.of(Side.WHITE, Kind.ROOK),
                    Square.E1, Piece.of(Side.WHITE, Kind.KING)),
                Store.EMPTY,
                Store.EMPTY,
                Side.BLACK,
                Set.of(Castling.WHITE_LONG, Castling.BLACK_SHORT),
                Optional.of(Square.C3),
                7,
                31));
  }

  @Test
  void parse_countersMissing_areThoseOfABeginning() {
    String fields = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";

    assertThat(FenCodec.format(FenCodec.parse(fields))).isEqualTo(fields + " 0 1");
  }

  @Nested
  class OtherTextIsRefusedAtItsPlace {
    private static final String BOARD = "4k2r/3p3p/8/p2p4/8/8/8/R3K2R";

    @ParameterizedTest
    @CsvSource(
        delimiter = '!',
        value = {
          "'' ! 1 ! expected a piece (KQRBNP or kqrbnp) or a number of empty squares (1 to 8), found the end",
          "8 ! 2 ! expected '/' and rank 7, found the end",
          "9/8 ! 1 ! expected a piece (KQRBNP or kqrbnp) or a number of empty squares (1 to 8), found '9'",
          "8/x7 ! 3 ! expected a piece (KQRBNP or kqrbnp) or a number of empty squares (1 to 8), found 'x'",
          "8//8 ! 3 ! expected a piece (KQRBNP or kqrbnp) or a number of empty squares (1 to 8), found '/'",
          "8/7/8 ! 4 ! rank 7 has only 7 of 8 squares",
          "8/p8/8 ! 4 ! rank 7 has more than 8 squares",
          "8/ppppppppp/8 ! 11 ! rank 7 has more than 8 squares",
          "8/44/8 ! 4 ! empty squares in a row are one number; write 8",
          "8/3k1k2 ! 6 ! there is more than one black king",
          "8/8/8/8/K7/8/8/7K w - - ! 17 ! there is more than one white king",
          "P7/8 ! 1 ! a pawn cannot stand on a8",
          "8/8/8/8/8/8/8/7P w - - ! 16 ! a pawn cannot stand on h1",
          "4k3/8/3n4/3p4/8/8/8/4K3 w - d6 ! 29 ! no pawn can just have passed d6; write -",
          "8/8/8/8/8/8/8 w - - ! 14 ! expected '/' and rank 1, found ' '",
          "8/8/8/8/8/8/8/8/8 w - - ! 16 ! expected a space and the side to move, found '/'",
        })
    void on_the_board(String fen, int column, String problem) {
      assertRefused(() -> FenCodec.parse(fen), column, problem);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '!',
        value = {
          "'' ! 29 ! expected a space and the side to move, found the end",
          "' W - -' ! 30 ! expected the side to move, w or b, found 'W'",
          "'  w - -' ! 30 ! expected the side to move, w or b, found ' '",
          "' w' ! 31 ! expected a space and the rights to castle, found the end",
          "' w ' ! 32 ! expected some of KQkq, or '-', found the end",
          "' w x -' ! 32 ! expected some of KQkq, or '-', found 'x'",
          "' w KQk- -' ! 35 ! expected some of KQkq, or '-', found '-'",
          "' w QK -' ! 33 ! rights to castle are in the order KQkq, each at most once",
          "' w KK -' ! 33 ! rights to castle are in the order KQkq, each at most once",
          "' w KQq -' ! 34 ! king and rook do not stand on e8 and a8; leave q out",
          "' w -' ! 33 ! expected a space and the square that a pawn has passed, found the end",
          "' w - ' ! 34 ! expected the square that a pawn has passed, or '-', found the end",
          "' w - e9' ! 34 ! expected the square that a pawn has passed, or '-', found 'e9'",
          "' w - C6' ! 34 ! squares are in lower case; write c6",
          "' w - d6' ! 34 ! no pawn can just have passed d6; write -",
          "' w - a3' ! 34 ! no pawn can just have passed a3; write -",
          "' w - h6' ! 34 ! no pawn can just have passed h6; write -",
          "' w - -0' ! 35 ! expected a space and the number of quiet moves, or the end, found '0'",
          "' w - - ' ! 36 ! expected the number of quiet moves, found the end",
          "' w - - -1 1' ! 36 ! expected the number of quiet moves, found '-'",
          "' w - - 00 1' ! 36 ! a number has no zeros before it",
          "' w - - 10001 1' ! 36 ! the number of quiet moves is from 0 to 10000",
          "' w - - 0' ! 37 ! expected a space and the number of the turn, found the end",
          "' w - - 0 0' ! 38 ! the number of the turn is from 1 to 10000",
          "' w - - 0 99999999999' ! 38 ! the number of the turn is from 1 to 10000",
          "' w - - 0 1 ' ! 39 ! expected the end, found ' '",
        })
    void behind_the_board(String fields, int column, String problem) {
      assertRefused(() -> FenCodec.parse(BOARD + fields), column, problem);
    }

    @Test
    void characters_that_cannot_be_seen_are_told_by_their_number() {
      assertRefused(
          () -> FenCodec.parse("8/8/8/8/8/8/8/8\tw - -"),
          16,
          "expected a piece (KQRBNP or kqrbnp) or a number of empty squares (1 to 8),"
              + " found the character U+9");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '!',
        value = {
          "k7/8/8/8/8/8/8/R7 w - - 0 1 ! 19 ! White moves first, and Black's king is in check",
          "K7/8/8/8/8/8/8/r6k b - - ! 20 ! Black moves first, and White's king is in check",
        })
    void a_level_whose_waiting_side_is_in_check(String fen, int column, String problem) {
      assertThat(FenCodec.parse(fen).pieces()).isNotEmpty();
      assertRefused(() -> FenCodec.level(fen), column, problem);
    }
  }

  @Nested
  class WhatPawnsHavePassed {
    private static final String USELESS = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    private static final String USEFUL = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";

    @Test
    void stays_in_a_setup() {
      assertThat(FenCodec.format(FenCodec.parse(USELESS))).isEqualTo(USELESS);
    }

    @Test
    void is_told_of_a_position_if_a_legal_move_can_use_it() {
      assertThat(FenCodec.format(Position.initial(FenCodec.level(USELESS))))
          .isEqualTo("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
      assertThat(FenCodec.format(Position.initial(FenCodec.level(USEFUL)))).isEqualTo(USEFUL);
    }
  }

  @Nested
  class PositionsThatAreNotOrthodox {
    private final Setup kings = FenCodec.parse("4k3/8/8/8/8/8/8/4K3 w - -");

    private void assertUntold(UnaryOperator<Scene> change, String reason) {
      assertUntold(Position.initial(Level.of(change.apply(Scene.orthodox(kings)))), reason);
    }

    private void assertUntold(Position position, String reason) {
      assertThat(FenCodec.isOrthodox(position)).isFalse();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> FenCodec.format(position))
          .withMessage("FEN cannot tell this: " + reason);
    }

    @Test
    void format_terrain_isRefused() {
      Terrain walled = Terrain.FLAT.withWall(new Edge(Square.A1, Square.A2), true);
      assertUntold(scene -> scene.withTerrain(walled), "the board has heights, voids or walls");
    }

    @Test
    void format_works_areRefused() {
      Works works = Works.NONE.withLinks(Map.of("door", Square.A1), List.of());
      assertUntold(scene -> scene.withWorks(works), "the scene has links, ports or reactions");
    }

    @Test
    void format_promotionFromStore_isRefused() {
      assertUntold(
          scene -> scene.withRules(SceneRules.USUAL), "pawns are promoted to what is in the store");
    }

    @Test
    void format_noStalemate_isRefused() {
      SceneRules endless = SceneRules.ORTHODOX.withDraws(EnumSet.noneOf(DrawRule.class));
      assertUntold(scene -> scene.withRules(endless), "stalemate is not a draw");
    }

    @Test
    void format_turnBeyondTheLast_isRefused() {
      Position last = Position.initial(FenCodec.level("4k3/8/8/8/8/8/8/4K2R b - - 0 10000"));

      assertThat(FenCodec.isOrthodox(last)).isTrue();
      assertUntold(last.play(Move.of(Square.E8, Square.E7)), "the game has more than 10000 turns");
    }

    @Test
    void format_crate_isRefused() {
      Setup crate =
          Setup.of(
              Map.of(
                  Square.E1, Piece.of(Side.WHITE, Kind.KING), Square.C3, Piece.prop(Kind.CRATE)));
      assertUntold(scene -> scene.withSetup(crate), "there is a crate on the board");
    }

    @Test
    void format_pawnOnItsFirstRank_isRefused() {
      Setup pawn =
          Setup.of(
              Map.of(
                  Square.E8, Piece.of(Side.WHITE, Kind.KING),
                  Square.C1, Piece.of(Side.WHITE, Kind.PAWN)));
      assertUntold(scene -> scene.withSetup(pawn), "a pawn cannot stand on c1");
    }
  }

  @Nested
  class SetupsThatFenCannotTell {
    @Test
    void format_stores_areRefused() {
      Setup setup =
          FenCodec.parse("8/8/8/8/8/8/8/8 w - -")
              .withStores(Store.of(List.of(Kind.KNIGHT)), Store.EMPTY);

      assertThatIllegalArgumentException()
          .isThrownBy(() -> FenCodec.format(setup))
          .withMessage("FEN cannot tell this: something is stored");
    }

    @ParameterizedTest
    @ValueSource(strings = {"WHITE_SHORT", "BLACK_LONG"})
    void format_rightWithoutRook_isRefused(Castling right) {
      Setup setup =
          FenCodec.parse("4k3/8/8/8/8/8/8/4K3 w - -").withRights(Set.of(right), Optional.empty());

      assertThatIllegalArgumentException()
          .isThrownBy(() -> FenCodec.format(setup))
          .withMessageContaining("king and rook do not stand on " + right.king());
    }
  }
}
