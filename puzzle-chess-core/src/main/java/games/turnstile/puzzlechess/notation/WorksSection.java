package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Signal;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Entries, links, ports and reactions. */
final class WorksSection implements Section {
  private static final String DEVICES = "what it drives (raises, lowers, height, opens)";

  private final Cast cast;
  private final Places places;
  private final Map<String, Square> entries = new TreeMap<>();
  private final List<Link> links = new ArrayList<>();
  private final List<InputPort> inputs = new ArrayList<>();
  private final List<OutputPort> outputs = new ArrayList<>();
  private final List<Reaction> reactions = new ArrayList<>();

  WorksSection(Cast cast, Places places) {
    this.cast = cast;
    this.places = places;
  }

  @Override
  public Set<String> keywords() {
    return Set.of("entry", "link", "input", "output", "when");
  }

  @Override
  public void read(String keyword, Words in) {
    switch (keyword) {
      case "entry" -> readEntry(in);
      case "link" -> readLink(in);
      case "input" -> readInput(in);
      case "output" -> readOutput(in);
      case "when" -> {
        in.requireRoom(reactions, Level.MOST_PARTS);
        places.claim("reaction " + (reactions.size() + 1), in);
        reactions.add(new ReactionReader(cast, in).read());
      }
      default -> throw new AssertionError(keyword);
    }
  }

  private void readEntry(Words in) {
    in.requireRoom(entries.keySet(), Level.MOST_PARTS);
    String name = in.name("entry");
    places.claim("entry " + name, in);
    entries.put(name, in.square());
  }

  private void readLink(Words in) {
    in.requireRoom(links, Level.MOST_PARTS);
    String name = in.name("link");
    places.claim("link " + name, in);
    Square square = in.square();
    places.claim("link on " + square, in);
    in.expect("to");
    String scene = in.name("scene");
    String entry = in.name("entry");
    PieceFilter pieces = cast.by(in);
    boolean isOpen = !in.skip("closed");
    links.add(new Link(name, square, pieces, scene, entry, isOpen));
  }

  private void readInput(Words in) {
    in.requireRoom(inputs, Level.MOST_PARTS);
    String name = in.nameAmongWords("port");
    places.claim("port " + name, in);
    Square square = in.square();
    inputs.add(new InputPort(name, square, cast.by(in)));
  }

  private void readOutput(Words in) {
    in.requireRoom(outputs, Level.MOST_PARTS);
    String name = in.nameAmongWords("port");
    places.claim("port " + name, in);
    Square square = in.square();
    in.expect("when");
    Signal signal = new SignalFormula(in).read();
    outputs.add(new OutputPort(name, square, signal, readDevice(in)));
  }

  private static Device readDevice(Words in) {
    return switch (in.word(DEVICES)) {
      case "raises" -> new Device.Wall(in.edge(), true);
      case "lowers" -> new Device.Wall(in.edge(), false);
      case "height" -> new Device.Height(in.square(), in.height());
      case "opens" -> new Device.OpenLink(in.name("link"));
      default -> throw in.unexpected("'and', 'or', or " + DEVICES);
    };
  }

  Works build() {
    return new Works(entries, links, inputs, outputs, reactions);
  }

  static void write(StringBuilder text, Works works) {
    works.entries().forEach((name, square) -> text.append("entry %s %s\n".formatted(name, square)));
    works.links().forEach(link -> text.append(format(link)).append('\n'));
    works.inputs().forEach(input -> text.append(format(input)).append('\n'));
    works.outputs().forEach(output -> text.append(format(output)).append('\n'));
    works
        .reactions()
        .forEach(reaction -> text.append(ReactionReader.format(reaction)).append('\n'));
  }

  private static String format(Link link) {
    return "link %s %s to %s %s%s%s"
        .formatted(
            link.name(),
            link.square(),
            link.scene(),
            link.entry(),
            Phrases.by(link.pieces()),
            link.open() ? "" : " closed");
  }

  private static String format(InputPort input) {
    return "input %s %s%s"
        .formatted(Phrases.name(input.name()), input.square(), Phrases.by(input.condition()));
  }

  private static String format(OutputPort output) {
    return "output %s %s when %s %s"
        .formatted(
            Phrases.name(output.name()),
            output.square(),
            SignalFormula.format(output.signal()),
            format(output.device()));
  }

  private static String format(Device device) {
    if (device instanceof Device.Wall wall) {
      return (wall.raised() ? "raises " : "lowers ") + wall.edge();
    } else if (device instanceof Device.Height height) {
      return "height %s %s".formatted(height.square(), height.height());
    } else if (device instanceof Device.OpenLink opened) {
      return "opens " + opened.link();
    }
    throw new AssertionError(device);
  }
}
