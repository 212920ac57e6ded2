package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.PieceType;

/** What a piece is in Chinese chess, if that extension is on. */
enum PlainKind {
  PLAIN,
  HORSE,
  ELEPHANT,
  CANNON,
  GENERAL;

  /** {@return what a piece of the type is by its attribute, or else by its Chinese name} */
  static PlainKind of(PieceType type) {
    String attribute = type.attributes().getOrDefault("xiangqi", "");
    return attribute.isEmpty() ? byName(type.name()) : byAttribute(attribute);
  }

  private static PlainKind byAttribute(String attribute) {
    return switch (attribute) {
      case "horse" -> HORSE;
      case "elephant" -> ELEPHANT;
      case "cannon" -> CANNON;
      case "general" -> GENERAL;
      case "plain" -> PLAIN;
      default -> throw new IllegalArgumentException("not a kind of piece: " + attribute);
    };
  }

  private static PlainKind byName(String name) {
    return switch (name) {
      case "马", "馬", "傌" -> HORSE;
      case "象", "相" -> ELEPHANT;
      case "炮", "砲" -> CANNON;
      case "将", "將", "帅", "帥" -> GENERAL;
      default -> PLAIN;
    };
  }
}
