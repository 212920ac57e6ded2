package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Positions to which random moves lead. */
final class Walks {
  /** Those with known answers, many promotions and queens, and one without kings. */
  static final List<String> FENS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
          "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
          "8/6k1/1Q1Q4/8/1Q3r2/8/4r2r/K7 w - - 3 40",
          "1nr5/P1P4p/8/3pP3/8/8/pp1P4/2N1R3 w - d6 0 12");

  private Walks() {}

  /** {@return positions of orthodox chess} */
  static Arbitrary<Position> orthodox() {
    return from(Arbitraries.of(FENS).map(FenCodec::level));
  }

  /** {@return positions of a level with what orthodox chess does not have} */
  static Arbitrary<Position> workshop() {
    return from(Arbitraries.create(Workshop::level));
  }

  /** {@return positions of both kinds} */
  static Arbitrary<Position> any() {
    return Arbitraries.oneOf(orthodox(), workshop());
  }

  private static Arbitrary<Position> from(Arbitrary<Level> levels) {
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers().between(0, 999).list().ofMaxSize(50).withoutEdgeCases();
    return Combinators.combine(levels.map(Position::initial), choices).as(Walks::walk);
  }

  private static Position walk(Position start, List<Integer> choices) {
    Position position = start;
    for (int choice : choices) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        return position;
      }
      position = position.play(moves.get(choice % moves.size()));
    }
    return position;
  }

  /** {@return all legal moves with all choices about what they capture} */
  static List<Move> movesWithChoices(Position position) {
    List<Keeping> choices =
        Stream.concat(
                Stream.of(Keeping.FIRST_FREE, Keeping.NONE),
                Stream.of(Square.A1, Square.C1, Square.H8).map(Keeping::on))
            .toList();
    return position.legalMoves().stream()
        .flatMap(move -> choices.stream().map(move::withKeeping))
        .filter(move -> position.check(move).isEmpty())
        .toList();
  }
}
