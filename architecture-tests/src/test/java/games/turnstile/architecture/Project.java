package games.turnstile.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** This project as it lies on the disk: its root, its modules and what they were compiled to. */
final class Project {
  private static final Path ROOT = findRoot();
  private static final Pom ROOT_POM = Pom.read(ROOT.resolve("pom.xml"));

  /** Where a module's compiled main code is; the Gradle build says otherwise. */
  private static final String CLASSES = System.getProperty("turnstile.classes", "target/classes");

  /** Folders of things that were made, not written. */
  private static final Set<String> MADE = Set.of("target", "build");

  private Project() {}

  static Path root() {
    return ROOT;
  }

  static Pom rootPom() {
    return ROOT_POM;
  }

  static Pom pom(String module) {
    return Pom.read(ROOT.resolve(module).resolve("pom.xml"), ROOT_POM);
  }

  /** All modules of the Maven build, in its order. */
  static List<String> modules() {
    return some("module in the root pom", ROOT_POM.modules());
  }

  /** The rule engines: every module whose name ends in {@code -core}, the later ones as well. */
  static List<String> cores() {
    return some("core", modules().stream().filter(module -> module.endsWith("-core")).toList());
  }

  /** What is published for those who embed: the cores, and what goes beside them. */
  static List<String> libraries() {
    return some(
        "library",
        codeModules().stream()
            .filter(module -> !text(module + "/pom.xml").contains("<maven.deploy.skip>true"))
            .toList());
  }

  /** The modules with main code. */
  static List<String> codeModules() {
    return some(
        "module with main code",
        modules().stream()
            .filter(module -> Files.isDirectory(ROOT.resolve(module).resolve("src/main/java")))
            .toList());
  }

  /** The folder of a module's compiled main code. */
  static Path classes(String module) {
    Path classes = ROOT.resolve(module).resolve(CLASSES);
    if (!Files.isDirectory(classes)) {
      throw new AssertionError(classes + " is missing: build " + module + " before these tests");
    }
    return classes;
  }

  /** What a core's compiled {@code module-info} says, and all packages that the core has. */
  static ModuleDescriptor descriptor(String core) {
    Set<ModuleReference> modules = ModuleFinder.of(classes(core)).findAll();
    if (modules.size() != 1) {
      throw new AssertionError("expected one module in " + core + ", found " + modules);
    }
    return modules.iterator().next().descriptor();
  }

  static String text(String relativePath) {
    try {
      return Files.readString(ROOT.resolve(relativePath));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The documents that people wrote, as paths from the root. */
  static List<String> documents() {
    try (Stream<Path> files = Files.walk(ROOT, 3)) {
      return some(
          "document",
          files
              .map(ROOT::relativize)
              .filter(file -> file.toString().endsWith(".md"))
              .filter(Project::isWritten)
              .map(file -> file.toString().replace('\\', '/'))
              .sorted()
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isWritten(Path file) {
    for (Path part : file) {
      if (MADE.contains(part.toString()) || part.toString().startsWith(".")) {
        return false;
      }
    }
    return true;
  }

  /** The folders directly in {@code relativePath} that hold a file of that name. */
  static List<Path> foldersWith(String relativePath, String file) {
    try (Stream<Path> children = Files.list(ROOT.resolve(relativePath))) {
      return some(
          relativePath + "/*/" + file,
          children.filter(child -> Files.exists(child.resolve(file))).sorted().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Refuses an empty list: a rule about nothing would hold for ever and say nothing. */
  static <T> List<T> some(String what, List<T> found) {
    if (found.isEmpty()) {
      throw new AssertionError("found no " + what);
    }
    return found;
  }

  private static Path findRoot() {
    Path start = Path.of("").toAbsolutePath();
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.exists(at.resolve("settings.gradle.kts")) && Files.exists(at.resolve("pom.xml"))) {
        return at;
      }
    }
    throw new AssertionError("no project root at or above " + start);
  }
}
