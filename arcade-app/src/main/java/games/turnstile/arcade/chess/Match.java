package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Map;
import java.util.function.Function;

/** Plays a game in the terminal, to its end or until somebody stops it. */
final class Match {
  private final Map<Side, Bot> bots;
  private final Narrator narrator;
  private final Function<Game, Answer> persons;
  private final Keeper keeper;
  private Game game;

  /** The game whose end has been told, if one has. */
  private Game toldToBeOver;

  /**
   * Makes a match.
   *
   * @param game the game to begin, or to go on with
   * @param bots who plays for which side; for a side that is missing here a person is asked
   * @param narrator tells what happens
   * @param persons asks the person whose turn it is, or what to do at the end
   * @param keeper gets the record after every change
   */
  Match(
      Game game,
      Map<Side, Bot> bots,
      Narrator narrator,
      Function<Game, Answer> persons,
      Keeper keeper) {
    this.game = game;
    this.bots = Map.copyOf(bots);
    this.narrator = narrator;
    this.persons = persons;
    this.keeper = keeper;
  }

  /** The game as it was played. */
  Game play() {
    return play(Integer.MAX_VALUE);
  }

  /** The game as it was played, broken off if it has too many moves. */
  Game play(int mostMoves) {
    narrator.introduce(game);
    if (isWatched()) {
      narrator.draw(game);
    }
    boolean going = true;
    while (going) {
      narrator.requireAudience();
      going = game.outcome().isPresent() ? goOnAfterEnd() : goOn(mostMoves);
    }
    return game;
  }

  /** Tells the end, once; true if the person makes up for it. */
  private boolean goOnAfterEnd() {
    if (game != toldToBeOver) {
      toldToBeOver = game;
      narrator.redraw(game);
      narrator.tellEnd(game);
    }
    boolean isFinal =
        isWatched()
            || FenOption.isOrthodox(game.position().level())
            || game.outcome().filter(end -> end.result() == Outcome.Result.SOLVED).isPresent();
    return !isFinal && askPerson();
  }

  private boolean goOn(int mostMoves) {
    if (game.record().entries().size() >= mostMoves) {
      narrator.say("The game is broken off after %s moves.".formatted(mostMoves));
      return false;
    }
    Bot bot = bots.get(game.position().toMove());
    return bot == null ? askPerson() : letPlay(bot);
  }

  private boolean letPlay(Bot bot) {
    Move move = bot.choose(game);
    try {
      change(game.play(move));
      return true;
    } catch (IllegalMoveException tooLate) {
      // The time is over, which is the end, or the record is full.
      boolean isOver = game.outcome().isPresent();
      if (!isOver) {
        narrator.say(Refusals.sentence(tooLate.violation()));
      }
      return isOver;
    }
  }

  /** Lets a person act; false if the person wants to stop. */
  private boolean askPerson() {
    Answer answer = persons.apply(game);
    if (answer instanceof Answer.Play play) {
      attempt(play);
    } else if (answer instanceof Answer.Confirm) {
      confirm();
    } else if (answer instanceof Answer.Withdraw) {
      narrator.say("The move is withdrawn.");
      change(game.withdraw());
    } else if (answer instanceof Answer.CancelPlans) {
      become(game.cancelPremoves(game.position().toMove()));
      narrator.say("Nothing is planned for your next turns.");
    } else if (answer instanceof Answer.Undo) {
      undo();
    } else if (answer instanceof Answer.Reset) {
      become(game.reset());
      narrator.say("The game begins anew.");
      narrator.tellBeginning(game);
    } else if (answer instanceof Answer.Save save) {
      save(save.file());
    }
    return !(answer instanceof Answer.Quit);
  }

  private void attempt(Answer.Play play) {
    Side side = game.position().toMove();
    try {
      Game next = game.propose(play.move());
      for (Move move : play.planned()) {
        if (next.outcome().isEmpty()) {
          next = next.premove(side, move);
        }
      }
      change(next);
    } catch (IllegalMoveException tooLate) {
      narrator.say(Refusals.sentence(tooLate.violation()));
    }
  }

  private void confirm() {
    try {
      change(game.confirm());
    } catch (IllegalMoveException tooLate) {
      narrator.say(Refusals.sentence(tooLate.violation()));
    }
  }

  private void change(Game next) {
    Game before = game;
    become(next);
    narrator.tellMoves(before, next);
    if (isWatched()) {
      narrator.draw(next);
    }
  }

  private void become(Game next) {
    game = next;
    keeper.keep(next.record());
  }

  private boolean isWatched() {
    return bots.size() == Side.values().length;
  }

  /** Against a bot its reply is taken back too. */
  private void undo() {
    if (game.outcome().filter(end -> end.reason() == EndReason.TIME).isPresent()) {
      narrator.say("Time is not given back; 'reset' begins anew.");
      return;
    }
    Side side = whoUndoes();
    if (!game.canUndo(side)) {
      narrator.say(whyNoUndo(side));
      return;
    }
    become(game.undo(side));
    int left = game.undosLeft(side);
    boolean isLimited = !game.position().scene().rules().undo().isUnlimited();
    narrator.say(isLimited ? "Taken back; %s more.".formatted(left) : "Taken back.");
  }

  /** The person, of two the one that has moved last. */
  private Side whoUndoes() {
    Side toMove = game.position().toMove();
    return bots.keySet().stream()
        .map(Side::opponent)
        .findFirst()
        .orElse(game.canUndo(toMove.opponent()) ? toMove.opponent() : toMove);
  }

  private String whyNoUndo(Side side) {
    return game.undosLeft(side) > 0
        ? "There is no move that can be taken back here; 'reset' begins anew."
        : "No more moves may be taken back here; 'reset' begins anew.";
  }

  private void save(String file) {
    try {
      if (keeper.keepsIn(file)) {
        narrator.say("The game is kept there already.");
        return;
      }
      keeper.begin(file, game.record());
      narrator.say(Phrases.harmless("The game is kept in %s from now on.".formatted(file)));
    } catch (BadInputException refusal) {
      narrator.say(Phrases.harmless("That does not work: %s.".formatted(refusal.getMessage())));
    }
  }
}
