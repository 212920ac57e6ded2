package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/**
 * A way from a square of a scene to an entry of a scene (R10).
 *
 * @param name what it is called
 * @param square where it begins; a statue there is visited
 * @param pieces which of Black's pieces may go
 * @param scene where it leads
 * @param entry the name of the entry there
 * @param open whether it is open at first
 */
public record Link(
    String name, Square square, PieceFilter pieces, String scene, String entry, boolean open) {
  /**
   * Checks the names.
   *
   * @throws IllegalArgumentException if one is none
   */
  public Link {
    Names.requireName("link", name);
    Names.requireName("scene", scene);
    Names.requireName("entry", entry);
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(pieces, "pieces");
  }
}
