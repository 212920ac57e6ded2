package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.UndoRule;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Makes scenes that are consistent. */
final class SceneMaker {
  /** An entry that every scene has, so that all links lead somewhere. */
  static final String ENTRY = "entry";

  private final Chance chance;
  private final List<Kind> kinds;
  private final List<String> scenes;

  SceneMaker(Chance chance, List<Kind> kinds, List<String> scenes) {
    this.chance = chance;
    this.kinds = kinds;
    this.scenes = scenes;
  }

  Scene scene(String name) {
    Terrain terrain = terrain();
    SceneRules rules = rules();
    Setup setup = setup(terrain, rules.promotion());
    Works works = new WorksMaker(chance, kinds, scenes, terrain).works();
    return new Scene(name, chance.line(), terrain, setup, rules, works, aims());
  }

  private Terrain terrain() {
    Terrain terrain = Terrain.FLAT;
    if (chance.is(30)) {
      return terrain;
    }
    terrain = terrain.withClimb(chance.of(List.of(0, 1, 1, 2, 99)));
    for (int i = chance.number(0, 6); i > 0; i--) {
      terrain = terrain.withHeight(square(), chance.of(List.of(-99, -1, 0, 1, 2, 99)));
    }
    for (int i = chance.number(0, 6); i > 0; i--) {
      terrain = terrain.withVoid(square());
    }
    for (Edge edge : chance.list(0, 15, () -> edge(chance))) {
      terrain = terrain.withWall(edge, true);
    }
    return terrain;
  }

  static Edge edge(Chance chance) {
    Square first = chance.of(Square.values());
    boolean isFile = chance.is(50);
    int step = (isFile ? first.file() : first.rank()) == 7 ? -1 : 1;
    return new Edge(first, first.plus(isFile ? step : 0, isFile ? 0 : step).orElseThrow());
  }

  private Square square() {
    return chance.of(Square.values());
  }

  private SceneRules rules() {
    Set<DrawRule> draws = EnumSet.noneOf(DrawRule.class);
    draws.addAll(chance.some(List.of(DrawRule.values()), 4));
    ClockRule clock =
        chance.is(50)
            ? ClockRule.COUNT_UP
            : ClockRule.countDown(time(), chance.of(List.of(1L, ClockRule.LONGEST_MILLIS)));
    List<UndoRule> undo = List.of(UndoRule.OFF, UndoRule.UNLIMITED, new UndoRule(3));
    return new SceneRules(
        chance.of(PromotionRule.values()),
        chance.is(50) ? SceneRules.USUAL.draws() : draws,
        clock.withConfirmationByHand(chance.is(30)),
        chance.of(undo));
  }

  private long time() {
    long millis = chance.number(1, (int) ClockRule.LONGEST_MILLIS);
    return chance.is(50) ? millis : Math.max(1, millis / 60_000) * 1_000;
  }

  private Setup setup(Terrain terrain, PromotionRule promotion) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (int i = chance.number(0, 20); i > 0; i--) {
      pieces.put(square(), piece());
    }
    Side toMove = chance.of(Side.values());
    Optional<Square> passed =
        chance.is(30) ? Optional.of(passed(toMove, pieces)) : Optional.empty();
    pieces.values().removeIf(piece -> piece.kind().equals(Kind.KING));
    Set<Castling> castling = EnumSet.noneOf(Castling.class);
    if (chance.is(50)) {
      castling.addAll(chance.some(List.of(Castling.values()), 4));
    }
    for (Castling right : castling) {
      pieces.put(right.king(), Piece.of(right.side(), Kind.KING));
      pieces.put(right.rook(), Piece.of(right.side(), Kind.ROOK));
    }
    pieces.entrySet().removeIf(entry -> !canStand(entry.getValue(), entry.getKey(), terrain));
    castling.removeIf(right -> !pieces.containsKey(right.king()));
    castling.removeIf(right -> !pieces.containsKey(right.rook()));
    boolean hasPassed = passed.filter(square -> isPassed(square, toMove, pieces)).isPresent();
    boolean hasStores = promotion == PromotionRule.FROM_STORE;
    return new Setup(
        pieces,
        hasStores ? store() : Store.EMPTY,
        hasStores ? store() : Store.EMPTY,
        toMove,
        castling,
        hasPassed ? passed : Optional.empty(),
        chance.of(List.of(0, 0, 10, Setup.MOST_TURNS)),
        chance.of(List.of(1, 1, 5, Setup.MOST_TURNS)));
  }

  /** Makes room for a pawn's double step. */
  private Square passed(Side toMove, Map<Square, Piece> pieces) {
    Side mover = toMove.opponent();
    Square from = Square.at(chance.number(0, 7), mover.secondRank()).orElseThrow();
    Square passed = from.plus(0, mover.forward()).orElseThrow();
    pieces.remove(from);
    pieces.remove(passed);
    pieces.put(passed.plus(0, mover.forward()).orElseThrow(), Piece.of(mover, Kind.PAWN));
    return passed;
  }

  private static boolean isPassed(Square passed, Side toMove, Map<Square, Piece> pieces) {
    return pieces.containsKey(passed.plus(0, toMove.opponent().forward()).orElseThrow());
  }

  static boolean canStand(Piece piece, Square square, Terrain terrain) {
    boolean isLast =
        piece.kind().equals(Kind.PAWN) && square.rank() == piece.side().orElseThrow().lastRank();
    return !isLast && !terrain.isVoid(square);
  }

  private Piece piece() {
    return piece(chance, kinds);
  }

  static Piece piece(Chance chance, List<Kind> kinds) {
    Kind kind = chance.of(kinds);
    return kind.isProp() ? Piece.prop(kind) : Piece.of(chance.of(Side.values()), kind);
  }

  private Store store() {
    Store store = Store.EMPTY;
    List<Kind> storable = kinds.stream().filter(Kind::isStorable).toList();
    for (int i = chance.of(List.of(0, 1, 5, 64)); i > 0; i--) {
      Square square = chance.is(50) ? store.firstFree().orElseThrow() : square();
      store = store.isFree(square) ? store.with(square, chance.of(storable)) : store;
    }
    return store;
  }

  static PieceFilter filter(Chance chance, List<Kind> kinds) {
    Kind kind = chance.of(kinds);
    Side side = chance.of(Side.values());
    return switch (chance.number(0, 3)) {
      case 0 -> PieceFilter.ANY;
      case 1 -> PieceFilter.of(side);
      case 2 -> PieceFilter.of(kind);
      default -> kind.isProp() ? PieceFilter.of(kind) : PieceFilter.of(side, kind);
    };
  }

  private PieceFilter filter() {
    return filter(chance, kinds);
  }

  static Set<Square> squares(Chance chance) {
    return new TreeSet<>(chance.list(1, 4, () -> chance.of(Square.values())));
  }

  private Aims aims() {
    Optional<Goal> goal = chance.is(30) ? Optional.empty() : Optional.of(goal(chance.number(1, 5)));
    OptionalInt limit =
        chance.is(70) ? OptionalInt.empty() : OptionalInt.of(chance.number(1, Setup.MOST_TURNS));
    return new Aims(goal, chance.list(0, 3, this::filter), limit);
  }

  /** A goal that is nested not more than so deep, or as deep as can be. */
  private Goal goal(int depth) {
    if (chance.is(3) && depth == 5) {
      return IntStream.range(1, 20)
          .mapToObj(turns -> (Goal) new Goal.Survive(turns))
          .reduce((deep, more) -> new Goal.AllOf(List.of(more, deep)))
          .orElseThrow();
    }
    return switch (chance.number(depth == 1 ? 3 : 0, 8)) {
      case 0 -> new Goal.AllOf(chance.list(2, 3, () -> goal(depth - 1)));
      case 1 -> new Goal.AnyOf(chance.list(2, 3, () -> goal(depth - 1)));
      case 2 -> new Goal.Within(chance.number(1, 9), goal(depth - 1));
      case 3 -> new Goal.Checkmate();
      case 4 -> new Goal.Reach(squares(chance), filter());
      case 5 -> new Goal.Capture(filter(), chance.of(List.of(1, 2, 64)));
      case 6 -> new Goal.Keep(filter());
      case 7 -> new Goal.Crates(squares(chance));
      default -> new Goal.Survive(chance.of(List.of(1, 5, Integer.MAX_VALUE)));
    };
  }
}
