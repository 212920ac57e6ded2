package games.turnstile.railroadink;

import java.util.Objects;

/** What changes a position: the dice, or a player. */
public sealed interface Move {
  /**
   * The dice are rolled for a new round.
   *
   * @param roll what they show
   */
  record Roll(DiceRoll roll) implements Move {
    /** Checks that nothing is missing. */
    public Roll {
      Objects.requireNonNull(roll, "roll");
    }
  }

  /**
   * A player draws a tile.
   *
   * @param seat who draws
   * @param placement what and where
   */
  record Draw(int seat, Placement placement) implements Move {
    /** Checks that nothing is missing. */
    public Draw {
      Objects.requireNonNull(placement, "placement");
    }
  }

  /**
   * A player has drawn enough in this round.
   *
   * @param seat who ends the round
   */
  record EndRound(int seat) implements Move {}
}
