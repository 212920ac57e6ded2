package games.turnstile.railchess.notation;

/** Mends names that a map does not take. */
final class Names {
  private static final int LONGEST = 200;

  private Names() {}

  /** The name as a map takes it: one line of at most 200 characters. */
  static String cleaned(String what, String name, Warnings warnings) {
    StringBuilder plain = new StringBuilder();
    name.codePoints().map(Names::orBlank).forEach(plain::appendCodePoint);
    String cleaned = plain.toString().strip();
    if (!cleaned.equals(name.strip())) {
      warnings.add("%s had characters that cannot be shown; they are blanks now.".formatted(what));
    }
    if (cleaned.length() > LONGEST) {
      warnings.add(
          "%s had %s characters and was cut to %s.".formatted(what, cleaned.length(), LONGEST));
      boolean torn = Character.isHighSurrogate(cleaned.charAt(LONGEST - 1));
      cleaned = cleaned.substring(0, torn ? LONGEST - 1 : LONGEST).strip();
    }
    return cleaned;
  }

  private static int orBlank(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          ' ';
      default -> character;
    };
  }
}
