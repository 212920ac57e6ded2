package games.turnstile.architecture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The Gradle build, read as text.
 *
 * <p>It understands only the few plain forms that this project uses, and fails on any other rather
 * than overlook it. Whoever writes a new form teaches it here.
 */
final class GradleBuild {
  private static final Pattern INCLUDE = Pattern.compile("include\\(\"([\\w-]+)\"\\)");
  private static final Pattern PLUGIN = Pattern.compile("`?([a-z-]+)`?");
  private static final Pattern DEPENDENCY = Pattern.compile("\"?(\\w+)\"?\\((.+)\\)");
  private static final Pattern PROJECT =
      Pattern.compile("project\\(\":([\\w-]+)\"(, \"testClassesElements\")?\\)");
  private static final Pattern LIBRARY = Pattern.compile("(?:rootProject\\.)?libs\\.([\\w.]+)");
  private static final Pattern PLATFORM = Pattern.compile("platform\\((.+)\\)");

  /** How Gradle's configurations are called in {@link #dependencies}. */
  private static final Map<String, String> SCOPES =
      Map.of(
          "api", "main",
          "implementation", "main",
          "runtimeOnly", "runtime",
          "annotationProcessor", "processor",
          "testImplementation", "test",
          "testRuntimeOnly", "test-runtime");

  private final Catalog catalog = Catalog.read();

  /** The modules that {@code settings.gradle.kts} includes. */
  List<String> modules() {
    List<String> lines =
        Project.text("settings.gradle.kts")
            .lines()
            .filter(line -> line.strip().startsWith("include"))
            .toList();
    return Project.some("include in settings.gradle.kts", lines).stream()
        .map(line -> match(INCLUDE, line, "settings.gradle.kts").group(1))
        .toList();
  }

  /** A value that the root script sets in the form {@code name = "value"}. */
  String rootValue(String name) {
    return only("(?m)^    " + name + " = \"([^\"]+)\"$");
  }

  String release() {
    return only("options\\.release\\.set\\((\\d+)\\)");
  }

  Map<String, String> versions() {
    return catalog.versions();
  }

  /** The plugins that a module applies. */
  List<String> plugins(String module) {
    String script = module + "/build.gradle.kts";
    String block =
        block(Project.text(script), "plugins")
            .orElseThrow(() -> new AssertionError("found no plugins in " + script));
    return lines(block).map(line -> match(PLUGIN, line, script).group(1)).toList();
  }

  /** What a module depends on, each as a scope and an id, such as {@code main group:name}. */
  TreeSet<String> dependencies(String module) {
    String script = module + "/build.gradle.kts";
    return block(Project.text(script), "dependencies")
        .map(block -> parse(block, script))
        .orElseGet(TreeSet::new);
  }

  /** What the root script gives to every module, in the form of {@link #dependencies}. */
  TreeSet<String> sharedDependencies() {
    String text = Project.text("build.gradle.kts");
    return parse(
        block(text, "dependencies")
            .orElseThrow(() -> new AssertionError("found no dependencies in build.gradle.kts")),
        "build.gradle.kts");
  }

  /** What {@code bom/build.gradle.kts} constrains. */
  TreeSet<String> constraints() {
    String script = "bom/build.gradle.kts";
    return block(Project.text(script), "constraints")
        .map(block -> parse(block, script))
        .orElseThrow(() -> new AssertionError("found no constraints in " + script));
  }

  private TreeSet<String> parse(String block, String script) {
    return lines(block)
        .map(
            line -> {
              Matcher dependency = match(DEPENDENCY, line, script);
              String scope = SCOPES.get(dependency.group(1));
              if (scope == null) {
                throw new AssertionError("unknown configuration in " + script + ": " + line);
              }
              return describe(scope, dependency.group(2), script);
            })
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private String describe(String scope, String argument, String script) {
    Matcher platform = PLATFORM.matcher(argument);
    if (platform.matches()) {
      return describe("platform", platform.group(1), script);
    }
    Matcher project = PROJECT.matcher(argument);
    if (project.matches()) {
      String tests = project.group(2) == null ? "" : ":tests";
      return scope + " " + rootValue("group") + ":" + project.group(1) + tests;
    }
    return scope + " " + catalog.id(match(LIBRARY, argument, script).group(1));
  }

  private static String only(String regex) {
    Matcher matcher = Pattern.compile(regex).matcher(Project.text("build.gradle.kts"));
    List<String> found = matcher.results().map(result -> result.group(1)).toList();
    if (found.size() != 1) {
      throw new AssertionError("expected " + regex + " once in build.gradle.kts, found " + found);
    }
    return found.get(0);
  }

  /** The lines inside the one block of that name; none if no line begins with the name. */
  private static Optional<String> block(String script, String name) {
    Matcher block =
        Pattern.compile("(?m)^( *)" + name + " \\{\\n((?:\\1    .*\\n|\\n)*)\\1}$").matcher(script);
    boolean found = block.find();
    long uses = Pattern.compile("(?m)^\\s*" + name + "\\b").matcher(script).results().count();
    if (uses != (found ? 1 : 0)) {
      throw new AssertionError("cannot read the " + name + " of\n" + script);
    }
    return found ? Optional.of(block.group(2)) : Optional.empty();
  }

  private static Stream<String> lines(String block) {
    return block.lines().map(String::strip).filter(l -> !l.isEmpty() && !l.startsWith("//"));
  }

  private static Matcher match(Pattern pattern, String text, String where) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw new AssertionError("cannot read \"" + text + "\" in " + where);
    }
    return matcher;
  }

  /** {@code gradle/libs.versions.toml}. */
  private record Catalog(Map<String, String> versions, Map<String, String> ids) {
    private static final String FILE = "gradle/libs.versions.toml";
    private static final Pattern VERSION = Pattern.compile("([\\w-]+) = \"([^\"]+)\"");
    private static final Pattern MODULE =
        Pattern.compile(
            "([\\w-]+) = \\{ module = \"([\\w.-]+:[\\w.-]+)\"(?:, version\\.ref = \"([\\w-]+)\")? }");

    static Catalog read() {
      Map<String, String> numbers = new LinkedHashMap<>();
      Map<String, String> versions = new LinkedHashMap<>();
      Map<String, String> ids = new LinkedHashMap<>();
      String section = "";
      for (String line : Project.text(FILE).lines().map(String::strip).toList()) {
        if (line.isEmpty() || line.startsWith("#")) {
          continue;
        }
        if (line.startsWith("[")) {
          section = line;
        } else if (section.equals("[versions]")) {
          Matcher version = match(VERSION, line, FILE);
          numbers.put(version.group(1), version.group(2));
        } else if (section.equals("[libraries]")) {
          Matcher library = match(MODULE, line, FILE);
          ids.put(library.group(1).replace('-', '.'), library.group(2));
          if (library.group(3) != null) {
            versions.put(library.group(2), find(numbers, library.group(3)));
          }
        } else {
          throw new AssertionError("cannot read \"" + line + "\" in " + section + " of " + FILE);
        }
      }
      Project.some("version in " + FILE, List.copyOf(versions.values()));
      return new Catalog(versions, ids);
    }

    String id(String accessor) {
      return find(ids, accessor);
    }

    private static String find(Map<String, String> map, String key) {
      if (!map.containsKey(key)) {
        throw new AssertionError(FILE + " has no " + key);
      }
      return map.get(key);
    }
  }
}
