package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Orientation;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Tile;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Generators of sheets and of games that may stop anywhere. */
final class GameArbitraries {
  private static final int LONGEST = 130;

  private GameArbitraries() {}

  /** Sheets with 1 to 31 placements, whatever the dice. */
  static Arbitrary<Sheet> sheets() {
    return choices(BoardCodec.MOST_PLACEMENTS)
        .map(
            choices -> {
              Sheet sheet = Sheet.empty();
              for (int choice : choices) {
                sheet = grown(sheet, choice);
              }
              return sheet;
            })
        .filter(sheet -> !sheet.placements().isEmpty());
  }

  private static Sheet grown(Sheet sheet, int choice) {
    Tile tile = Tile.values()[choice % Tile.values().length];
    List<Placement> legal = sheet.legalPlacements(tile);
    return legal.isEmpty() ? sheet : sheet.draw(turned(pick(legal, choice / 16), choice));
  }

  /** Games of one to six players, which draw in any order. */
  static Arbitrary<GameRecord> games() {
    return Combinators.combine(setups(), choices(LONGEST)).as(GameArbitraries::play);
  }

  private static Arbitrary<Setup> setups() {
    Arbitrary<String> names =
        Arbitraries.of("Ann", "Bob", "# 7", "1 A0A0A0B0", "Mary Ann", "Zoë", "西直门", ".", "😀");
    return Combinators.combine(
            names.list().ofMinSize(1).ofMaxSize(Setup.MAX_SEATS), Arbitraries.longs())
        .as(Setup::new);
  }

  private static GameRecord play(Setup setup, List<Integer> choices) {
    Dice dice = Dice.seeded(setup.seed());
    GameRecord game = GameRecord.start(setup);
    for (int choice : choices) {
      Position position = game.last();
      if (position.phase() == Phase.ROLL) {
        game = game.play(dice.roll(position));
      } else if (position.phase() == Phase.DRAW) {
        game = game.play(move(position, choice));
      }
    }
    return game;
  }

  private static Move move(Position position, int choice) {
    List<Integer> drawing =
        IntStream.range(0, position.seats())
            .filter(seat -> position.round(seat).isPresent())
            .boxed()
            .toList();
    List<Move> moves = position.legalMoves(pick(drawing, choice));
    Move first = moves.get(0);
    Move move = choice % 3 == 0 && first instanceof Move.EndRound ? first : pick(moves, choice / 6);
    return move instanceof Move.Draw draw
        ? new Move.Draw(draw.seat(), turned(draw.placement(), choice))
        : move;
  }

  /** The same drawing in any of the orientations in which it looks so. */
  private static Placement turned(Placement placement, int choice) {
    List<Placement> same =
        Arrays.stream(Orientation.values())
            .map(turn -> new Placement(placement.tile(), placement.square(), turn))
            .filter(placement::looksLike)
            .toList();
    return pick(same, choice / 64);
  }

  private static Arbitrary<List<Integer>> choices(int most) {
    return Arbitraries.integers()
        .between(0, 999_999)
        .withDistribution(RandomDistribution.uniform())
        .list()
        .ofMaxSize(most)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  private static <T> T pick(List<T> items, int choice) {
    return items.get(choice % items.size());
  }
}
