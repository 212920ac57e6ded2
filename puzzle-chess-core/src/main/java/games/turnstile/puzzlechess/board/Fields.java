package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns scenes into fields, and fields into what the public face tells. */
public final class Fields {
  private Fields() {}

  public static Field of(Kinds kinds, Scene scene) {
    Setup setup = scene.setup();
    Field field = new Field(kinds, scene.rules().promotion());
    field.ground = kinds.ground(scene.terrain());
    field.turn = setup.toMove().ordinal();
    field.hash = field.turn == Field.BLACK ? Keys.BLACK_TO_MOVE : 0;
    setup
        .pieces()
        .forEach(
            (square, piece) ->
                field.toggle(owner(piece), kinds.code(piece.kind()), square.ordinal()));
    if (scene.rules().promotion() == PromotionRule.FROM_STORE) {
      for (Side side : Side.values()) {
        for (Kind kind : setup.store(side).kinds().values()) {
          field.store(side.ordinal(), kinds.code(kind), 1);
        }
      }
    }
    int rights = 0;
    for (Castling castling : setup.castling()) {
      rights |= 1 << castling.ordinal();
    }
    field.setCastling(rights);
    field.quiet = setup.quietPlies();
    setup.enPassant().ifPresent(passed -> Mover.setPassed(field, passed.ordinal()));
    return field;
  }

  public static int owner(Piece piece) {
    return piece.side().map(Side::ordinal).orElse(Field.NOBODY);
  }

  public static Optional<Piece> pieceAt(Field field, int square) {
    int code = field.kindAt(square);
    if (code == Field.NOWHERE) {
      return Optional.empty();
    }
    return Optional.of(piece(field.kinds, field.ownerAt(square), code));
  }

  public static Piece piece(Kinds kinds, int owner, int code) {
    return new Piece(
        kinds.kind(code),
        owner == Field.NOBODY ? Optional.empty() : Optional.of(Side.values()[owner]));
  }

  public static Map<Square, Piece> pieces(Field field) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (long left = field.occupied(); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      pieces.put(Square.of(square), pieceAt(field, square).orElseThrow());
    }
    return Collections.unmodifiableMap(pieces);
  }

  public static Set<Castling> castling(Field field) {
    Set<Castling> rights = EnumSet.noneOf(Castling.class);
    for (Castling castling : Castling.values()) {
      if ((field.castling >> castling.ordinal() & 1) != 0) {
        rights.add(castling);
      }
    }
    return Collections.unmodifiableSet(rights);
  }

  public static Set<Square> squares(long bits) {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    for (long left = bits; left != 0; left &= left - 1) {
      squares.add(Square.of(Long.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableSet(squares);
  }
}
