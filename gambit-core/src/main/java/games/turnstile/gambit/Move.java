package games.turnstile.gambit;

import java.util.Objects;

/** One step of a turn: a jump, or the decision to jump no further. */
public sealed interface Move permits Move.Jump, Move.Stop {
  /**
   * A piece going over its neighbour onto the square behind.
   *
   * @param from where the piece stands
   * @param to where it lands
   */
  record Jump(Point from, Point to) implements Move {
    /** Rejects missing squares; whether the jump is possible is for the position to say. */
    public Jump {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
    }

    @Override
    public String toString() {
      return from.name() + "x" + to.name();
    }
  }

  /** Ending the turn although the piece that has just jumped could jump again. */
  record Stop() implements Move {
    @Override
    public String toString() {
      return "stop";
    }
  }
}
