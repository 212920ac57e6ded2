package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What there is in the current scene, in words. */
record SceneTexts(Position position) {
  /** What is on a square. */
  List<String> at(Square square) {
    List<String> lines = new ArrayList<>();
    Terrain terrain = position.terrain();
    String place =
        terrain.isVoid(square)
            ? "nothing can stand there"
            : position.pieceAt(square).map(Tellings::piece).map(Phrases::one).orElse("empty");
    int height = terrain.height(square);
    lines.add("%s: %s%s.".formatted(square, place, height == 0 ? "" : ", height " + height));
    position.pieceAt(square).map(Piece::kind).ifPresent(kind -> lines.add(kind(kind)));
    terrain.walls().stream()
        .filter(edge -> edge.first() == square || edge.second() == square)
        .forEach(edge -> lines.add("There is a wall: %s.".formatted(edge)));
    works().inputs().stream()
        .filter(input -> input.square() == square)
        .forEach(input -> lines.add(input(input)));
    works().outputs().stream()
        .filter(output -> output.square() == square)
        .forEach(output -> lines.add(output(output)));
    links().filter(link -> link.square() == square).forEach(link -> lines.add(link(link)));
    position.scene().aims().goal().stream()
        .flatMap(goal -> Goals.about(square, goal).stream())
        .forEach(phrase -> lines.add("Black's goal: %s.".formatted(phrase)));
    return lines;
  }

  private Works works() {
    return position.scene().works();
  }

  private Stream<Link> links() {
    return works().links().stream();
  }

  private String link(Link link) {
    return "The way '%s' leads from %s to scene '%s', for %s: it is %s."
        .formatted(
            link.name(),
            link.square(),
            link.scene(),
            Tellings.filter(link.pieces()),
            isOpen(link) ? "open" : "closed");
  }

  private boolean isOpen(Link link) {
    return position.links().get(link.name());
  }

  /** Ports and links. */
  List<String> portsAndLinks() {
    List<String> lines = new ArrayList<>();
    works().inputs().forEach(input -> lines.add(input(input)));
    works().outputs().forEach(output -> lines.add(output(output)));
    links().forEach(link -> lines.add(link(link)));
    return lines.isEmpty() ? List.of("There are no ports and no ways to elsewhere.") : lines;
  }

  private String input(InputPort input) {
    return "Input %s: on while %s stands on %s. It is %s."
        .formatted(
            input.name(),
            Tellings.filter(input.condition()),
            input.square(),
            onOrOff(input.name()));
  }

  private String output(OutputPort output) {
    return "Output %s on %s: on while %s; then it %s. It is %s."
        .formatted(
            output.name(),
            output.square(),
            Formulas.phrase(output.signal()),
            deed(output.device()),
            onOrOff(output.name()));
  }

  private static String deed(Device device) {
    if (device instanceof Device.Wall wall) {
      return "%s the wall %s".formatted(wall.raised() ? "raises" : "lowers", wall.edge());
    }
    if (device instanceof Device.Height height) {
      return "gives %s the height %s".formatted(height.square(), height.height());
    }
    if (device instanceof Device.OpenLink link) {
      return "opens the way '%s'".formatted(link.link());
    }
    throw new AssertionError(device);
  }

  private String onOrOff(String port) {
    return position.ports().get(port) ? "on" : "off";
  }

  /** Whether a side has nothing that ever moves in the current scene. */
  static boolean isIdle(Position position, Side side) {
    return position.pieces().values().stream()
        .noneMatch(
            piece -> piece.side().filter(side::equals).isPresent() && piece.kind().isMobile());
  }

  /** The kinds of pieces in this level: those of its own, and those on the board or in a store. */
  List<String> kinds() {
    Stream<Kind> standing = position.pieces().values().stream().map(Piece::kind);
    Stream<Kind> stored =
        Stream.of(Side.values()).flatMap(side -> position.store(side).kinds().values().stream());
    List<Kind> seen = Stream.concat(standing, stored).toList();
    return position.level().allKinds().stream()
        .filter(kind -> seen.contains(kind) || position.level().kinds().contains(kind))
        .map(SceneTexts::kind)
        .toList();
  }

  private static String kind(Kind kind) {
    return "%s %s: %s".formatted(kind.letter(), kind.name(), Phrases.harmless(kind.help()));
  }

  /** Both stores. */
  List<String> stores() {
    return Stream.of(Side.BLACK, Side.WHITE)
        .map(side -> "%s's store: %s.".formatted(Tellings.name(side), store(position.store(side))))
        .toList();
  }

  private static String store(Store store) {
    Map<Square, Kind> kinds = store.kinds();
    return kinds.isEmpty()
        ? "empty"
        : kinds.entrySet().stream()
            .map(entry -> "%s on %s".formatted(entry.getValue().name(), entry.getKey()))
            .collect(Collectors.joining(", "));
  }
}
