package games.turnstile.architecture;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Finds the public types and members without a comment. A method that overrides another needs none,
 * and the squares of a chess board say with their names all that there is to say.
 */
final class Uncommented extends TreePathScanner<Void, Void> {
  private final DocTrees trees;
  private final List<String> found = new ArrayList<>();

  private Uncommented(DocTrees trees) {
    this.trees = trees;
  }

  /** All that is found in the sources, as file, line and name. */
  static List<String> in(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      var units = files.getJavaFileObjectsFromPaths(sources);
      var task = (JavacTask) compiler.getTask(null, files, null, List.of(), null, units);
      Uncommented scanner = new Uncommented(DocTrees.instance(task));
      scanner.scan(task.parse(), null);
      return scanner.found;
    }
  }

  @Override
  public Void visitClass(ClassTree type, Void unused) {
    if (!isPublic(type.getModifiers())) {
      return null;
    }
    requireComment(type, type.getSimpleName().toString());
    return super.visitClass(type, null);
  }

  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    if (isPublic(method.getModifiers()) && !overrides(method)) {
      requireComment(method, method.getName().toString());
    }
    return null;
  }

  @Override
  public Void visitVariable(VariableTree field, Void unused) {
    String name = field.getName().toString();
    if (isPublic(field.getModifiers()) && !name.matches("[A-H][1-8]")) {
      requireComment(field, name);
    }
    return null;
  }

  private boolean isPublic(ModifiersTree modifiers) {
    return modifiers.getFlags().contains(Modifier.PUBLIC)
        || getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.INTERFACE
            && !modifiers.getFlags().contains(Modifier.PRIVATE);
  }

  private static boolean overrides(MethodTree method) {
    return method.getModifiers().getAnnotations().stream()
        .map(AnnotationTree::getAnnotationType)
        .anyMatch(type -> type.toString().equals("Override"));
  }

  private void requireComment(Tree tree, String name) {
    if (trees.getDocCommentTree(getCurrentPath()) == null) {
      CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
      long start = trees.getSourcePositions().getStartPosition(unit, tree);
      String file = Path.of(unit.getSourceFile().toUri()).getFileName().toString();
      found.add(file + ":" + unit.getLineMap().getLineNumber(start) + ": " + name);
    }
  }
}
