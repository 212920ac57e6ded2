package games.turnstile.arcade.support;

import java.util.List;

/** Pieces of sentences. */
public final class Phrases {
  private Phrases() {}

  /**
   * {@return such as {@code 1 station} or {@code 2 stations}}
   *
   * @param number how many
   * @param thing what one of them is called
   */
  public static String count(int number, String thing) {
    return number == 1 ? "1 " + thing : number + " " + thing + "s";
  }

  /**
   * {@return such as {@code a rook} or {@code an archer}}
   *
   * @param thing what it is, in lower case
   */
  public static String one(String thing) {
    boolean isVowel = !thing.isEmpty() && "aeiou".indexOf(thing.charAt(0)) >= 0;
    return (isVowel ? "an " : "a ") + thing;
  }

  /**
   * {@return the text with question marks for what would do something to a terminal, such as escape
   * sequences in the name of a file}
   *
   * @param text any text; its lines stay
   */
  public static String harmless(String text) {
    StringBuilder harmless = new StringBuilder();
    text.codePoints()
        .map(character -> character == '\n' || !isControl(character) ? character : '?')
        .forEach(harmless::appendCodePoint);
    return harmless.toString();
  }

  private static boolean isControl(int character) {
    return Character.isISOControl(character) || Character.getType(character) == Character.FORMAT;
  }

  /**
   * {@return such as {@code A, B and C}}
   *
   * @param parts what is listed
   */
  public static String joined(List<String> parts) {
    int last = parts.size() - 1;
    return parts.size() < 2
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }
}
