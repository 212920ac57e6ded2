package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.railchess.notation.NotationException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Tells where in a file of the original plugin a mistake is, whatever the encoding. */
final class OriginalFiles {
  private OriginalFiles() {}

  /** The refusal of a file whose bytes were given to a codec. */
  static BadInputException refusal(GivenFile file, NotationException malformed) {
    String text = decoded(file);
    int offset = Math.min(malformed.offset(), text.length());
    return file.refusal(text, offset, malformed.problem());
  }

  /** The text as the codecs count it: UTF-8 without a byte order mark, or GB18030. */
  private static String decoded(GivenFile file) {
    String text = new String(file.bytes(), StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') >= 0 && Charset.isSupported("GB18030")) {
      text = new String(file.bytes(), Charset.forName("GB18030"));
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
