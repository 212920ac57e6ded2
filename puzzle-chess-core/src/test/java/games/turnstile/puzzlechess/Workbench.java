package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Signal;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Works;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Short words for what works in a scene. */
final class Workbench {
  private Workbench() {}

  /** {@return an edge such as {@code e4-e5}} */
  static Edge edge(String text) {
    return new Edge(
        Square.named(text.substring(0, 2)).orElseThrow(),
        Square.named(text.substring(3)).orElseThrow());
  }

  static InputPort input(String name, Square square) {
    return new InputPort(name, square, PieceFilter.ANY);
  }

  static OutputPort wall(String name, Signal signal, String edge) {
    return new OutputPort(name, Square.A8, signal, new Device.Wall(edge(edge), true));
  }

  static Signal on(String port) {
    return new Signal.On(port);
  }

  static Signal not(String port) {
    return new Signal.Not(on(port));
  }

  static UnaryOperator<Works> ports(List<InputPort> inputs, OutputPort... outputs) {
    return works -> works.withPorts(inputs, List.of(outputs));
  }

  static UnaryOperator<Works> reactions(Reaction... reactions) {
    return works -> works.withReactions(List.of(reactions));
  }

  static Reaction each(Event event, Effect... effects) {
    return new Reaction(event, false, List.of(effects));
  }

  static Reaction once(Event event, Effect... effects) {
    return new Reaction(event, true, List.of(effects));
  }

  static Event enters(Square... squares) {
    return new Event.Enters(Set.of(squares), PieceFilter.ANY);
  }

  static Event leaves(Square... squares) {
    return new Event.Leaves(Set.of(squares), PieceFilter.ANY);
  }

  static Effect says(String text) {
    return new Effect.Message(text);
  }

  static Effect lowers(String edge) {
    return new Effect.Wall(edge(edge), false);
  }

  static Effect raises(String edge) {
    return new Effect.Wall(edge(edge), true);
  }

  /** An open link to the entry {@code in} of another scene. */
  static Link link(Square square, String scene) {
    return link(square, PieceFilter.ANY, scene, true);
  }

  static Link link(Square square, PieceFilter pieces, String scene, boolean open) {
    return new Link("gate", square, pieces, scene, "in", open);
  }

  static UnaryOperator<Works> links(Link... links) {
    return works -> works.withLinks(works.entries(), List.of(links));
  }

  /** An entry of the name {@code in}. */
  static UnaryOperator<Works> entry(Square square) {
    return works -> works.withLinks(Map.of("in", square), works.links());
  }

  /** {@return what a move made the scene tell, in order} */
  static List<String> messages(Step step) {
    return step.notices().stream()
        .filter(Notice.Message.class::isInstance)
        .map(notice -> ((Notice.Message) notice).text())
        .toList();
  }
}
