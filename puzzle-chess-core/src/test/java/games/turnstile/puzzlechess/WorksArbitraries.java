package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Goal;
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
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of what works in scenes, and of their aims. */
final class WorksArbitraries {
  private static final List<String> ENTRIES = List.of("north", "south");

  private WorksArbitraries() {}

  /** A link without its name. */
  private record Way(Square square, PieceFilter pieces, int scene, String entry, boolean open) {}

  /** A condition of an input or a device of an output, without a name. */
  private record Input(Square square, PieceFilter condition) {}

  private record Output(Signal signal, Device device) {}

  /** {@return works of a scene of a level whose scenes are s0, s1, ...} */
  static Arbitrary<Works> works(List<Kind> kinds, int scenes) {
    return Combinators.combine(
            squares(),
            squares(),
            ways(kinds, scenes).list().ofMinSize(1).ofMaxSize(8),
            inputs(kinds).list().ofMaxSize(6))
        .flatAs(
            (north, south, ways, inputs) -> {
              List<Link> links = links(ways);
              return outputs(links, inputs.size())
                  .flatMap(
                      outputs ->
                          reactions(kinds, links)
                              .list()
                              .ofMaxSize(8)
                              .map(
                                  reactions ->
                                      new Works(
                                          Map.of(ENTRIES.get(0), north, ENTRIES.get(1), south),
                                          links,
                                          ports(inputs),
                                          outputs,
                                          reactions)));
            });
  }

  private static Arbitrary<Square> squares() {
    return Arbitraries.of(Square.class);
  }

  private static Arbitrary<Way> ways(List<Kind> kinds, int scenes) {
    Arbitrary<PieceFilter> travellers =
        filters(kinds)
            .map(
                filter ->
                    filter.side().filter(Side.WHITE::equals).isPresent()
                        ? PieceFilter.ANY
                        : filter);
    return Combinators.combine(
            squares(),
            travellers,
            Arbitraries.integers().between(0, scenes - 1),
            Arbitraries.of(ENTRIES),
            Arbitraries.of(true, true, false))
        .as(Way::new);
  }

  private static List<Link> links(List<Way> ways) {
    Map<Square, Link> links = new TreeMap<>();
    for (Way way : ways) {
      String name = "link-" + way.square();
      links.put(
          way.square(),
          new Link(name, way.square(), way.pieces(), "s" + way.scene(), way.entry(), way.open()));
    }
    return List.copyOf(links.values());
  }

  private static Arbitrary<Input> inputs(List<Kind> kinds) {
    return Combinators.combine(squares(), filters(kinds)).as(Input::new);
  }

  private static List<InputPort> ports(List<Input> inputs) {
    List<InputPort> ports = new ArrayList<>();
    for (Input input : inputs) {
      ports.add(new InputPort("in-" + ports.size(), input.square(), input.condition()));
    }
    return ports;
  }

  private static Arbitrary<List<OutputPort>> outputs(List<Link> links, int inputs) {
    return Arbitraries.integers()
        .between(0, 6)
        .flatMap(
            count -> {
              List<String> names =
                  Stream.concat(names("in-", inputs), names("out-", count)).toList();
              return count == 0
                  ? Arbitraries.just(List.of())
                  : Combinators.combine(signals(names, 3), devices(links))
                      .as(Output::new)
                      .list()
                      .ofSize(count)
                      .map(WorksArbitraries::outputPorts);
            });
  }

  private static Stream<String> names(String prefix, int count) {
    return Stream.iterate(0, i -> i < count, i -> i + 1).map(i -> prefix + i);
  }

  private static List<OutputPort> outputPorts(List<Output> outputs) {
    List<OutputPort> ports = new ArrayList<>();
    for (Output output : outputs) {
      String name = "out-" + ports.size();
      ports.add(new OutputPort(name, Square.A1, output.signal(), output.device()));
    }
    return ports;
  }

  /**
   * {@return formulas}
   *
   * @param ports the names in them
   * @param depth how deep they are nested at most
   */
  static Arbitrary<Signal> signals(List<String> ports, int depth) {
    Arbitrary<Signal> port = Arbitraries.of(ports).map(Signal.On::new);
    if (depth == 1) {
      return port;
    }
    Arbitrary<Signal> inner = signals(ports, depth - 1);
    return Arbitraries.frequencyOf(
        Tuple.of(2, port),
        Tuple.of(2, inner.map(Signal.Not::new)),
        Tuple.of(1, inner.list().ofMinSize(2).ofMaxSize(3).map(Signal.All::new)),
        Tuple.of(1, inner.list().ofMinSize(2).ofMaxSize(3).map(Signal.Any::new)));
  }

  private static Arbitrary<Device> devices(List<Link> links) {
    return Arbitraries.oneOf(
        Combinators.combine(PuzzleArbitraries.edges(), Arbitraries.of(true, false))
            .as(Device.Wall::new),
        Combinators.combine(squares(), heights()).as(Device.Height::new),
        Arbitraries.of(links).map(link -> new Device.OpenLink(link.name())));
  }

  private static Arbitrary<Integer> heights() {
    return Arbitraries.integers().between(-2, 3);
  }

  /** {@return which pieces are meant, often all} */
  static Arbitrary<PieceFilter> filters(List<Kind> kinds) {
    List<Kind> all = Stream.concat(Kind.COMMON.stream(), kinds.stream()).toList();
    List<Kind> owned = all.stream().filter(kind -> !kind.isProp()).toList();
    return Arbitraries.frequencyOf(
        Tuple.of(3, Arbitraries.just(PieceFilter.ANY)),
        Tuple.of(3, Arbitraries.of(Side.class).map(PieceFilter::of)),
        Tuple.of(2, Arbitraries.of(all).map(PieceFilter::of)),
        Tuple.of(
            2,
            Combinators.combine(Arbitraries.of(Side.class), Arbitraries.of(owned))
                .as(PieceFilter::of)));
  }

  /** {@return reactions that feed each other: they spawn and remove on two squares} */
  static Arbitrary<List<Reaction>> restless() {
    Arbitrary<Square> few = Arbitraries.of(Square.D4, Square.E4);
    Arbitrary<Event> events =
        Combinators.combine(few.set().ofMinSize(1).ofMaxSize(2), Arbitraries.of(true, false))
            .as(
                (squares, isEntering) ->
                    isEntering
                        ? new Event.Enters(squares, PieceFilter.ANY)
                        : new Event.Leaves(squares, PieceFilter.ANY));
    Arbitrary<Effect> effects =
        Arbitraries.oneOf(
            few.map(Effect.Remove::new),
            few.map(square -> new Effect.Spawn(Piece.prop(Kind.CRATE), square)));
    Reaction first =
        new Reaction(
            new Event.TurnBegins(2),
            false,
            List.of(new Effect.Spawn(Piece.prop(Kind.CRATE), Square.D4)));
    return Combinators.combine(events, Arbitraries.of(false, false, true), several(effects))
        .as(Reaction::new)
        .list()
        .ofMinSize(2)
        .ofMaxSize(8)
        .map(others -> Stream.concat(Stream.of(first), others.stream()).toList());
  }

  private static Arbitrary<List<Effect>> several(Arbitrary<Effect> effects) {
    return effects.list().ofMinSize(1).ofMaxSize(3);
  }

  /** {@return networks of many outputs, with circles, over a few inputs} */
  static Arbitrary<Works> networks() {
    return Combinators.combine(
            inputs(List.of()).list().ofMinSize(1).ofMaxSize(3),
            Arbitraries.integers().between(2, 40))
        .flatAs(
            (inputs, count) -> {
              List<String> names =
                  Stream.concat(names("in-", inputs.size()), names("out-", count)).toList();
              return Combinators.combine(signals(names, 2), heightsAnywhere())
                  .as(Output::new)
                  .list()
                  .ofSize(count)
                  .map(outputs -> Works.NONE.withPorts(ports(inputs), outputPorts(outputs)));
            });
  }

  private static Arbitrary<Device> heightsAnywhere() {
    return Combinators.combine(squares(), heights()).as(Device.Height::new);
  }

  private static Arbitrary<Set<Square>> areas() {
    return Arbitraries.frequencyOf(
        Tuple.of(3, squares().set().ofMinSize(1).ofMaxSize(12)),
        Tuple.of(1, Arbitraries.just(EnumSet.allOf(Square.class))));
  }

  private static Arbitrary<Reaction> reactions(List<Kind> kinds, List<Link> links) {
    return Combinators.combine(
            events(kinds), Arbitraries.of(true, false), several(effects(kinds, links)))
        .as(Reaction::new);
  }

  private static Arbitrary<Event> events(List<Kind> kinds) {
    return Arbitraries.oneOf(
        Combinators.combine(areas(), filters(kinds)).as(Event.Enters::new),
        Combinators.combine(areas(), filters(kinds)).as(Event.Leaves::new),
        filters(kinds).map(Event.Captured::new),
        Arbitraries.integers().between(2, 5).map(Event.TurnBegins::new));
  }

  private static Arbitrary<Effect> effects(List<Kind> kinds, List<Link> links) {
    return Arbitraries.frequencyOf(
        Tuple.of(2, Arbitraries.of("one", "two", "three").map(Effect.Message::new)),
        Tuple.of(
            3,
            Combinators.combine(PuzzleArbitraries.edges(), Arbitraries.of(true, false))
                .as(Effect.Wall::new)),
        Tuple.of(3, Combinators.combine(squares(), heights()).as(Effect.Height::new)),
        Tuple.of(
            4,
            Combinators.combine(SetupArbitraries.pieces(kinds, true), squares())
                .as(WorksArbitraries::spawn)),
        Tuple.of(4, squares().map(Effect.Remove::new)),
        Tuple.of(
            3,
            Combinators.combine(Arbitraries.of(links), Arbitraries.of(true, false))
                .as((link, open) -> new Effect.ChangeLink(link.name(), open))),
        Tuple.of(1, Arbitraries.of(new Effect.Win(), new Effect.Fail())));
  }

  /** A pawn that would appear on its last rank appears on its second one. */
  private static Effect spawn(Piece piece, Square square) {
    boolean isLast =
        piece.kind().form() == Kind.Form.PAWN
            && square.rank() == piece.side().orElseThrow().lastRank();
    int second = isLast ? piece.side().orElseThrow().secondRank() : square.rank();
    return new Effect.Spawn(piece, Square.at(square.file(), second).orElseThrow());
  }

  /** {@return the squares that must not be void} */
  static Set<Square> squaresOnGround(Works works) {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    squares.addAll(works.entries().values());
    works.links().forEach(link -> squares.add(link.square()));
    for (OutputPort output : works.outputs()) {
      if (output.device() instanceof Device.Height height) {
        squares.add(height.square());
      }
    }
    for (Reaction reaction : works.reactions()) {
      for (Effect effect : reaction.effects()) {
        if (effect instanceof Effect.Height height) {
          squares.add(height.square());
        } else if (effect instanceof Effect.Spawn spawn) {
          squares.add(spawn.square());
        }
      }
    }
    return squares;
  }

  /** {@return aims of all sorts, most of them not reached at once} */
  static Arbitrary<Aims> aims(List<Kind> kinds) {
    Arbitrary<OptionalInt> turns =
        Arbitraries.frequencyOf(
            Tuple.of(4, Arbitraries.just(OptionalInt.empty())),
            Tuple.of(1, Arbitraries.integers().between(2, 9).map(OptionalInt::of)));
    Arbitrary<List<PieceFilter>> kept =
        Arbitraries.frequencyOf(
            Tuple.of(5, Arbitraries.just(List.of())),
            Tuple.of(1, filters(kinds).list().ofMaxSize(2)));
    Arbitrary<Aims> wanting =
        Combinators.combine(goals(kinds, 3), kept, turns)
            .as((goal, pieces, most) -> new Aims(Optional.of(goal), pieces, most));
    return Arbitraries.frequencyOf(
        Tuple.of(2, Arbitraries.just(Aims.NONE)),
        Tuple.of(3, Arbitraries.just(Aims.CHECKMATE)),
        Tuple.of(4, wanting));
  }

  private static Arbitrary<Goal> goals(List<Kind> kinds, int depth) {
    Arbitrary<Set<Square>> few = squares().set().ofMinSize(1).ofMaxSize(3);
    Arbitrary<Goal> simple =
        Arbitraries.oneOf(
            Arbitraries.just(new Goal.Checkmate()),
            Combinators.combine(few, filters(kinds)).as(Goal.Reach::new),
            Combinators.combine(filters(kinds), Arbitraries.integers().between(1, 3))
                .as(Goal.Capture::new),
            filters(kinds).map(Goal.Keep::new),
            few.map(Goal.Crates::new),
            Arbitraries.integers().between(2, 8).map(Goal.Survive::new));
    if (depth == 1) {
      return simple;
    }
    Arbitrary<Goal> inner = goals(kinds, depth - 1);
    return Arbitraries.frequencyOf(
        Tuple.of(3, simple),
        Tuple.of(
            1,
            Combinators.combine(Arbitraries.integers().between(1, 8), inner).as(Goal.Within::new)),
        Tuple.of(1, inner.list().ofMinSize(2).ofMaxSize(3).map(Goal.AllOf::new)),
        Tuple.of(1, inner.list().ofMinSize(2).ofMaxSize(3).map(Goal.AnyOf::new)));
  }
}
