package games.turnstile.xiangqi.python;

/** Texts of scripts without what would spoil a terminal, such as escape sequences. */
final class Plain {
  private static final String UNSEEN = "[\\p{C}\\p{Zl}\\p{Zp}&&[^\\n]]";

  private Plain() {}

  /** In one line. */
  static String line(String text) {
    return lines(text.replaceAll("\\s+", " "));
  }

  /** With its lines as they are. */
  static String lines(String text) {
    return text.replace("\r\n", "\n").replace('\t', ' ').replaceAll(UNSEEN, "?");
  }
}
