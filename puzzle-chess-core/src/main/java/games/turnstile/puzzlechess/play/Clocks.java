package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** The time that both sides have used in each scene, in milliseconds (R13). */
record Clocks(Tally white, Tally black) {
  static final Clocks ZERO = new Clocks(Tally.ZERO, Tally.ZERO);

  /** The same when the side to move has thought so long, if that counts. */
  Clocks after(Position turn, long millis) {
    String scene = turn.scene().name();
    if (turn.toMove() == Side.BLACK) {
      return new Clocks(white, black.plus(scene, millis));
    }
    return rule(turn).countsDown() ? new Clocks(white.plus(scene, millis), black) : this;
  }

  private static ClockRule rule(Position position) {
    return position.scene().rules().clock();
  }

  /** The same with White's clock put back (R14). */
  Clocks withWhite(Tally earlier) {
    return new Clocks(earlier, black);
  }

  Tally of(Side side) {
    Objects.requireNonNull(side, "side");
    return side == Side.WHITE ? white : black;
  }

  /** What a side has left in the current scene, empty if time counts up. */
  OptionalLong left(Side side, Position position) {
    Objects.requireNonNull(side, "side");
    ClockRule rule = rule(position);
    long all = side == Side.WHITE ? rule.whiteMillis() : rule.blackMillis();
    return rule.countsDown()
        ? OptionalLong.of(all - of(side).of(position.scene().name()))
        : OptionalLong.empty();
  }

  /** Who has no time left in the current scene (R11.7). */
  Optional<Side> flagged(Position position) {
    return Stream.of(Side.BLACK, Side.WHITE)
        .filter(side -> left(side, position).orElse(1) == 0)
        .findFirst();
  }
}
