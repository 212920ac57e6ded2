package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The state of a game. Immutable and thread-safe.
 *
 * <p>Positions are equal exactly when the game can go on from them in the same ways: the same
 * rules, pieces and side to move, and the same of what counts under these rules (neutral moves in a
 * row, moves without a capture, positions that can occur again). If an extension remembers what
 * happened, all earlier moves count.
 *
 * <p>Whatever asks for moves may throw an {@link ExtensionException} if an extension fails; the
 * position stays as it was.
 */
public final class Position {
  private final Ruleset ruleset;
  private final Field field;
  private final Occurrences occurrences;

  /** The way here, if an extension remembers it; else null. */
  private final Memory memory;

  /** Found out when first asked for. */
  private volatile List<Move> legalMoves;

  private Position(Ruleset ruleset, Field field, Occurrences occurrences, Memory memory) {
    field.trim();
    this.ruleset = ruleset;
    this.field = field;
    this.occurrences = occurrences;
    this.memory = memory;
  }

  /**
   * {@return the position in which games of a variant begin}
   *
   * @param ruleset what is played
   */
  public static Position initial(Ruleset ruleset) {
    return of(Setup.initial(ruleset));
  }

  /**
   * {@return the position that a setup describes}
   *
   * @param setup any setup
   * @throws SetupException if it is not a position, with all faults
   * @throws ExtensionException if an extension fails, or if setups and extensions have made
   *     thousands of different kinds of pieces for the same rules
   */
  public static Position of(Setup setup) {
    SetupCheck.check(setup);
    Ruleset ruleset = setup.ruleset();
    Tables tables = ruleset.tables();
    Field field = new Field(tables);
    setup
        .pieces()
        .forEach((point, piece) -> field.put(tables.grid.square(point), tables.code(piece)));
    field.begin(
        setup.toMove(),
        setup.redNeutralMoves(),
        setup.blueNeutralMoves(),
        setup.movesWithoutCapture());
    Memory memory = tables.cast.remembers() ? Memory.beginning(field) : null;
    return new Position(ruleset, field, Occurrences.first(field), memory);
  }

  /** {@return what is played} */
  public Ruleset ruleset() {
    return ruleset;
  }

  /** {@return whose turn it is, or would be if the game were not over} */
  public Side turn() {
    return field.turn();
  }

  /**
   * {@return the piece on a square, empty if there is none}
   *
   * @param point a square of the board
   * @throws IllegalArgumentException if it is not on the board
   */
  public Optional<Piece> pieceAt(Point point) {
    return field.view(turn()).pieceAt(point);
  }

  /** {@return all pieces by their squares, in order} */
  public Map<Point, Piece> pieces() {
    Map<Point, Piece> pieces = new TreeMap<>();
    Grid grid = field.tables.grid;
    for (int square = 0; square < grid.squares; square++) {
      if (field.code(square) != 0) {
        pieces.put(grid.point(square), field.tables.mode(field.code(square)).piece);
      }
    }
    return Collections.unmodifiableMap(pieces);
  }

  /**
   * {@return the directions of a section of the rule by which the piece on a square moves now, as
   * far as their conditions hold; none if there is no piece}
   *
   * @param point a square of the board
   * @param section 1 for steps, 2 for slides
   * @throws IllegalArgumentException if the square is not on the board
   */
  public List<Direction> directions(Point point, int section) {
    return remembering(() -> field.view(turn()).directions(point, section));
  }

  /** {@return the legal moves in order, none if the game is over} */
  public List<Move> legalMoves() {
    List<Move> known = legalMoves;
    if (known == null) {
      known = field.outcome() == null && drawReason().isEmpty() ? listMoves() : List.of();
      legalMoves = known;
    }
    return known;
  }

  private List<Move> listMoves() {
    Generator generator = new Generator(field.tables);
    return remembering(
        () -> {
          generator.listLegal(field.copy());
          return moves(generator);
        });
  }

  private List<Move> moves(Generator generator) {
    Grid grid = field.tables.grid;
    List<Move> moves = new ArrayList<>(generator.size);
    for (int i = 0; i < generator.size; i++) {
      int move = generator.moves[i];
      moves.add(new Move(grid.point(Generator.from(move)), grid.point(Generator.to(move))));
    }
    Collections.sort(moves);
    return Collections.unmodifiableList(moves);
  }

  /**
   * {@return the legal moves of the piece on a square in order, none if there is no piece}
   *
   * @param from any square
   */
  public List<Move> legalMoves(Point from) {
    return legalMoves().stream().filter(move -> move.from().equals(from)).toList();
  }

  /**
   * {@return why a move is not allowed, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    return legalMoves().contains(move) ? Optional.empty() : Optional.of(violation(move));
  }

  private Violation violation(Move move) {
    if (outcome().isPresent()) {
      return new Violation(Violation.Code.GAME_OVER, "the game is over");
    }
    return remembering(() -> Legality.violation(field, move));
  }

  /**
   * {@return the position after a move; this one stays as it is}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Position play(Move move) {
    Optional<Violation> violation = check(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    int from = field.tables.grid.square(move.from());
    int to = field.tables.grid.square(move.to());
    return remembering(
        () -> {
          Field next = field.copy();
          next.play(from, to, false);
          Memory way = null;
          if (memory != null) {
            way = memory.after(from, to);
            ruleset.sessions().moveOn(way);
          }
          return new Position(ruleset, next, occurrences.after(next), way);
        });
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    if (field.outcome() != null) {
      return Optional.of(field.outcome());
    }
    if (drawReason().isPresent()) {
      // A side that has no move has lost, even if the same move would have drawn.
      return listMoves().isEmpty() ? Optional.of(withoutMoves()) : drawReason().map(Position::draw);
    }
    return legalMoves().isEmpty() ? Optional.of(withoutMoves()) : Optional.empty();
  }

  private Optional<EndReason> drawReason() {
    Options options = ruleset.variant().options();
    if (options.repetition() && occurrences.ofLast() >= Occurrences.DRAWN) {
      return Optional.of(EndReason.REPETITION);
    }
    boolean isTooLong =
        options.noCaptureLimit() > 0 && field.movesWithoutCapture() >= options.noCaptureLimit();
    return isTooLong ? Optional.of(EndReason.NO_CAPTURE) : Optional.empty();
  }

  private Outcome withoutMoves() {
    Options options = ruleset.variant().options();
    Optional<Side> winner = Optional.of(turn().opponent());
    if (options.mustAnswerCheck() && isInCheck(turn())) {
      return new Outcome(winner, EndReason.CHECKMATE);
    }
    return new Outcome(
        options.noMoves() == Options.NoMoves.LOSE ? winner : Optional.empty(), EndReason.NO_MOVES);
  }

  private static Outcome draw(EndReason reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /**
   * {@return whether a leader of the side can be taken, if it is or were the other side's turn}
   *
   * @param side any side
   */
  public boolean isInCheck(Side side) {
    return remembering(() -> Threats.isInCheck(field, side));
  }

  /**
   * {@return how often in a row a side has moved neutral pieces; 0 where that is not limited}
   *
   * @param side any side
   */
  public int neutralMoves(Side side) {
    return field.neutralMoves(side);
  }

  /** {@return how many moves ago something was captured; 0 where that is not limited} */
  public int movesWithoutCapture() {
    return field.movesWithoutCapture();
  }

  /** {@return how often this position has occurred; 1 where repetition does not matter} */
  public int occurrences() {
    return occurrences.ofLast();
  }

  /** {@return the position as a setup, which does not tell which positions have occurred before} */
  public Setup toSetup() {
    return new Setup(
        ruleset,
        pieces(),
        turn(),
        neutralMoves(Side.RED),
        neutralMoves(Side.BLUE),
        movesWithoutCapture());
  }

  Field field() {
    return field;
  }

  Occurrences earlier() {
    return occurrences;
  }

  /** Does something while extensions remember the way here. */
  <T> T remembering(Supplier<T> work) {
    return memory == null ? work.get() : ruleset.sessions().during(memory, work);
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Position position
            && position.field.isSame(field)
            && position.ruleset.equals(ruleset)
            && position.occurrences.equals(occurrences)
            && (memory == null || memory.isSameLine(position.memory));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(field.hash());
  }

  @Override
  public String toString() {
    return "Position[%s, %s to move, %s]".formatted(ruleset.variant().name(), turn(), pieces());
  }
}
