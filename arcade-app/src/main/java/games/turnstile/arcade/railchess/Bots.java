package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BotNames;
import games.turnstile.railchess.Dice;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Phase;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** The bots in a game. A record tells by the names of its players which of them are bots. */
final class Bots {
  /** All levels for a sentence. */
  static final String LEVELS = "random, greedy, strong";

  private Bots() {}

  /** The names under which bots play, all different. */
  static List<String> names(List<Level> levels) {
    return BotNames.of(levels);
  }

  /** The level of the bot with this name; empty if it is not a bot's name. */
  static Optional<Level> level(String name) {
    return BotNames.kind(name, Level.class);
  }

  /** The bots of a game by their seats; a seat that is missing is a person's. */
  static Map<Integer, Player> in(Setup setup) {
    Map<Integer, Player> bots = new HashMap<>();
    for (int seat = 0; seat < setup.seats().size(); seat++) {
      long seed = new SplittableRandom(setup.seed() + seat).nextLong();
      int place = seat;
      level(setup.seats().get(seat).player())
          .ifPresent(level -> bots.put(place, level.player(seed)));
    }
    return bots;
  }

  /** A game between bots alone. */
  static GameRecord playOut(Setup setup) {
    Dice dice = Dice.seeded(setup.seed());
    Map<Integer, Player> bots = in(setup);
    GameRecord game = GameRecord.start(setup);
    while (game.last().outcome().isEmpty()) {
      Position position = game.last();
      game =
          game.play(
              position.phase() == Phase.ROLL
                  ? dice.roll(position)
                  : new Move.Ride(bots.get(position.turn()).chooseStation(position)));
    }
    return game;
  }

  /** The setup with the same players in this order of turns. */
  static Setup inOrder(Setup setup, List<String> players) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < players.size(); seat++) {
      Seat drawn = setup.seats().get(seat);
      seats.add(new Seat(players.get(seat), drawn.colour(), drawn.spawn()));
    }
    return new Setup(setup.map(), setup.settings(), seats, setup.seed());
  }
}
