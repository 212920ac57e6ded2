package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game that is being played: a level, what has happened in it, and a clock that runs.
 *
 * <p>Immutable: what is done to a game makes a new one. The time goes on by itself, so that the
 * same game tells other times later, and may end by a flag that falls ({@link #outcome}).
 *
 * <p>A move is proposed first. It counts when it is confirmed: at once, unless the scene's clock
 * says that the player does it by hand. The time until then is thinking time. Players who never
 * hesitate, such as bots, just {@link #play}.
 *
 * <pre>{@code
 * Game game = Game.start(level, System::nanoTime);
 * game = game.propose(Move.of(Square.E2, Square.E4));
 * if (game.proposed().isPresent()) {
 *   game = game.confirm();
 * }
 * }</pre>
 */
public final class Game {
  /** The most pre-moves of a side. */
  public static final int MOST_PREMOVES = 1_000;

  /** For how many moves {@link #budget} lets the time last. */
  public static final int MOVES_TO_GO = 30;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Clock clock;

  /** What has happened, without the time of the turn that goes on. */
  private final GameRecord record;

  /** When that turn began. */
  private final long since;

  private final Plans plans;

  /** What the last thing that was done to this game led to. */
  private final List<Notice> notices;

  private Game(Clock clock, GameRecord record, long since, Plans plans, List<Notice> notices) {
    this.clock = clock;
    this.record = record;
    this.since = since;
    this.plans = plans;
    this.notices = notices;
  }

  /**
   * {@return a game that begins now}
   *
   * @param level what is played
   * @param clock tells the time
   * @throws LevelException if the level cannot begin so, see {@link Position#initial}
   */
  public static Game start(Level level, Clock clock) {
    return resume(GameRecord.start(level), clock);
  }

  /**
   * {@return a game that goes on now where a record ends}
   *
   * @param record what has happened
   * @param clock tells the time
   */
  public static Game resume(GameRecord record, Clock clock) {
    long since = clock.nanos() - record.thinkingMillis() * NANOS_PER_MILLI;
    return at(record, clock, since);
  }

  private static Game at(GameRecord record, Clock clock, long since) {
    return new Game(clock, record, since, Plans.NONE, record.notices());
  }

  /**
   * {@return what has happened, with the time that the turn has taken so far; what is only proposed
   * or planned is no part of it}
   */
  public GameRecord record() {
    return recordAt(clock.nanos());
  }

  private GameRecord recordAt(long nanos) {
    return record.thinking(Math.max(0, nanos - since) / NANOS_PER_MILLI);
  }

  /** {@return the position, in which nothing is done yet that is only proposed} */
  public Position position() {
    return record.position();
  }

  /**
   * {@return what happened with the last moves: those that were made at once one after another, the
   * first of them maybe confirmed and the others planned; before the first move, at the beginning}
   */
  public List<Notice> notices() {
    return notices;
  }

  /** {@return the result as of now, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    return record().outcome();
  }

  /**
   * {@return the time that a side has used in the current scene as of now; for White none where
   * time counts up}
   *
   * @param side which
   */
  public long usedMillis(Side side) {
    return record().usedMillis(side);
  }

  /**
   * {@return the time that a side has left in the current scene as of now, empty where time counts
   * up}
   *
   * @param side which
   */
  public OptionalLong leftMillis(Side side) {
    return record().leftMillis(side);
  }

  /**
   * {@return the same budget, but where time is short no longer, from now, than so that the time
   * that is left would do for {@value #MOVES_TO_GO} moves of whose turn it is}
   *
   * @param usual what may be spent on a move where time counts up
   */
  public Budget budget(Budget usual) {
    Objects.requireNonNull(usual, "usual");
    OptionalLong left = leftMillis(position().toMove());
    if (left.isEmpty()) {
      return usual;
    }
    long deadline = clock.nanos() + left.getAsLong() * NANOS_PER_MILLI / MOVES_TO_GO;
    return nodes -> usual.allows(nodes) && clock.nanos() - deadline < 0;
  }

  /**
   * {@return why a move is not allowed now, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    return check(move, clock.nanos());
  }

  private Optional<Violation> check(Move move, long nanos) {
    return recordAt(nanos).check(move);
  }

  /** {@return the move that waits for being confirmed} */
  public Optional<Move> proposed() {
    return plans.proposed();
  }

  /**
   * {@return this game with a move proposed in place of one that was, or made if moves are
   * confirmed at once}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Game propose(Move move) {
    long nanos = clock.nanos();
    return goOn(proposeAt(move, nanos), nanos);
  }

  private Game proposeAt(Move move, long nanos) {
    Optional<Violation> violation = check(move, nanos);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    Game game = withPlans(plans.proposing(move));
    boolean byHand = position().scene().rules().clock().confirmsByHand();
    return byHand ? game : game.confirmAt(nanos);
  }

  /**
   * {@return this game with the proposed move made, and then the pre-moves that are due}
   *
   * @throws IllegalStateException if no move is proposed
   * @throws IllegalMoveException if the time is over
   */
  public Game confirm() {
    long nanos = clock.nanos();
    return goOn(confirmAt(nanos), nanos);
  }

  /**
   * {@return this game with a move proposed and confirmed at once, whatever the scene's clock says}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Game play(Move move) {
    long nanos = clock.nanos();
    Game proposed = proposeAt(move, nanos);
    return goOn(proposed.proposed().isPresent() ? proposed.confirmAt(nanos) : proposed, nanos);
  }

  private Game confirmAt(long nanos) {
    GameRecord next = recordAt(nanos).play(requireProposed());
    boolean staysHere = next.position().scene() == position().scene();
    Plans left = staysHere ? plans.withoutProposal() : Plans.NONE;
    return new Game(clock, next, nanos, left, next.notices());
  }

  private Move requireProposed() {
    return proposed().orElseThrow(() -> new IllegalStateException("no move is proposed"));
  }

  /**
   * {@return this game without the proposed move, and without the pre-moves that were to follow it}
   *
   * @throws IllegalStateException if no move is proposed
   */
  public Game withdraw() {
    requireProposed();
    return withPlans(plans.withoutProposal().with(position().toMove(), Premoves.NONE));
  }

  /**
   * {@return this game with a move that a side means to make in a later turn, behind those that it
   * has planned already (R15)}
   *
   * <p>In each turn of the side the first of them is proposed, or made if moves are confirmed at
   * once; if it is the side's turn already and no move is proposed, that is now. One that is not
   * allowed then is dropped, with those that the same piece was to make later. A journey to another
   * scene, undo and reset drop all pre-moves of both sides.
   *
   * @param side whose move
   * @param move any move
   * @throws IllegalStateException if the game is over, or {@link #MOST_PREMOVES} wait already
   */
  public Game premove(Side side, Move move) {
    Objects.requireNonNull(move, "move");
    long nanos = clock.nanos();
    if (recordAt(nanos).outcome().isPresent()) {
      throw new IllegalStateException("the game is over");
    }
    Premoves waiting = plans.of(side);
    if (waiting.moves().size() == MOST_PREMOVES) {
      throw new IllegalStateException(
          "at most %s moves can be planned; cancel them to plan others".formatted(MOST_PREMOVES));
    }
    return goOn(withPlans(plans.with(side, waiting.with(move))), nanos);
  }

  /**
   * {@return the moves that a side means to make in its next turns, in order}
   *
   * @param side which
   */
  public List<Move> premoves(Side side) {
    return plans.of(side).moves();
  }

  /**
   * {@return this game without a side's pre-moves}
   *
   * @param side which
   */
  public Game cancelPremoves(Side side) {
    return withPlans(plans.with(side, Premoves.NONE));
  }

  private Game withPlans(Plans others) {
    return new Game(clock, record, since, others, notices);
  }

  /** Goes on from what has been made of this game: planned moves that are due are made. */
  private Game goOn(Game changed, long nanos) {
    Game game = changed;
    List<Notice> happened = new ArrayList<>(game.record == record ? List.of() : game.notices);
    while (game.hasDue(nanos)) {
      Game next = game.tryDue(nanos);
      happened.addAll(next.record == game.record ? List.of() : next.notices);
      game = next;
    }
    return game.record == record
        ? game
        : new Game(clock, game.record, game.since, game.plans, List.copyOf(happened));
  }

  private boolean hasDue(long nanos) {
    return proposed().isEmpty()
        && !plans.of(position().toMove()).isEmpty()
        && recordAt(nanos).outcome().isEmpty();
  }

  private Game tryDue(long nanos) {
    Side side = position().toMove();
    Premoves waiting = plans.of(side);
    Move move = waiting.first();
    return check(move, nanos).isPresent()
        ? withPlans(plans.with(side, waiting.withoutFirstPiece()))
        : withPlans(plans.with(side, waiting.withoutFirst())).proposeAt(move, nanos);
  }

  /**
   * {@return whether a side can take its last move back: it has moved, has undos left, and the
   * record has room}
   *
   * @param side which
   */
  public boolean canUndo(Side side) {
    return record.canUndo(side);
  }

  /**
   * {@return how often the rule of the scene in which a side moved last, or of the current one if
   * it has not moved, still lets it take moves back; {@link Integer#MAX_VALUE} if there is no
   * limit}
   *
   * @param side which
   */
  public int undosLeft(Side side) {
    return record.undosLeft(side);
  }

  /**
   * {@return this game with a side's last move taken back, and all that came after it; also when
   * the game is over (R14)}
   *
   * <p>Black's time is not given back: who has lost by time needs {@link #reset}.
   *
   * @param side who takes back
   * @throws IllegalStateException unless it can, see {@link #canUndo}
   */
  public Game undo(Side side) {
    long nanos = clock.nanos();
    return at(recordAt(nanos).undo(side), clock, nanos);
  }

  /** {@return a game that begins anew, now, with full clocks and undos; only sketches stay} */
  public Game reset() {
    return resume(GameRecord.start(record.level()).withSketchesOf(record), clock);
  }

  /**
   * {@return what is drawn in a scene}
   *
   * @param scene the name of a scene of the level
   * @throws IllegalArgumentException if the level has no such scene
   */
  public Sketch sketch(String scene) {
    return record.sketch(scene);
  }

  /**
   * {@return this game with another sketch of a scene; nothing else changes (R16)}
   *
   * @param scene the name of a scene of the level
   * @param sketch what is drawn there
   * @throws IllegalArgumentException if the level has no such scene
   */
  public Game withSketch(String scene, Sketch sketch) {
    return withRecord(record.withSketch(scene, sketch));
  }

  private Game withRecord(GameRecord other) {
    return new Game(clock, other, since, plans, notices);
  }
}
