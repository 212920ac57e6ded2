package games.turnstile.gambit.display;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.IllegalMoveException;
import games.turnstile.gambit.Move;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Point;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Turn;
import games.turnstile.gambit.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays a game on a display, to its end or until somebody leaves. */
public final class Match {
  private final Map<Side, Player> bots;
  private final Display display;
  private GameRecord game;

  private Match(GameRecord game, Map<Side, Player> bots, Display display) {
    this.game = game;
    this.bots = Map.copyOf(bots);
    this.display = display;
  }

  /**
   * {@return the game as it was played}
   *
   * @param game the game to begin, or to go on with
   * @param bots who plays for which side; a side that is missing here is asked at the display
   * @param display where the game is shown and people are asked
   * @throws IllegalMoveException if a bot chooses a turn that is not legal
   */
  public static GameRecord play(GameRecord game, Map<Side, Player> bots, Display display) {
    return new Match(game, bots, display).play();
  }

  private GameRecord play() {
    boolean going = true;
    while (going && game.last().outcome().isEmpty()) {
      Player bot = bots.get(game.last().toMove());
      if (bot == null) {
        going = askForTurn();
      } else {
        display.showBoard(game.last());
        finish(bot.chooseTurn(game.last()));
      }
    }
    if (game.last().outcome().isPresent()) {
      display.showBoard(game.last());
      display.showScore(game.last());
    }
    return game;
  }

  private void finish(Turn turn) {
    Side side = game.last().toMove();
    game = game.play(turn);
    display.showTurn(side, turn);
  }

  /** Returns false if the person leaves. */
  private boolean askForTurn() {
    Position start = game.last();
    Position position = start;
    List<Point> path = new ArrayList<>(start.jumper().stream().toList());
    while (position.toMove() == start.toMove()) {
      Answer answer = ask(position);
      if (answer instanceof Answer.Leave) {
        return false;
      }
      if (answer instanceof Answer.TakeBack) {
        if (position.equals(start)) {
          takeBackLastTurn();
        }
        return true;
      }
      Move move = ((Answer.Play) answer).move();
      Optional<Violation> violation = position.check(move);
      if (violation.isPresent()) {
        display.showProblem(violation.get().detail());
      } else {
        position = position.play(move);
        extend(path, move);
      }
    }
    finish(new Turn(path));
    return true;
  }

  private Answer ask(Position position) {
    display.showBoard(position);
    return position.jumper().isEmpty() ? display.askMove(position) : display.askFollowUp(position);
  }

  private static void extend(List<Point> path, Move move) {
    if (move instanceof Move.Jump jump) {
      if (path.isEmpty()) {
        path.add(jump.from());
      }
      path.add(jump.to());
    }
  }

  private void takeBackLastTurn() {
    Side person = game.last().toMove();
    for (int turns = game.turns().size() - 1; turns >= 0; turns--) {
      if (game.positions().get(turns).toMove() == person) {
        game = game.first(turns);
        return;
      }
    }
    display.showProblem("there is no turn of " + person + " to take back");
  }
}
