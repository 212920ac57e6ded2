package games.turnstile.puzzlechess;

import java.util.Collections;

/** A solution that is played through, move by move. */
final class Told {
  private final Problem problem;
  private Position position;
  private int left;
  private int played;

  Told(Problem problem, int moves) {
    this.problem = problem;
    this.position = problem.position();
    this.left = moves;
  }

  Position position() {
    return position;
  }

  /** How many moves the attacker has left. */
  int left() {
    return left;
  }

  int played() {
    return played;
  }

  boolean isOver() {
    return position.outcome().isPresent();
  }

  /** Whether a single move has to be found, and not an answer to all. */
  boolean isChoice() {
    return problem.cooperative() || position.toMove() == problem.attacker();
  }

  /** Plays a move, which has to be legal. */
  void play(Move move) {
    boolean wasAttackers = position.toMove() == problem.attacker();
    Step step = position.step(move);
    position = step.position();
    played++;
    Notice skipped = new Notice.Skipped(problem.attacker());
    left -= (wasAttackers ? 1 : 0) + Collections.frequency(step.notices(), skipped);
  }

  /** A search of its own from where it has come to. */
  FullSearch search() {
    return FullSearch.byPositions(
        new Problem(position, problem.attacker(), problem.moves(), problem.cooperative()));
  }
}
