package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/**
 * Scenes on sixteen squares, the others being void, with heights, walls, crates and statues, and
 * with all kinds of aims. White is often idle.
 */
final class SmallScenes implements ArbitrarySupplier<Position> {
  private static final Kind[] BLACK = {Kind.KING, Kind.ROOK, Kind.KNIGHT, Kind.BISHOP, Kind.PAWN};
  private static final Kind[] WHITE = {Kind.KING, Kind.KING, Kind.PAWN, Kind.KNIGHT, Kind.ROOK};
  private static final Kind[] PROPS = {Kind.CRATE, Kind.CRATE, Kind.STATUE};

  @Override
  public Arbitrary<Position> get() {
    Arbitrary<Integer> two = Arbitraries.just(2);
    return begun(regions(4, 4).flatMap(region -> scenes(region, setups(region), two)));
  }

  /** Scenes on six squares, with few pieces and aims that take longer: positions come again. */
  static final class Cells implements ArbitrarySupplier<Position> {
    @Override
    public Arbitrary<Position> get() {
      Arbitrary<Integer> turns = Arbitraries.integers().between(4, 6);
      return begun(regions(3, 2).flatMap(region -> scenes(region, lonely(region), turns)));
    }

    /** A piece of Black's, and perhaps one of White's and a prop. */
    private static Arbitrary<Setup> lonely(List<Square> region) {
      return Combinators.combine(
              Arbitraries.shuffle(region),
              Arbitraries.of(Kind.KING, Kind.ROOK, Kind.KNIGHT),
              Arbitraries.of(WHITE).list().ofMaxSize(1),
              Arbitraries.of(PROPS).list().ofMaxSize(1),
              Arbitraries.of(Side.class),
              Arbitraries.of(0, 0, 0, 90, 93, 95))
          .as(
              (squares, black, white, props, toMove, quiet) ->
                  quiet(setup(squares, List.of(black), white, props).withToMove(toMove), quiet));
    }
  }

  /** The same after so many quiet moves. */
  static Setup quiet(Setup setup, int plies) {
    return new Setup(
        setup.pieces(),
        setup.whiteStore(),
        setup.blackStore(),
        setup.toMove(),
        setup.castling(),
        setup.enPassant(),
        plies,
        setup.turn());
  }

  /** The positions in which scenes begin, but for those in which a king is in check wrongly. */
  static Arbitrary<Position> begun(Arbitrary<Scene> scenes) {
    return scenes.map(SmallScenes::begin).filter(Optional::isPresent).map(Optional::orElseThrow);
  }

  private static Optional<Position> begin(Scene scene) {
    try {
      return Optional.of(Position.initial(Level.of(scene)));
    } catch (LevelException kingInCheck) {
      return Optional.empty();
    }
  }

  /** Puts pieces on squares, but no pawn on its last rank and no second king. */
  static void put(Map<Square, Piece> pieces, List<Square> squares, Side side, List<Kind> kinds) {
    for (int i = 0; i < kinds.size(); i++) {
      Piece piece = Piece.of(side, kinds.get(i));
      boolean fits =
          piece.kind() == Kind.PAWN
              ? squares.get(i).rank() != side.lastRank()
              : piece.kind() != Kind.KING || !pieces.containsValue(piece);
      if (fits) {
        pieces.put(squares.get(i), piece);
      }
    }
  }

  private static Arbitrary<List<Square>> regions(int files, int ranks) {
    return Combinators.combine(
            Arbitraries.integers().between(0, Square.SIDE - files),
            Arbitraries.integers().between(0, Square.SIDE - ranks))
        .as(
            (file, rank) ->
                IntStream.range(0, files * ranks)
                    .mapToObj(i -> Square.at(file + i % files, rank + i / files).orElseThrow())
                    .toList());
  }

  private static Arbitrary<Scene> scenes(
      List<Square> region, Arbitrary<Setup> setups, Arbitrary<Integer> turns) {
    Arbitrary<Aims> allAims = turns.flatMap(most -> aims(region, most));
    return Combinators.combine(terrains(region), setups, rules(), allAims, works(region))
        .as(
            (terrain, setup, rules, aims, works) ->
                new Scene(Scene.ONLY, "", terrain, setup, rules, works, aims));
  }

  private static Arbitrary<Terrain> terrains(List<Square> region) {
    Arbitrary<Map<Square, Integer>> heights =
        Arbitraries.maps(Arbitraries.of(region), Arbitraries.integers().between(-1, 3))
            .ofMaxSize(3);
    return Combinators.combine(heights, edges(region).list().ofMaxSize(4))
        .as(
            (raised, walls) -> {
              Terrain terrain = Terrain.FLAT;
              for (Square square : Square.values()) {
                terrain =
                    region.contains(square)
                        ? terrain.withHeight(square, raised.getOrDefault(square, 0))
                        : terrain.withVoid(square);
              }
              for (Edge wall : walls) {
                terrain = terrain.withWall(wall, true);
              }
              return terrain;
            });
  }

  private static Arbitrary<Edge> edges(List<Square> region) {
    return Arbitraries.of(region)
        .flatMap(
            square ->
                Arbitraries.of(
                    Stream.of(square.plus(1, 0), square.plus(-1, 0), square.plus(0, 1))
                        .flatMap(Optional::stream)
                        .map(beside -> new Edge(square, beside))
                        .toList()));
  }

  private static Arbitrary<Setup> setups(List<Square> region) {
    return Combinators.combine(
            Arbitraries.shuffle(region),
            Arbitraries.of(BLACK).list().ofMinSize(1).ofMaxSize(3),
            Arbitraries.of(WHITE).list().ofMaxSize(2),
            Arbitraries.of(PROPS).list().ofMaxSize(3),
            Arbitraries.of(Side.class))
        .as(
            (squares, black, white, props, toMove) ->
                setup(squares, black, white, props).withToMove(toMove));
  }

  private static Setup setup(
      List<Square> squares, List<Kind> black, List<Kind> white, List<Kind> props) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    int first = black.size();
    put(pieces, squares, Side.BLACK, black);
    put(pieces, squares.subList(first, squares.size()), Side.WHITE, white);
    for (int i = 0; i < props.size(); i++) {
      pieces.put(squares.get(first + white.size() + i), Piece.prop(props.get(i)));
    }
    return Setup.of(pieces).withStores(Store.EMPTY, Store.of(List.of(Kind.ROOK, Kind.KNIGHT)));
  }

  private static Arbitrary<SceneRules> rules() {
    return Arbitraries.of(DrawRule.class).set().map(SceneRules.USUAL::withDraws);
  }

  private static Arbitrary<Aims> aims(List<Square> region, int turns) {
    Arbitrary<Square> square = Arbitraries.of(region);
    Arbitrary<Goal> reach =
        Combinators.combine(square, Arbitraries.of(Side.class))
            .as((target, side) -> new Goal.Reach(Set.of(target), PieceFilter.of(side)));
    Arbitrary<Goal> crates = square.map(target -> new Goal.Crates(Set.of(target)));
    Goal mate = new Goal.Checkmate();
    Goal capture = new Goal.Capture(PieceFilter.of(Side.WHITE), 1);
    Goal survive = new Goal.Survive(turns);
    Arbitrary<Goal> simple =
        Arbitraries.oneOf(reach, crates, Arbitraries.of(mate, capture, survive));
    Arbitrary<Goal> composed =
        Arbitraries.oneOf(
            simple.map(goal -> new Goal.Within(turns, goal)),
            simple.list().ofSize(2).map(Goal.AllOf::new),
            simple.list().ofSize(2).map(Goal.AnyOf::new));
    Arbitrary<Aims> all = Arbitraries.oneOf(simple, simple, composed).map(Aims::of);
    Arbitrary<Aims> some =
        all.map(aims -> aims.within(turns).keeping(PieceFilter.of(Side.BLACK, Kind.KING)));
    return Arbitraries.oneOf(all, all, all, some);
  }

  private static Arbitrary<Works> works(List<Square> region) {
    Arbitrary<Square> square = Arbitraries.of(region);
    Arbitrary<Effect> effects =
        Arbitraries.oneOf(
            square.map(Effect.Remove::new),
            square.map(where -> new Effect.Spawn(Piece.of(Side.WHITE, Kind.KNIGHT), where)),
            edges(region).map(edge -> new Effect.Wall(edge, true)),
            Arbitraries.of(new Effect.Win(), new Effect.Fail()));
    Arbitrary<Event> events =
        Arbitraries.oneOf(
            square.map(where -> new Event.Enters(Set.of(where), PieceFilter.ANY)),
            Arbitraries.integers().between(2, 5).map(Event.TurnBegins::new));
    Arbitrary<Works> reacting =
        Combinators.combine(events, effects, Arbitraries.of(true, false))
            .as((event, effect, once) -> new Reaction(event, once, List.of(effect)))
            .map(reaction -> Works.NONE.withReactions(List.of(reaction)));
    return Arbitraries.oneOf(Arbitraries.just(Works.NONE), reacting);
  }
}
