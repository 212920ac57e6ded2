package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.variant.Names;

/** Texts of scripts without what would spoil a terminal, such as escape sequences. */
final class Plain {
  private Plain() {}

  /** In one line. */
  static String line(String text) {
    return lines(text.replaceAll("\\s+", " "));
  }

  /** With its lines as they are. */
  static String lines(String text) {
    StringBuilder plain = new StringBuilder();
    text.replace("\r\n", "\n")
        .replace('\t', ' ')
        .codePoints()
        .map(character -> character == '\n' || Names.isVisible(character) ? character : '?')
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }
}
