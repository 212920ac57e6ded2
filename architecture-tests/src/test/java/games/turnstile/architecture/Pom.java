package games.turnstile.architecture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A {@code pom.xml}, as far as these tests need to read one. */
final class Pom {
  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^}]+)}");

  private final Element project;
  private final Optional<Pom> parent;

  private Pom(Element project, Optional<Pom> parent) {
    this.project = project;
    this.parent = parent;
  }

  /** Reads a pom that stands alone. */
  static Pom read(Path file) {
    return new Pom(parse(file), Optional.empty());
  }

  /** Reads the pom of a module, which inherits from {@code root} if it names a parent. */
  static Pom read(Path file, Pom root) {
    Element project = parse(file);
    return new Pom(project, child(project, "parent").map(parent -> root));
  }

  boolean hasParent() {
    return child(project, "parent").isPresent();
  }

  String groupId() {
    return ownOrParents("groupId");
  }

  String version() {
    return ownOrParents("version");
  }

  String artifactId() {
    return text(project, "artifactId").orElseThrow();
  }

  List<String> modules() {
    return all("modules", "module").map(Node::getTextContent).map(String::strip).toList();
  }

  Optional<String> property(String name) {
    return child(project, "properties")
        .flatMap(properties -> text(properties, name))
        .or(() -> parent.flatMap(pom -> pom.property(name)));
  }

  /** The dependencies declared in this very pom, those of its profiles among them. */
  List<Artifact> dependencies() {
    Stream<Element> ofProfiles =
        all("profiles", "profile")
            .flatMap(profile -> children(profile, "dependencies"))
            .flatMap(dependencies -> children(dependencies, "dependency"));
    return Stream.concat(all("dependencies", "dependency"), ofProfiles)
        .map(this::artifact)
        .toList();
  }

  List<Artifact> managedDependencies() {
    return child(project, "dependencyManagement").stream()
        .flatMap(management -> children(management, "dependencies"))
        .flatMap(dependencies -> children(dependencies, "dependency"))
        .map(this::artifact)
        .toList();
  }

  /** The annotation processors that the compiler plugin is given. */
  List<Artifact> annotationProcessors() {
    return anywhere("annotationProcessorPaths")
        .flatMap(paths -> children(paths, "path"))
        .map(this::artifact)
        .toList();
  }

  /** The plugins for which this very pom sets a version. */
  List<Artifact> versionedPlugins() {
    return anywhere("plugin")
        .map(this::artifact)
        .filter(plugin -> !plugin.version().isEmpty())
        .toList();
  }

  private Artifact artifact(Element element) {
    return new Artifact(
        text(element, "groupId").orElse("org.apache.maven.plugins"),
        text(element, "artifactId").orElseThrow(),
        text(element, "version").map(this::resolve).orElse(""),
        text(element, "type").orElse("jar"),
        text(element, "scope").orElse("compile"));
  }

  private String resolve(String text) {
    return REFERENCE
        .matcher(text)
        .replaceAll(
            reference -> {
              String name = reference.group(1);
              return name.equals("project.version")
                  ? version()
                  : property(name).orElseThrow(() -> new AssertionError("no property " + name));
            });
  }

  private String ownOrParents(String name) {
    return text(project, name)
        .or(() -> child(project, "parent").flatMap(parent -> text(parent, name)))
        .orElseThrow();
  }

  private Stream<Element> anywhere(String name) {
    var found = project.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(found::item).map(Element.class::cast);
  }

  private Stream<Element> all(String list, String item) {
    return children(project, list).flatMap(element -> children(element, item));
  }

  private static Optional<String> text(Element element, String name) {
    return child(element, name).map(Node::getTextContent).map(String::strip);
  }

  private static Optional<Element> child(Element element, String name) {
    return children(element, name).findFirst();
  }

  private static Stream<Element> children(Node node, String name) {
    return Stream.iterate(node.getFirstChild(), Objects::nonNull, Node::getNextSibling)
        .filter(Element.class::isInstance)
        .map(Element.class::cast)
        .filter(element -> element.getTagName().equals(name));
  }

  private static Element parse(Path file) {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement();
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError("cannot read " + file, e);
    }
  }

  /** The versions of artifacts, by their ids. */
  static Map<String, String> versions(Stream<Artifact> artifacts) {
    return artifacts.collect(Collectors.toMap(Artifact::id, Artifact::version));
  }
}
