package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.notation.NotationException;
import games.turnstile.railroadink.notation.RollCodec;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option that says what the dice show. */
final class DiceOption {
  @Option(
      names = "--dice",
      paramLabel = "ROLL,...",
      description =
          "What the dice show in the first rounds, such as A0A3A3B1,A1A4A5B2; a record does not keep"
              + " those that are still to come (default: all from the seed).")
  private String rolls;

  /**
   * {@return the dice: as given, then from the seed}
   *
   * @param seed where those come from that are not given
   * @throws BadInputException if the option is malformed
   */
  Dice dice(long seed) {
    List<DiceRoll> all = new ArrayList<>(Dice.seeded(seed).rolls());
    List<DiceRoll> given = given();
    for (int i = 0; i < given.size(); i++) {
      all.set(i, given.get(i));
    }
    return Dice.given(all);
  }

  /**
   * Checks that the option does not contradict what was rolled before.
   *
   * @param rolled what the dice have shown in each round so far
   * @throws BadInputException if it does
   */
  void requireAgreement(List<DiceRoll> rolled) {
    List<DiceRoll> given = given();
    for (int i = 0; i < Math.min(given.size(), rolled.size()); i++) {
      if (!given.get(i).equals(rolled.get(i))) {
        throw new BadInputException(
            "--dice: round %s of the game had %s, not %s"
                .formatted(i + 1, RollCodec.format(rolled.get(i)), RollCodec.format(given.get(i))));
      }
    }
  }

  private List<DiceRoll> given() {
    try {
      return rolls == null ? List.of() : RollCodec.parseAll(rolls);
    } catch (NotationException malformed) {
      throw new BadInputException("--dice: " + malformed.getMessage());
    }
  }
}
