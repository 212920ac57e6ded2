package games.turnstile.puzzlechess.scene;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * How a scene begins: what stands where, and whose turn it is.
 *
 * @param pieces what stands where
 * @param whiteStore what White has captured before
 * @param blackStore what Black has captured before
 * @param toMove whose turn it is
 * @param castling which kings and rooks have never moved
 * @param enPassant the square that a pawn has just passed by a double step
 * @param quietPlies how many moves of either side ago something was captured or a pawn moved
 * @param turn the number of the turn, 1 or more
 */
public record Setup(
    Map<Square, Piece> pieces,
    Store whiteStore,
    Store blackStore,
    Side toMove,
    Set<Castling> castling,
    Optional<Square> enPassant,
    int quietPlies,
    int turn) {
  /** The largest number of a turn, and of quiet moves. */
  public static final int MOST_TURNS = 10_000;

  /**
   * Copies the collections.
   *
   * @throws IllegalArgumentException if a number is out of its range
   */
  public Setup {
    Map<Square, Piece> copy = new EnumMap<>(Square.class);
    copy.putAll(pieces);
    copy.values().forEach(piece -> Objects.requireNonNull(piece, "piece"));
    pieces = Collections.unmodifiableMap(copy);
    castling = Collections.unmodifiableSet(copyOf(castling));
    Objects.requireNonNull(whiteStore, "whiteStore");
    Objects.requireNonNull(blackStore, "blackStore");
    Objects.requireNonNull(toMove, "toMove");
    Objects.requireNonNull(enPassant, "enPassant");
    if (quietPlies < 0 || quietPlies > MOST_TURNS) {
      throw new IllegalArgumentException(
          "quiet moves are 0 to %s, not %s".formatted(MOST_TURNS, quietPlies));
    }
    if (turn < 1 || turn > MOST_TURNS) {
      throw new IllegalArgumentException(
          "the number of a turn is 1 to %s, not %s".formatted(MOST_TURNS, turn));
    }
  }

  private static Set<Castling> copyOf(Collection<Castling> rights) {
    Set<Castling> copy = EnumSet.noneOf(Castling.class);
    copy.addAll(rights);
    return copy;
  }

  /**
   * {@return pieces of which White's move first, with empty stores and no rights}
   *
   * @param pieces what stands where
   */
  public static Setup of(Map<Square, Piece> pieces) {
    return new Setup(
        pieces, Store.EMPTY, Store.EMPTY, Side.WHITE, Set.of(), Optional.empty(), 0, 1);
  }

  /**
   * {@return a side's store}
   *
   * @param side whose
   */
  public Store store(Side side) {
    Objects.requireNonNull(side, "side");
    return side == Side.WHITE ? whiteStore : blackStore;
  }

  /**
   * {@return the same with other stores}
   *
   * @param white White's
   * @param black Black's
   */
  public Setup withStores(Store white, Store black) {
    return new Setup(pieces, white, black, toMove, castling, enPassant, quietPlies, turn);
  }

  /**
   * {@return the same with another side to move}
   *
   * @param side whose turn it is
   */
  public Setup withToMove(Side side) {
    return new Setup(pieces, whiteStore, blackStore, side, castling, enPassant, quietPlies, turn);
  }

  /**
   * {@return the same with other rights}
   *
   * @param rights which kings and rooks have never moved
   * @param passed the square that a pawn has just passed
   */
  public Setup withRights(Set<Castling> rights, Optional<Square> passed) {
    return new Setup(pieces, whiteStore, blackStore, toMove, rights, passed, quietPlies, turn);
  }

  /**
   * {@return whether the king and the rook of a right to castle stand at home}
   *
   * @param right any right
   */
  public boolean isAtHome(Castling right) {
    return Piece.of(right.side(), Kind.KING).equals(pieces.get(right.king()))
        && Piece.of(right.side(), Kind.ROOK).equals(pieces.get(right.rook()));
  }

  /**
   * {@return whether a pawn of the side that is not to move can just have passed a square by a
   * double step}
   *
   * @param passed any square
   */
  public boolean canHavePassed(Square passed) {
    Side mover = toMove.opponent();
    Optional<Square> from = passed.plus(0, -mover.forward());
    Optional<Square> to = passed.plus(0, mover.forward());
    return passed.rank() == mover.secondRank() + mover.forward()
        && !pieces.containsKey(passed)
        && from.filter(square -> !pieces.containsKey(square)).isPresent()
        && to.map(pieces::get).filter(Piece.of(mover, Kind.PAWN)::equals).isPresent();
  }
}
