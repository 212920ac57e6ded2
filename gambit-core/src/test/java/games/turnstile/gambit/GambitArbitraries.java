package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Generators of whole boards, positions, games and turns. In a class annotated with
 * {@code @Domain(GambitArbitraries.class)} a {@code @ForAll} parameter of one of those types gets
 * every kind of value; the suppliers narrow it down. All legal turns in here are the oracle's.
 *
 * <p>There are no edge cases: their combinations, mostly of empty boards, would crowd out the rest.
 */
public final class GambitArbitraries extends DomainContextBase {
  private static final int MORE_TURNS_THAN_ANY_GAME = 16;
  private static final int FEW = 9;

  /** Any filling of the board, from empty to full and from one colour to the other. */
  @Provide
  public static Arbitrary<Board> boards() {
    Arbitrary<Integer> percent =
        Arbitraries.integers().between(0, 99).withDistribution(RandomDistribution.uniform());
    return Combinators.combine(percent.list().ofSize(32), percent, percent)
        .as(GambitArbitraries::board)
        .withoutEdgeCases();
  }

  private static Board board(List<Integer> rolls, int emptyShare, int xShare) {
    Map<Point, Side> pieces = new HashMap<>();
    for (int index = 0; index < rolls.size(); index++) {
      int roll = rolls.get(index);
      if (roll >= emptyShare) {
        boolean isX = (roll - emptyShare) * 100 < (100 - emptyShare) * xShare;
        pieces.put(Point.ofIndex(index), isX ? Side.X : Side.O);
      }
    }
    return Board.of(pieces);
  }

  /** Any position at all: at the start or in the middle of a turn, reachable or not, also over. */
  @Provide
  public static Arbitrary<Position> positions() {
    return Arbitraries.oneOf(
            startsOfTurn(boards()), new InGame().get(), new MidTurn().get(), new Late().get())
        .withoutEdgeCases();
  }

  /** Games from the ordinary start by random turns, broken off anywhere, under either ruleset. */
  @Provide
  public static Arbitrary<GameRecord> games() {
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers()
            .between(0, 9999)
            .withDistribution(RandomDistribution.uniform())
            .list()
            .ofMaxSize(MORE_TURNS_THAN_ANY_GAME)
            .withSizeDistribution(RandomDistribution.uniform());
    return Combinators.combine(choices, Arbitraries.of(Side.O, Side.X), rulesets())
        .as(
            (numbers, starter, rules) ->
                game(Setup.startOfTurn(Board.initial(), starter).withRuleset(rules), numbers))
        .withoutEdgeCases();
  }

  private static GameRecord game(Setup setup, List<Integer> choices) {
    GameRecord game = GameRecord.start(setup);
    for (int choice : choices) {
      List<Turn> turns = Plain.turns(game.last());
      if (turns.isEmpty()) {
        return game;
      }
      game = game.play(turns.get(choice % turns.size()));
    }
    return game;
  }

  /** Turns that look possible and seldom are: they mostly go by twos in straight lines. */
  @Provide
  public static Arbitrary<Turn> turns() {
    Arbitrary<Integer> step =
        Arbitraries.frequencyOf(
            Tuple.of(15, Arbitraries.of(-18, -16, -14, -2, 2, 14, 16, 18)),
            Tuple.of(1, Arbitraries.integers().between(-31, 31)));
    return Combinators.combine(squares(), step.list().ofMaxSize(4))
        .as(GambitArbitraries::walk)
        .withoutEdgeCases();
  }

  private static Arbitrary<Integer> squares() {
    return Arbitraries.integers().between(0, 31).withDistribution(RandomDistribution.uniform());
  }

  private static Turn walk(int start, List<Integer> steps) {
    List<Point> path = new ArrayList<>(List.of(Point.ofIndex(start)));
    int at = start;
    for (int step : steps) {
      at = Math.floorMod(at + step, 32);
      path.add(Point.ofIndex(at));
    }
    return new Turn(path);
  }

  @Provide
  public static Arbitrary<Side> sides() {
    return Arbitraries.of(Side.class);
  }

  @Provide
  public static Arbitrary<Ruleset> rulesets() {
    return Arbitraries.of(Ruleset.class);
  }

  private static Arbitrary<Position> startsOfTurn(Arbitrary<Board> boards) {
    return Combinators.combine(boards, sides(), rulesets())
        .as((board, side, rules) -> new Setup(board, side, Optional.empty(), rules))
        .map(Position::of);
  }

  /** The last position of a random game from the start. */
  public static final class InGame implements ArbitrarySupplier<Position> {
    @Override
    public Arbitrary<Position> get() {
      return games().map(GameRecord::last);
    }
  }

  /** A position in which a piece has just jumped and can go on, on any board. */
  public static final class MidTurn implements ArbitrarySupplier<Position> {
    @Override
    public Arbitrary<Position> get() {
      return midTurn(startsOfTurn(boards()));
    }
  }

  /** A position with few pieces, at the start or in the middle of a turn, often over. */
  public static final class Late implements ArbitrarySupplier<Position> {
    @Override
    public Arbitrary<Position> get() {
      Arbitrary<Map<Point, Side>> pieces =
          Arbitraries.maps(squares().map(Point::ofIndex), sides())
              .ofMaxSize(FEW)
              .withSizeDistribution(RandomDistribution.uniform());
      Arbitrary<Position> scattered = startsOfTurn(pieces.map(Board::of));
      Arbitrary<Position> inGame =
          new InGame().get().filter(position -> pieces(position.board()) <= FEW);
      return Arbitraries.oneOf(scattered, inGame, midTurn(scattered), midTurn(inGame))
          .withoutEdgeCases();
    }
  }

  private static Arbitrary<Position> midTurn(Arbitrary<Position> starts) {
    Arbitrary<Position> unfinished = starts.filter(position -> !Plain.position(position).isOver());
    return Combinators.combine(unfinished, Arbitraries.integers().between(0, 999))
        .as(GambitArbitraries::withJumper)
        .withoutEdgeCases();
  }

  private static Position withJumper(Position position, int choice) {
    List<List<Integer>> jumps = Plain.position(position).jumps();
    Point jumper = Point.ofIndex(jumps.get(choice % jumps.size()).get(0));
    return Position.of(position.toSetup().withJumper(jumper));
  }

  private static int pieces(Board board) {
    return board.pieces(Side.X).size() + board.pieces(Side.O).size();
  }
}
