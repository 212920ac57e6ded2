package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A game from its level on: every move and undo with its thinking time, and the sketches.
 * Immutable. It knows no clock; times are told to it.
 *
 * <p>Each scene has a clock and undos of its own, which stay as they are while the game is
 * elsewhere. Times are whole milliseconds. Records are equal when the same has happened in the same
 * level, with the same sketches. The text form is read and written by {@code RecordCodec}.
 */
public final class GameRecord {
  /** The most moves and undos that a game can have together. */
  public static final int MOST_ENTRIES = 10_000;

  /** How much work all its moves can take together, see {@link Position#effort}. */
  public static final long MOST_EFFORT = 200_000_000;

  /** The most time that counts for one turn: a week. */
  public static final long LONGEST_TURN_MILLIS = ClockRule.LONGEST_MILLIS;

  private final Level level;
  private final List<Entry> entries;
  private final Moment now;

  /** Without the time of the turn that goes on. */
  private final Clocks clocks;

  private final Map<Side, Tally> undos;

  /** What all moves took, those too that were taken back. */
  private final long effort;

  private final long running;
  private final SketchBook sketches;

  private GameRecord(
      Level level,
      List<Entry> entries,
      Moment now,
      Clocks clocks,
      Map<Side, Tally> undos,
      long effort,
      long running,
      SketchBook sketches) {
    this.level = level;
    this.entries = entries;
    this.now = now;
    this.clocks = clocks;
    this.undos = undos;
    this.effort = effort;
    this.running = running;
    this.sketches = sketches;
  }

  /**
   * {@return the record of a game in which nothing has happened yet}
   *
   * @param level what is played
   * @throws LevelException if the level cannot begin so, see {@link Position#initial}
   */
  public static GameRecord start(Level level) {
    return new GameRecord(
        level,
        List.of(),
        Moment.first(Position.begin(level)),
        Clocks.ZERO,
        Map.of(Side.WHITE, Tally.ZERO, Side.BLACK, Tally.ZERO),
        0,
        0,
        SketchBook.empty(level));
  }

  /**
   * {@return the record of a game in which all this has happened}
   *
   * @param level what was played
   * @param entries all moves and undos in order
   * @throws LevelException if the level cannot begin so
   * @throws IllegalMoveException if a move is not allowed
   * @throws IllegalStateException if an undo is not allowed
   * @throws IllegalArgumentException if a side thought longer than it had time
   */
  public static GameRecord replay(Level level, List<Entry> entries) {
    GameRecord record = start(level);
    for (Entry entry : entries) {
      record = record.thinking(entry.thinkingMillis());
      if (record.running != entry.thinkingMillis()) {
        throw new IllegalArgumentException(
            "%s cannot have taken %s milliseconds, but %s at most"
                .formatted(entry, entry.thinkingMillis(), record.running));
      }
      record =
          entry instanceof Entry.Played played
              ? record.play(played.move())
              : record.undo(((Entry.Undone) entry).side());
    }
    return record;
  }

  /**
   * {@return this record with the time that the side to move has been thinking in its turn; no more
   * than it has left, than {@link #LONGEST_TURN_MILLIS}, and none when the game is over otherwise}
   *
   * @param millis how long, from the beginning of the turn
   * @throws IllegalArgumentException if it is negative
   */
  public GameRecord thinking(long millis) {
    if (millis < 0) {
      throw new IllegalArgumentException("nobody thinks for %s milliseconds".formatted(millis));
    }
    GameRecord rested = withRunning(0);
    long most =
        rested.outcome().isPresent()
            ? 0
            : Math.min(
                LONGEST_TURN_MILLIS,
                rested.leftMillis(position().toMove()).orElse(LONGEST_TURN_MILLIS));
    return withRunning(Math.min(millis, most));
  }

  private GameRecord withRunning(long millis) {
    return millis == running
        ? this
        : new GameRecord(level, entries, now, clocks, undos, effort, millis, sketches);
  }

  /**
   * {@return why a move is not allowed now, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    Optional<Side> flagged = clocks().flagged(position());
    if (position().outcome().isEmpty() && flagged.isPresent()) {
      return violation(
          Violation.Code.GAME_OVER, "%s's time is over".formatted(flagged.get().label()));
    }
    if (position().outcome().isEmpty() && isFull()) {
      return violation(Violation.Code.RECORD_FULL, fullText());
    }
    return position().check(move);
  }

  private static Optional<Violation> violation(Violation.Code code, String detail) {
    return Optional.of(new Violation(code, detail));
  }

  /**
   * {@return whether there is room for no more moves and undos, since it has {@link #MOST_ENTRIES},
   * or its moves have taken {@link #MOST_EFFORT} together: whoever reads it has to play them again}
   */
  public boolean isFull() {
    return entries.size() >= MOST_ENTRIES || effort >= MOST_EFFORT;
  }

  private String fullText() {
    return entries.size() >= MOST_ENTRIES
        ? "a game has at most %s moves and undos; reset it to go on".formatted(MOST_ENTRIES)
        : "so much happens with each move that this game has no room for more; reset it to go on";
  }

  /**
   * {@return this record with one more move, made after the time that the turn has taken so far}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public GameRecord play(Move move) {
    Optional<Violation> violation = check(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    Step step = position().step(move);
    Entry.Played played = new Entry.Played(resolved(move, step), running);
    Clocks then = clocks();
    Moment next = now.then(played, step, then.white());
    return new GameRecord(
        level, with(played), next, then, undos, effort + step.position().effort(), 0, sketches);
  }

  /** The move with the square on which something was stored, so that it tells all that it did. */
  private static Move resolved(Move move, Step step) {
    return step.notices().stream()
        .filter(Notice.Stored.class::isInstance)
        .map(stored -> move.withKeeping(Keeping.on(((Notice.Stored) stored).square())))
        .findFirst()
        .orElse(move);
  }

  private List<Entry> with(Entry entry) {
    List<Entry> longer = new ArrayList<>(entries.size() + 1);
    longer.addAll(entries);
    longer.add(entry);
    return Collections.unmodifiableList(longer);
  }

  /** With the time of the turn that goes on. */
  private Clocks clocks() {
    return running == 0 ? clocks : clocks.after(position(), running);
  }

  /**
   * {@return this record with a side's last move taken back, and all that came after it (R14)}
   *
   * <p>Black's time is not given back, neither is that of the turn that goes on. White's is as it
   * was then.
   *
   * @param side who takes back
   * @throws IllegalStateException unless it can, see {@link #canUndo}
   */
  public GameRecord undo(Side side) {
    Moment target =
        now.beforeLastMoveOf(side)
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "%s has no move to take back".formatted(side.label())));
    String scene = target.position().scene().name();
    if (isFull()) {
      throw new IllegalStateException(fullText());
    }
    if (undosLeft(side) == 0) {
      throw new IllegalStateException(
          "%s can take back no more moves of scene %s".formatted(side.label(), scene));
    }
    Map<Side, Tally> more = new TreeMap<>(undos);
    more.merge(side, Tally.ZERO.plus(scene, 1), (old, one) -> old.plus(scene, 1));
    Entry undone = new Entry.Undone(side, running);
    Clocks then = clocks().withWhite(target.white());
    return new GameRecord(level, with(undone), target, then, more, effort, 0, sketches);
  }

  /**
   * {@return whether a side can take its last move back: it has moved, has undos left, and the
   * record has room}
   *
   * @param side which
   */
  public boolean canUndo(Side side) {
    return now.beforeLastMoveOf(side).isPresent() && undosLeft(side) > 0 && !isFull();
  }

  /**
   * {@return how often the rule of the scene in which a side moved last, or of the current one if
   * it has not moved, still lets it take moves back; {@link Integer#MAX_VALUE} if there is no
   * limit}
   *
   * @param side which
   */
  public int undosLeft(Side side) {
    return undosLeft(side, now.beforeLastMoveOf(side).orElse(now).position());
  }

  private int undosLeft(Side side, Position at) {
    UndoRule rule = at.scene().rules().undo();
    return rule.isUnlimited()
        ? rule.most()
        : rule.most() - (int) undos.get(side).of(at.scene().name());
  }

  /** {@return what is played} */
  public Level level() {
    return level;
  }

  /** {@return all moves and undos in order} */
  public List<Entry> entries() {
    return entries;
  }

  /** {@return the position after all of them} */
  public Position position() {
    return now.position();
  }

  /** {@return what happened with the last move that was not taken back, or before the first} */
  public List<Notice> notices() {
    return now.notices();
  }

  /** {@return the game as visits of scenes, without what was taken back} */
  public List<Visit> visits() {
    return now.visits();
  }

  /** {@return how long the side to move has been thinking in its turn} */
  public long thinkingMillis() {
    return running;
  }

  /**
   * {@return the time that a side has used in the current scene; for White none where time counts
   * up}
   *
   * @param side which
   */
  public long usedMillis(Side side) {
    return clocks().of(side).of(position().scene().name());
  }

  /**
   * {@return the time that a side has used in all scenes}
   *
   * @param side which
   */
  public long totalMillis(Side side) {
    return clocks().of(side).total();
  }

  /**
   * {@return the time that a side has left in the current scene, empty where time counts up}
   *
   * @param side which
   */
  public OptionalLong leftMillis(Side side) {
    return clocks().left(side, position());
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    // R11.7 comes last: time does not run once the game is over.
    return position().outcome().or(() -> clocks().flagged(position()).map(GameRecord::flagFall));
  }

  private static Outcome flagFall(Side side) {
    return new Outcome(
        side == Side.WHITE ? Outcome.Result.SOLVED : Outcome.Result.FAILED, EndReason.TIME);
  }

  /** {@return the sketches on which something is drawn, by the names of their scenes, in order} */
  public SortedMap<String, Sketch> sketches() {
    return sketches.drawn();
  }

  /**
   * {@return what is drawn in a scene}
   *
   * @param scene the name of a scene of the level
   * @throws IllegalArgumentException if the level has no such scene
   */
  public Sketch sketch(String scene) {
    return sketches.of(scene);
  }

  /**
   * {@return this record with another sketch of a scene; nothing else changes (R16)}
   *
   * @param scene the name of a scene of the level
   * @param sketch what is drawn there
   * @throws IllegalArgumentException if the level has no such scene
   */
  public GameRecord withSketch(String scene, Sketch sketch) {
    return new GameRecord(
        level, entries, now, clocks, undos, effort, running, sketches.with(scene, sketch));
  }

  /** The same with the sketches of another record of the same level. */
  GameRecord withSketchesOf(GameRecord other) {
    return new GameRecord(level, entries, now, clocks, undos, effort, running, other.sketches);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord record
        && running == record.running
        && entries.equals(record.entries)
        && sketches.equals(record.sketches)
        && level.equals(record.level);
  }

  @Override
  public int hashCode() {
    return Objects.hash(entries, running);
  }

  @Override
  public String toString() {
    return "GameRecord[%s, %s]".formatted(level.name(), entries);
  }
}
