package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Link;
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
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Generators of levels: dense little armies, so that captures, promotions, pushes and en passant
 * come soon. Some of the levels are refused as positions; {@link #playable} leaves them out.
 */
public final class PuzzleArbitraries {
  private static final int LONGEST = 30;

  private PuzzleArbitraries() {}

  /**
   * A game.
   *
   * @param level what is played
   * @param moves what is played in it
   */
  public record Playout(Level level, List<Move> moves) {
    /** {@return all positions of the game} */
    public List<Position> positions() {
      List<Position> positions = new ArrayList<>(List.of(Position.initial(level)));
      for (Move move : moves) {
        positions.add(positions.get(positions.size() - 1).play(move));
      }
      return positions;
    }
  }

  /** What stands somewhere, if it fits there. */
  private record Placement(Square square, Piece piece) {}

  /** {@return orthodox levels} */
  public static Arbitrary<Level> orthodox() {
    return setups(List.of(), false, false).map(Scene::orthodox).map(Level::of);
  }

  /** {@return levels with heights, voids and walls} */
  public static Arbitrary<Level> hilly() {
    return scenes(List.of(), terrains(), rules(), Arbitraries.just(Works.NONE)).map(Level::of);
  }

  /** {@return levels with kinds of their own, crates and statues, mostly on flat terrain} */
  public static Arbitrary<Level> exotic() {
    Arbitrary<Terrain> terrain =
        Arbitraries.frequencyOf(
            Tuple.of(2, Arbitraries.just(Terrain.FLAT)), Tuple.of(1, terrains()));
    return kinds()
        .flatMap(
            kinds ->
                scenes(kinds, terrain, rules(), Arbitraries.just(Works.NONE))
                    .map(scene -> level(kinds, List.of(scene))));
  }

  /** {@return levels of one to three scenes with links, ports and reactions, and any goals} */
  public static Arbitrary<Level> working() {
    return Combinators.combine(kinds(), Arbitraries.integers().between(1, 3))
        .flatAs(
            (kinds, count) ->
                scenes(kinds, terrains(), rules(), WorksArbitraries.works(kinds, count))
                    .list()
                    .ofSize(count)
                    .map(scenes -> level(kinds, numbered(scenes))));
  }

  /** {@return levels whose reactions feed each other, in which turn 2 begins something} */
  public static Arbitrary<Level> restless() {
    return scenes(
            List.of(),
            Arbitraries.just(Terrain.FLAT),
            rules(),
            WorksArbitraries.restless().map(Works.NONE::withReactions))
        .map(Level::of);
  }

  /** {@return levels with networks of ports, with circles in them} */
  public static Arbitrary<Level> networked() {
    return scenes(List.of(), Arbitraries.just(Terrain.FLAT), rules(), WorksArbitraries.networks())
        .map(Level::of);
  }

  private static Level level(List<Kind> kinds, List<Scene> scenes) {
    return new Level("random", "Random", "", kinds, scenes, OptionalInt.empty());
  }

  private static List<Scene> numbered(List<Scene> scenes) {
    List<Scene> named = new ArrayList<>();
    scenes.forEach(scene -> named.add(scene.withName("s" + named.size())));
    return named;
  }

  /**
   * {@return the levels in which a game can begin, with the other side to move if need be}
   *
   * @param levels any levels
   */
  public static Arbitrary<Level> playable(Arbitrary<Level> levels) {
    return levels
        .map(level -> isPlayable(level) ? level : turned(level))
        .filter(PuzzleArbitraries::isPlayable);
  }

  /**
   * {@return games of up to 30 moves, which end early if they are over}
   *
   * @param levels what is played
   */
  public static Arbitrary<Playout> playouts(Arbitrary<Level> levels) {
    return Combinators.combine(
            playable(levels),
            Arbitraries.integers().between(0, 10_000).list().ofMinSize(1).ofMaxSize(LONGEST))
        .as(PuzzleArbitraries::playout)
        .withoutEdgeCases();
  }

  private static Playout playout(Level level, List<Integer> choices) {
    Position position = Position.initial(level);
    List<Move> moves = new ArrayList<>();
    for (int choice : choices) {
      if (position.outcome().isPresent()) {
        break;
      }
      moves.add(MoveArbitraries.choose(position, choice));
      position = position.play(moves.get(moves.size() - 1));
    }
    return new Playout(level, moves);
  }

  private static boolean isPlayable(Level level) {
    try {
      Position.initial(level);
      return true;
    } catch (LevelException refusal) {
      return false;
    }
  }

  private static Level turned(Level level) {
    UnaryOperator<Scene> turn =
        scene -> {
          Setup setup = scene.setup();
          return scene.withSetup(
              setup
                  .withToMove(setup.toMove().opponent())
                  .withRights(setup.castling(), Optional.empty()));
        };
    return level(level.kinds(), level.scenes().stream().map(turn).toList());
  }

  private static Arbitrary<Scene> scenes(
      List<Kind> kinds,
      Arbitrary<Terrain> terrains,
      Arbitrary<SceneRules> rules,
      Arbitrary<Works> works) {
    return Combinators.combine(terrains, rules, works, WorksArbitraries.aims(kinds))
        .flatAs(
            (terrain, rule, work, aims) ->
                setups(kinds, true, rule.promotion() == PromotionRule.FROM_STORE)
                    .map(setup -> scene(terrain, setup, rule, work, aims)));
  }

  /** A scene without what stands on void squares, and without rights that do not fit then. */
  private static Scene scene(
      Terrain terrain, Setup setup, SceneRules rules, Works works, Aims aims) {
    Terrain ground = terrain;
    Set<Square> needed = WorksArbitraries.squaresOnGround(works);
    for (Square square : setup.pieces().keySet()) {
      ground = ground.isVoid(square) ? ground.withHeight(square, 0) : ground;
    }
    for (Square square : needed) {
      ground = ground.isVoid(square) ? ground.withHeight(square, 0) : ground;
    }
    return new Scene(Scene.ONLY, "", ground, withVisited(setup, works), rules, works, aims);
  }

  /** On every second file there are statues to be visited where links begin. */
  private static Setup withVisited(Setup setup, Works works) {
    Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
    works.links().stream()
        .map(Link::square)
        .filter(square -> square.file() % 2 == 0)
        .forEach(square -> pieces.putIfAbsent(square, Piece.prop(Kind.STATUE)));
    Setup filled =
        new Setup(
            pieces,
            setup.whiteStore(),
            setup.blackStore(),
            setup.toMove(),
            setup.castling(),
            Optional.empty(),
            setup.quietPlies(),
            setup.turn());
    return pieces.size() == setup.pieces().size() ? setup : filled;
  }

  /** {@return heights, voids, walls and a climb} */
  public static Arbitrary<Terrain> terrains() {
    Arbitrary<Map<Square, Integer>> heights =
        Arbitraries.maps(Arbitraries.of(Square.class), Arbitraries.integers().between(-1, 3))
            .ofMaxSize(20);
    Arbitrary<Set<Square>> voids = Arbitraries.of(Square.class).set().ofMaxSize(6);
    return Combinators.combine(
            heights, voids, edges().list().ofMaxSize(16), Arbitraries.of(1, 1, 1, 0, 2))
        .as(
            (ups, holes, walls, climb) -> {
              Terrain terrain = Terrain.FLAT.withClimb(climb);
              for (Map.Entry<Square, Integer> up : ups.entrySet()) {
                terrain = terrain.withHeight(up.getKey(), up.getValue());
              }
              for (Square hole : holes) {
                terrain = terrain.withVoid(hole);
              }
              for (Edge wall : walls) {
                terrain = terrain.withWall(wall, true);
              }
              return terrain;
            });
  }

  /** {@return edges between squares} */
  static Arbitrary<Edge> edges() {
    return Combinators.combine(Arbitraries.of(Square.class), Arbitraries.integers().between(0, 1))
        .as(
            (square, way) -> {
              Optional<Square> other = way == 0 ? square.plus(1, 0) : square.plus(0, 1);
              return other
                  .or(() -> way == 0 ? square.plus(-1, 0) : square.plus(0, -1))
                  .map(beside -> new Edge(square, beside))
                  .orElseThrow();
            });
  }

  private static Arbitrary<SceneRules> rules() {
    Arbitrary<Set<DrawRule>> draws =
        Arbitraries.frequencyOf(
            Tuple.of(2, Arbitraries.just(EnumSet.allOf(DrawRule.class))),
            Tuple.of(3, Arbitraries.of(DrawRule.class).set()));
    Arbitrary<PromotionRule> promotions =
        Arbitraries.frequency(
            Tuple.of(3, PromotionRule.FROM_STORE), Tuple.of(1, PromotionRule.ORTHODOX));
    return Combinators.combine(promotions, draws)
        .as((promotion, drawn) -> SceneRules.USUAL.withPromotion(promotion).withDraws(drawn));
  }

  /** {@return kinds of a level's own: some with random movements, a box and a pillar} */
  static Arbitrary<List<Kind>> kinds() {
    Kind box = new Kind("box", 'X', Kind.Form.CRATE, Movement.NONE, "");
    Kind pillar = new Kind("pillar", 'Y', Kind.Form.STATUE, Movement.NONE, "");
    return Combinators.combine(
            BetzaArbitraries.movements(),
            BetzaArbitraries.movements(),
            BetzaArbitraries.movements())
        .as(
            (first, second, third) ->
                List.of(
                    Kind.own("first", 'D', first, ""),
                    Kind.own("second", 'E', second, ""),
                    Kind.own("third", 'F', third, ""),
                    box,
                    pillar));
  }

  private static Arbitrary<Setup> setups(List<Kind> kinds, boolean hasProps, boolean hasStores) {
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
