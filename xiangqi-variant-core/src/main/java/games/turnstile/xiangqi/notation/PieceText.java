package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.Locale;

/** Writes the lines of a piece type, as {@link VariantCodec} describes them. */
final class PieceText {
  private PieceText() {}

  static void add(StringBuilder text, PieceType type) {
    text.append("piece %s %s ".formatted(type.number(), word(type.owner())));
    text.append(type.leader() ? "leader " : "").append(quoted(type.name())).append('\n');
    try {
      addRules(text, type);
    } catch (NotationException tooLong) {
      throw new IllegalArgumentException(
          "a rule of piece %s could not be read back: %s"
              .formatted(type.number(), tooLong.problem()),
          tooLong);
    }
    type.attributes()
        .forEach(
            (name, value) ->
                text.append(("  attribute " + attributeName(name) + " = " + value).stripTrailing())
                    .append('\n'));
  }

  private static void addRules(StringBuilder text, PieceType type) {
    addMoves(text, "moves", type.moves());
    type.promotion()
        .map(RuleCodec::format)
        .ifPresent(
            rule -> {
              RuleCodec.parseCondition(rule);
              text.append("  promotion ").append(rule).append('\n');
            });
    if (!type.promotedMoves().equals(MoveRule.NONE)) {
      addMoves(text, "promoted", type.promotedMoves());
    }
  }

  /** Adds a rule, once it has been read without complaint. */
  private static void addMoves(StringBuilder text, String keyword, MoveRule moves) {
    String rule = RuleCodec.format(moves);
    RuleCodec.parseMoves(rule);
    text.append("  ").append(keyword).append(' ').append(rule).append('\n');
  }

  static String word(Owner owner) {
    return owner.name().toLowerCase(Locale.ROOT);
  }

  private static String attributeName(String name) {
    return name.indexOf('=') < 0 && name.indexOf('"') < 0 ? name : quoted(name);
  }

  private static String quoted(String name) {
    return "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
