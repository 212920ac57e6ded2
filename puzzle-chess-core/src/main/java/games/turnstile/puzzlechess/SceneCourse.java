package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.MoveList;
import games.turnstile.puzzlechess.scene.DrawRule;
import java.util.ArrayList;
import java.util.List;

/** A course of moves by whole positions. */
final class SceneCourse extends Course {
  private final List<Position> positions = new ArrayList<>();

  SceneCourse(Position position) {
    positions.add(position);
  }

  private Position last() {
    return positions.get(positions.size() - 1);
  }

  @Override
  Field field() {
    return last().state().field;
  }

  @Override
  long key() {
    return last().situation().key();
  }

  @Override
  void list(MoveList moves) {
    int[] legal = last().legal();
    moves.size = 0;
    for (int move : legal) {
      moves.add(move);
    }
  }

  @Override
  Result result(MoveList moves) {
    return result();
  }

  @Override
  int skipped() {
    return last().skipped();
  }

  @Override
  Result result() {
    return last().outcome().map(Outcome::result).orElse(null);
  }

  @Override
  long quietKey() {
    return last().situation().quietKey();
  }

  @Override
  long occurrencesKey() {
    return last().state().occurrences.all();
  }

  @Override
  boolean isRepeated() {
    return last().scene().rules().draws().contains(DrawRule.REPETITION)
        && last().state().occurrences.isLastAmong(played());
  }

  @Override
  int prospect() {
    return last().scene().aims().goal().map(goal -> Prospects.of(goal, field())).orElse(0);
  }

  @Override
  void play(int move) {
    positions.add(last().after(move));
  }

  @Override
  void back() {
    positions.remove(positions.size() - 1);
  }

  @Override
  int played() {
    return positions.size() - 1;
  }
}
