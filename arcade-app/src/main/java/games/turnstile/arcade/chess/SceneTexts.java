package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
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
            : position
                .pieceAt(square)
                .map(Tellings::piece)
                .map(piece -> "a " + piece)
                .orElse("empty");
    int height = terrain.height(square);
    lines.add("%s: %s%s.".formatted(square, place, height == 0 ? "" : ", height " + height));
    position.pieceAt(square).map(Piece::kind).ifPresent(kind -> lines.add(kind(kind)));
    terrain.walls().stream()
        .filter(edge -> edge.first() == square || edge.second() == square)
        .forEach(edge -> lines.add("There is a wall: %s.".formatted(edge)));
    links().filter(link -> link.square() == square).forEach(link -> lines.add(link(link)));
    return lines;
  }

  private Stream<Link> links() {
    return position.scene().works().links().stream();
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
  List<String> works() {
    List<String> lines = new ArrayList<>();
    position
        .scene()
        .works()
        .inputs()
        .forEach(
            input ->
                lines.add(
                    "Input %s on %s, for %s: %s."
                        .formatted(
                            input.name(),
                            input.square(),
                            Tellings.filter(input.condition()),
                            onOrOff(input.name()))));
    position
        .scene()
        .works()
        .outputs()
        .forEach(
            output ->
                lines.add(
                    "Output %s, which %s: %s."
                        .formatted(output.name(), deed(output.device()), onOrOff(output.name()))));
    links().forEach(link -> lines.add(link(link)));
    return lines.isEmpty() ? List.of("There are no ports and no ways to elsewhere.") : lines;
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
