package games.turnstile.arcade.support;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** A file that the user named, and what is in it. */
public final class GivenFile {
  private static final int LARGEST = 1 << 24;
  private static final int HEAD = 256;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path path;
  private final byte[] bytes;

  private GivenFile(Path path, byte[] bytes) {
    this.path = path;
    this.bytes = bytes;
  }

  /**
   * {@return the file, which is read once, here}
   *
   * @param path a regular file of at most 16 MiB
   * @throws BadInputException if it is anything else or cannot be read
   */
  public static GivenFile read(Path path) {
    return new GivenFile(path, TextFiles.readBytes(path, LARGEST));
  }

  /**
   * {@return what the user's text means as a path}
   *
   * @param text any text
   * @throws BadInputException if no file can be called so
   */
  public static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException malformed) {
      throw new BadInputException(
          "'%s' cannot be the name of a file: %s".formatted(text, malformed.getReason()));
    }
  }

  /** {@return where it is} */
  public Path path() {
    return path;
  }

  /** {@return a copy of what is in it} */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** {@return whether there is nothing in it} */
  public boolean isEmpty() {
    return bytes.length == 0;
  }

  /**
   * {@return what is in it, as text}
   *
   * @throws BadInputException if it is not UTF-8
   */
  public String text() {
    return TextFiles.text(path, bytes);
  }

  /** {@return its first line that is neither blank nor a comment, to tell what it is} */
  public String firstStatement() {
    String text = new String(bytes, StandardCharsets.UTF_8);
    int begin = firstStatement(text);
    return text.substring(begin, endOfLine(text, begin)).stripTrailing();
  }

  /**
   * {@return where the first line begins that is neither blank nor a comment, without blanks before
   * it; the end if there is none}
   *
   * @param text any text, which may have a byte order mark
   */
  public static int firstStatement(String text) {
    int begin = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    while (begin < text.length()) {
      int end = endOfLine(text, begin);
      String line = text.substring(begin, end).stripLeading();
      if (!line.isEmpty() && line.charAt(0) != '#') {
        return end - line.length();
      }
      begin = end + 1;
    }
    return text.length();
  }

  /**
   * {@return where the line ends}
   *
   * @param text any text
   * @param begin a place in the line
   */
  public static int endOfLine(String text, int begin) {
    int end = begin;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /**
   * {@return its first characters, without a byte order mark and blanks, to tell what it is; what
   * is not ASCII may be garbled}
   */
  public String head() {
    int length = Math.min(bytes.length, HEAD);
    String head = new String(bytes, 0, length, StandardCharsets.UTF_8);
    return (head.startsWith(BYTE_ORDER_MARK) ? head.substring(1) : head).stripLeading();
  }

  /**
   * {@return whether its name ends so, whatever the case}
   *
   * @param ending in lower case, such as {@code .txt}
   */
  public boolean isCalled(String ending) {
    return isCalled(path, ending);
  }

  /**
   * {@return whether a file's name ends so, whatever the case}
   *
   * @param path any path
   * @param ending in lower case, such as {@code .txt}
   */
  public static boolean isCalled(Path path, String ending) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /**
   * {@return the refusal of a text that cannot be read, naming the place as people count}
   *
   * @param text the text, as the offset counts it
   * @param offset the number of characters before the mistake
   * @param problem what is wrong
   */
  public BadInputException refusal(String text, int offset, String problem) {
    return new BadInputException(
        "%s, %s: %s".formatted(path, TextFiles.place(text, offset), problem));
  }
}
