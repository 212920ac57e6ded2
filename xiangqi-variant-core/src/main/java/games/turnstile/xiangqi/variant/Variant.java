package games.turnstile.xiangqi.variant;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game as data: its board, its pieces, how they move and where they begin. A value; always
 * consistent, so that nobody has to check it again.
 *
 * @param name what people call it
 * @param rows how many rows the board has
 * @param columns how many columns the board has
 * @param types the kinds of pieces, numbered from 1
 * @param layout the number of the piece type on each square, row by row; 0 for none
 * @param rules the rules that are on or off
 * @param options what else is agreed on
 * @param extensions the names of the extensions that the variant needs, in the order in which they
 *     act
 */
public record Variant(
    String name,
    int rows,
    int columns,
    List<PieceType> types,
    List<Integer> layout,
    SpecialRules rules,
    Options options,
    List<String> extensions) {
  /** The most rows, and the most columns. */
  public static final int LARGEST_SIDE = 64;

  /** The most piece types. */
  public static final int MOST_TYPES = 500;

  /** The most position rules of all piece types together, each argument counted as one more. */
  public static final int MOST_POSITION_RULES = 50_000;

  /** The longest name of a variant, a piece type, an attribute or an extension. */
  public static final int LONGEST_NAME = 60;

  /** The longest value of an attribute. */
  public static final int LONGEST_ATTRIBUTE = 2000;

  /** The most attributes of a piece type. */
  public static final int MOST_ATTRIBUTES = 50;

  /** The most extensions. */
  public static final int MOST_EXTENSIONS = 20;

  /**
   * Copies the lists and checks everything.
   *
   * @throws VariantException with all faults
   */
  public Variant {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(options, "options");
    types = List.copyOf(types);
    layout = List.copyOf(layout);
    extensions = List.copyOf(extensions);
    List<VariantFault> faults =
        new VariantCheck(name, rows, columns, types, layout, extensions).faults();
    if (!faults.isEmpty()) {
      throw new VariantException(faults);
    }
  }

  /**
   * {@return the piece type of that number}
   *
   * @param number from 1
   * @throws IndexOutOfBoundsException if there is none
   */
  public PieceType type(int number) {
    if (number < 1 || number > types.size()) {
      throw new IndexOutOfBoundsException(
          "there is no piece %s; pieces are 1 to %s".formatted(number, types.size()));
    }
    return types.get(number - 1);
  }

  /**
   * {@return the piece type that begins on a square, empty if none does}
   *
   * @param point a square of the board
   * @throws IllegalArgumentException if it is not on the board
   */
  public Optional<PieceType> typeAt(Point point) {
    if (!contains(point)) {
      throw new IllegalArgumentException(
          "%s is not on a board of %s rows and %s columns".formatted(point, rows, columns));
    }
    int number = layout.get((point.row() - 1) * columns + point.column() - 1);
    return number == 0 ? Optional.empty() : Optional.of(type(number));
  }

  /**
   * {@return whether the board has such a square}
   *
   * @param point any point
   */
  public boolean contains(Point point) {
    return point.row() <= rows && point.column() <= columns;
  }

  /**
   * {@return what is wrong with a piece type that is to be played with beside the variant's own;
   * empty if nothing is}
   *
   * @param type any piece type
   */
  public Optional<String> complaint(PieceType type) {
    return VariantCheck.complaint(type, types.size());
  }

  /**
   * {@return the same variant by another name}
   *
   * @param other the name
   * @throws VariantException if it cannot be a name
   */
  public Variant withName(String other) {
    return new Variant(other, rows, columns, types, layout, rules, options, extensions);
  }

  /**
   * {@return the same variant with other special rules}
   *
   * @param others the rules
   */
  public Variant withRules(SpecialRules others) {
    return new Variant(name, rows, columns, types, layout, others, options, extensions);
  }

  /**
   * {@return the same variant with other options}
   *
   * @param others the options
   */
  public Variant withOptions(Options others) {
    return new Variant(name, rows, columns, types, layout, rules, others, extensions);
  }

  /**
   * {@return the same variant with other extensions}
   *
   * @param others their names, in the order in which they act
   * @throws VariantException if they are too many, or one is there twice
   */
  public Variant withExtensions(List<String> others) {
    return new Variant(name, rows, columns, types, layout, rules, options, others);
  }
}
