package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Side;
import java.util.Collection;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * How much work it may be to list the moves of some pieces, in steps of a few nanoseconds. Variants
 * and positions come from strangers, and no move may keep the process busy for long.
 */
final class Effort {
  /** About as much as a second's work; games that people play need thousands of times less. */
  private static final long MOST = 300_000_000;

  private static final long MILLION = 1_000_000;

  /** Ways that extensions may change are lists of squares, not entries of tables. */
  private static final int OF_WAYS = 5;

  /** For a kind of piece on a square, whatever it can do from there. */
  private static final int OF_SQUARE = 200;

  /** For a piece of each side and a leader, where only moves that are suspect are looked at. */
  private static final int OF_SUSPECT = 100;

  private final Tables tables;
  private final Collection<Piece> pieces;

  private Effort(Tables tables, Collection<Piece> pieces) {
    this.tables = tables;
    this.pieces = pieces;
  }

  /** What is to be said against a game with these pieces, if it could be too slow. */
  static Optional<String> complaint(Tables tables, Collection<Piece> pieces) {
    Effort effort = new Effort(tables, pieces);
    return complaint("to list the moves", effort.ofListing())
        .or(() -> complaint("to work out where pieces can go", effort.ofTables()));
  }

  private static Optional<String> complaint(String what, long steps) {
    return steps <= MOST
        ? Optional.empty()
        : Optional.of(
            "%s could take %s million steps, and %s million are the most; take fewer pieces, shorter"
                    .formatted(what, steps / MILLION, MOST / MILLION)
                + " rules or a smaller board");
  }

  private long ofListing() {
    long worst = 0;
    for (Side side : Side.values()) {
      long own = ofPieces(side.owner()) + ofPieces(Owner.NEUTRAL);
      worst = Math.max(worst, own + ofBoard() + ofChecks(side, own));
    }
    return worst * (tables.cast.changesWays() ? OF_WAYS : 1);
  }

  /** To find out whether leaders can be taken, once or after each move. */
  private long ofChecks(Side side, long moves) {
    long enemy = ofPieces(side.opponent().owner());
    long once = enemy * (tables.cast.changesWays() ? 1 : leaders(side));
    if (!tables.variant.options().mustAnswerCheck()) {
      return once;
    }
    // Where moves cannot change how others move, few are suspect, and few pieces reach a leader.
    return tables.isPlain()
        ? once
            + OF_SUSPECT
                * owned(side.owner()).count()
                * owned(side.opponent().owner()).count()
                * leaders(side)
        : moves * (once + ofBoard());
  }

  /** To find out what is promoted after a move, and what all pieces together guard. */
  private long ofBoard() {
    return pieces.stream()
        .mapToLong(
            piece ->
                tables.mode(piece.type(), false).promotionEffort()
                    + most(piece, this::ofFurtherTerms))
        .sum();
  }

  private long ofPieces(Owner owner) {
    return owned(owner).mapToLong(this::ofPiece).sum();
  }

  private Stream<Piece> owned(Owner owner) {
    return pieces.stream().filter(piece -> piece.owner() == owner);
  }

  private long ofPiece(Piece piece) {
    return most(piece, mode -> mode.effort() + ofFurtherTerms(mode));
  }

  private long ofFurtherTerms(Mode mode) {
    return tables.cast.changesWays() ? mode.furtherEffort() : 0;
  }

  /** The larger effort of a piece, before or after its promotion. */
  private long most(Piece piece, ToLongFunction<Mode> effort) {
    return Math.max(
        effort.applyAsLong(tables.mode(piece.type(), false)),
        effort.applyAsLong(tables.mode(piece.type(), true)));
  }

  private long leaders(Side side) {
    return owned(side.owner()).filter(piece -> piece.type().leader()).count();
  }

  private long ofTables() {
    long ofTypes =
        pieces.stream()
            .map(piece -> new Piece(piece.type(), false))
            .distinct()
            .mapToLong(piece -> OF_SQUARE + ofPiece(piece))
            .sum();
    return 2 * ofTypes * tables.grid.squares;
  }
}
