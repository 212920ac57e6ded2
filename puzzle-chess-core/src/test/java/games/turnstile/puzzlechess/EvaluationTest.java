package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationTest {
  private static int of(Position position) {
    return new Evaluation(Worth.of(position.world().kinds)).of(position.state().field);
  }

  private static int of(String fen) {
    return of(PastorLevels.orthodox(fen));
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void sidesExchanged_isJudgedTheSame(@ForAll long seed, @ForAll @IntRange(max = 120) int moves) {
    Position position = PastorLevels.wander(FenCodec.level(PastorLevels.START), moves, seed);
    String fen = FenCodec.format(position);
    assertThat(of(PastorLevels.mirrored(fen))).isEqualTo(of(fen));
  }

  @ParameterizedTest
  @CsvSource({
    "a queen more, 4k3/8/8/8/8/8/8/Q3K3 w - - 0 1, 4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    "a lone king cornered, k7/8/8/8/8/8/8/3QK3 w - - 0 1, 8/8/8/4k3/8/8/8/3QK3 w - - 0 1",
    "the other king near, k7/8/3K4/8/8/8/8/3Q4 w - - 0 1, k7/8/8/8/8/8/8/3QK3 w - - 0 1",
    "a pawn passed, 4k3/7p/8/P7/8/8/8/4K3 w - - 0 1, 4k3/p7/8/P7/8/8/8/4K3 w - - 0 1",
    "pawns not doubled, 4k3/4p3/8/8/8/P7/1P6/4K3 w - - 0 1, 4k3/4p3/8/8/8/P7/P7/4K3 w - - 0 1",
    "a knight in the middle, 4k3/p7/8/8/4N3/8/8/4K3 w - - 0 1, 4k3/p7/8/8/8/8/8/N3K3 w - - 0 1"
  })
  void better_isJudgedHigher(String what, String better, String worse) {
    assertThat(of(better)).as(what).isGreaterThan(of(worse));
  }

  @Test
  void store_countsWhereAPawnCanUseIt() {
    Store queen = Store.of(List.of(Kind.QUEEN));
    String pawn = "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1";
    String knight = "4k3/n7/8/8/8/8/N7/4K3 w - - 0 1";
    assertThat(stored(pawn, queen)).isGreaterThan(stored(pawn, Store.EMPTY));
    assertThat(stored(knight, queen)).isEqualTo(stored(knight, Store.EMPTY));
  }

  private static int stored(String fen, Store white) {
    Scene scene = PastorLevels.scene(fen);
    Setup setup = scene.setup().withStores(white, Store.EMPTY);
    return of(Position.initial(Level.of(scene.withSetup(setup))));
  }

  @ParameterizedTest
  @CsvSource({
    "R, 450, 550",
    "B, 300, 380",
    "N, 290, 350",
    "RB, 700, 1000",
    "W, 130, 180",
    "'', 0, 0"
  })
  void ownKind_isWorthWhatItsMovesAre(String betza, int least, int most) {
    Kind kind = Kind.own("own", 'O', betza, "");
    assertThat(worth(kind)).isBetween(least, most);
  }

  @Test
  void ownKind_thatOnlyCaptures_isWorthHalf() {
    int both = worth(Kind.own("own", 'O', "N", ""));
    assertThat(worth(Kind.own("own", 'O', "cN", ""))).isBetween(both / 2 - 1, both / 2 + 1);
  }

  private static int worth(Kind kind) {
    Scene scene = PastorLevels.scene("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    Scene with = PastorLevels.with(scene, Piece.of(Side.WHITE, kind), Square.A1);
    Level level = new Level("own", "", "", List.of(kind), List.of(with), OptionalInt.empty());
    return Worth.of(Kinds.of(level))[Kinds.OWN];
  }
}
