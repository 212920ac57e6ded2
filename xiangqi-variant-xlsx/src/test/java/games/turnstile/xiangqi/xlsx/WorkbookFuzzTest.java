package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Variant;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Whatever bytes it gets, the codec reads a variant or refuses them. */
class WorkbookFuzzTest {
  private static final List<String> SNIPPETS =
      List.of(
          "<c r='A1'>",
          "</c>",
          "<v>",
          "</v>",
          "<f>",
          "<row>",
          "</row>",
          "<is>",
          "<si>",
          "</sst>",
          " t='s'",
          " t=\"s\"",
          " t='e'",
          " r='XFD1048576'",
          " r='ZZZZ9'",
          "9999999999",
          "-1",
          "",
          "<sheetData>",
          "</sheetData>",
          "<!DOCTYPE a>",
          "<!--",
          "-->",
          "<![CDATA[",
          "]]>",
          "&amp;",
          "&#0;",
          "&x;",
          "/",
          "'",
          "\"",
          "1e9",
          "c",
          ";",
          "(",
          "[",
          "\u0000",
          "\uFEFF",
          "马",
          " ");
  private static final byte[] SHIPPED = ShippedWorkbooks.bytes(ShippedVariants.LODESTONE);

  @Property(tries = 500, shrinking = ShrinkingMode.OFF)
  void a_file_with_changed_bytes_is_read_or_refused(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] file = random.nextBoolean() ? SHIPPED.clone() : Book.good().bytes();
    for (int i = random.nextInt(6); i >= 0; i--) {
      int at = random.nextInt(4) == 0 ? random.nextInt(file.length) : nearEnd(random, file.length);
      file[at] = (byte) random.nextInt(256);
    }

    assertReadOrRefused(file);
  }

  /** Somewhere in the directory, where a change is not simply noticed by a sum of the bytes. */
  private static int nearEnd(Random random, int length) {
    return length - 1 - random.nextInt(Math.min(600, length));
  }

  @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
  void a_file_with_changed_parts_is_read_or_refused(@ForAll long seed) {
    Random random = new Random(seed);
    Map<String, byte[]> parts = random.nextInt(4) == 0 ? shippedParts() : Book.good().parts();
    List<String> names = new ArrayList<>(parts.keySet());
    for (int i = random.nextInt(4); i >= 0; i--) {
      String name = names.get(random.nextInt(names.size()));
      parts.put(name, changed(parts.get(name), random));
    }
    ZipWriter zip = ZipWriter.quick();
    parts.forEach(zip::add);

    assertReadOrRefused(zip.finish());
  }

  private static Map<String, byte[]> shippedParts() {
    ZipReader zip = new ZipReader(SHIPPED);
    Map<String, byte[]> parts = new LinkedHashMap<>();
    zip.names().forEach(name -> parts.put(name, zip.part(name).orElseThrow()));
    return parts;
  }

  private static byte[] changed(byte[] part, Random random) {
    String text = new String(part, StandardCharsets.UTF_8);
    int at = random.nextInt(text.length() + 1);
    int cut = random.nextInt(3) == 0 ? random.nextInt(10) : 0;
    String behind = text.substring(Math.min(text.length(), at + cut));
    String snippet = SNIPPETS.get(random.nextInt(SNIPPETS.size()));
    String changed =
        random.nextInt(4) == 0
            ? text.replaceFirst("[0-9]+(?=[^0-9]{0,40}$)", snippet)
            : text.substring(0, at) + snippet + behind;
    return changed.getBytes(StandardCharsets.UTF_8);
  }

  private static void assertReadOrRefused(byte[] file) {
    try {
      Variant variant = WorkbookCodec.read(file, "name");
      assertThat(WorkbookCodec.read(WorkbookCodec.write(variant), "other")).isEqualTo(variant);
    } catch (WorkbookException refusal) {
      assertThat(refusal.faults()).isNotEmpty();
      assertThat(refusal.getMessage()).isNotBlank().hasSizeLessThan(2000);
    }
  }
}
