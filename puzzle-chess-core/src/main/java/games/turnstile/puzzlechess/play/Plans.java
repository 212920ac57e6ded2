package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Objects;
import java.util.Optional;

/** What the sides mean to do: the move that waits for being confirmed, and the pre-moves. */
record Plans(Optional<Move> proposed, Premoves white, Premoves black) {
  static final Plans NONE = new Plans(Optional.empty(), Premoves.NONE, Premoves.NONE);

  Premoves of(Side side) {
    Objects.requireNonNull(side, "side");
    return side == Side.WHITE ? white : black;
  }

  Plans with(Side side, Premoves premoves) {
    Objects.requireNonNull(side, "side");
    return side == Side.WHITE
        ? new Plans(proposed, premoves, black)
        : new Plans(proposed, white, premoves);
  }

  Plans proposing(Move move) {
    return new Plans(Optional.of(move), white, black);
  }

  Plans withoutProposal() {
    return new Plans(Optional.empty(), white, black);
  }
}
