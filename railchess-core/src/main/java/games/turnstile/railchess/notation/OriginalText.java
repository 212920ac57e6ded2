package games.turnstile.railchess.notation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** The text of the original plugin's files, which tell nothing of their encoding. */
final class OriginalText {
  private static final String FALLBACK = "GB18030";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private OriginalText() {}

  /** The bytes as UTF-8; if they are not UTF-8, as GB18030. */
  static String decode(byte[] bytes) {
    return decode(bytes, FALLBACK);
  }

  static String decode(byte[] bytes, String fallback) {
    try {
      return strictly(bytes, StandardCharsets.UTF_8);
    } catch (CharacterCodingException notUtf8) {
      int place = readableAsUtf8(bytes);
      if (!Charset.isSupported(fallback)) {
        throw new NotationException(
            place,
            "the file is not UTF-8, and this Java platform cannot read %s; save it as UTF-8"
                .formatted(fallback));
      }
      try {
        return strictly(bytes, Charset.forName(fallback));
      } catch (CharacterCodingException neither) {
        throw new NotationException(
            place, "the file is neither UTF-8 nor %s text; save it as UTF-8".formatted(fallback));
      }
    }
  }

  private static String strictly(byte[] bytes, Charset charset) throws CharacterCodingException {
    String text =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(bytes))
            .toString();
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /** How many characters UTF-8 makes of the bytes before the first ones that are not UTF-8. */
  private static int readableAsUtf8(byte[] bytes) {
    CharBuffer readable = CharBuffer.allocate(bytes.length);
    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), readable, true);
    int characters = readable.position();
    return readable.flip().toString().startsWith(BYTE_ORDER_MARK) ? characters - 1 : characters;
  }
}
