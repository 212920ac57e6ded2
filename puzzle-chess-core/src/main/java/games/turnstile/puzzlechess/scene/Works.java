package games.turnstile.puzzlechess.scene;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What works in a scene by itself.
 *
 * @param entries where links from elsewhere lead to, by their names
 * @param links ways to other scenes
 * @param inputs squares that notice pieces
 * @param outputs what they drive
 * @param reactions what happens upon what
 */
public record Works(
    Map<String, Square> entries,
    List<Link> links,
    List<InputPort> inputs,
    List<OutputPort> outputs,
    List<Reaction> reactions) {
  /** Nothing. */
  public static final Works NONE = new Works(Map.of(), List.of(), List.of(), List.of(), List.of());

  /**
   * Copies the collections.
   *
   * @throws IllegalArgumentException if an entry's name is none
   */
  public Works {
    entries = Collections.unmodifiableMap(new TreeMap<>(entries));
    entries.forEach(
        (name, square) -> {
          Names.requireName("entry", name);
          Objects.requireNonNull(square, "square");
        });
    links = List.copyOf(links);
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
    reactions = List.copyOf(reactions);
  }

  /**
   * {@return the same with other links and entries}
   *
   * @param others where links from elsewhere lead to
   * @param ways ways to other scenes
   */
  public Works withLinks(Map<String, Square> others, List<Link> ways) {
    return new Works(others, ways, inputs, outputs, reactions);
  }

  /**
   * {@return the same with other ports}
   *
   * @param in squares that notice pieces
   * @param out what they drive
   */
  public Works withPorts(List<InputPort> in, List<OutputPort> out) {
    return new Works(entries, links, in, out, reactions);
  }

  /**
   * {@return the same with other reactions}
   *
   * @param others what happens upon what
   */
  public Works withReactions(List<Reaction> others) {
    return new Works(entries, links, inputs, outputs, others);
  }
}
