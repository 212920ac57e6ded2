package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Signal;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Makes links, ports and reactions that are consistent. */
final class WorksMaker {
  private static final List<String> NAMES =
      List.of("gate", "or", "not", "raises", "height", "opens", "d4", "x-9", "lever", "closed");

  private final Chance chance;
  private final List<Kind> kinds;
  private final List<String> scenes;
  private final Terrain terrain;

  WorksMaker(Chance chance, List<Kind> kinds, List<String> scenes, Terrain terrain) {
    this.chance = chance;
    this.kinds = kinds;
    this.scenes = scenes;
    this.terrain = terrain;
  }

  Works works() {
    Map<String, Square> entries = new TreeMap<>();
    entries.put(SceneMaker.ENTRY, ground());
    chance.some(NAMES, 2).forEach(name -> entries.put(name, ground()));
    List<String> ports = chance.some(NAMES, 6);
    List<String> ofInputs = ports.subList(0, ports.size() / 2);
    List<String> ofOutputs = ports.subList(ports.size() / 2, ports.size());
    List<Link> links = links();
    List<String> linkNames = links.stream().map(Link::name).toList();
    return new Works(
        entries,
        links,
        ofInputs.stream().map(name -> new InputPort(name, square(), filter())).toList(),
        ofOutputs.stream().map(name -> output(name, ports, linkNames)).toList(),
        chance.list(0, 4, () -> reaction(linkNames)));
  }

  private List<Link> links() {
    List<Square> squares = chance.some(List.of(Square.values()), 3);
    List<String> names = chance.some(NAMES, squares.size());
    List<Link> links = new ArrayList<>();
    for (String name : names) {
      PieceFilter pieces = filter();
      links.add(
          new Link(
              name,
              squares.get(links.size()),
              pieces.side().filter(Side.WHITE::equals).isPresent() ? PieceFilter.ANY : pieces,
              chance.of(scenes),
              SceneMaker.ENTRY,
              chance.is(50)));
    }
    return links;
  }

  private OutputPort output(String name, List<String> ports, List<String> links) {
    return new OutputPort(name, square(), signal(ports, chance.number(1, 4)), device(links));
  }

  private Signal signal(List<String> ports, int depth) {
    return switch (chance.number(depth == 1 ? 3 : 0, 3)) {
      case 0 -> new Signal.All(chance.list(2, 3, () -> signal(ports, depth - 1)));
      case 1 -> new Signal.Any(chance.list(2, 3, () -> signal(ports, depth - 1)));
      case 2 -> new Signal.Not(signal(ports, depth - 1));
      default -> new Signal.On(chance.of(ports));
    };
  }

  private Device device(List<String> links) {
    return switch (chance.number(links.isEmpty() ? 1 : 0, 2)) {
      case 0 -> new Device.OpenLink(chance.of(links));
      case 1 -> new Device.Height(ground(), chance.number(-99, 99));
      default -> new Device.Wall(SceneMaker.edge(chance), chance.is(50));
    };
  }

  private Reaction reaction(List<String> links) {
    return new Reaction(event(), chance.is(50), chance.list(1, 4, () -> effect(links)));
  }

  private Event event() {
    return switch (chance.number(0, 3)) {
      case 0 -> new Event.Enters(SceneMaker.squares(chance), filter());
      case 1 -> new Event.Leaves(SceneMaker.squares(chance), filter());
      case 2 -> new Event.Captured(filter());
      default -> new Event.TurnBegins(chance.of(List.of(2, 5, Integer.MAX_VALUE)));
    };
  }

  private Effect effect(List<String> links) {
    return switch (chance.number(links.isEmpty() ? 1 : 0, 7)) {
      case 0 -> new Effect.ChangeLink(chance.of(links), chance.is(50));
      case 1 -> new Effect.Message("!" + chance.line());
      case 2 -> new Effect.Wall(SceneMaker.edge(chance), chance.is(50));
      case 3 -> new Effect.Height(ground(), chance.number(-99, 99));
      case 4 -> spawn();
      case 5 -> new Effect.Remove(square());
      case 6 -> new Effect.Win();
      default -> new Effect.Fail();
    };
  }

  private Effect spawn() {
    Piece piece = SceneMaker.piece(chance, kinds);
    Square square = ground();
    boolean isPossible =
        !piece.kind().equals(Kind.KING) && SceneMaker.canStand(piece, square, terrain);
    return isPossible ? new Effect.Spawn(piece, square) : new Effect.Remove(square);
  }

  private PieceFilter filter() {
    return SceneMaker.filter(chance, kinds);
  }

  private Square square() {
    return chance.of(Square.values());
  }

  /** A square that is not void. */
  private Square ground() {
    Optional<Square> ground =
        Stream.generate(this::square).filter(square -> !terrain.isVoid(square)).findFirst();
    return ground.orElseThrow();
  }
}
