package games.turnstile.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A block of Java in a document.
 *
 * @param document the document's path from the project's root
 * @param line the number of the block's first line of code
 */
record CodeBlock(String document, int line, List<String> code) {
  private static final Pattern OPENING = Pattern.compile("\\s*```java\\b.*");
  private static final Pattern CLOSING = Pattern.compile("\\s*```\\s*");
  private static final Pattern IMPORT = Pattern.compile("\\s*import\\s+[\\w.*\\s]+;\\s*");

  /** All blocks of a document, in order. */
  static List<CodeBlock> of(String document, String text) {
    List<CodeBlock> blocks = new ArrayList<>();
    List<String> open = null;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (open == null && OPENING.matcher(line).matches()) {
        open = new ArrayList<>();
      } else if (open != null && CLOSING.matcher(line).matches()) {
        blocks.add(new CodeBlock(document, number - open.size(), List.copyOf(open)));
        open = null;
      } else if (open != null) {
        open.add(line);
      }
    }
    if (open != null) {
      throw new AssertionError("the last ```java of " + document + " is never closed");
    }
    return blocks;
  }

  String name() {
    return document + ":" + line;
  }

  boolean isModule() {
    return code.stream().anyMatch(line -> line.matches("(open )?module [\\w.]+ \\{.*"));
  }

  /**
   * The ways to read the block: a whole file, statements, or members of a class. In each the code
   * begins on the second line, and every line of it keeps its place.
   */
  List<String> readings() {
    String imports = String.join(" ", code.stream().filter(CodeBlock::isImport).toList());
    String rest = String.join("\n", code.stream().map(l -> isImport(l) ? "" : l).toList());
    return List.of(
        "\n" + String.join("\n", code),
        imports + " class Block { void run() throws Exception {\n" + rest + "\n} }",
        imports + " class Block {\n" + rest + "\n}");
  }

  private static boolean isImport(String line) {
    return IMPORT.matcher(line).matches();
  }
}
