package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.BotNames;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Progress;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.SetupException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** The bots in a game. A record tells by the names of its players which of them are bots. */
final class Bots {
  /** Keeps seeds of seats apart from those of other games. */
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private Bots() {}

  /** The bot with this name; empty if it is not a bot's name. */
  static Optional<Bot> named(String name) {
    return BotNames.kind(name, Bot.class);
  }

  /** A setup; if it is impossible the option is named. */
  static Setup setup(String option, List<String> players, long seed) {
    try {
      return new Setup(players, seed);
    } catch (SetupException refusal) {
      throw new BadInputException(option + ": " + refusal.getMessage());
    }
  }

  /** The bots of a game by their seats; a seat that is missing is a person's. */
  static Map<Integer, Player> in(Setup setup, Dice dice, Thinking thinking, Progress progress) {
    Map<Integer, Player> bots = new TreeMap<>();
    for (int seat = 0; seat < setup.players().size(); seat++) {
      long seed = new SplittableRandom(setup.seed() ^ seat * GOLDEN_GAMMA).nextLong();
      int place = seat;
      named(setup.players().get(seat))
          .ifPresent(bot -> bots.put(place, bot.player(seed, dice.rolls(), thinking, progress)));
    }
    return bots;
  }

  /** A game between bots alone. */
  static GameRecord playOut(Setup setup, Dice dice, Map<Integer, Player> bots) {
    GameRecord game = GameRecord.start(setup);
    while (game.last().phase() != Phase.OVER) {
      game = game.play(dice.roll(game.last()));
      for (int seat = 0; seat < setup.players().size(); seat++) {
        game = finishRound(game, seat, bots.get(seat));
      }
    }
    return game;
  }

  /** The game after a bot has drawn and ended the round. */
  static GameRecord finishRound(GameRecord game, int seat, Player bot) {
    Position position = game.last();
    GameRecord next = game;
    for (Placement placement : bot.finish(position.round(seat).orElseThrow())) {
      next = next.play(new Move.Draw(seat, placement));
    }
    return next.play(new Move.EndRound(seat));
  }
}
