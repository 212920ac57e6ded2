package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A square, in the order a1, b1, ... h8, which is that of the constants. */
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  /** The number of squares along a side of the board. */
  public static final int SIDE = 8;

  private static final List<Square> ALL = List.of(values());

  private final String text = name().toLowerCase(Locale.ROOT);

  /**
   * {@return the square with an ordinal}
   *
   * @param ordinal 0 for a1 to 63 for h8
   * @throws IndexOutOfBoundsException if it is another
   */
  public static Square of(int ordinal) {
    return ALL.get(ordinal);
  }

  /**
   * {@return the square in a file and rank, empty off the board}
   *
   * @param file 0 for the a-file to 7
   * @param rank 0 for rank 1 to 7
   */
  public static Optional<Square> at(int file, int rank) {
    boolean isOnBoard = file >= 0 && file < SIDE && rank >= 0 && rank < SIDE;
    return isOnBoard ? Optional.of(of(rank * SIDE + file)) : Optional.empty();
  }

  /**
   * {@return the square with a name such as {@code e4}, in lower case; empty if there is none}
   *
   * @param name any text
   */
  public static Optional<Square> named(String name) {
    return name.length() == 2 ? at(name.charAt(0) - 'a', name.charAt(1) - '1') : Optional.empty();
  }

  /** {@return the file, 0 for the a-file to 7} */
  public int file() {
    return ordinal() % SIDE;
  }

  /** {@return the rank, 0 for rank 1 to 7} */
  public int rank() {
    return ordinal() / SIDE;
  }

  /**
   * {@return the square so many files and ranks away, empty off the board}
   *
   * @param files to the h-file
   * @param ranks to rank 8
   */
  public Optional<Square> plus(int files, int ranks) {
    return at(file() + files, rank() + ranks);
  }

  /** {@return the name, such as {@code e4}} */
  @Override
  public String toString() {
    return text;
  }
}
