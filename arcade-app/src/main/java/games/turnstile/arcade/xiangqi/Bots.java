package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BotNames;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.RecordCodec;
import games.turnstile.xiangqi.variant.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bots in a game. A record tells by the names of its players which of them are bots. */
final class Bots {
  /** All levels for a sentence. */
  static final String LEVELS = "easy, medium, hard";

  private Bots() {}

  /** The names of two bots. */
  static Map<Side, String> names(Level red, Level blue) {
    List<String> names = BotNames.of(List.of(red, blue));
    return Map.of(Side.RED, names.get(0), Side.BLUE, names.get(1));
  }

  /** The name of a bot whose opponent is none. */
  static String name(Level level) {
    return BotNames.of(List.of(level)).get(0);
  }

  /** The level of the bot with this name; empty if it is not a bot's name. */
  static Optional<Level> level(String name) {
    return BotNames.kind(name, Level.class);
  }

  /** The bots of a game; a side that is missing is a person's. */
  static Map<Side, Player> in(NamedRecord record, long seed, BudgetOptions budget) {
    Map<Side, Player> bots = new EnumMap<>(Side.class);
    record
        .names()
        .forEach(
            (side, name) ->
                level(name)
                    .ifPresent(
                        level ->
                            bots.put(side, budget.player(level, side == Side.RED ? seed : ~seed))));
    return bots;
  }

  /**
   * A game between bots alone, which is broken off if it has too many moves, or so many to choose
   * from that its record could not be read.
   */
  static GameRecord playOut(Setup setup, Map<Side, Player> bots, int mostMoves) {
    GameRecord game = GameRecord.start(setup);
    long choices = game.last().legalMoves().size();
    while (game.moves().size() < mostMoves
        && choices <= RecordCodec.MOST_CHOICES
        && game.last().outcome().isEmpty()) {
      Position position = game.last();
      game = game.play(bots.get(position.turn()).choose(position));
      choices += game.last().legalMoves().size();
    }
    return game;
  }
}
