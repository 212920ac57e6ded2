package games.turnstile.xiangqi.xlsx;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a zip archive in memory. The same parts always give the same archive. */
final class ZipWriter {
  private static final LocalDateTime TIME = LocalDateTime.of(2025, 1, 1, 0, 0);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ZipOutputStream zip = new ZipOutputStream(bytes);

  private ZipWriter(int level) {
    zip.setLevel(level);
  }

  /** An archive that is small. */
  static ZipWriter small() {
    return new ZipWriter(Deflater.BEST_COMPRESSION);
  }

  /** An archive that is made quickly. */
  static ZipWriter quick() {
    return new ZipWriter(Deflater.NO_COMPRESSION);
  }

  ZipWriter add(String name, byte[] content) {
    try {
      ZipEntry entry = new ZipEntry(name);
      entry.setTimeLocal(TIME);
      zip.putNextEntry(entry);
      zip.write(content);
      zip.closeEntry();
      return this;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  byte[] finish() {
    try {
      zip.close();
      return bytes.toByteArray();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
