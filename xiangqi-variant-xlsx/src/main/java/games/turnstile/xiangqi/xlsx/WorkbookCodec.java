package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Variants as Excel workbooks ({@code .xlsx}), which people make with any spreadsheet program:
 *
 * <ul>
 *   <li>{@code chesses}: a header, then a row for each piece type with its number, name, side (1
 *       red, 2 blue, 3 neutral), {@code c} if it is a leader, moves, condition of promotion if
 *       there is one, and moves after promotion, which are {@code ;} if there are none. Further
 *       columns are attributes, named by the header.
 *   <li>{@code map}: in the first row the number of rows in the second cell and of columns in the
 *       fourth; below it the board, with the number of a piece or nothing in each cell.
 *   <li>{@code rules}: a header, then the rows of promotion, undo and the limit of neutral moves,
 *       with {@code c} in the third cell if the rule is on.
 *   <li>{@code turnstile}, which may be missing: a header, then rows of a setting and its value:
 *       {@code name}, {@code must-answer-check}, {@code no-moves}, {@code repetition}, {@code
 *       no-capture-limit}, {@code extension}.
 * </ul>
 *
 * <p>Other sheets are ignored. A workbook that is malformed in any way gives no variant but a
 * {@link WorkbookException}, which names the sheet and the cell of each fault. There are limits, so
 * that no file can take much time or memory.
 */
public final class WorkbookCodec {
  /** The largest file that is read, in bytes. */
  public static final int LARGEST_FILE = 8 << 20;

  private static final String NO_NAME = "Workbook";

  private WorkbookCodec() {}

  /**
   * {@return the variant in a file, called like the file if no sheet gives it a name}
   *
   * @param file a workbook
   * @throws IOException if the file cannot be read at all
   * @throws WorkbookException if it is no workbook of a variant
   */
  public static Variant read(Path file) throws IOException {
    String fileName = Objects.toString(file.getFileName(), NO_NAME);
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, fileName.replaceFirst("(?i)\\.xls[xm]$", ""));
    }
  }

  /**
   * {@return the variant in a stream}
   *
   * @param in a workbook; it is not closed
   * @param name what the variant is called if no sheet gives it a name
   * @throws IOException if the stream cannot be read
   * @throws WorkbookException if it is no workbook of a variant
   */
  public static Variant read(InputStream in, String name) throws IOException {
    return read(in.readNBytes(LARGEST_FILE + 1), name);
  }

  /**
   * {@return the variant in a workbook}
   *
   * @param workbook the bytes of a file
   * @param name what the variant is called if no sheet gives it a name; it is called "Workbook" if
   *     that can be no name
   * @throws WorkbookException if it is no workbook of a variant, with all faults
   */
  public static Variant read(byte[] workbook, String name) {
    Objects.requireNonNull(name, "name");
    if (workbook.length > LARGEST_FILE) {
      throw WorkbookException.ofFile(
          "the file is too large: %s bytes are the most".formatted(LARGEST_FILE));
    }
    FileKind.requireZip(workbook);
    return new VariantReader(GridReader.read(workbook)).read(name.strip());
  }

  /**
   * {@return a variant as a workbook, which is read back as the same variant; the same variant
   * always gives the same workbook}
   *
   * @param variant any variant
   * @throws IllegalArgumentException if the workbook would be too large to be read back, or a rule
   *     too long
   */
  public static byte[] write(Variant variant) {
    byte[] workbook = new WorkbookWriter(variant).write();
    try {
      if (!read(workbook, NO_NAME).equals(variant)) {
        throw new AssertionError("a workbook is read back as another variant: " + variant.name());
      }
    } catch (WorkbookException unreadable) {
      throw new IllegalArgumentException(
          "the workbook could not be read back: " + unreadable.getMessage(), unreadable);
    }
    return workbook;
  }

  /**
   * Writes a variant to a file. What was in the file is lost, but not if the variant cannot be
   * written.
   *
   * @param variant any variant
   * @param file where to
   * @throws IOException if the file cannot be written
   * @throws IllegalArgumentException if the workbook would be too large to be read back, or a rule
   *     too long
   */
  public static void write(Variant variant, Path file) throws IOException {
    Files.write(file, write(variant));
  }
}
