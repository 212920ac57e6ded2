package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.scene.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions from which the game goes on in the same ways have the same key, others another. */
class PositionKeyTest {
  private static final String START = FenCodec.START;

  private static Position played(String fen, String... moves) {
    Position position = Position.initial(FenCodec.level(fen));
    for (String move : moves) {
      position = position.play(MoveCodec.parse(move, position));
    }
    return position;
  }

  @Test
  void key_movesInAnotherOrder_isTheSame() {
    Position one = played(START, "g1f3", "g8f6", "b1c3");
    Position other = played(START, "b1c3", "g8f6", "g1f3");

    assertThat(one.situation().key()).isEqualTo(other.situation().key());
    assertThat(one.state().field.hash).isEqualTo(other.state().field.hash);
  }

  @Test
  void key_rightsToCastleLost_isAnother() {
    String fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    Position kept = played(fen, "e1e2", "e8e7", "e2e1", "e7e8");
    Position never = played("4k3/8/8/8/8/8/8/R3K2R w - - 0 3");

    assertThat(kept.situation().key()).isEqualTo(never.situation().key());
    assertThat(kept.situation().key())
        .isNotEqualTo(played("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 3").situation().key());
  }

  /** R5.4. */
  @Test
  void key_enPassantThatNobodyCanUse_isTheSame() {
    Position useless = played("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a4");
    Position useful = played("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4");

    assertThat(useless.situation().key())
        .isEqualTo(played("4k3/8/8/8/P7/8/8/4K3 b - - 0 1").situation().key());
    assertThat(useful.situation().key())
        .isNotEqualTo(played("4k3/8/8/8/Pp6/8/8/4K3 b - - 0 1").situation().key());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -"
      })
  void key_allPositionsAfterTwoMoves_isTheSameExactlyForTheSameBoards(String fen) {
    Map<Long, List<Object>> boards = new HashMap<>();
    Map<List<Object>, Long> keys = new HashMap<>();
    collect(Position.initial(FenCodec.level(fen)), 2, boards, keys);

    assertThat(boards).hasSameSizeAs(keys);
  }

  private static void collect(
      Position position, int depth, Map<Long, List<Object>> boards, Map<List<Object>, Long> keys) {
    Setup setup = position.toSetup();
    List<Object> board =
        List.of(setup.pieces(), setup.toMove(), setup.castling(), setup.enPassant(), setup.turn());
    long key = position.situation().key();
    assertThat(boards.computeIfAbsent(key, unknown -> board)).isEqualTo(board);
    assertThat(keys.computeIfAbsent(board, unknown -> key)).isEqualTo(key);
    if (depth > 0) {
      for (int move : position.legal()) {
        collect(position.after(move), depth - 1, boards, keys);
      }
    }
  }
}
