package games.turnstile.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A core can be put into any program, because it brings nothing along and asks for nothing. */
class CoreIsolationTest {
  static List<String> cores() {
    return Project.cores();
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_requires_no_module_but_the_unavoidable_one(String core) {
    assertThat(Project.descriptor(core).requires())
        .isNotEmpty()
        .allSatisfy(
            requirement -> {
              assertThat(requirement.name()).isEqualTo("java.base");
              assertThat(requirement.modifiers())
                  .contains(ModuleDescriptor.Requires.Modifier.MANDATED);
            });
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_lives_in_packages_of_its_own(String core) {
    ModuleDescriptor module = Project.descriptor(core);
    assertThat(module.name()).matches("games\\.turnstile\\.[a-z0-9]+");
    assertThat(Classes.of(core))
        .isNotEmpty()
        .filteredOn(type -> !type.getSimpleName().equals("module-info"))
        .allMatch(type -> isIn(type, module.name()), "are in " + module.name());
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_uses_only_itself_and_the_base_of_the_jdk(String core) {
    String own = Project.descriptor(core).name();
    Set<String> base = packagesOfJavaBase();
    classes()
        .should()
        .onlyDependOnClassesThat(
            new DescribedPredicate<JavaClass>("are in %s or in java.base", own) {
              @Override
              public boolean test(JavaClass type) {
                JavaClass component = type.getBaseComponentType();
                return component.isPrimitive()
                    || isIn(component, own)
                    || base.contains(component.getPackageName());
              }
            })
        .check(Classes.of(core));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_declares_no_dependency_beyond_its_tests(String core) {
    assertThat(Project.pom(core).dependencies()).allMatch(a -> a.scope().equals("test"));
    assertThat(Project.rootPom().dependencies()).allMatch(a -> a.scope().equals("test"));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void cores_are_siblings_that_do_not_know_each_other_even_in_tests(String core) {
    assertThat(Project.pom(core).dependencies()).noneMatch(Artifact::isOurs);
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_lets_its_tests_be_tested_by_mutation(String core) {
    assertThat(Project.pom(core).property("mutation.skip")).contains("false");
  }

  private static boolean isIn(JavaClass type, String packageName) {
    return (type.getPackageName() + ".").startsWith(packageName + ".");
  }

  private static Set<String> packagesOfJavaBase() {
    return ModuleFinder.ofSystem().find("java.base").orElseThrow().descriptor().exports().stream()
        .filter(export -> !export.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toSet());
  }
}
