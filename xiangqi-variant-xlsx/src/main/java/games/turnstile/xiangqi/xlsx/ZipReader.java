package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads the parts of a zip archive that are asked for, within limits. Nothing that the archive says
 * about sizes is believed.
 */
final class ZipReader {
  /** The most parts of an archive. */
  static final int MOST_PARTS = 2000;

  /** The most bytes of all parts together that are asked for, when inflated. */
  static final int LARGEST_TOTAL = 16 << 20;

  /** How many times as large as in the archive a part may be, if it is larger than a megabyte. */
  static final int HIGHEST_RATIO = 200;

  private static final int RATIO_COUNTS_FROM = 1 << 20;
  private static final int END_SIGNATURE = 0x06054b50;
  private static final int END_LENGTH = 22;
  private static final int LONGEST_COMMENT = 0xFFFF;
  private static final int DIRECTORY_SIGNATURE = 0x02014b50;
  private static final int DIRECTORY_LENGTH = 46;
  private static final int LOCAL_SIGNATURE = 0x04034b50;
  private static final int LOCAL_LENGTH = 30;
  private static final int STORED = 0;
  private static final int DEFLATED = 8;

  /** What the directory of the archive says about a part. */
  private record Entry(String name, int flags, int method, int crc, int size, int offset) {}

  private final ByteBuffer archive;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private int left = LARGEST_TOTAL;

  /**
   * Reads the directory.
   *
   * @throws WorkbookException if it is damaged or beyond the limits
   */
  ZipReader(byte[] bytes) {
    archive = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int end = findEnd();
    int count = archive.getShort(end + 10) & 0xFFFF;
    if (count > MOST_PARTS) {
      throw WorkbookException.ofFile(
          "the file has %s parts; %s are the most".formatted(count, MOST_PARTS));
    }
    int at = archive.getInt(end + 16);
    for (int i = 0; i < count; i++) {
      at = readEntry(at);
    }
  }

  private int findEnd() {
    int last = archive.capacity() - END_LENGTH;
    for (int at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
      if (archive.getInt(at) == END_SIGNATURE) {
        return at;
      }
    }
    throw WorkbookException.ofFile("the file is damaged: its end is missing");
  }

  /** Reads an entry of the directory, and tells where the next one is. */
  private int readEntry(int at) {
    requireRange(at, DIRECTORY_LENGTH);
    int nameLength = archive.getShort(at + 28) & 0xFFFF;
    int more = (archive.getShort(at + 30) & 0xFFFF) + (archive.getShort(at + 32) & 0xFFFF);
    requireRange(at + DIRECTORY_LENGTH, nameLength + more);
    if (archive.getInt(at) != DIRECTORY_SIGNATURE) {
      throw damaged("its list of parts");
    }
    String name =
        new String(archive.array(), at + DIRECTORY_LENGTH, nameLength, StandardCharsets.UTF_8);
    Entry entry =
        new Entry(
            name,
            archive.getShort(at + 8),
            archive.getShort(at + 10),
            archive.getInt(at + 16),
            archive.getInt(at + 20),
            archive.getInt(at + 42));
    if (entries.putIfAbsent(key(name), entry) != null) {
      throw WorkbookException.ofFile(
          "the file is damaged: it has the part '%s' twice".formatted(Names.excerpt(name)));
    }
    return at + DIRECTORY_LENGTH + nameLength + more;
  }

  private void requireRange(int at, int length) {
    if (at < 0 || length < 0 || at > archive.capacity() - length) {
      throw damaged("its list of parts");
    }
  }

  private static WorkbookException damaged(String what) {
    return WorkbookException.ofFile("the file is damaged: %s cannot be read".formatted(what));
  }

  /** The names of all parts, in the order of the directory. */
  List<String> names() {
    return entries.values().stream().map(Entry::name).toList();
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  boolean has(String name) {
    return entries.containsKey(key(name));
  }

  /**
   * {@return a part, empty if there is none of that name; upper and lower case are the same}
   *
   * @throws WorkbookException if it is damaged, encrypted or too large
   */
  Optional<byte[]> part(String name) {
    return Optional.ofNullable(entries.get(key(name))).map(this::content);
  }

  private byte[] content(Entry entry) {
    String shown = "its part '%s'".formatted(Names.excerpt(entry.name));
    if ((entry.flags & 1) != 0) {
      throw WorkbookException.ofFile("the file has a password; save it without one");
    }
    requireRange(entry.offset, LOCAL_LENGTH);
    int names =
        (archive.getShort(entry.offset + 26) & 0xFFFF)
            + (archive.getShort(entry.offset + 28) & 0xFFFF);
    requireRange(entry.offset + LOCAL_LENGTH, names);
    int start = entry.offset + LOCAL_LENGTH + names;
    requireRange(start, entry.size);
    if (archive.getInt(entry.offset) != LOCAL_SIGNATURE
        || entry.method != STORED && entry.method != DEFLATED) {
      throw damaged(shown);
    }
    byte[] content =
        entry.method == STORED ? stored(start, entry.size) : inflated(start, entry.size, shown);
    CRC32 crc = new CRC32();
    crc.update(content);
    if ((int) crc.getValue() != entry.crc) {
      throw damaged(shown);
    }
    return content;
  }

  private byte[] stored(int start, int size) {
    byte[] content = new byte[size];
    archive.get(start, content);
    use(size);
    return content;
  }

  private byte[] inflated(int start, int size, String shown) {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(archive.array(), start, size);
      ByteArrayOutputStream content = new ByteArrayOutputStream();
      byte[] buffer = new byte[8192];
      while (!inflater.finished()) {
        int count = inflater.inflate(buffer);
        if (count == 0 && !inflater.finished()) {
          throw damaged(shown);
        }
        use(count);
        content.write(buffer, 0, count);
        if (content.size() > RATIO_COUNTS_FROM
            && content.size() / HIGHEST_RATIO > inflater.getBytesRead()) {
          throw WorkbookException.ofFile(
              "the file is no honest one: %s is more than %s times as large as it seems"
                  .formatted(shown, HIGHEST_RATIO));
        }
      }
      return content.toByteArray();
    } catch (DataFormatException broken) {
      throw damaged(shown);
    } finally {
      inflater.end();
    }
  }

  private void use(int bytes) {
    left -= bytes;
    if (left < 0) {
      throw WorkbookException.ofFile(
          "the sheets of the file are too large: %s bytes are the most".formatted(LARGEST_TOTAL));
    }
  }
}
