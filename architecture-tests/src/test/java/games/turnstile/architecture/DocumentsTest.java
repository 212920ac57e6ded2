package games.turnstile.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents say besides code. */
class DocumentsTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#]+)(#[^)]*)?\\)");
  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\b(TODO|TBD|[A-Z]+_(TABLE|FIGURE))\\b");
  private static final Pattern VERSION = Pattern.compile("(?:<version>|-core:)([\\w.-]+)");

  static List<String> documents() {
    return Project.documents();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void every_link_to_a_file_leads_somewhere(String document) {
    Path folder = Project.root().resolve(document).getParent();
    assertThat(LINK.matcher(Project.text(document)).results().map(link -> link.group(1)))
        .filteredOn(target -> !target.contains("://"))
        .allSatisfy(target -> assertThat(folder.resolve(target)).exists());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void nothing_waits_to_be_filled_in(String document) {
    assertThat(Project.text(document).replace("STRICT_TABLE", ""))
        .doesNotContainPattern(PLACEHOLDER);
  }

  @Test
  void the_front_page_shows_the_version_of_this_build() {
    assertThat(VERSION.matcher(Project.text("README.md")).results().map(found -> found.group(1)))
        .isNotEmpty()
        .allMatch(Project.rootPom().version()::equals);
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_has_a_front_page_and_its_rules(String core) {
    assertThat(Project.root().resolve(core)).satisfies(DocumentsTest::hasItsDocuments);
  }

  static List<String> cores() {
    return Project.cores();
  }

  private static void hasItsDocuments(Path core) {
    assertThat(List.of("README.md", "RULES.md"))
        .allMatch(document -> Files.exists(core.resolve(document)));
  }
}
