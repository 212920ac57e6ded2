package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastorTacticsTest {
  private static final long NODES = 20_000;

  private static Move masters(Position position) {
    return Pastor.MASTER.player(1, Budget.ofNodes(NODES)).choose(position);
  }

  @Nested
  class Mates {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
          "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
          "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
          "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
          "7k/P7/6K1/8/8/8/8/8 w - - 0 1"
        })
    void inOneMove_arePlayedByEverybody(String fen) {
      for (Pastor pastor : Pastor.values()) {
        for (String each : List.of(fen, PastorLevels.mirrored(fen))) {
          Position position = PastorLevels.orthodox(each);
          Position next = position.play(pastor.player(3).choose(position));
          assertThat(next.outcome().flatMap(Outcome::winner)).contains(position.toMove());
        }
      }
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "r2qk2r/pb4pp/1n2Pb2/2B2Q2/p1p5/2P5/2B2PPP/RN2R1K1 w - - 1 1",
          "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - 1 1",
          "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 1",
          "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 1",
          "5rkr/pp2Rp2/1b1p1Pb1/3P2Q1/2n3P1/2p5/P4P2/4R1K1 w - - 1 1",
          "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
        })
    void inTwoMoves_arePlayed(String fen) {
      for (String each : List.of(fen, PastorLevels.mirrored(fen))) {
        assertSolvesAsFastAsCanBe(PastorLevels.orthodox(each), 2);
      }
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "8/8/8/8/4k3/8/8/KQ6 b - - 0 1",
          "8/8/8/8/4k3/8/8/KR6 w - - 0 1",
          "8/8/8/3k4/8/8/8/KBB5 w - - 0 1",
          "8/8/3p4/3k4/8/8/8/KQ6 b - - 0 1"
        })
    void ofALoneKing_areReachedInTime(String fen) {
      assertMates(PastorLevels.orthodox(fen), Side.WHITE);
      assertMates(PastorLevels.orthodox(PastorLevels.mirrored(fen)), Side.BLACK);
    }
  }

  /** Both sides play as well as they can. */
  private static void assertMates(Position begin, Side winner) {
    Player player = Pastor.MASTER.player(1, Budget.ofNodes(5_000));
    Position position = begin;
    while (position.outcome().isEmpty()) {
      position = position.play(player.choose(position));
    }
    assertThat(position.outcome().flatMap(Outcome::winner)).contains(winner);
  }

  /** Whatever the other side does, the game is won in so many moves. */
  private static void assertSolvesAsFastAsCanBe(Position position, int moves) {
    Side side = position.toMove();
    assertThat(Solver.solve(Problem.mate(position, moves)).moves()).isEqualTo(moves);
    assertWins(position, side, moves);
  }

  private static void assertWins(Position position, Side side, int moves) {
    if (position.outcome().isPresent()) {
      assertThat(position.outcome().flatMap(Outcome::winner)).contains(side);
    } else if (position.toMove() == side) {
      assertThat(moves).isPositive();
      assertWins(position.play(masters(position)), side, moves - 1);
    } else {
      position.legalMoves().forEach(move -> assertWins(position.play(move), side, moves));
    }
  }

  @Nested
  class Material {
    @ParameterizedTest
    @CsvSource({
      "r1b1kbnr/ppp1pppp/2n5/3q4/8/2N5/PPP1QPPP/R1B1KBNR w KQkq - 0 1, c3, d5",
      "4k3/8/8/3q4/8/8/3R1B2/4K3 w - - 0 1, d2, d5",
      "rnb1kbnr/ppp1pppp/8/8/4q3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 1, d3, e4"
    })
    void hangingQueen_isTakenByMasters_andOftenByBeginners(String fen, String from, String to) {
      Position position = PastorLevels.orthodox(fen);
      Move take = Move.of(Square.named(from).orElseThrow(), Square.named(to).orElseThrow());
      assertThat(masters(position)).isEqualTo(take);
      long taken =
          LongStream.range(0, 20)
              .filter(seed -> Pastor.BEGINNER.player(seed).choose(position).equals(take))
              .count();
      assertThat(taken).isGreaterThan(12);
    }

    @Test
    void pieceToBePromotedTo_isChosenFromTheStore() {
      Scene scene = PastorLevels.scene("8/P1k5/8/8/8/8/8/K7 w - - 0 1");
      Setup setup =
          scene.setup().withStores(Store.of(List.of(Kind.KNIGHT, Kind.ROOK)), Store.EMPTY);
      Position position = Position.initial(Level.of(scene.withSetup(setup)));
      assertThat(masters(position)).isEqualTo(Move.of(Square.A7, Square.A8, Kind.ROOK));
    }
  }

  @Nested
  class Draws {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "7k/8/8/6Q1/5K2/8/8/8 w - - 0 1",
          "k7/8/8/1Q6/8/8/8/K7 w - - 0 1",
          "k7/P7/2K5/8/8/8/8/1Q6 w - - 0 1",
          "8/8/8/8/8/1K6/7R/k7 w - - 0 1"
        })
    void stalemate_isAvoidedByWhoIsWinning(String fen) {
      for (Pastor pastor : Pastor.values()) {
        for (long seed = 0; seed < 5; seed++) {
          Position position = PastorLevels.orthodox(fen);
          Position next = position.play(pastor.player(seed).choose(position));
          assertThat(next.outcome().filter(end -> end.winner().isEmpty())).isEmpty();
        }
      }
    }

    @Test
    void perpetualCheck_savesALostGame() {
      Position position = PastorLevels.orthodox("6k1/6p1/5p2/8/8/8/qq6/4Q2K w - - 0 1");
      while (position.outcome().isEmpty()) {
        position = position.play(masters(position));
      }
      assertThat(position.outcome())
          .contains(new Outcome(Outcome.Result.DRAWN, EndReason.REPETITION));
    }

    @Test
    void thirdOccurrence_isAvoidedByWhoIsWinning() {
      Position position = PastorLevels.orthodox("7k/8/8/8/8/8/1R6/K7 w - - 0 1");
      List<Move> shuffle =
          List.of(
              Move.of(Square.B2, Square.B3),
              Move.of(Square.H8, Square.H7),
              Move.of(Square.B3, Square.B2),
              Move.of(Square.H7, Square.H8));
      for (int i = 0; i < 6; i++) {
        position = position.play(shuffle.get(i % shuffle.size()));
      }
      assertMates(position, Side.WHITE);
    }
  }

  @Nested
  class Scenes {
    @Test
    void terrain_isSeenWhenMating() {
      // The rook cannot go up the a file, and the king cannot leave its rank.
      Terrain terrain = Terrain.FLAT.withWall(new Edge(Square.A7, Square.A8), true);
      for (Square square : EnumSet.range(Square.D7, Square.H7)) {
        terrain = terrain.withVoid(square);
      }
      Scene scene = Scene.orthodox(FenCodec.parse("7k/8/8/8/8/8/8/R5K1 w - - 0 1"));
      assertSolvesAsFastAsCanBe(Position.initial(Level.of(scene.withTerrain(terrain))), 2);
    }

    @Test
    void square_isReachedInTwoMoves() {
      Goal corner = new Goal.Reach(Set.of(Square.H1), PieceFilter.of(Side.BLACK, Kind.KNIGHT));
      Scene scene = PastorLevels.scene("k7/8/8/4B3/4n3/8/8/K7 b - - 0 1");
      Position position = Position.initial(Level.of(scene.withAims(Aims.of(corner).within(4))));
      assertThat(position.situation().isSimple()).isFalse();
      assertSolvesAsFastAsCanBe(position, 2);
    }

    @Test
    void runner_isStoppedByWhite() {
      Scene scene = PastorLevels.scene("k7/8/8/8/8/8/3p4/K6R w - - 0 1");
      Setup setup = scene.setup().withStores(Store.EMPTY, Store.of(List.of(Kind.KNIGHT)));
      Goal edge = new Goal.Reach(EnumSet.range(Square.A1, Square.H1), PieceFilter.of(Side.BLACK));
      Position position =
          Position.initial(Level.of(scene.withSetup(setup).withAims(Aims.of(edge))));
      Position next = position.play(masters(position));
      assertThat(next.legalMoves()).noneMatch(move -> next.play(move).outcome().isPresent());
    }

    @Test
    void crates_arePushedByWhoMovesAloneAsFastAsCanBe() {
      Position position = Position.initial(PastorLevels.lonely());
      int moves = Solver.solve(Problem.level(position, 8)).moves();
      assertSolvesAsFastAsCanBe(position, moves);
    }
  }
}
