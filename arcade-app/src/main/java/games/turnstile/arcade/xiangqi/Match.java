package games.turnstile.arcade.xiangqi;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.RecordCodec;
import games.turnstile.xiangqi.variant.Side;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Plays a game in the terminal, to its end or until somebody stops it. */
final class Match {
  private final Map<Side, Player> bots;
  private final Narrator narrator;
  private final Function<GameRecord, Answer> persons;
  private final Consumer<NamedRecord> keeper;
  private NamedRecord record;

  /**
   * Makes a match.
   *
   * @param record the game to begin, or to go on with
   * @param bots who plays for which side; for a side that is missing here a person is asked
   * @param narrator tells what happens
   * @param persons asks the person whose turn it is
   * @param keeper gets the record after every change
   */
  Match(
      NamedRecord record,
      Map<Side, Player> bots,
      Narrator narrator,
      Function<GameRecord, Answer> persons,
      Consumer<NamedRecord> keeper) {
    this.record = record;
    this.bots = Map.copyOf(bots);
    this.narrator = narrator;
    this.persons = persons;
    this.keeper = keeper;
  }

  /** The game as it was played, which can be kept however long it was. */
  NamedRecord play() {
    return play(RecordCodec.MOST_MOVES);
  }

  /** The game as it was played, broken off if it has too many moves. */
  NamedRecord play(int mostMoves) {
    narrator.introduce(record);
    narrator.tellCheck(record.game().last());
    if (isWatched()) {
      narrator.draw(record.game());
    }
    boolean going = true;
    while (going && record.game().last().outcome().isEmpty()) {
      going = record.game().moves().size() < mostMoves && advance();
    }
    if (record.game().last().outcome().isPresent()) {
      if (!isWatched()) {
        narrator.draw(record.game());
      }
      narrator.tellEnd(record.game());
    } else if (record.game().moves().size() >= mostMoves) {
      narrator.say("The game is broken off after %s moves.".formatted(mostMoves));
    }
    return record;
  }

  /** Lets a bot or a person act; false if the person wants to stop. */
  private boolean advance() {
    Position position = record.game().last();
    Player bot = bots.get(position.turn());
    if (bot != null) {
      return letPlay(bot, position);
    }
    Answer answer = persons.apply(record.game());
    if (answer instanceof Answer.Play play) {
      attempt(play.move());
    } else if (answer instanceof Answer.TakeBack) {
      takeBack(position.turn());
    } else if (answer instanceof Answer.Redo) {
      redo(position.turn());
    }
    return !(answer instanceof Answer.Quit);
  }

  /** Plays a bot's move; where an extension fails at it, a person's game ends in good order. */
  private boolean letPlay(Player bot, Position position) {
    GameRecord after;
    try {
      after = record.game().play(bot.choose(position));
    } catch (ExtensionException failure) {
      if (isWatched()) {
        throw failure;
      }
      narrator.say("The bot cannot go on: %s.".formatted(failure.getMessage()));
      return false;
    }
    change(after);
    return true;
  }

  /** Plays a person's move; where an extension fails at it, the person may choose another one. */
  private void attempt(Move move) {
    GameRecord after;
    try {
      after = record.game().play(move);
    } catch (ExtensionException failure) {
      narrator.say("That does not work: %s.".formatted(failure.getMessage()));
      return;
    }
    change(after);
  }

  private void change(GameRecord after) {
    become(after);
    narrator.tellMove(record);
    if (isWatched()) {
      narrator.draw(record.game());
    }
  }

  private void become(GameRecord game) {
    record = record.withGame(game);
    keeper.accept(record);
  }

  private boolean isWatched() {
    return bots.size() == Side.values().length;
  }

  /** Against a bot its reply is taken back too, which the rule for one screen does not foresee. */
  private void takeBack(Side side) {
    GameRecord game = record.game();
    if (!game.setup().ruleset().variant().rules().undo()) {
      narrator.say("In this game nothing is taken back; one that begins with --take-back has it.");
      return;
    }
    OptionalInt count = bots.isEmpty() ? beforeLast(game) : beforeLastOf(game, side);
    if (count.isEmpty()) {
      narrator.say("There is no move to take back.");
      return;
    }
    become(game.first(count.getAsInt()));
    narrator.say("Taken back; 'redo' plays it again.");
    narrator.tellCheck(record.game().last());
  }

  private static OptionalInt beforeLast(GameRecord game) {
    return game.mayTakeBack(game.last().turn().opponent())
        ? OptionalInt.of(game.moves().size() - 1)
        : OptionalInt.empty();
  }

  /** How many moves there were before the last one of a side. */
  private static OptionalInt beforeLastOf(GameRecord game, Side side) {
    return IntStream.iterate(game.moves().size() - 1, i -> i >= 0, i -> i - 1)
        .filter(i -> game.positions().get(i).turn() == side)
        .findFirst();
  }

  private void redo(Side side) {
    Optional<GameRecord> again = record.game().redo();
    if (again.isEmpty()) {
      narrator.say("Nothing has been taken back.");
      return;
    }
    GameRecord game = again.get();
    while (!bots.isEmpty() && game.last().turn() != side && game.redo().isPresent()) {
      game = game.redo().orElseThrow();
    }
    become(game);
    narrator.say("Played again.");
    narrator.tellCheck(record.game().last());
  }
}
