package games.turnstile.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same position and the same move give the same result, on every machine and on every day. */
class CorePurityTest {
  static List<String> cores() {
    return Project.cores();
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_speaks_to_its_caller_only(String core) {
    forbid(
        core, "the console and loggers", uses("java.lang.System", "out", "err", "in", "console"));
    forbid(core, "the console and loggers", uses("java.lang.System", "getLogger"));
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.util.logging..")
        .check(Classes.of(core));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_does_not_look_at_the_clock(String core) {
    forbid(core, "the clock", uses("java.lang.System", "currentTimeMillis", "nanoTime"));
    forbid(core, "the clock", uses("java.lang.Thread", "sleep"));
    forbid(core, "the clock", usesPackage("java.time", "now"));
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.time\\.(Clock|InstantSource)|java\\.util\\.(Date|Calendar|Timer)")
        .check(Classes.of(core));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_draws_no_lots_but_with_a_seed_from_its_caller(String core) {
    forbid(core, "chance without a seed", constructs("java.util.Random"));
    forbid(core, "chance without a seed", constructs("java.util.SplittableRandom"));
    forbid(core, "chance without a seed", uses("java.lang.Math", "random"));
    forbid(core, "chance without a seed", uses("java.lang.StrictMath", "random"));
    forbid(core, "chance without a seed", uses("java.util.UUID", "randomUUID"));
    forbid(core, "chance without a seed", usesPackage("java.util.random", "of", "getDefault"));
    forbid(core, "chance without a seed", shufflesWithoutSeed());
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.util\\.concurrent\\.ThreadLocalRandom|java\\.security\\.SecureRandom.*")
        .check(Classes.of(core));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_touches_neither_files_nor_the_network_nor_the_process(String core) {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.io\\.(File.*|RandomAccessFile|Console)"
                + "|java\\.nio\\.(file|channels)\\..*"
                + "|java\\.net\\..*"
                + "|java\\.lang\\.(Process.*|Runtime)")
        .check(Classes.of(core));
    forbid(
        core,
        "the surroundings of the process",
        uses("java.lang.System", "getenv", "getProperty", "getProperties", "setProperty", "exit"));
  }

  @ParameterizedTest
  @MethodSource("cores")
  void a_core_reads_and_writes_alike_in_every_country(String core) {
    forbid(core, "the default locale", uses("java.util.Locale", "getDefault", "setDefault"));
    forbid(core, "the default locale", withoutArguments("java.lang.String", "toUpperCase"));
    forbid(core, "the default locale", withoutArguments("java.lang.String", "toLowerCase"));
  }

  private static void forbid(String core, String what, DescribedPredicate<JavaAccess<?>> access) {
    noClasses()
        .should()
        .accessTargetWhere(access)
        .as("no class of a core uses " + what + ": " + access.getDescription())
        .check(Classes.of(core));
  }

  private static DescribedPredicate<JavaAccess<?>> uses(String owner, String... members) {
    Set<String> names = Set.of(members);
    return target(
        owner + "." + names,
        target -> target.getOwner().getName().equals(owner) && names.contains(target.getName()));
  }

  private static DescribedPredicate<JavaAccess<?>> usesPackage(
      String packageName, String... members) {
    Set<String> names = Set.of(members);
    return target(
        packageName + ".*." + names,
        target ->
            target.getOwner().getPackageName().startsWith(packageName)
                && names.contains(target.getName()));
  }

  private static DescribedPredicate<JavaAccess<?>> constructs(String owner) {
    return withoutArguments(owner, "<init>");
  }

  private static DescribedPredicate<JavaAccess<?>> withoutArguments(String owner, String member) {
    return target(
        owner + "." + member + "()",
        target ->
            target.getOwner().getName().equals(owner)
                && target.getName().equals(member)
                && parameters(target) == 0);
  }

  private static DescribedPredicate<JavaAccess<?>> shufflesWithoutSeed() {
    return target(
        "Collections.shuffle(List)",
        target ->
            target.getOwner().getName().equals("java.util.Collections")
                && target.getName().equals("shuffle")
                && parameters(target) == 1);
  }

  private static int parameters(AccessTarget target) {
    return target instanceof AccessTarget.CodeUnitAccessTarget codeUnit
        ? codeUnit.getRawParameterTypes().size()
        : -1;
  }

  private static DescribedPredicate<JavaAccess<?>> target(
      String description, Predicate<AccessTarget> predicate) {
    return DescribedPredicate.describe(description, access -> predicate.test(access.getTarget()));
  }
}
