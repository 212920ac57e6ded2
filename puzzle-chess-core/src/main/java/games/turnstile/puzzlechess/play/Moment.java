package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The beginning of somebody's turn, to which undo can lead back. */
final class Moment {
  private final Step step;

  /** The time that White had used (R14). */
  private final Tally white;

  /** The move that led here and the moment before it; null where a game begins. */
  private final Entry.Played played;

  private final Moment before;

  private Moment(Step step, Tally white, Entry.Played played, Moment before) {
    this.step = step;
    this.white = white;
    this.played = played;
    this.before = before;
  }

  static Moment first(Step begun) {
    return new Moment(begun, Tally.ZERO, null, null);
  }

  Moment then(Entry.Played move, Step next, Tally whiteThen) {
    return new Moment(next, whiteThen, move, this);
  }

  Position position() {
    return step.position();
  }

  List<Notice> notices() {
    return step.notices();
  }

  Tally white() {
    return white;
  }

  /** The moment before a side's last move, empty if it has not moved. */
  Optional<Moment> beforeLastMoveOf(Side side) {
    Objects.requireNonNull(side, "side");
    Moment earlier = before;
    while (earlier != null && earlier.position().toMove() != side) {
      earlier = earlier.before;
    }
    return Optional.ofNullable(earlier);
  }

  /** All that led here, scene by scene. */
  List<Visit> visits() {
    List<Moment> moments = new ArrayList<>();
    for (Moment moment = this; moment.before != null; moment = moment.before) {
      moments.add(moment);
    }
    Collections.reverse(moments);
    Position start = moments.isEmpty() ? position() : moments.get(0).before.position();
    List<Visit> visits = new ArrayList<>();
    List<Entry.Played> moves = new ArrayList<>();
    for (Moment moment : moments) {
      moves.add(moment.played);
      if (!moment.position().scene().name().equals(start.scene().name())) {
        visits.add(new Visit(start, moves));
        start = moment.position();
        moves.clear();
      }
    }
    visits.add(new Visit(start, moves));
    return Collections.unmodifiableList(visits);
  }
}
