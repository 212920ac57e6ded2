package games.turnstile.xiangqi;

import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A variant drawn with letters: capital ones are Red's pieces, small ones Blue's, other signs
 * neutral, and a full stop is an empty square. {@code K} and {@code k} are leaders, types 1 and 2,
 * which cannot move unless something else is said about them. Other types are numbered from 3 in
 * the order in which they are described.
 *
 * <p>A type is described by its letter, its moves, perhaps by {@code leader} and by attributes such
 * as {@code xiangqi=horse}, and perhaps by a promotion {@code when X[1] then 2;}.
 */
public final class Sketch {
  private static final String NOTHING = ".";

  private final Variant variant;

  private Sketch(Variant variant) {
    this.variant = variant;
  }

  /**
   * {@return a variant with no special rules and the standard options}
   *
   * @param board a line for each row
   * @param types the descriptions of the types
   */
  public static Sketch of(String board, String... types) {
    Map<Integer, PieceType> byNumber = new TreeMap<>();
    byNumber.put(1, type(1, "K ;"));
    byNumber.put(2, type(2, "k ;"));
    for (String description : types) {
      int leader = "Kk".indexOf(description.charAt(0)) + 1;
      int number = leader > 0 ? leader : byNumber.size() + 1;
      byNumber.put(number, type(number, description));
    }
    List<String> rows = board.lines().toList();
    List<PieceType> inOrder = List.copyOf(byNumber.values());
    return new Sketch(
        new Variant(
            "sketch",
            rows.size(),
            rows.get(0).length(),
            inOrder,
            layout(rows, inOrder),
            SpecialRules.NONE,
            Options.STANDARD,
            List.of()));
  }

  private static PieceType type(int number, String description) {
    String name = description.substring(0, 1);
    List<String> words = new ArrayList<>(List.of(description.substring(1).strip().split(" +")));
    MoveRule moves = RuleCodec.parseMoves(words.remove(0));
    boolean leader = words.remove("leader") || number <= 2;
    Optional<Condition> promotion = Optional.empty();
    MoveRule promotedMoves = MoveRule.NONE;
    Map<String, String> attributes = new TreeMap<>();
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "when" -> promotion = Optional.of(RuleCodec.parseCondition(words.get(++i)));
        case "then" -> promotedMoves = RuleCodec.parseMoves(words.get(++i));
        default -> attributes.put(words.get(i).split("=")[0], words.get(i).split("=")[1]);
      }
    }
    return new PieceType(
        number, name, owner(name), leader, moves, promotion, promotedMoves, attributes);
  }

  private static Owner owner(String name) {
    char letter = name.charAt(0);
    if (Character.isUpperCase(letter)) {
      return Owner.RED;
    }
    return Character.isLowerCase(letter) ? Owner.BLUE : Owner.NEUTRAL;
  }

  private static List<Integer> layout(List<String> rows, List<PieceType> types) {
    List<String> names = types.stream().map(PieceType::name).toList();
    List<Integer> layout = new ArrayList<>();
    for (String square : String.join("", rows).split("")) {
      int number = names.indexOf(square) + 1;
      if (number == 0 && !square.equals(NOTHING)) {
        throw new IllegalArgumentException("nothing is said about " + square);
      }
      layout.add(number);
    }
    return layout;
  }

  /** {@return the same with promotion} */
  public Sketch withPromotion() {
    return new Sketch(variant.withRules(new SpecialRules(true, false, false)));
  }

  /** {@return the same with the limit on neutral moves} */
  public Sketch withNeutralLimit() {
    return new Sketch(variant.withRules(new SpecialRules(false, false, true)));
  }

  /** {@return the same with other options} */
  public Sketch with(Options options) {
    return new Sketch(variant.withOptions(options));
  }

  /** {@return the same with extensions} */
  public Sketch with(String... extensions) {
    return new Sketch(variant.withExtensions(List.of(extensions)));
  }

  /** {@return the variant} */
  public Variant variant() {
    return variant;
  }
}
