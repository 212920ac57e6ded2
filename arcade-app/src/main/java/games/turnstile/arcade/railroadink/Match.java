package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Plays a game in the terminal, to its end or until somebody stops it. */
final class Match {
  /** Asks a person what to do. */
  @FunctionalInterface
  interface Persons {
    Answer ask(Position position, int seat);
  }

  private final Dice dice;
  private final Map<Integer, Player> bots;
  private final Narrator narrator;
  private final Persons persons;
  private final Consumer<GameRecord> keeper;
  private GameRecord game;

  /**
   * Makes a match.
   *
   * @param game the game to begin, or to go on with
   * @param dice what is rolled
   * @param bots who plays for which seat; for a seat that is missing here a person is asked
   * @param narrator tells what happens
   * @param persons asks the person who draws next
   * @param keeper gets the record after every change
   */
  Match(
      GameRecord game,
      Dice dice,
      Map<Integer, Player> bots,
      Narrator narrator,
      Persons persons,
      Consumer<GameRecord> keeper) {
    this.game = game;
    this.dice = dice;
    this.bots = Map.copyOf(bots);
    this.narrator = narrator;
    this.persons = persons;
    this.keeper = keeper;
  }

  /** The game as it was played. */
  GameRecord play() {
    narrator.introduce();
    if (!game.moves().isEmpty() && game.last().phase() == Phase.DRAW) {
      narrator.say("The game goes on in round %s.".formatted(game.last().rolls()));
    }
    boolean going = true;
    while (going && game.last().phase() != Phase.OVER) {
      going = advance();
    }
    game.last().outcome().ifPresent(narrator::tellEnd);
    return game;
  }

  /** Lets the dice, a bot or a person act; false if the person wants to stop. */
  private boolean advance() {
    Position position = game.last();
    if (position.phase() == Phase.ROLL) {
      change(game.play(dice.roll(position)));
      narrator.tellRoll(position.rolls() + 1, game.last().roll().orElseThrow());
      return true;
    }
    int seat = drawing(position);
    Player bot = bots.get(seat);
    if (bot == null) {
      return askPerson(position, seat);
    }
    GameRecord next = Bots.finishRound(game, seat, bot);
    int before = position.sheet(seat).placements().size();
    List<Placement> drawn = next.last().sheet(seat).placements();
    narrator.tellDrawn(seat, drawn.subList(before, drawn.size()), next.last().sheet(seat));
    change(next);
    return true;
  }

  /** The first who has not ended the round. */
  private static int drawing(Position position) {
    return IntStream.range(0, position.seats())
        .filter(seat -> position.round(seat).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private boolean askPerson(Position position, int seat) {
    Round round = position.round(seat).orElseThrow();
    if (round.legalPlacements().isEmpty()) {
      narrator.say("  %s has nothing more to draw in this round.".formatted(narrator.player(seat)));
      change(game.play(new Move.EndRound(seat)));
      return true;
    }
    Answer answer = persons.ask(position, seat);
    if (answer instanceof Answer.Draw draw) {
      change(game.play(new Move.Draw(seat, draw.placement())));
    } else if (answer instanceof Answer.End) {
      change(game.play(new Move.EndRound(seat)));
    } else if (answer instanceof Answer.TakeBack) {
      takeBack(seat);
    }
    return !(answer instanceof Answer.Quit);
  }

  private void change(GameRecord next) {
    game = next;
    keeper.accept(game);
  }

  private void takeBack(int seat) {
    OptionalInt decision = lastDecision(seat);
    if (decision.isEmpty()) {
      narrator.say("There is nothing of yours to take back.");
      return;
    }
    int round = game.last().rolls();
    change(without(decision.getAsInt()));
    narrator.say(
        game.last().rolls() == round
            ? "The last that you drew is taken back."
            : "Back to round %s; all that followed is taken back.".formatted(game.last().rolls()));
  }

  /** The game without a move; if that was in an earlier round, without all that followed either. */
  private GameRecord without(int decision) {
    if (game.positions().get(decision).rolls() < game.last().rolls()) {
      return game.first(decision);
    }
    List<Move> moves = new ArrayList<>(game.moves());
    moves.remove(decision);
    return GameRecord.replay(game.setup(), moves);
  }

  /** How many moves there were before a player last drew something, or chose to end a round. */
  private OptionalInt lastDecision(int seat) {
    List<Move> moves = game.moves();
    for (int i = moves.size() - 1; i >= 0; i--) {
      Move move = moves.get(i);
      boolean isDrawn = move instanceof Move.Draw draw && draw.seat() == seat;
      boolean isEnd = move instanceof Move.EndRound end && end.seat() == seat;
      if (isDrawn || isEnd && game.positions().get(i).legalMoves(seat).size() > 1) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }
}
