package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Violation.Code;
import games.turnstile.puzzlechess.board.Encounters;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.Targets;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.Optional;

/** Tells why a move is not allowed, without listing others. */
final class Legality {
  private final Situation situation;
  private final SceneState state;
  private final LegalMoves moves;
  private final Field field;
  private final Side side;

  Legality(Situation situation) {
    this.situation = situation;
    this.state = situation.state();
    this.moves = new LegalMoves(situation, new Effort());
    this.field = state.field;
    this.side = Side.values()[field.turn];
  }

  /** Why a move is not allowed, empty if it is; the game is not over. */
  Optional<Violation> check(Move move) {
    Optional<Piece> found = Fields.pieceAt(field, move.from().ordinal());
    if (found.isEmpty()) {
      return violation(Code.NO_PIECE, "nothing stands on " + move.from());
    }
    Piece piece = found.get();
    if (!piece.side().equals(Optional.of(side))) {
      return violation(
          Code.NOT_YOUR_PIECE,
          "the %s on %s is not one of %s's"
              .formatted(piece.kind().name(), move.from(), side.label()));
    }
    long targets = Targets.of(field, move.from().ordinal());
    boolean reaches = (targets >>> move.to().ordinal() & 1) != 0 && moves.canVisit(plain(move));
    if (!reaches) {
      return Optional.of(whyNotThere(piece, move));
    }
    return checkPromotion(piece, move)
        .or(() -> checkKeeping(piece, move))
        .or(() -> checkConsequences(move));
  }

  private static Optional<Violation> violation(Code code, String detail) {
    return Optional.of(new Violation(code, detail));
  }

  private static int plain(Move move) {
    return MoveCode.move(move.from().ordinal(), move.to().ordinal());
  }

  private Violation whyNotThere(Piece piece, Move move) {
    Square to = move.to();
    Optional<Castling> castling = castling(piece, move);
    if (castling.isPresent()) {
      return new Violation(
          Code.CASTLING, "castling: " + Targets.castlingFault(field, castling.get()));
    }
    Optional<Piece> target = Fields.pieceAt(field, to.ordinal());
    if (target.filter(other -> other.side().equals(piece.side())).isPresent()) {
      return new Violation(
          Code.OWN_PIECE,
          "%s's own %s stands on %s".formatted(side.label(), target.get().kind().name(), to));
    }
    boolean isMet = (Encounters.reach(field, move.from().ordinal()) >>> to.ordinal() & 1) != 0;
    if (isMet && target.orElseThrow().kind().form() == Kind.Form.CRATE) {
      return new Violation(
          Code.CRATE_STUCK,
          "the crate on %s cannot be pushed on from %s".formatted(to, move.from()));
    }
    if (isMet && target.orElseThrow().kind().form() == Kind.Form.STATUE) {
      return state.workings.linkOn(to.ordinal()) >= 0
          ? new Violation(
              Code.LINK_CLOSED, "%s leads nowhere now for a %s".formatted(to, piece.kind().name()))
          : new Violation(Code.NOT_CAPTURABLE, "a statue stands on %s".formatted(to));
    }
    if (isMet && target.orElseThrow().kind().form() == Kind.Form.KING) {
      return new Violation(Code.NOT_CAPTURABLE, "a king is never captured");
    }
    return isInTheWay(move)
        ? new Violation(
            Code.TERRAIN,
            "heights, voids or walls keep the %s on %s from %s"
                .formatted(piece.kind().name(), move.from(), to))
        : new Violation(
            Code.NOT_ITS_WAY,
            "the %s on %s does not get to %s".formatted(piece.kind().name(), move.from(), to));
  }

  /** The castling that a king's move over two files along its home rank means. */
  private static Optional<Castling> castling(Piece piece, Move move) {
    for (Castling castling : Castling.values()) {
      boolean isMeant =
          piece.equals(Piece.of(castling.side(), Kind.KING))
              && castling.king() == move.from()
              && castling.kingTo() == move.to();
      if (isMeant) {
        return Optional.of(castling);
      }
    }
    return Optional.empty();
  }

  private boolean isInTheWay(Move move) {
    if (field.ground.terrain.isFlat()) {
      return false;
    }
    Field flat = new Field(field);
    flat.ground = field.kinds.ground(Terrain.FLAT);
    return (Targets.of(flat, move.from().ordinal()) >>> move.to().ordinal() & 1) != 0;
  }

  private Optional<Violation> checkPromotion(Piece piece, Move move) {
    boolean isVisit = (field.statues >>> move.to().ordinal() & 1) != 0;
    boolean isPromotion =
        piece.kind().form() == Kind.Form.PAWN && move.to().rank() == side.lastRank() && !isVisit;
    if (!isPromotion) {
      return move.promotion().isEmpty()
          ? Optional.empty()
          : violation(Code.NO_PROMOTION, "nothing is promoted by this move");
    }
    int possible = field.promotions(field.turn);
    if (possible == 0) {
      return violation(
          Code.NOT_IN_STORE,
          "%s's store is empty, so the pawn may not go to its last rank".formatted(side.label()));
    }
    if (move.promotion().isEmpty()) {
      return violation(Code.PROMOTION_MISSING, "it must be said what takes the place of the pawn");
    }
    Kind kind = move.promotion().get();
    int code = field.kinds.code(kind);
    if (code >= 0 && (possible >> code & 1) != 0) {
      return Optional.empty();
    }
    return field.hasStores()
        ? violation(
            Code.NOT_IN_STORE, "there is no %s in %s's store".formatted(kind.name(), side.label()))
        : violation(
            Code.WRONG_PROMOTION,
            "a pawn becomes a queen, rook, bishop or knight, not a " + kind.name());
  }

  private Optional<Violation> checkKeeping(Piece piece, Move move) {
    if (move.keeping().equals(Keeping.FIRST_FREE)) {
      return Optional.empty();
    }
    Optional<Piece> captured = Traces.of(field, plain(move)).captured();
    boolean isStored =
        field.hasStores() && captured.filter(prey -> prey.kind().isStorable()).isPresent();
    if (!isStored) {
      return violation(Code.STORE, "this move captures nothing that could be stored");
    }
    Store store = state.store(side);
    Optional<Square> freed = move.promotion().flatMap(store::first);
    Optional<Square> taken =
        move.keeping()
            .square()
            .filter(square -> !store.isFree(square) && !freed.equals(Optional.of(square)));
    return taken.flatMap(
        square -> violation(Code.STORE, "%s of the store is not free".formatted(square)));
  }

  private Optional<Violation> checkConsequences(Move move) {
    int coded = Position.code(field.kinds, move);
    if (moves.isLegal(coded)) {
      return Optional.empty();
    }
    return Advance.move(situation, coded, Keeping.FIRST_FREE).isBlocked()
        ? violation(Code.LINK_CLOSED, "what the move causes takes the entry")
        : violation(Code.KING_IN_CHECK, "%s's king would be in check".formatted(side.label()));
  }
}
