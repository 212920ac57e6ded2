package games.turnstile.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One project, two builds, a bill of materials and some examples: they must tell one story. */
class BuildsAgreeTest {
  /** They stand alone, as an outsider's project would; Maven only runs them. */
  private static final String EXAMPLES = "examples";

  /** Surefire brings it along, Gradle must be told. */
  private static final String LAUNCHER = "test-runtime org.junit.platform:junit-platform-launcher";

  private static final Set<String> PLUGINS_OF_GRADLE_ITSELF =
      Set.of("application", "java", "java-library", "java-platform", "maven-publish");

  private final GradleBuild gradle = new GradleBuild();

  static List<String> modules() {
    return Project.modules().stream().filter(module -> !module.equals(EXAMPLES)).toList();
  }

  @Test
  void both_builds_have_the_same_modules() {
    assertThat(gradle.modules())
        .as("modules in settings.gradle.kts")
        .containsExactlyInAnyOrderElementsOf(modules());
  }

  @Test
  void both_builds_have_the_same_group_version_and_release() {
    Pom root = Project.rootPom();
    assertThat(gradle.rootValue("group")).as("group in build.gradle.kts").isEqualTo(root.groupId());
    assertThat(gradle.rootValue("version"))
        .as("version in build.gradle.kts")
        .isEqualTo(root.version());
    assertThat(gradle.release())
        .as("release in build.gradle.kts")
        .isEqualTo(root.property("maven.compiler.release").orElseThrow());
  }

  @Test
  void both_builds_use_the_same_version_of_every_library() {
    Stream<Artifact> managed = Project.rootPom().managedDependencies().stream();
    Stream<Artifact> processors =
        modules().stream().flatMap(module -> Project.pom(module).annotationProcessors().stream());
    Map<String, String> maven =
        Pom.versions(
            Stream.concat(managed, processors).filter(artifact -> !artifact.isOurs()).distinct());
    assertThat(gradle.versions())
        .as("versions in gradle/libs.versions.toml")
        .containsExactlyInAnyOrderEntriesOf(maven);
  }

  @Test
  void both_builds_give_every_module_the_same_test_libraries() {
    TreeSet<String> expected = mavenDependencies(Project.rootPom());
    Project.rootPom().managedDependencies().stream()
        .filter(artifact -> artifact.scope().equals("import"))
        .forEach(artifact -> expected.add("platform " + artifact.id()));
    expected.add(LAUNCHER);
    assertThat(gradle.sharedDependencies())
        .as("dependencies in build.gradle.kts")
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void both_builds_give_a_module_the_same_dependencies(String module) {
    TreeSet<String> found = module.equals("bom") ? new TreeSet<>() : gradle.dependencies(module);
    assertThat(found)
        .as("dependencies in %s/build.gradle.kts", module)
        .isEqualTo(mavenDependencies(Project.pom(module)));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void both_builds_publish_the_same_modules(String module) {
    boolean skipped =
        Project.pom(module).property("maven.deploy.skip").map(Boolean::valueOf).orElse(false);
    assertThat(gradle.plugins(module).contains("maven-publish")).isEqualTo(!skipped);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void gradle_needs_no_plugins_but_its_own(String module) {
    assertThat(gradle.plugins(module)).isNotEmpty().isSubsetOf(PLUGINS_OF_GRADLE_ITSELF);
  }

  @Test
  void gradle_scripts_bring_in_plugins_in_no_other_way() {
    Stream<String> scripts =
        Stream.concat(
            Stream.of("settings.gradle.kts", "build.gradle.kts"),
            modules().stream().map(module -> module + "/build.gradle.kts"));
    assertThat(scripts)
        .allSatisfy(
            script ->
                assertThat(Project.text(script))
                    .as(script)
                    .doesNotContain("buildscript", "pluginManagement", "apply(", "apply<")
                    .doesNotContainPattern("\\b(id|alias|kotlin)\\("));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void a_module_is_called_like_its_folder(String module) {
    Pom pom = Project.pom(module);
    assertThat(pom.artifactId()).isEqualTo(module);
    assertThat(pom.groupId()).isEqualTo(Project.rootPom().groupId());
    assertThat(pom.version()).isEqualTo(Project.rootPom().version());
  }

  @Test
  void the_bill_of_materials_lists_exactly_the_published_libraries() {
    Pom bom = Project.pom("bom");
    assertThat(bom.hasParent()).as("a parent, whose versions importers would get").isFalse();
    assertThat(Pom.versions(bom.managedDependencies().stream()))
        .isEqualTo(
            Project.libraries().stream()
                .collect(
                    Collectors.toMap(
                        library -> Project.rootPom().groupId() + ":" + library,
                        library -> Project.rootPom().version())));
    assertThat(gradle.constraints())
        .isEqualTo(
            Project.libraries().stream()
                .map(library -> "main " + Project.rootPom().groupId() + ":" + library)
                .collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void every_example_imports_the_bill_of_materials_in_the_version_of_this_build() {
    for (Path example : Project.foldersWith(EXAMPLES, "pom.xml")) {
      Pom pom = Pom.read(example.resolve("pom.xml"));
      assertThat(pom.hasParent()).as("a parent of %s", example).isFalse();
      assertThat(pom.managedDependencies())
          .as(example.toString())
          .containsExactly(
              new Artifact(
                  Project.rootPom().groupId(),
                  "bom",
                  Project.rootPom().version(),
                  "pom",
                  "import"));
    }
  }

  @Test
  void poms_without_a_parent_use_the_same_plugins_as_the_root() {
    Map<String, String> ours = Pom.versions(Project.rootPom().versionedPlugins().stream());
    Stream<Path> folders =
        Stream.concat(
            Stream.of(Project.root().resolve("bom")),
            Project.foldersWith(EXAMPLES, "pom.xml").stream());
    assertThat(folders)
        .allSatisfy(
            folder -> {
              Pom pom = Pom.read(folder.resolve("pom.xml"));
              Map<String, String> theirs = Pom.versions(pom.versionedPlugins().stream());
              assertThat(theirs).isNotEmpty();
              assertThat(ours).containsAllEntriesOf(theirs);
            });
  }

  private static TreeSet<String> mavenDependencies(Pom pom) {
    Stream<String> declared =
        pom.dependencies().stream()
            .map(a -> (a.scope().equals("compile") ? "main" : a.scope()) + " " + a.id());
    Stream<String> processors = pom.annotationProcessors().stream().map(a -> "processor " + a.id());
    return Stream.concat(declared, processors).collect(Collectors.toCollection(TreeSet::new));
  }
}
