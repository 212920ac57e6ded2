package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Player;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Map;

/** The levels of Pastor as bots. */
final class Bots {
  /** All levels for a sentence. */
  static final String LEVELS = "beginner, novice, amateur, skilled, expert, master";

  private Bots() {}

  /** The seed of a side's bot, so that two bots of a level play differently. */
  static long seed(Side side, long seed) {
    return side == Side.WHITE ? seed : ~seed;
  }

  /** A game that bots go on with, in which no time passes; it is broken off if it is too long. */
  static GameRecord playOut(GameRecord begun, Map<Side, Player> bots, int mostMoves) {
    GameRecord game = begun;
    while (game.entries().size() < mostMoves && !game.isFull() && game.outcome().isEmpty()) {
      game = game.play(bots.get(game.position().toMove()).choose(game.position()));
    }
    return game;
  }
}
