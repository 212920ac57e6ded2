package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.railchess.Dice;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Phase;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.Position;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;

/** Plays a game in the terminal, to its end or until somebody stops it. */
final class Match {
  private final Map<Integer, Player> bots;
  private final Narrator narrator;
  private final Function<Position, Answer> persons;
  private final Consumer<GameRecord> keeper;
  private final Dice dice;
  private GameRecord game;

  /**
   * Makes a match.
   *
   * @param game the game to begin, or to go on with
   * @param bots who plays for which seat; for a seat that is missing here a person is asked
   * @param narrator tells what happens
   * @param persons asks the person whose turn it is
   * @param keeper gets the record after every change
   */
  Match(
      GameRecord game,
      Map<Integer, Player> bots,
      Narrator narrator,
      Function<Position, Answer> persons,
      Consumer<GameRecord> keeper) {
    this.game = game;
    this.bots = Map.copyOf(bots);
    this.narrator = narrator;
    this.persons = persons;
    this.keeper = keeper;
    this.dice = Dice.seeded(game.setup().seed());
  }

  /** The game as it was played. */
  GameRecord play() {
    narrator.introduce();
    if (game.moves().isEmpty()) {
      narrator.tellStart(game.steps().get(0));
    } else if (game.last().phase() == Phase.OVER) {
      narrator.tell(game.steps().get(game.moves().size()));
    } else {
      narrator.say(
          "The game goes on after %s.".formatted(Phrases.count(game.moves().size(), "move")));
      tellTurn();
    }
    boolean going = true;
    while (going && game.last().phase() != Phase.OVER) {
      going = advance();
    }
    return game;
  }

  /** Lets the dice, a bot or a person act; false if the person wants to stop. */
  private boolean advance() {
    Position position = game.last();
    if (position.phase() == Phase.ROLL) {
      change(dice.roll(position));
      return true;
    }
    Player bot = bots.get(position.turn());
    if (bot != null) {
      change(new Move.Ride(bot.chooseStation(position)));
      return true;
    }
    Answer answer = persons.apply(position);
    if (answer instanceof Answer.Ride ride) {
      change(new Move.Ride(ride.station()));
    } else if (answer instanceof Answer.Leave) {
      change(new Move.Leave(position.turn()));
    } else if (answer instanceof Answer.TakeBack) {
      takeBack(position.turn());
    }
    return !(answer instanceof Answer.Quit);
  }

  private void change(Move move) {
    game = game.play(move);
    keeper.accept(game);
    narrator.tell(game.steps().get(game.moves().size()));
  }

  private void takeBack(int seat) {
    OptionalInt ride = lastRide(seat);
    if (ride.isEmpty()) {
      narrator.say("There is no ride of yours to take back.");
      return;
    }
    game = game.first(ride.getAsInt());
    keeper.accept(game);
    narrator.say("Your last ride is taken back, and all that followed it.");
    tellTurn();
  }

  /** How many moves there were before the last ride of a player. */
  private OptionalInt lastRide(int seat) {
    List<Move> moves = game.moves();
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (moves.get(i) instanceof Move.Ride && game.steps().get(i).position().turn() == seat) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private void tellTurn() {
    Position position = game.last();
    position.number().ifPresent(number -> narrator.tellTurn(position, position.turn(), number));
  }
}
