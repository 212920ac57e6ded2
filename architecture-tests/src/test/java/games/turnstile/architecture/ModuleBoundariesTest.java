package games.turnstile.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may use whom. */
class ModuleBoundariesTest {
  private static final String[] TEST_LIBRARIES = {
    "org.junit..",
    "junit..",
    "net.jqwik..",
    "org.assertj..",
    "org.opentest4j..",
    "org.apiguardian..",
    "com.tngtech.archunit.."
  };

  static List<String> modules() {
    return Project.codeModules();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void the_packages_of_a_module_do_not_run_in_circles(String module) {
    slices().matching("games.turnstile.(**)").should().beFreeOfCycles().check(Classes.of(module));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void nobody_reaches_past_the_exported_packages_of_a_core(String module) {
    Set<String> hidden = new TreeSet<>();
    for (String core : Project.cores()) {
      if (!core.equals(module)) {
        hidden.addAll(hiddenPackages(Project.descriptor(core)));
      }
    }
    noUseOf(hidden).check(Classes.of(module));
  }

  @Test
  void using_a_package_that_a_core_keeps_to_itself_would_be_noticed() {
    ArchRule rule = noUseOf(Set.of("games.turnstile.gambit.notation"));
    assertThat(rule.evaluate(Classes.of("arcade-app")).hasViolation()).isTrue();
  }

  private static ArchRule noUseOf(Set<String> hidden) {
    return noClasses()
        .should()
        .dependOnClassesThat(resideInAnyPackage(hidden.toArray(String[]::new)))
        .as("no class uses a package that another module keeps to itself: " + hidden);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void main_code_knows_nothing_of_the_libraries_for_tests(String module) {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(TEST_LIBRARIES)
        .check(Classes.of(module));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_says_what_it_exports(String core) {
    assertThat(Project.descriptor(core).exports()).isNotEmpty();
  }

  static List<String> cores() {
    return Project.cores();
  }

  private static Set<String> hiddenPackages(ModuleDescriptor core) {
    Set<String> hidden = new TreeSet<>(core.packages());
    hidden.removeAll(
        core.exports().stream()
            .filter(export -> !export.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toSet()));
    return hidden;
  }
}
