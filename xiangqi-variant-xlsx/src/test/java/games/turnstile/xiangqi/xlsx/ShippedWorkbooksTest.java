package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Variant;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The workbooks that come with the library. They are made of the variants in text, anew only with
 * {@code -Dworkbooks.regenerate=true}.
 */
class ShippedWorkbooksTest {
  private static final Path FOLDER =
      Path.of("src", "main", "resources", "games", "turnstile", "xiangqi", "xlsx");

  @ParameterizedTest
  @EnumSource
  void each_workbook_is_the_variant_in_text(ShippedVariants shipped) {
    Variant read = ShippedWorkbooks.load(shipped);
    // As text first: a difference can be read there.
    assertThat(VariantCodec.format(read)).isEqualTo(VariantCodec.format(shipped.load()));
    assertThat(read).isEqualTo(shipped.load());
  }

  @ParameterizedTest
  @EnumSource
  void each_workbook_is_what_would_be_written_now(ShippedVariants shipped) throws IOException {
    byte[] written = WorkbookCodec.write(shipped.load());
    if (Boolean.getBoolean("workbooks.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.write(FOLDER.resolve(ShippedWorkbooks.fileName(shipped)), written);
    }
    byte[] bytes = Files.readAllBytes(FOLDER.resolve(ShippedWorkbooks.fileName(shipped)));

    // How parts are deflated is up to the Java that runs.
    assertThat(parts(bytes)).isEqualTo(parts(written));
    assertThat(bytes).hasSizeLessThan(10_000);
  }

  @ParameterizedTest
  @EnumSource
  void a_file_is_called_like_its_variant(ShippedVariants shipped) {
    assertThat(ShippedWorkbooks.fileName(shipped)).matches("[a-z-]+\\.xlsx");
    assertThat(FOLDER.resolve(ShippedWorkbooks.fileName(shipped)))
        .hasBinaryContent(ShippedWorkbooks.bytes(shipped));
  }

  private static Map<String, String> parts(byte[] workbook) {
    ZipReader zip = new ZipReader(workbook);
    Map<String, String> parts = new LinkedHashMap<>();
    for (String name : zip.names()) {
      parts.put(name, new String(zip.part(name).orElseThrow(), StandardCharsets.UTF_8));
    }
    return parts;
  }
}
