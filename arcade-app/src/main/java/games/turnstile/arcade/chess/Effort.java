package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.play.Entry;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.play.Visit;
import games.turnstile.puzzlechess.scene.Side;

/**
 * What Black has spent on a game.
 *
 * @param moves the moves that were not taken back
 * @param millis the time in all scenes
 */
record Effort(int moves, long millis) {
  static Effort of(GameRecord record) {
    int moves = 0;
    for (Visit visit : record.visits()) {
      Position position = visit.start();
      for (Entry.Played played : visit.moves()) {
        moves += position.toMove() == Side.BLACK ? 1 : 0;
        position = position.play(played.move());
      }
    }
    return new Effort(moves, record.totalMillis(Side.BLACK));
  }

  /** The same in a sentence. */
  String sentence() {
    return "Black made %s in %s.".formatted(Phrases.count(moves, "move"), Tellings.time(millis));
  }
}
