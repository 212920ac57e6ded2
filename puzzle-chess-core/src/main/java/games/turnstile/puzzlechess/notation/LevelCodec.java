package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Levels as text that people can write:
 *
 * <pre>{@code
 * puzzle-chess-level 1
 * name two-rooks
 * title Two rooks
 *
 * scene board
 * board
 *   8 . . . . K . . .
 *   7 . . . . . . . r
 *   6 . . . . . . r .
 *   5 . . . . . . . .
 *   4 . . . . . . . .
 *   3 . . . . . . . .
 *   2 . . . . . . . .
 *   1 . . . . k . . .
 *     a b c d e f g h
 * first black
 * goal checkmate
 * }</pre>
 *
 * <p>All lines and words are explained in LEVELS.md.
 */
public final class LevelCodec {
  /** The most characters of a text that is read. */
  public static final int LONGEST = 1 << 20;

  /** The first line. */
  static final String HEAD = "puzzle-chess-level 1";

  private LevelCodec() {}

  /**
   * {@return the text of a level, without what goes without saying; equal levels have the same
   * text}
   *
   * @param level any level
   * @throws IllegalArgumentException if the text would be too long to be read back
   */
  public static String format(Level level) {
    String text = LevelWriter.write(level);
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException(
          "the text of the level would have %s characters; %s are the most that can be read back"
              .formatted(text.length(), LONGEST));
    }
    return text;
  }

  /**
   * {@return the level that a text describes}
   *
   * @param text a level in the form above
   * @throws NotationException if the text is malformed or its parts do not fit together, with the
   *     place of the first mistake
   */
  public static Level parse(String text) {
    return reader(text).read();
  }

  private static LevelReader reader(String text) {
    Objects.requireNonNull(text, "text");
    if (text.length() > LONGEST) {
      throw NotationException.at(
          text, LONGEST, "a level has at most %s characters".formatted(LONGEST));
    }
    return new LevelReader(Statements.ofFile(text));
  }

  /**
   * {@return the level that a text describes, with which a game can begin}
   *
   * @param text a level in the form above
   * @throws NotationException as {@link #parse(String)} does, or if in a scene the king of the side
   *     that is not to move is in check
   */
  public static Level parsePlayable(String text) {
    LevelReader reader = reader(text);
    Level level = reader.read();
    try {
      Position.initial(level);
    } catch (LevelException inCheck) {
      throw reader.fault(inCheck.faults());
    }
    return level;
  }

  /**
   * {@return the level that a text describes}
   *
   * @param utf8 a level in the form above, as it is in a file
   * @throws NotationException if the bytes are no UTF-8, or as above
   */
  public static Level parse(byte[] utf8) {
    CharBuffer text = CharBuffer.allocate(Math.min(utf8.length, LONGEST + 1));
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(utf8), text, true);
    String read = text.flip().toString();
    if (result.isError()) {
      throw NotationException.at(
          read, read.length(), "here is no UTF-8; save the level as a text in UTF-8");
    }
    return parse(read);
  }
}
