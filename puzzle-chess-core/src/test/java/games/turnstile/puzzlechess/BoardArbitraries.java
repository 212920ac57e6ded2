package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Movement;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Generators of terrains and of simple positions on them (see {@link Position#isSimple}): single
 * scenes with both kings, pieces of all common kinds and of {@link #OWN}, stores or orthodox
 * promotion, some with the rights to castle; as they begin and after random moves.
 */
final class BoardArbitraries extends DomainContextBase {
  /** What levels have of their own: steps, leaps, rides, and things that never move. */
  static final List<Kind> OWN =
      List.of(
          Kind.own("guard", 'G', "mWcF", ""),
          Kind.own("lancer", 'L', "fRbF2", ""),
          Kind.own("rider", 'D', "NN", ""),
          Kind.own("ram", 'M', "AHfrN", ""),
          Kind.own("stump", 'U', "", ""),
          new Kind("barrel", 'E', Kind.Form.CRATE, Movement.NONE, ""),
          new Kind("rock", 'O', Kind.Form.STATUE, Movement.NONE, ""));

  private static final Map<Square, Piece> HOME =
      Map.of(
          Square.A1, Piece.of(Side.WHITE, Kind.ROOK),
          Square.H1, Piece.of(Side.WHITE, Kind.ROOK),
          Square.A8, Piece.of(Side.BLACK, Kind.ROOK),
          Square.H8, Piece.of(Side.BLACK, Kind.ROOK),
          Square.E1, Piece.of(Side.WHITE, Kind.KING),
          Square.E8, Piece.of(Side.BLACK, Kind.KING));

  @Provide
  static Arbitrary<Terrain> terrains() {
    Arbitrary<List<UnaryOperator<Terrain>>> changes = terrainChanges().list().ofMaxSize(40);
    return Combinators.combine(Arbitraries.integers().between(0, 2), changes)
        .as((climb, list) -> changed(Terrain.FLAT.withClimb(climb), list))
        .withoutEdgeCases();
  }

  private static Terrain changed(Terrain terrain, List<UnaryOperator<Terrain>> changes) {
    Terrain changed = terrain;
    for (UnaryOperator<Terrain> change : changes) {
      changed = change.apply(changed);
    }
    return changed;
  }

  private static Arbitrary<UnaryOperator<Terrain>> terrainChanges() {
    Arbitrary<Integer> heights = Arbitraries.integers().between(-3, 3);
    return Arbitraries.oneOf(
        Combinators.combine(squares(), heights)
            .as((square, height) -> terrain -> terrain.withHeight(square, height)),
        squares().map(square -> terrain -> terrain.withVoid(square)),
        edges().map(edge -> terrain -> terrain.withWall(edge, true)));
  }

  @Provide
  static Arbitrary<Square> squares() {
    return Arbitraries.of(Square.class);
  }

  private static Arbitrary<Edge> edges() {
    Stream<Edge> all =
        Stream.of(Square.values())
            .flatMap(
                square ->
                    Stream.of(square.plus(1, 0), square.plus(0, 1))
                        .flatMap(Optional::stream)
                        .map(next -> new Edge(square, next)));
    return Arbitraries.of(all.toList());
  }

  /** Positions in which a game begins. */
  static Arbitrary<Position> beginnings() {
    Arbitrary<Integer> quiet = Arbitraries.frequency(Tuple.of(3, 0), Tuple.of(1, 90));
    Arbitrary<Terrain> terrain = Arbitraries.oneOf(terrains(), Arbitraries.just(Terrain.FLAT));
    Arbitrary<Tuple2<PromotionRule, Store>> promotion =
        Arbitraries.oneOf(
            Arbitraries.just(Tuple.of(PromotionRule.ORTHODOX, Store.EMPTY)),
            stores().map(store -> Tuple.of(PromotionRule.FROM_STORE, store)));
    return Combinators.combine(
            terrain, pieces(), promotion, draws(), Arbitraries.of(Side.class), quiet)
        .as(BoardArbitraries::beginning)
        .filter(Optional::isPresent)
        .map(Optional::get)
        .withoutEdgeCases();
  }

  /** Without a draw by stalemate sides would be skipped. */
  private static Arbitrary<Set<DrawRule>> draws() {
    return Arbitraries.subsetOf(DrawRule.values())
        .map(
            draws -> {
              Set<DrawRule> withStalemate = EnumSet.of(DrawRule.STALEMATE);
              withStalemate.addAll(draws);
              return withStalemate;
            });
  }

  private static Arbitrary<Store> stores() {
    return Arbitraries.of(Kind.QUEEN, Kind.KNIGHT, Kind.ROOK, OWN.get(0))
        .list()
        .ofMaxSize(3)
        .map(Store::of);
  }

  private static Arbitrary<Map<Square, Piece>> pieces() {
    Arbitrary<Piece> kinds =
        Arbitraries.of(
                Stream.concat(Kind.COMMON.stream(), OWN.stream())
                    .filter(kind -> kind.form() != Kind.Form.KING)
                    .toList())
            .flatMap(
                kind ->
                    kind.isProp()
                        ? Arbitraries.just(Piece.prop(kind))
                        : Arbitraries.of(Side.class).map(side -> Piece.of(side, kind)));
    Arbitrary<Piece> pawns = Arbitraries.of(Side.class).map(side -> Piece.of(side, Kind.PAWN));
    Arbitrary<Map<Square, Piece>> kings =
        Combinators.combine(squares(), squares())
            .filter((white, black) -> white != black)
            .as(
                (white, black) ->
                    Map.of(
                        white, Piece.of(Side.WHITE, Kind.KING),
                        black, Piece.of(Side.BLACK, Kind.KING)));
    return Combinators.combine(
            Arbitraries.oneOf(kings, Arbitraries.just(HOME)),
            Arbitraries.maps(squares(), Arbitraries.oneOf(kinds, pawns)).ofMaxSize(20))
        .as(BoardArbitraries::together);
  }

  private static Map<Square, Piece> together(Map<Square, Piece> first, Map<Square, Piece> others) {
    Map<Square, Piece> together = new EnumMap<>(Square.class);
    others.forEach(
        (square, piece) -> {
          boolean isLast =
              piece.kind().form() == Kind.Form.PAWN
                  && square.rank() == piece.side().orElseThrow().lastRank();
          if (!isLast) {
            together.put(square, piece);
          }
        });
    together.putAll(first);
    return together;
  }

  /** None if a king stands on a void square, or could be captured at once. */
  private static Optional<Position> beginning(
      Terrain terrain,
      Map<Square, Piece> pieces,
      Tuple2<PromotionRule, Store> promotion,
      Set<DrawRule> draws,
      Side toMove,
      int quiet) {
    Map<Square, Piece> standing = new EnumMap<>(pieces);
    standing.keySet().removeIf(terrain::isVoid);
    if (standing.values().stream().filter(piece -> piece.kind().equals(Kind.KING)).count() < 2) {
      return Optional.empty();
    }
    Store store = promotion.get2();
    Set<Castling> rights =
        Stream.of(Castling.values())
            .filter(Setup.of(standing)::isAtHome)
            .collect(Collectors.toUnmodifiableSet());
    Setup setup = new Setup(standing, store, store, toMove, rights, Optional.empty(), quiet, 1);
    SceneRules rules = SceneRules.USUAL.withPromotion(promotion.get1()).withDraws(draws);
    Scene scene = Scene.orthodox(setup).withTerrain(terrain).withRules(rules);
    try {
      return Optional.of(
          Position.initial(new Level("random", "", "", OWN, List.of(scene), OptionalInt.empty())));
    } catch (LevelException kingInCheck) {
      return Optional.empty();
    }
  }

  /** Positions after random moves; the game may be over. */
  @Provide
  static Arbitrary<Position> positions() {
    return Combinators.combine(beginnings(), choices())
        .as(
            (beginning, choices) -> {
              Position position = beginning;
              for (int choice : choices) {
                int[] moves = position.legal();
                if (moves.length == 0) {
                  return position;
                }
                position = position.after(moves[choice % moves.length]);
              }
              return position;
            })
        .withoutEdgeCases();
  }

  /** Numbers that choose among moves. */
  static Arbitrary<List<Integer>> choices() {
    return Arbitraries.integers().between(0, 9999).list().ofMaxSize(30);
  }
}
