package games.turnstile.puzzlechess.scene;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Which pieces are meant.
 *
 * @param side whose; empty for anybody's, props included
 * @param kind of which kind; empty for any
 */
public record PieceFilter(Optional<Side> side, Optional<Kind> kind) {
  /** Any piece, crates and statues too. */
  public static final PieceFilter ANY = new PieceFilter(Optional.empty(), Optional.empty());

  /** Refuses null. */
  public PieceFilter {
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(kind, "kind");
  }

  /**
   * {@return any piece of a side}
   *
   * @param side whose
   */
  public static PieceFilter of(Side side) {
    return new PieceFilter(Optional.of(side), Optional.empty());
  }

  /**
   * {@return anybody's pieces of a kind}
   *
   * @param kind of which kind
   */
  public static PieceFilter of(Kind kind) {
    return new PieceFilter(Optional.empty(), Optional.of(kind));
  }

  /**
   * {@return a side's pieces of a kind}
   *
   * @param side whose
   * @param kind of which kind
   */
  public static PieceFilter of(Side side, Kind kind) {
    return new PieceFilter(Optional.of(side), Optional.of(kind));
  }

  /**
   * {@return whether a piece is meant}
   *
   * @param piece any piece
   */
  public boolean matches(Piece piece) {
    return (side.isEmpty() || side.equals(piece.side()))
        && (kind.isEmpty() || kind.get().equals(piece.kind()));
  }

  /** {@return such as {@code any}, {@code white}, {@code crate} or {@code black queen}} */
  @Override
  public String toString() {
    if (side.isEmpty() && kind.isEmpty()) {
      return "any";
    }
    String owner = side.map(known -> known.name().toLowerCase(Locale.ROOT)).orElse("");
    return (owner + " " + kind.map(Kind::name).orElse("")).strip();
  }
}
