package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Control;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.LevelFault;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The state of a game: the current scene, and what has become of the others. Immutable and
 * thread-safe.
 *
 * <p>From equal positions the game goes on in the same ways: they have the same level, and the same
 * positions have been before, as far as these can occur again.
 */
public final class Position {
  private static final Comparator<Move> ORDER =
      Comparator.comparing(Move::from)
          .thenComparing(Move::to)
          .thenComparing(move -> move.promotion().map(Kind::name).orElse(""));

  private final Situation situation;
  private final World world;
  private final SceneState state;
  private final Outcome.Result verdict;
  private final int skipped;
  private final boolean isStuck;

  /** What it took to come here. */
  private final long effort;

  /** Found out when first asked for: the moves that the pieces allow, over or not. */
  private volatile int[] possible;

  private volatile Mobility mobility;

  private volatile Optional<Outcome> outcome;

  /** Whether whose turn it is has a move that the pieces allow, and what it took to find out. */
  private record Mobility(boolean canMove, long effort) {}

  Position(Situation situation, Outcome.Result verdict, int skipped, boolean isStuck, long effort) {
    this.situation = situation;
    this.world = situation.world;
    this.state = situation.state();
    this.verdict = verdict;
    this.skipped = skipped;
    this.isStuck = isStuck;
    this.effort = effort;
  }

  /**
   * {@return the position in which a level begins}
   *
   * @param level the level
   * @throws LevelException if in a scene the king of the side that is not to move is in check, with
   *     all such faults
   */
  public static Position initial(Level level) {
    return begin(level).position();
  }

  /**
   * {@return the position in which a level begins, and what happens before the first move: parts of
   * turns that are skipped, and what ports and reactions do}
   *
   * @param level the level
   * @throws LevelException as {@link #initial} does
   */
  public static Step begin(Level level) {
    World world = new World(level);
    List<LevelFault> faults = new ArrayList<>();
    Advance begun = Advance.begin(world);
    Position position = begun.position();
    for (SceneState state : position.situation.states) {
      Scene scene = state.workings.scene;
      Side waiting = scene.setup().toMove().opponent();
      if (state.field.isInCheck(waiting.ordinal())) {
        faults.add(
            new LevelFault(
                LevelFault.Code.KING_IN_CHECK,
                scene.name(),
                "%s moves first, and %s's king is in check"
                    .formatted(waiting.opponent().label(), waiting.label())));
      }
    }
    if (!faults.isEmpty()) {
      throw new LevelException(faults);
    }
    return new Step(position, begun.notices());
  }

  /** {@return what is played} */
  public Level level() {
    return world.level;
  }

  /** {@return the current scene, as it is described; what has changed in it is told by the rest} */
  public Scene scene() {
    return state.workings.scene;
  }

  /** {@return whose turn it is, or would be if the game were not over} */
  public Side toMove() {
    return Side.values()[state.field.turn];
  }

  /** {@return the number of the turn in this scene} */
  public int turn() {
    return state.turn;
  }

  /**
   * {@return the piece on a square of the current scene, empty if there is none}
   *
   * @param square any square
   */
  public Optional<Piece> pieceAt(Square square) {
    return Fields.pieceAt(state.field, square.ordinal());
  }

  /** {@return all pieces of the current scene by their squares, in order} */
  public Map<Square, Piece> pieces() {
    return Fields.pieces(state.field);
  }

  /** {@return the terrain of the current scene as it is now} */
  public Terrain terrain() {
    return state.field.ground.terrain;
  }

  /**
   * {@return a side's store in the current scene}
   *
   * @param side whose
   */
  public Store store(Side side) {
    return state.store(side);
  }

  /** {@return which ports of the current scene are on, by their names: inputs, then outputs} */
  public Map<String, Boolean> ports() {
    Workings workings = state.workings;
    long on = workings.inputsOn(state.field);
    Map<String, Boolean> ports = new LinkedHashMap<>();
    for (int i = 0; i < workings.inputs.size(); i++) {
      ports.put(workings.inputs.get(i).name(), (on >>> i & 1) != 0);
    }
    for (int i = 0; i < workings.outputs.size(); i++) {
      ports.put(workings.outputs.get(i).name(), (state.outputs >>> i & 1) != 0);
    }
    return Collections.unmodifiableMap(ports);
  }

  /** {@return which links of the current scene are open, by their names} */
  public Map<String, Boolean> links() {
    Map<String, Boolean> links = new LinkedHashMap<>();
    long open = state.linksOpen();
    for (int i = 0; i < state.workings.links.size(); i++) {
      links.put(state.workings.links.get(i).name(), (open >>> i & 1) != 0);
    }
    return Collections.unmodifiableMap(links);
  }

  /** {@return what Black has captured in the current scene, by kinds} */
  public Map<Kind, Integer> captures() {
    Map<Kind, Integer> captures = new LinkedHashMap<>();
    for (int kind = 0; kind < state.captures.length; kind++) {
      if (state.captures[kind] > 0) {
        captures.put(world.kinds.kind(kind), state.captures[kind]);
      }
    }
    return Collections.unmodifiableMap(captures);
  }

  /** {@return which kings and rooks may still castle} */
  public Set<Castling> castling() {
    return Fields.castling(state.field);
  }

  /** {@return the square where a pawn can be captured en passant now} */
  public Optional<Square> enPassant() {
    int passed = state.field.passed;
    return passed == Field.NOWHERE ? Optional.empty() : Optional.of(Square.of(passed));
  }

  /** {@return how many moves of either side ago something was captured or a pawn moved} */
  public int quietPlies() {
    return state.field.quiet;
  }

  /** {@return how often this position has occurred} */
  public int occurrences() {
    return state.occurrences.ofLast();
  }

  /**
   * {@return whether a side's king is in check}
   *
   * @param side any side
   */
  public boolean isInCheck(Side side) {
    return state.field.isInCheck(side.ordinal());
  }

  /**
   * {@return whether the side to move is mated: in check and without a legal move, for whatever
   * reason the game is over}
   */
  public boolean isCheckmate() {
    return Ends.isMated(state, this::canMove);
  }

  /**
   * {@return the squares of the current scene that a side controls}
   *
   * @param side any side
   */
  public Set<Square> controlled(Side side) {
    return Fields.squares(Control.of(state.field, side.ordinal(), state.field.occupied()));
  }

  /**
   * {@return the legal moves, ordered by where they begin and end and by the name of what they
   * promote to, none if the game is over; what is captured goes to the first free square of the
   * store in all of them}
   */
  public List<Move> legalMoves() {
    return IntStream.of(legal()).mapToObj(this::move).sorted(ORDER).toList();
  }

  /**
   * {@return the legal moves of the piece on a square}
   *
   * @param from any square
   */
  public List<Move> legalMoves(Square from) {
    Objects.requireNonNull(from, "from");
    return legalMoves().stream().filter(move -> move.from() == from).toList();
  }

  /** The legal moves as numbers, in no order. */
  int[] legal() {
    return outcome().isPresent() ? new int[0] : possible();
  }

  /** The moves that the pieces allow, over or not, in no order. */
  int[] possible() {
    int[] known = possible;
    if (known == null) {
      known = new LegalMoves(situation, new Effort()).all();
      possible = known;
    }
    return known;
  }

  private boolean canMove() {
    return mobility().canMove();
  }

  /** Found out without looking for all moves. */
  private Mobility mobility() {
    Mobility known = mobility;
    if (known == null) {
      Effort spent = new Effort();
      boolean canMove = new LegalMoves(situation, spent).isAny();
      known = new Mobility(canMove, spent.spent());
      mobility = known;
    }
    return known;
  }

  /**
   * {@return how much work it takes to play the last move and to find out whether somebody can move
   * then, in steps of about ten nanoseconds; counted, so that it is the same on every machine}
   */
  public long effort() {
    return effort + mobility().effort();
  }

  /** What a number stands for. */
  Move move(int coded) {
    Square from = Square.of(MoveCode.from(coded));
    Square to = Square.of(MoveCode.to(coded));
    int promoted = MoveCode.promoted(coded);
    Move move = promoted < 0 ? Move.of(from, to) : Move.of(from, to, world.kinds.kind(promoted));
    return MoveCode.isStoring(coded) ? move : move.withKeeping(Keeping.NONE);
  }

  /** The number of a move, without its choice where to store. */
  static int code(Kinds kinds, Move move) {
    int from = move.from().ordinal();
    int to = move.to().ordinal();
    int coded =
        move.promotion()
            .map(kind -> MoveCode.promotion(from, to, kinds.code(kind)))
            .orElse(MoveCode.move(from, to));
    return move.keeping().isKept() ? coded : MoveCode.withoutStoring(coded);
  }

  /**
   * {@return why a move is not allowed, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    return outcome().isPresent()
        ? Optional.of(new Violation(Violation.Code.GAME_OVER, "the game is over"))
        : new Legality(situation).check(move);
  }

  /**
   * {@return the position after a move; this one stays as it is}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Position play(Move move) {
    return step(move).position();
  }

  /**
   * {@return the position after a move, and what happened}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Step step(Move move) {
    Optional<Violation> violation = check(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    Advance advance = advance(code(world.kinds, move), move.keeping());
    return new Step(advance.position(), advance.notices());
  }

  /** The position after a move that is known to be legal. */
  Position after(int move) {
    return advance(move, Keeping.FIRST_FREE).position();
  }

  private Advance advance(int move, Keeping keeping) {
    return Advance.move(situation, move, keeping).finish();
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    Optional<Outcome> known = outcome;
    if (known == null) {
      known = findOutcome();
      outcome = known;
    }
    return known;
  }

  private Optional<Outcome> findOutcome() {
    if (verdict != null) {
      return Optional.of(new Outcome(verdict, EndReason.REACTION));
    }
    return Ends.of(state, this::canMove, isStuck);
  }

  /**
   * {@return the current scene as a setup, which does not tell what ports and reactions did; its
   * numbers of turns and of quiet moves end at {@link Setup#MOST_TURNS}}
   */
  public Setup toSetup() {
    return new Setup(
        pieces(),
        store(Side.WHITE),
        store(Side.BLACK),
        toMove(),
        castling(),
        enPassant(),
        Math.min(quietPlies(), Setup.MOST_TURNS),
        Math.min(turn(), Setup.MOST_TURNS));
  }

  /**
   * How many parts of turns the last move made be skipped: first that of the other side, then that
   * of the side that moved.
   */
  int skipped() {
    return skipped;
  }

  Situation situation() {
    return situation;
  }

  /** The same where repetition draws nothing, so that what was before does not matter. */
  Position withoutRepetition() {
    return new Position(situation.withoutRepetition(), verdict, skipped, isStuck, effort);
  }

  /** The current scene, not to be changed. */
  SceneState state() {
    return state;
  }

  World world() {
    return world;
  }

  @Override
  public boolean equals(Object other) {
    return other == this || other instanceof Position position && isSame(position);
  }

  private boolean isSame(Position other) {
    return verdict == other.verdict
        && isStuck == other.isStuck
        && situation.isSame(other.situation);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(state.field.hash) * 31 + situation.current;
  }

  @Override
  public String toString() {
    return "Position[%s, turn %s, %s to move, %s]"
        .formatted(scene().name(), turn(), toMove(), pieces());
  }
}
