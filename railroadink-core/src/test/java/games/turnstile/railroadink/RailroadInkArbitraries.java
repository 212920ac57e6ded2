package games.turnstile.railroadink;

import games.turnstile.railroadink.RandomPlay.Pick;
import games.turnstile.railroadink.RandomPlay.Taste;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Generators of sheets, rolls, rounds and games. In a class annotated with
 * {@code @Domain(RailroadInkArbitraries.class)} a {@code @ForAll} parameter of one of those types
 * gets every kind of value.
 */
public final class RailroadInkArbitraries extends DomainContextBase {
  /** The largest number of placements in a game. */
  public static final int MOST_PLACEMENTS = 31;

  private static final int MANY = 1_000_000;

  /** As they come in a game: die A three times as often as die B. */
  private static final List<Tile> USUAL =
      Stream.of(
              faces('A').stream().flatMap(tile -> Stream.generate(() -> tile).limit(6)),
              faces('B').stream().flatMap(tile -> Stream.generate(() -> tile).limit(4)),
              Tile.specials().stream())
          .flatMap(tiles -> tiles)
          .toList();

  private static final List<Tile> BRANCHING =
      List.of(
          Tile.A2, Tile.A3, Tile.A2, Tile.A3, Tile.A3, Tile.B2, Tile.B0, Tile.S2, Tile.S3, Tile.S5);

  private static List<Tile> faces(char die) {
    return Tile.diceFaces().stream().filter(tile -> tile.die() == die).toList();
  }

  /** Sheets of up to 31 tiles, as they come in a game. */
  @Provide
  public static Arbitrary<Sheet> sheets() {
    return sheets(USUAL, 0, RandomPlay::anywhere);
  }

  /** Sheets with many junctions and circles. */
  @Provide
  public static Arbitrary<Sheet> denseSheets() {
    return sheets(BRANCHING, 10, RandomPlay::densely);
  }

  /** Sheets with few ways to go on. */
  static Arbitrary<Sheet> closedSheets() {
    return sheets(USUAL, 20, RandomPlay::closely);
  }

  private static Arbitrary<Sheet> sheets(List<Tile> tiles, int fewest, Taste taste) {
    return picks(fewest, MOST_PLACEMENTS)
        .map(picks -> RandomPlay.sheet(tiles, picks, taste))
        .withoutEdgeCases();
  }

  private static Arbitrary<List<Pick>> picks(int fewest, int most) {
    return Combinators.combine(numbers(), numbers(), numbers())
        .as(Pick::new)
        .list()
        .ofMinSize(fewest)
        .ofMaxSize(most)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  private static Arbitrary<Integer> numbers() {
    return Arbitraries.integers().between(0, MANY).withDistribution(RandomDistribution.uniform());
  }

  /** Whatever the dice can show. */
  @Provide
  public static Arbitrary<DiceRoll> rolls() {
    return Combinators.combine(
            Arbitraries.of(faces('A')).list().ofSize(DiceRoll.A_DICE), Arbitraries.of(faces('B')))
        .as((a, b) -> new DiceRoll(Stream.concat(a.stream(), Stream.of(b)).toList()))
        .withoutEdgeCases();
  }

  /** Rounds at their beginning and later, on any sheet. */
  @Provide
  public static Arbitrary<Round> rounds() {
    return Combinators.combine(
            Arbitraries.oneOf(sheets(), denseSheets(), closedSheets()),
            rolls(),
            Arbitraries.integers().between(1, Round.LAST),
            picks(0, 5))
        .as(
            (sheet, roll, number, picks) ->
                RandomPlay.round(Round.begin(number, roll, sheet), picks))
        .withoutEdgeCases();
  }

  /** Rounds that the oracle can finish in every way. */
  @Provide
  public static Arbitrary<FewWays> fewWays() {
    return Combinators.combine(
            Arbitraries.oneOf(sheets(), closedSheets(), closedSheets()), rolls(), picks(0, 5))
        .as((sheet, roll, picks) -> FewWays.of(sheet, roll, picks))
        .withoutEdgeCases();
  }

  /** Whole games of one to three players. */
  @Provide
  public static Arbitrary<GameRecord> games() {
    return Combinators.combine(
            Arbitraries.integers().between(1, 3),
            rolls().list().ofSize(Round.LAST),
            Arbitraries.longs())
        .as(RandomPlay::game)
        .withoutEdgeCases();
  }

  /** {@return every tile on every square in every orientation} */
  static List<Placement> everyPlacement() {
    return Stream.of(Tile.values())
        .flatMap(
            tile ->
                IntStream.range(0, Square.SIDE * Square.SIDE)
                    .mapToObj(index -> new Square(index / Square.SIDE, index % Square.SIDE))
                    .flatMap(
                        square ->
                            Stream.of(Orientation.values())
                                .map(orientation -> new Placement(tile, square, orientation))))
        .toList();
  }
}
