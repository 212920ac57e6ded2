package games.turnstile.gambit.display;

import games.turnstile.gambit.Position;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Turn;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** A display with all answers known beforehand that keeps the problems it is told. */
final class RecordingDisplay implements Display {
  private final Iterator<Answer> answers;
  private final List<String> problems = new ArrayList<>();

  RecordingDisplay(Answer... answers) {
    this.answers = Stream.of(answers).iterator();
  }

  List<String> problems() {
    return problems;
  }

  @Override
  public Answer askMove(Position position) {
    return answers.next();
  }

  @Override
  public Answer askFollowUp(Position position) {
    return answers.next();
  }

  @Override
  public void showProblem(String problem) {
    problems.add(problem);
  }

  @Override
  public void showBoard(Position position) {}

  @Override
  public void showTurn(Side side, Turn turn) {}

  @Override
  public void showScore(Position position) {}
}
