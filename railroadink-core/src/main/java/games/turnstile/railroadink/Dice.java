package games.turnstile.railroadink;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Dice that are known beforehand: from a seed, or given. Immutable: what they show depends on the
 * round alone, so that a game can be taken up at any point.
 */
public final class Dice {
  private static final List<Tile> A =
      Tile.diceFaces().stream().filter(tile -> tile.die() == 'A').toList();
  private static final List<Tile> B =
      Tile.diceFaces().stream().filter(tile -> tile.die() == 'B').toList();

  private final IntFunction<DiceRoll> rolls;

  private Dice(IntFunction<DiceRoll> rolls) {
    this.rolls = rolls;
  }

  /**
   * {@return dice that always show the same for the same seed}
   *
   * @param seed any number
   */
  public static Dice seeded(long seed) {
    return new Dice(
        round -> random(new SplittableRandom(seed ^ round * 0x9E3779B97F4A7C15L).split()));
  }

  /**
   * {@return dice that show these rolls}
   *
   * @param rolls one for each of the seven rounds
   * @throws IllegalArgumentException if there are not seven
   */
  public static Dice given(List<DiceRoll> rolls) {
    List<DiceRoll> copy = List.copyOf(rolls);
    if (copy.size() != Round.LAST) {
      throw new IllegalArgumentException(
          "a game has %s rolls, not %s".formatted(Round.LAST, copy.size()));
    }
    return new Dice(round -> copy.get(round - 1));
  }

  /** {@return what the dice show in each of the seven rounds} */
  public List<DiceRoll> rolls() {
    return IntStream.rangeClosed(1, Round.LAST).mapToObj(rolls).toList();
  }

  /**
   * {@return the move of the dice}
   *
   * @param position a position that waits for the dice
   * @throws IllegalArgumentException if it does not
   */
  public Move.Roll roll(Position position) {
    Objects.requireNonNull(position, "position");
    if (position.phase() != Phase.ROLL) {
      throw new IllegalArgumentException("the position waits for no dice: it is " + position);
    }
    return new Move.Roll(rolls.apply(position.rolls() + 1));
  }

  private static DiceRoll random(SplittableRandom random) {
    return DiceRoll.of(
        A.get(random.nextInt(A.size())),
        A.get(random.nextInt(A.size())),
        A.get(random.nextInt(A.size())),
        B.get(random.nextInt(B.size())));
  }
}
