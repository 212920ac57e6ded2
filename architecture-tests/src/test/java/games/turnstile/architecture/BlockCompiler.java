package games.turnstile.architecture;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles the blocks of Java in documents against the modules, as a reader would. */
final class BlockCompiler {
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile("(?m)^public\\b.*?\\b(?:class|interface|record|enum)\\s+(\\w+)");

  private BlockCompiler() {}

  /** What is wrong with a block, by line of its document; empty if it compiles in some reading. */
  static List<String> problems(CodeBlock block) {
    List<Attempt> attempts = new ArrayList<>();
    for (String source : block.readings()) {
      Attempt attempt = compile(block, source);
      if (attempt.problems().isEmpty()) {
        return List.of();
      }
      attempts.add(attempt);
    }
    // The reading that was meant is one that can be parsed, if any.
    return attempts.stream()
        .min(Comparator.comparing(Attempt::garbled).thenComparing(a -> a.problems().size()))
        .orElseThrow()
        .problems();
  }

  private record Attempt(boolean garbled, List<String> problems) {}

  private static Attempt compile(CodeBlock block, String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    var found = new DiagnosticCollector<JavaFileObject>();
    List<String> options =
        List.of(
            "--release",
            Project.rootPom().property("maven.compiler.release").orElseThrow(),
            "-proc:none",
            block.isModule() ? "--module-path" : "--class-path",
            classPath());
    var files = List.of(file(block, source));
    var task = (JavacTask) compiler.getTask(null, null, found, options, null, files);
    try {
      task.parse();
      boolean garbled = !errors(block, found).isEmpty();
      task.analyze();
      return new Attempt(garbled, errors(block, found));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> errors(CodeBlock block, DiagnosticCollector<?> found) {
    return found.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(d -> position(block, d) + ": " + d.getMessage(Locale.ROOT).strip())
        .toList();
  }

  private static String position(CodeBlock block, Diagnostic<?> diagnostic) {
    // The code begins on the second line of the source.
    return block.document() + ":" + (block.line() + diagnostic.getLineNumber() - 2);
  }

  private static JavaFileObject file(CodeBlock block, String source) {
    Matcher type = PUBLIC_TYPE.matcher(source);
    String name = block.isModule() ? "module-info" : type.find() ? type.group(1) : "Block";
    URI uri = URI.create("block:///" + name + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }

  /** What these tests run with, but for the tests of cores, which a reader does not have. */
  private static String classPath() {
    String separator = System.getProperty("path.separator");
    return Stream.of(System.getProperty("java.class.path").split(Pattern.quote(separator)))
        .filter(entry -> !entry.endsWith("-tests.jar") && !entry.endsWith("test-classes"))
        .collect(Collectors.joining(separator));
  }
}
