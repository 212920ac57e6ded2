package games.turnstile.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an embedder sees is explained; doclint only checks comments that exist. */
class DocumentedApiTest {
  static List<String> cores() {
    return Project.cores();
  }

  static List<String> libraries() {
    return Project.libraries();
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everything_public_that_a_library_exports_has_a_comment(String library) throws IOException {
    assertThat(Uncommented.in(sources(library))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("cores")
  void every_package_of_a_core_has_a_tour(String core) {
    Path sources = Project.root().resolve(core).resolve("src/main/java");
    assertThat(Project.descriptor(core).packages())
        .map(name -> sources.resolve(name.replace('.', '/')).resolve("package-info.java"))
        .allMatch(Files::exists);
  }

  @Test
  void a_public_member_without_a_comment_is_reported(@TempDir Path folder) throws IOException {
    Path source = folder.resolve("Door.java");
    Files.writeString(
        source,
        """
        /** A door. */
        public interface Door {
          void open();
          /** Shuts it. */
          void shut();
          record Key(int number) { public Key { } @Override public String toString() { return ""; } }
        }
        class Hidden { public void free() {} }
        """);

    assertThat(Uncommented.in(List.of(source)))
        .containsExactly("Door.java:3: open", "Door.java:6: Key", "Door.java:6: <init>");
  }

  private static List<Path> sources(String library) throws IOException {
    Path root = Project.root().resolve(library).resolve("src/main/java");
    Set<Path> exported =
        Project.descriptor(library).exports().stream()
            .map(export -> root.resolve(export.source().replace('.', '/')))
            .collect(Collectors.toSet());
    try (Stream<Path> files = Files.walk(root)) {
      return Project.some(
          "source of " + library,
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> exported.contains(file.getParent()))
              .toList());
    }
  }
}
