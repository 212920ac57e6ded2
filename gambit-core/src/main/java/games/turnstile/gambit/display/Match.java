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
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** Plays a game on a display, to its end or until somebody leaves. */
public final class Match {
  private final Map<Side, Player> bots;
  private final Display display;
  private final Consumer<GameRecord> keeper;
  private GameRecord game;

  private Match(
      GameRecord game, Map<Side, Player> bots, Display display, Consumer<GameRecord> keeper) {
    this.game = game;
    this.bots = Map.copyOf(bots);
    this.display = display;
    this.keeper = keeper;
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
    return play(game, bots, display, record -> {});
  }

  /**
   * {@return the game as it was played}
   *
   * @param game the game to begin, or to go on with
   * @param bots who plays for which side; a side that is missing here is asked at the display
   * @param display where the game is shown and people are asked
   * @param keeper gets the record after every turn that is played or taken back, for instance to
   *     write it down
   * @throws IllegalMoveException if a bot chooses a turn that is not legal
   */
  public static GameRecord play(
      GameRecord game, Map<Side, Player> bots, Display display, Consumer<GameRecord> keeper) {
    return new Match(game, bots, display, keeper).play();
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
    change(game.play(turn));
    display.showTurn(side, turn);
  }

  private void change(GameRecord changed) {
    game = changed;
    keeper.accept(changed);
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
      Optional<Violation> violation = check(answer, position);
      if (violation.isPresent()) {
        display.showProblem(violation.get().detail());
      } else if (answer instanceof Answer.PlayTurn rest) {
        position = position.play(rest.turn());
        rest.turn().jumps().forEach(jump -> extend(path, jump));
      } else if (answer instanceof Answer.Play step) {
        position = position.play(step.move());
        extend(path, step.move());
      }
    }
    finish(new Turn(path));
    return true;
  }

  private static Optional<Violation> check(Answer answer, Position position) {
    return answer instanceof Answer.PlayTurn rest
        ? position.check(rest.turn())
        : position.check(((Answer.Play) answer).move());
  }

  private Answer ask(Position position) {
    display.showBoard(position);
    return Objects.requireNonNull(
        position.jumper().isEmpty() ? display.askMove(position) : display.askFollowUp(position),
        "the display's answer");
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
        change(game.first(turns));
        return;
      }
    }
    display.showProblem("there is no turn of " + person + " to take back");
  }
}
