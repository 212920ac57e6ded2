package games.turnstile.arcade.support;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the small text files that users hand in. */
public final class TextFiles {
  private static final int LARGEST = 1 << 20;

  private TextFiles() {}

  /**
   * {@return the text of a file}
   *
   * @param file a regular file in UTF-8 of at most 1 MiB
   * @throws BadInputException if it is anything else or cannot be read
   */
  public static String read(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new BadInputException(file + " is not a regular file");
    }
    try (var in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new BadInputException(file + " is too large: more than " + LARGEST + " bytes");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (NoSuchFileException missing) {
      throw new BadInputException(file + " does not exist");
    } catch (CharacterCodingException notText) {
      throw new BadInputException(file + " is not a text file in UTF-8");
    } catch (IOException failure) {
      throw new BadInputException(file + " cannot be read: " + failure.getMessage());
    }
  }

  /**
   * {@return a place in a text as people count, such as {@code line 2, column 7}}
   *
   * @param text the text
   * @param offset the number of characters before the place
   */
  public static String place(String text, int offset) {
    String before = text.substring(0, offset);
    long line = before.chars().filter(character -> character == '\n').count() + 1;
    int column = offset - before.lastIndexOf('\n');
    return "line " + line + ", column " + column;
  }
}
