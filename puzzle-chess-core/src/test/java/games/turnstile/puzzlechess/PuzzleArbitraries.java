package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Aims;
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
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
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

  /** {@return orthodox levels} */
  public static Arbitrary<Level> orthodox() {
    return SetupArbitraries.setups(List.of(), false, false).map(Scene::orthodox).map(Level::of);
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
                SetupArbitraries.setups(kinds, true, rule.promotion() == PromotionRule.FROM_STORE)
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
}
