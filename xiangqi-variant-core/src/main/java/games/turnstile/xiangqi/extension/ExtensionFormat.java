package games.turnstile.xiangqi.extension;

/**
 * A way to write extensions as files. Found by {@link java.util.ServiceLoader}, so that a language
 * is there when the module for it is.
 */
public interface ExtensionFormat {
  /** {@return how names of such files end, such as {@code .py}} */
  String ending();

  /**
   * {@return the extension that a file describes}
   *
   * @param file the name of the file, for messages
   * @param source what is in it
   * @throws ExtensionException if it is not an extension; the message names the line
   */
  Extension load(String file, String source);
}
