package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.Violation;
import java.util.List;
import java.util.Optional;

/**
 * A record that is well-formed, but of which the rules know nothing yet.
 *
 * @param setup how the game begins
 * @param moves what happened
 */
record RecordDraft(Setup setup, List<Played> moves) {

  /** A move and where it stands in the text. */
  record Played(int offset, Move move) {}

  /** The record, once the rules have agreed to all of it. */
  GameRecord replay() {
    GameRecord game = GameRecord.start(setup);
    for (Played played : moves) {
      Optional<Violation> violation = game.last().check(played.move());
      if (violation.isPresent()) {
        throw NotationException.illegal(
            played.offset(), RecordCodec.format(played.move()), violation.get());
      }
      game = game.play(played.move());
    }
    return game;
  }
}
