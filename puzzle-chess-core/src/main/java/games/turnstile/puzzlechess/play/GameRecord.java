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

  /** The most time that counts for one turn: a week. */
  public static final long LONGEST_TURN_MILLIS = ClockRule.LONGEST_MILLIS;

  private final Level level;
  private final List<Entry> entries;
  private final Moment now;
  private final Tally black;
  private final Map<Side, Tally> undos;
  private final long running;
  private final SortedMap<String, Sketch> sketches;

  private GameRecord(
      Level level,
      List<Entry> entries,
      Moment now,
      Tally black,
      Map<Side, Tally> undos,
      long running,
      SortedMap<String, Sketch> sketches) {
    this.level = level;
    this.entries = entries;
    this.now = now;
    this.black = black;
    this.undos = undos;
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
        Moment.first(Position.initial(level)),
        Tally.ZERO,
        Map.of(Side.WHITE, Tally.ZERO, Side.BLACK, Tally.ZERO),
        0,
        Collections.emptySortedMap());
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
        : new GameRecord(level, entries, now, black, undos, millis, sketches);
  }

  /**
   * {@return why a move is not allowed now, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    Optional<Side> flagged = flagged();
    if (position().outcome().isEmpty() && flagged.isPresent()) {
      return gameOver("%s's time is over".formatted(name(flagged.get())));
    }
    if (entries.size() == MOST_ENTRIES) {
      return gameOver(fullText());
    }
    return position().check(move);
  }

  private static Optional<Violation> gameOver(String detail) {
    return Optional.of(new Violation(Violation.Code.GAME_OVER, detail));
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  private static String fullText() {
    return "a game has at most %s moves and undos; reset it to go on".formatted(MOST_ENTRIES);
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
    Moment next = now.then(played, step, used(Side.WHITE));
    return new GameRecord(level, with(played), next, used(Side.BLACK), undos, 0, sketches);
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

  /** The time that a side has used, with the turn that goes on. */
  private Tally used(Side side) {
    Tally before = side == Side.WHITE ? now.white() : black;
    boolean counts = side == Side.BLACK || clockRule().countsDown();
    return counts && position().toMove() == side && running > 0
        ? before.plus(position().scene().name(), running)
        : before;
  }

  private ClockRule clockRule() {
    return position().scene().rules().clock();
  }

  /**
   * {@return this record with a side's last move taken back, and all that came after it (R14)}
   *
   * <p>Black's time is not given back, neither is that of the turn that goes on. White's is as it
   * was then.
   *
   * @param side who takes back
   * @throws IllegalStateException if it has not moved, or may not take back
   */
  public GameRecord undo(Side side) {
    Moment target =
        now.beforeLastMoveOf(side)
            .orElseThrow(
                () ->
                    new IllegalStateException("%s has no move to take back".formatted(name(side))));
    String scene = target.position().scene().name();
    if (undosLeft(side) == 0) {
      throw new IllegalStateException(
          "%s can take back no more moves of scene %s".formatted(name(side), scene));
    }
    if (entries.size() == MOST_ENTRIES) {
      throw new IllegalStateException(fullText());
    }
    Map<Side, Tally> more = new TreeMap<>(undos);
    more.merge(side, Tally.ZERO.plus(scene, 1), (old, one) -> old.plus(scene, 1));
    Entry undone = new Entry.Undone(side, running);
    return new GameRecord(level, with(undone), target, used(Side.BLACK), more, 0, sketches);
  }

  /**
   * {@return how often a side can still take moves back, by the rule of the scene in which it moved
   * last; 0 if it has not moved, {@link Integer#MAX_VALUE} if there is no limit}
   *
   * @param side which
   */
  public int undosLeft(Side side) {
    return now.beforeLastMoveOf(side)
        .map(Moment::position)
        .map(at -> undosLeft(side, at))
        .orElse(0);
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

  /** {@return what happened with the last move that was not taken back} */
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
    return used(side).of(position().scene().name());
  }

  /**
   * {@return the time that a side has used in all scenes}
   *
   * @param side which
   */
  public long totalMillis(Side side) {
    return used(side).total();
  }

  /**
   * {@return the time that a side has left in the current scene, empty where time counts up}
   *
   * @param side which
   */
  public OptionalLong leftMillis(Side side) {
    ClockRule rule = clockRule();
    long all = side == Side.WHITE ? rule.whiteMillis() : rule.blackMillis();
    return rule.countsDown() ? OptionalLong.of(all - usedMillis(side)) : OptionalLong.empty();
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    // R11.7 comes last: time does not run once the game is over.
    return position().outcome().or(() -> flagged().map(GameRecord::flagFall));
  }

  private static Outcome flagFall(Side side) {
    return new Outcome(
        side == Side.WHITE ? Outcome.Result.SOLVED : Outcome.Result.FAILED, EndReason.TIME);
  }

  /** Who has no time left. */
  private Optional<Side> flagged() {
    return List.of(Side.BLACK, Side.WHITE).stream()
        .filter(side -> leftMillis(side).orElse(1) == 0)
        .findFirst();
  }

  /** {@return the sketches on which something is drawn, by the names of their scenes, in order} */
  public SortedMap<String, Sketch> sketches() {
    SortedMap<String, Sketch> drawn = new TreeMap<>(sketches);
    drawn.values().removeIf(sketch -> sketch.marks().isEmpty());
    return Collections.unmodifiableSortedMap(drawn);
  }

  /**
   * {@return what is drawn in a scene}
   *
   * @param scene the name of a scene of the level
   * @throws IllegalArgumentException if the level has no such scene
   */
  public Sketch sketch(String scene) {
    requireScene(scene);
    return sketches.getOrDefault(scene, Sketch.EMPTY);
  }

  /**
   * {@return this record with another sketch of a scene; nothing else changes (R16)}
   *
   * @param scene the name of a scene of the level
   * @param sketch what is drawn there
   * @throws IllegalArgumentException if the level has no such scene
   */
  public GameRecord withSketch(String scene, Sketch sketch) {
    Objects.requireNonNull(sketch, "sketch");
    requireScene(scene);
    SortedMap<String, Sketch> others = new TreeMap<>(sketches);
    others.put(scene, sketch);
    return new GameRecord(
        level, entries, now, black, undos, running, Collections.unmodifiableSortedMap(others));
  }

  private void requireScene(String scene) {
    if (level.scene(scene).isEmpty()) {
      throw new IllegalArgumentException("the level has no scene '%s'".formatted(scene));
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord record
        && running == record.running
        && entries.equals(record.entries)
        && sketches().equals(record.sketches())
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
