package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/** Orthodox endings in which a king stands at the edge before a stronger side's. */
final class SmallEndings implements ArbitrarySupplier<Position> {
  private static final int MOST_STRONG = 3;

  @Override
  public Arbitrary<Position> get() {
    Kind[] strong = {Kind.QUEEN, Kind.ROOK, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN};
    Kind[] weak = {Kind.PAWN, Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK};
    return SmallScenes.begun(
        Combinators.combine(
                Arbitraries.shuffle(Square.values()),
                Arbitraries.of(strong).list().ofMinSize(1).ofMaxSize(MOST_STRONG),
                Arbitraries.of(weak).list().ofMaxSize(2),
                Arbitraries.of(Side.class),
                Arbitraries.of(Side.class))
            .as(SmallEndings::scene));
  }

  /** Such endings shortly before a draw by fifty moves. */
  static final class Late implements ArbitrarySupplier<Position> {
    @Override
    public Arbitrary<Position> get() {
      Arbitrary<Scene> scenes = new SmallEndings().get().map(Position::scene);
      return SmallScenes.begun(
          Combinators.combine(scenes, Arbitraries.integers().between(94, 98))
              .as((scene, quiet) -> scene.withSetup(SmallScenes.quiet(scene.setup(), quiet))));
    }
  }

  private static Scene scene(
      List<Square> squares, List<Kind> strong, List<Kind> weak, Side stronger, Side toMove) {
    Square edge = squares.stream().filter(SmallEndings::isAtEdge).findFirst().orElseThrow();
    Square near = squares.stream().filter(square -> isNear(edge, square)).findFirst().orElseThrow();
    List<Square> free = squares.stream().filter(each -> each != edge && each != near).toList();
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    pieces.put(edge, Piece.of(stronger.opponent(), Kind.KING));
    pieces.put(near, Piece.of(stronger, Kind.KING));
    SmallScenes.put(pieces, free, stronger, strong);
    List<Square> others = free.subList(MOST_STRONG, free.size());
    SmallScenes.put(pieces, others, stronger.opponent(), weak);
    return Scene.orthodox(Setup.of(pieces).withToMove(toMove));
  }

  private static boolean isAtEdge(Square square) {
    return square.rank() % 7 == 0 || square.file() % 7 == 0;
  }

  private static boolean isNear(Square edge, Square square) {
    int files = Math.abs(edge.file() - square.file());
    int ranks = Math.abs(edge.rank() - square.rank());
    return Math.max(files, ranks) == 2;
  }
}
