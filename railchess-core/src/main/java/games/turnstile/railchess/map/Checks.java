package games.turnstile.railchess.map;

/** What the parts of a map have in common. */
final class Checks {
  /** The number that stands for walking where files speak of lines; no line has it. */
  static final int WALKING = Integer.MAX_VALUE;

  private static final int LONGEST_NAME = 200;

  private Checks() {}

  static void number(String what, int value) {
    if (value < 0) {
      throw new IllegalArgumentException("%s must be 0 or more, not %s".formatted(what, value));
    }
  }

  static void line(int line) {
    number("a line's number", line);
    if (line == WALKING) {
      throw new IllegalArgumentException(
          "%s stands for walking and is no line; use a Walk".formatted(line));
    }
  }

  static void different(String what, int first, int second) {
    if (first == second) {
      throw new IllegalArgumentException(
          "%s needs two different stations, not %s twice".formatted(what, first));
    }
  }

  /** The coordinate, without the difference between 0 and -0. */
  static double coordinate(String axis, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(
          "a station's %s must be 0 to 1, not %s".formatted(axis, value));
    }
    return value + 0.0;
  }

  /** The name without blanks around it. */
  static String name(String name) {
    String stripped = name.strip();
    if (stripped.length() > LONGEST_NAME) {
      throw new IllegalArgumentException(
          "a name has at most %s characters, not %s".formatted(LONGEST_NAME, stripped.length()));
    }
    if (!isOneLine(stripped)) {
      throw new IllegalArgumentException(
          "a name is one line of text, without line breaks, control characters or torn characters");
    }
    return stripped;
  }

  private static boolean isOneLine(String text) {
    return text.codePoints().noneMatch(Checks::breaksLines);
  }

  private static boolean breaksLines(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }
}
