package games.turnstile.arcade.support;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Reads and writes the text files that users name; what goes wrong is said in words. */
public final class TextFiles {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final int USUAL_LIMIT = 1 << 20;

  /** How many names for a new file are tried. */
  private static final int MOST_TAKEN = 100;

  private TextFiles() {}

  /**
   * {@return the text of a small file}
   *
   * @param file a regular file in UTF-8 of at most 1 MiB
   * @throws BadInputException if it is anything else or cannot be read
   */
  public static String read(Path file) {
    return read(file, USUAL_LIMIT);
  }

  /**
   * {@return the text of a file}
   *
   * @param file a regular file in UTF-8
   * @param limit how many bytes it may have
   * @throws BadInputException if it is anything else or cannot be read
   */
  public static String read(Path file, int limit) {
    return text(file, readBytes(file, limit));
  }

  /**
   * {@return the content of a file}
   *
   * @param file a regular file
   * @param limit how many bytes it may have
   * @throws BadInputException if it has more, is anything else or cannot be read
   */
  static byte[] readBytes(Path file, int limit) {
    requireRegular(file);
    try (var in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(limit + 1);
      if (bytes.length > limit) {
        throw new BadInputException(file + " is too large: more than " + limit + " bytes");
      }
      return bytes;
    } catch (NoSuchFileException missing) {
      throw new BadInputException(file + " does not exist");
    } catch (IOException failure) {
      throw new BadInputException(file + " cannot be read: " + reason(failure));
    }
  }

  /** Refuses what is there and is no file, such as a folder. */
  static void requireRegular(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new BadInputException(file + " is not a regular file");
    }
  }

  /** The text of a file whose content has been read. */
  static String text(Path file, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notText) {
      throw new BadInputException(file + " is not a text file in UTF-8");
    }
  }

  /**
   * Makes a file hold a text and nothing else; at no moment is it half written.
   *
   * @param file where to write; it need not exist
   * @param text what it shall hold
   * @throws BadInputException if it cannot be written
   */
  public static void replace(Path file, String text) {
    replace(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Makes a file hold some bytes and nothing else; at no moment is it half written.
   *
   * @param file where to write; it need not exist
   * @param content what it shall hold
   * @throws BadInputException if it cannot be written
   */
  public static void replace(Path file, byte[] content) {
    try {
      Path fresh = create(file);
      try {
        Files.write(fresh, content);
        Files.move(
            fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException failure) {
      throw notWritable(file, failure);
    }
  }

  /** Makes a new file beside another one; none that is there already is touched. */
  private static Path create(Path file) throws IOException {
    for (int i = 1; true; i++) {
      try {
        return Files.createFile(file.resolveSibling("%s.%s.new".formatted(file.getFileName(), i)));
      } catch (FileAlreadyExistsException taken) {
        if (i == MOST_TAKEN) {
          throw taken;
        }
      }
    }
  }

  static BadInputException notWritable(Path file, IOException failure) {
    return new BadInputException(file + " cannot be written: " + reason(failure));
  }

  private static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "its folder does not exist";
    }
    if (failure instanceof AccessDeniedException) {
      return "access is denied";
    }
    return failure instanceof FileSystemException named && named.getReason() != null
        ? named.getReason()
        : failure.getMessage();
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
    int start = line == 1 && text.startsWith(BYTE_ORDER_MARK) ? 0 : before.lastIndexOf('\n');
    int column = Math.max(1, offset - start);
    return "line " + line + ", column " + column;
  }
}
