package games.turnstile.xiangqi.xlsx;

import java.util.Arrays;

/** Tells what else a file is if it is no workbook. */
final class FileKind {
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] COMPOUND = {
    (byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, (byte) 0xA1, (byte) 0xB1, 0x1A, (byte) 0xE1
  };

  private FileKind() {}

  /**
   * Refuses what is no zip archive, which a workbook is.
   *
   * @throws WorkbookException with a word on what to do
   */
  static void requireZip(byte[] file) {
    if (beginsWith(file, COMPOUND)) {
      throw WorkbookException.ofFile(
          "the file is an old .xls workbook or has a password; save it as .xlsx without a password");
    }
    if (!beginsWith(file, ZIP)) {
      throw WorkbookException.ofFile(
          file.length == 0 ? "the file is empty" : "the file is no workbook; save it as .xlsx");
    }
  }

  private static boolean beginsWith(byte[] file, byte[] signature) {
    return file.length >= signature.length
        && Arrays.equals(file, 0, signature.length, signature, 0, signature.length);
  }
}
