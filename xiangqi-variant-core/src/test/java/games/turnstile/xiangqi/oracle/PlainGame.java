package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.EndReason;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Outcome;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A game at some moment. Immutable; everything is worked out from the rules each time it is asked
 * for, except the list of moves, which is kept.
 */
public final class PlainGame {
  private static final int MOST_NEUTRAL_MOVES = 3;
  private static final int OCCURRENCES_THAT_DRAW = 3;

  private final PlainBoard board;
  private final PlainTally tally;
  private final List<PlainMoment> moments;
  private final Optional<Outcome> leaderTaken;
  private List<Move> movesOnTheBoard;

  private PlainGame(
      PlainBoard board, PlainTally tally, List<PlainMoment> before, Optional<Outcome> leaderTaken) {
    this.board = board;
    this.tally = tally;
    this.leaderTaken = leaderTaken;
    moments = new ArrayList<>(before);
    moments.add(PlainMoment.of(board, tally));
  }

  /** {@return the beginning of a game} */
  public static PlainGame initial(Variant variant) {
    return new PlainGame(
        PlainBoard.initial(variant), PlainTally.start(Side.RED), List.of(), Optional.empty());
  }

  /** {@return a game that begins with these pieces} */
  public static PlainGame of(Variant variant, Map<Point, Piece> pieces, Side toMove) {
    return of(variant, pieces, PlainTally.start(toMove));
  }

  /** {@return a game that begins with these pieces and counts} */
  public static PlainGame of(Variant variant, Map<Point, Piece> pieces, PlainTally tally) {
    return new PlainGame(new PlainBoard(variant, pieces), tally, List.of(), Optional.empty());
  }

  /** {@return what is played} */
  public Variant variant() {
    return board.variant();
  }

  /** {@return whose turn it is} */
  public Side turn() {
    return tally.turn();
  }

  /** {@return all pieces by their squares, in order} */
  public Map<Point, Piece> pieces() {
    return board.pieces();
  }

  /** {@return turn and counts} */
  public PlainTally tally() {
    return tally;
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    if (leaderTaken.isPresent()) {
      return leaderTaken;
    }
    if (movesOnTheBoard().isEmpty()) {
      return Optional.of(withoutMoves());
    }
    Options options = options();
    if (options.repetition() && occurrences() >= OCCURRENCES_THAT_DRAW) {
      return Optional.of(new Outcome(Optional.empty(), EndReason.REPETITION));
    }
    int limit = options.noCaptureLimit();
    if (limit > 0 && tally.movesWithoutCapture() >= limit) {
      return Optional.of(new Outcome(Optional.empty(), EndReason.NO_CAPTURE));
    }
    return Optional.empty();
  }

  private int occurrences() {
    return Collections.frequency(moments, moments.get(moments.size() - 1));
  }

  private Outcome withoutMoves() {
    Optional<Side> opponent = Optional.of(turn().opponent());
    if (options().mustAnswerCheck() && isInCheck(turn())) {
      return new Outcome(opponent, EndReason.CHECKMATE);
    }
    boolean isDrawn = options().noMoves() == Options.NoMoves.DRAW;
    return new Outcome(isDrawn ? Optional.empty() : opponent, EndReason.NO_MOVES);
  }

  /** {@return the legal moves, in order; none when the game is over} */
  public List<Move> legalMoves() {
    return outcome().isPresent() ? List.of() : movesOnTheBoard();
  }

  private List<Move> movesOnTheBoard() {
    if (movesOnTheBoard == null) {
      movesOnTheBoard = possibleMoves().stream().filter(this::answersCheck).toList();
    }
    return movesOnTheBoard;
  }

  /** {@return the moves of the side to move, whatever becomes of its leaders} */
  private List<Move> possibleMoves() {
    PlainMoves ways = new PlainMoves(board);
    List<Move> moves = new ArrayList<>();
    board
        .pieces()
        .forEach(
            (from, piece) -> {
              if (mayMove(piece)) {
                ways.destinations(from).forEach(to -> moves.add(new Move(from, to)));
              }
            });
    return moves;
  }

  private boolean mayMove(Piece piece) {
    boolean isLimited =
        board.variant().rules().neutralLimit() && tally.neutralMoves(turn()) >= MOST_NEUTRAL_MOVES;
    return piece.owner() == turn().owner() || (piece.owner() == Owner.NEUTRAL && !isLimited);
  }

  private boolean answersCheck(Move move) {
    return !options().mustAnswerCheck()
        || takesLeader(move)
        || !isInCheck(boardAfter(move), turn());
  }

  private boolean takesLeader(Move move) {
    return board.at(move.to()).filter(piece -> piece.type().leader()).isPresent();
  }

  private PlainBoard boardAfter(Move move) {
    return promoted(board.moved(move.from(), move.to()));
  }

  private static PlainBoard promoted(PlainBoard moved) {
    if (!moved.variant().rules().promotion()) {
      return moved;
    }
    PlainConditions conditions = new PlainConditions(moved);
    Map<Point, Piece> after = new TreeMap<>();
    moved
        .pieces()
        .forEach(
            (point, piece) -> {
              boolean isPromoted =
                  piece
                      .type()
                      .promotion()
                      .filter(condition -> conditions.hold(condition, point))
                      .isPresent();
              after.put(point, new Piece(piece.type(), piece.promoted() || isPromoted));
            });
    return new PlainBoard(moved.variant(), after);
  }

  /** {@return whether the other side could take a leader of this one, if it were its turn} */
  public boolean isInCheck(Side side) {
    return isInCheck(board, side);
  }

  private static boolean isInCheck(PlainBoard board, Side side) {
    PlainMoves ways = new PlainMoves(board);
    return board.pieces().entrySet().stream()
        .filter(entry -> entry.getValue().owner() == side.opponent().owner())
        .flatMap(entry -> ways.destinations(entry.getKey()).stream())
        .flatMap(to -> board.at(to).stream())
        .anyMatch(taken -> taken.type().leader());
  }

  /** {@return the game after a move} */
  public PlainGame play(Move move) {
    if (!legalMoves().contains(move)) {
      throw new IllegalArgumentException(move + " is not among " + legalMoves());
    }
    boolean isCapture = !board.isEmpty(move.to());
    boolean isNeutral = board.at(move.from()).orElseThrow().owner() == Owner.NEUTRAL;
    Optional<Outcome> end =
        takesLeader(move)
            ? Optional.of(new Outcome(Optional.of(turn()), EndReason.LEADER_TAKEN))
            : Optional.empty();
    return new PlainGame(boardAfter(move), tally.after(isCapture, isNeutral), moments, end);
  }

  /** {@return how many different games of so many moves there are from here on} */
  public long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return legalMoves().size();
    }
    return legalMoves().stream().mapToLong(move -> play(move).perft(depth - 1)).sum();
  }

  private Options options() {
    return board.variant().options();
  }
}
