package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Signal;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.UndoRule;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Generators of levels with two scenes and all sorts of clocks, of what players do, and of games.
 */
public final class GameArbitraries extends DomainContextBase {
  private static final List<Kind> KINDS =
      List.of(Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN, Kind.PAWN);

  @Provide
  static Arbitrary<Level> levels() {
    return Combinators.combine(Arbitraries.longs(), rules(), rules())
        .as(GameArbitraries::level)
        .filter(GameArbitraries::canBegin)
        .map(Optional::orElseThrow)
        .withoutEdgeCases();
  }

  private static Arbitrary<SceneRules> rules() {
    Arbitrary<ClockRule> clocks =
        Arbitraries.of(
            ClockRule.COUNT_UP,
            ClockRule.countDown(40_000, 30_000),
            ClockRule.countDown(8_000, 9_000));
    Arbitrary<UndoRule> undos =
        Arbitraries.of(UndoRule.OFF, new UndoRule(3), UndoRule.UNLIMITED, UndoRule.UNLIMITED);
    Arbitrary<Set<DrawRule>> draws =
        Arbitraries.of(EnumSet.allOf(DrawRule.class), EnumSet.noneOf(DrawRule.class));
    Arbitrary<Boolean> byHand = Arbitraries.frequency(Tuple.of(3, false), Tuple.of(1, true));
    return Combinators.combine(clocks, byHand, undos, draws)
        .as(
            (clock, hand, undo, counting) ->
                new SceneRules(
                    PromotionRule.FROM_STORE, counting, clock.withConfirmationByHand(hand), undo));
  }

  private static boolean canBegin(Optional<Level> level) {
    try {
      return level.map(Position::initial).isPresent();
    } catch (LevelException inCheck) {
      return false;
    }
  }

  private static Optional<Level> level(long seed, SceneRules hall, SceneRules cellar) {
    Random random = new Random(seed);
    try {
      List<Scene> scenes =
          List.of(scene(random, "hall", "cellar", hall), scene(random, "cellar", "hall", cellar));
      return Optional.of(new Level("house", "House", "", List.of(), scenes, OptionalInt.empty()));
    } catch (LevelException malformed) {
      return Optional.empty();
    }
  }

  private static Scene scene(Random random, String name, String other, SceneRules rules) {
    Setup setup =
        Setup.of(pieces(random, name.equals("hall")))
            .withStores(Store.EMPTY, Store.of(List.of(Kind.KNIGHT)));
    Terrain terrain = Terrain.FLAT.withHeight(square(random), 1);
    return new Scene(name, "", terrain, setup, rules, works(random, other), Aims.CHECKMATE);
  }

  /** Two kings, or White's alone, and a few others. */
  private static Map<Square, Piece> pieces(Random random, boolean withBlackKing) {
    List<Square> squares = new ArrayList<>(List.of(Square.values()));
    Collections.shuffle(squares, random);
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    pieces.put(squares.get(0), Piece.of(Side.WHITE, Kind.KING));
    if (withBlackKing) {
      pieces.put(squares.get(1), Piece.of(Side.BLACK, Kind.KING));
    }
    pieces.put(squares.get(2), Piece.prop(Kind.CRATE));
    for (int i = 3; i < 12; i++) {
      Piece piece =
          Piece.of(
              random.nextBoolean() ? Side.BLACK : Side.WHITE,
              KINDS.get(random.nextInt(KINDS.size())));
      boolean isLast = squares.get(i).rank() == piece.side().orElseThrow().lastRank();
      if (piece.kind() != Kind.PAWN || !isLast) {
        pieces.put(squares.get(i), piece);
      }
    }
    return pieces;
  }

  private static Works works(Random random, String other) {
    List<Link> links =
        Stream.of("east", "west", "north")
            .map(name -> new Link(name, square(random), PieceFilter.ANY, other, "door", true))
            .toList();
    InputPort plate = new InputPort("plate", square(random), PieceFilter.ANY);
    OutputPort lift =
        new OutputPort(
            "lift", square(random), new Signal.On("plate"), new Device.Height(square(random), 3));
    Reaction spawning =
        new Reaction(
            new Event.TurnBegins(4),
            true,
            List.of(new Effect.Spawn(Piece.of(Side.WHITE, Kind.ROOK), square(random))));
    return new Works(
        Map.of("door", square(random)), links, List.of(plate), List.of(lift), List.of(spawning));
  }

  private static Square square(Random random) {
    return Square.of(random.nextInt(64));
  }

  @Provide
  static Arbitrary<List<Action>> actions() {
    Arbitrary<Action> action =
        Combinators.combine(
                Arbitraries.frequency(
                    Tuple.of(12, Action.Type.PROPOSE),
                    Tuple.of(5, Action.Type.CONFIRM),
                    Tuple.of(1, Action.Type.WITHDRAW),
                    Tuple.of(4, Action.Type.UNDO),
                    Tuple.of(4, Action.Type.PREMOVE),
                    Tuple.of(1, Action.Type.CANCEL),
                    Tuple.of(2, Action.Type.DRAW)),
                Arbitraries.of(Side.class),
                Arbitraries.integers().between(0, 9_999),
                Arbitraries.of(0L, 0L, 7L, 500L, 1_234L, 2_500L))
            .as(Action::new);
    return action.list().ofMinSize(1).ofMaxSize(60).withoutEdgeCases();
  }

  /** Games as they are after some actions. */
  @Provide
  public static Arbitrary<GameRecord> records() {
    return Combinators.combine(levels(), actions()).as(GameArbitraries::played);
  }

  private static GameRecord played(Level level, List<Action> actions) {
    FakeClock clock = new FakeClock();
    Game game = Game.start(level, clock);
    for (Action action : actions) {
      clock.pass(action.millis());
      game = action.apply(game);
    }
    return game.record();
  }
}
