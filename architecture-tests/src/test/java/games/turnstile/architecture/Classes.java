package games.turnstile.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The compiled main code of the modules, each read once. */
final class Classes {
  private static final Map<String, JavaClasses> READ = new ConcurrentHashMap<>();

  private Classes() {}

  static JavaClasses of(String module) {
    return READ.computeIfAbsent(
        module,
        name -> {
          JavaClasses classes = new ClassFileImporter().importPath(Project.classes(name));
          if (classes.isEmpty()) {
            throw new AssertionError("found no classes of " + name);
          }
          return classes;
        });
  }
}
