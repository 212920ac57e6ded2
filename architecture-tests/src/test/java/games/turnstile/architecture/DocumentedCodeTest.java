package games.turnstile.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The code that the documents show. */
class DocumentedCodeTest {
  @Test
  void the_front_page_shows_code() {
    assertThat(CodeBlock.of("README.md", Project.text("README.md"))).isNotEmpty();
  }

  @TestFactory
  Stream<DynamicTest> every_block_of_java_in_a_document_compiles() {
    return Project.documents().stream()
        .flatMap(document -> CodeBlock.of(document, Project.text(document)).stream())
        .map(block -> DynamicTest.dynamicTest(block.name(), () -> assertCompiles(block)));
  }

  @Test
  void a_block_that_does_not_compile_is_reported_with_its_document_and_line() {
    String text =
        "# Title\n\n```java\nimport java.util.List;\nList.of(1)\n    .add(true, 2);\n```\n";
    List<CodeBlock> blocks = CodeBlock.of("Some.md", text);
    assertThat(blocks).hasSize(1);
    assertThat(BlockCompiler.problems(blocks.get(0)))
        .singleElement()
        .asString()
        .startsWith("Some.md:6: ");
  }

  private static void assertCompiles(CodeBlock block) {
    assertThat(BlockCompiler.problems(block)).as(block.name()).isEmpty();
  }
}
