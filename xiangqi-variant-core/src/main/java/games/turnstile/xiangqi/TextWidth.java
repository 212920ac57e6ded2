package games.turnstile.xiangqi;

/** How much room text takes up in a terminal, where Chinese characters are two columns wide. */
final class TextWidth {
  /** Where characters are two columns wide: the first and the last of each range. */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
    0xFE30, 0xFE6F, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x1F300, 0x1F64F, 0x1F680, 0x1F6FF, 0x1F900,
    0x1F9FF, 0x20000, 0x3FFFD
  };

  private TextWidth() {}

  static int of(String text) {
    return text.codePoints().map(TextWidth::of).sum();
  }

  private static int of(int character) {
    int type = Character.getType(character);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    for (int i = 0; i < WIDE.length; i += 2) {
      if (character >= WIDE[i] && character <= WIDE[i + 1]) {
        return 2;
      }
    }
    return 1;
  }

  /** As much of the beginning of a text as fits. */
  static String cut(String text, int room) {
    int end = 0;
    int used = 0;
    while (end < text.length()) {
      int character = text.codePointAt(end);
      used += of(character);
      if (used > room) {
        break;
      }
      end += Character.charCount(character);
    }
    return text.substring(0, end).strip();
  }

  /** The text between as many blanks as it needs to fill the room; the odd one is behind it. */
  static String centred(String text, int room) {
    int blanks = Math.max(0, room - of(text));
    return " ".repeat(blanks / 2) + text + " ".repeat(blanks - blanks / 2);
  }
}
