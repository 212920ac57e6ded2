package games.turnstile.puzzlechess.scene;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A piece.
 *
 * @param kind what it is
 * @param side whose it is; empty for crates and statues
 */
public record Piece(Kind kind, Optional<Side> side) {
  /**
   * Checks that the piece belongs to somebody unless it is a prop.
   *
   * @throws IllegalArgumentException if it does not
   */
  public Piece {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(side, "side");
    if (kind.isProp() == side.isPresent()) {
      throw new IllegalArgumentException(
          kind.isProp()
              ? "a %s belongs to nobody".formatted(kind.name())
              : "a %s belongs to a side".formatted(kind.name()));
    }
  }

  /**
   * {@return a piece of a side}
   *
   * @param side whose it is
   * @param kind what it is
   * @throws IllegalArgumentException for crates and statues
   */
  public static Piece of(Side side, Kind kind) {
    return new Piece(kind, Optional.of(side));
  }

  /**
   * {@return a crate or statue}
   *
   * @param kind what it is
   * @throws IllegalArgumentException for any other piece
   */
  public static Piece prop(Kind kind) {
    return new Piece(kind, Optional.empty());
  }

  /** {@return such as {@code white king} or {@code crate}} */
  @Override
  public String toString() {
    return side.map(owner -> owner.name().toLowerCase(Locale.ROOT) + " ").orElse("") + kind.name();
  }
}
