package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of setups: kings, often at home, and little armies. */
final class SetupArbitraries {
  private SetupArbitraries() {}

  /** What stands somewhere, if it fits there. */
  private record Placement(Square square, Piece piece) {}

  /**
   * {@return setups}
   *
   * @param kinds the level's own kinds
   * @param hasProps whether there are crates and statues
   * @param hasStores whether there is something in the stores
   */
  static Arbitrary<Setup> setups(List<Kind> kinds, boolean hasProps, boolean hasStores) {
    Arbitrary<List<Placement>> army =
        Arbitraries.frequencyOf(
            Tuple.of(3, placements(kinds, hasProps).list().ofMinSize(2).ofMaxSize(14)),
            Tuple.of(1, placements(kinds, hasProps).list().ofMinSize(10).ofMaxSize(40)),
            Tuple.of(1, placements(kinds, hasProps).list().ofMaxSize(3)));
    Arbitrary<Side> sides = Arbitraries.frequency(Tuple.of(3, Side.WHITE), Tuple.of(2, Side.BLACK));
    Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 1_000);
    return Combinators.combine(
            kings(),
            duels(),
            army,
            stores(kinds, hasStores),
            stores(kinds, hasStores),
            sides,
            numbers)
        .as(
            (kings, duel, others, white, black, side, number) -> {
              Map<Square, Piece> pieces = new TreeMap<>();
              kings.forEach(each -> place(pieces, each));
              duel.forEach(each -> place(pieces, each));
              others.forEach(each -> place(pieces, each));
              int quiet = number % 10 == 0 ? 97 : 0;
              Setup setup =
                  new Setup(
                      pieces,
                      white,
                      black,
                      side,
                      Set.of(),
                      Optional.empty(),
                      quiet,
                      1 + number % 2);
              return setup.withRights(rights(pieces), passed(setup, number));
            });
  }

  private static void place(Map<Square, Piece> pieces, Placement placement) {
    Piece piece = placement.piece();
    boolean isPawn = piece.kind().form() == Kind.Form.PAWN;
    boolean isLast = isPawn && placement.square().rank() == piece.side().orElseThrow().lastRank();
    boolean isSecondKing = piece.kind().form() == Kind.Form.KING && pieces.containsValue(piece);
    if (!isLast && !isSecondKing) {
      pieces.putIfAbsent(placement.square(), piece);
    }
  }

  /** Nearly always two kings; often at home, with rooks. */
  private static Arbitrary<List<Placement>> kings() {
    Arbitrary<List<Placement>> anywhere =
        Combinators.combine(Arbitraries.of(Square.class), Arbitraries.of(Square.class))
            .as((white, black) -> List.of(king(Side.WHITE, white), king(Side.BLACK, black)));
    List<Placement> home =
        List.of(
            king(Side.WHITE, Square.E1),
            king(Side.BLACK, Square.E8),
            rook(Side.WHITE, Square.A1),
            rook(Side.WHITE, Square.H1),
            rook(Side.BLACK, Square.A8),
            rook(Side.BLACK, Square.H8));
    return Arbitraries.frequencyOf(
        Tuple.of(5, anywhere),
        Tuple.of(4, Arbitraries.just(home)),
        Tuple.of(2, anywhere.map(both -> both.subList(0, 1))),
        Tuple.of(2, anywhere.map(both -> both.subList(1, 2))),
        Tuple.of(1, Arbitraries.just(List.of())));
  }

  /** Often a pawn that has taken its double step, or can, with another that can capture it. */
  private static Arbitrary<List<Placement>> duels() {
    Arbitrary<List<Placement>> pawns =
        Combinators.combine(
                Arbitraries.of(Side.class),
                Arbitraries.integers().between(0, Square.SIDE - 2),
                Arbitraries.of(true, false),
                Arbitraries.of(true, false))
            .as(
                (side, file, hasStepped, isLeft) -> {
                  int fourth = side.secondRank() + 2 * side.forward();
                  int rank = hasStepped ? fourth : side.secondRank();
                  return List.of(
                      pawn(side, file + (isLeft ? 0 : 1), rank),
                      pawn(side.opponent(), file + (isLeft ? 1 : 0), fourth));
                });
    return Arbitraries.frequencyOf(Tuple.of(1, Arbitraries.just(List.of())), Tuple.of(1, pawns));
  }

  private static Placement pawn(Side side, int file, int rank) {
    return new Placement(Square.at(file, rank).orElseThrow(), Piece.of(side, Kind.PAWN));
  }

  private static Placement king(Side side, Square square) {
    return new Placement(square, Piece.of(side, Kind.KING));
  }

  private static Placement rook(Side side, Square square) {
    return new Placement(square, Piece.of(side, Kind.ROOK));
  }

  private static Arbitrary<Placement> placements(List<Kind> kinds, boolean hasProps) {
    return Combinators.combine(Arbitraries.of(Square.class), pieces(kinds, hasProps))
        .as(Placement::new);
  }

  /** {@return pieces other than kings; every third is a pawn} */
  static Arbitrary<Piece> pieces(List<Kind> kinds, boolean hasProps) {
    List<Kind> officers = new ArrayList<>(ownPieces(kinds));
    officers.addAll(ownPieces(kinds));
    officers.addAll(List.of(Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT));
    Arbitrary<Piece> props = Arbitraries.of(props(kinds)).map(Piece::prop);
    return Arbitraries.frequencyOf(
        Tuple.of(4, owned(Arbitraries.just(Kind.PAWN))),
        Tuple.of(6, owned(Arbitraries.of(officers))),
        Tuple.of(hasProps ? 3 : 0, props));
  }

  private static Arbitrary<Piece> owned(Arbitrary<Kind> kinds) {
    return Combinators.combine(Arbitraries.of(Side.class), kinds).as(Piece::of);
  }

  private static List<Kind> ownPieces(List<Kind> kinds) {
    return kinds.stream().filter(kind -> !kind.isProp()).toList();
  }

  private static List<Kind> props(List<Kind> kinds) {
    List<Kind> props = new ArrayList<>(List.of(Kind.CRATE, Kind.CRATE, Kind.STATUE));
    kinds.stream().filter(Kind::isProp).forEach(props::add);
    return props;
  }

  private static Arbitrary<Store> stores(List<Kind> kinds, boolean hasStores) {
    if (!hasStores) {
      return Arbitraries.just(Store.EMPTY);
    }
    List<Kind> storable = new ArrayList<>(ownPieces(kinds));
    storable.addAll(List.of(Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT));
    Arbitrary<Kind> each = Arbitraries.of(storable);
    return Arbitraries.frequencyOf(
        Tuple.of(4, Arbitraries.just(Store.EMPTY)),
        Tuple.of(
            6, Arbitraries.maps(Arbitraries.of(Square.class), each).ofMaxSize(4).map(Store::of)),
        Tuple.of(1, each.map(kind -> Store.of(Collections.nCopies(63, kind)))),
        Tuple.of(1, each.map(kind -> Store.of(Collections.nCopies(64, kind)))));
  }

  private static Set<Castling> rights(Map<Square, Piece> pieces) {
    Set<Castling> rights = EnumSet.noneOf(Castling.class);
    for (Castling right : Castling.values()) {
      if (Piece.of(right.side(), Kind.KING).equals(pieces.get(right.king()))
          && Piece.of(right.side(), Kind.ROOK).equals(pieces.get(right.rook()))) {
        rights.add(right);
      }
    }
    return rights;
  }

  /** One of the squares that a pawn can just have passed. */
  private static Optional<Square> passed(Setup setup, int number) {
    Side mover = setup.toMove().opponent();
    Map<Square, Piece> pieces = setup.pieces();
    List<Square> squares = new ArrayList<>();
    for (int file = 0; file < Square.SIDE; file++) {
      Square from = Square.at(file, mover.secondRank()).orElseThrow();
      Square over = from.plus(0, mover.forward()).orElseThrow();
      Square to = over.plus(0, mover.forward()).orElseThrow();
      if (!pieces.containsKey(from)
          && !pieces.containsKey(over)
          && Piece.of(mover, Kind.PAWN).equals(pieces.get(to))) {
        squares.add(over);
      }
    }
    return squares.isEmpty() ? Optional.empty() : Optional.of(squares.get(number % squares.size()));
  }
}
