package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.BoardView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/** Where the prelude of a session asks about the board and tells what is to happen to it. */
final class Desk implements ProxyObject {
  private static final Map<String, BiFunction<Sitting, Value[], Object>> SERVICES =
      Map.ofEntries(
          Map.entry("board", (sitting, about) -> sitting.board()),
          Map.entry("types", (sitting, about) -> sitting.types()),
          Map.entry("kind", (sitting, about) -> sitting.kind(about[0].asInt())),
          Map.entry("only", (sitting, about) -> sitting.only(about[0].asInt())),
          Map.entry(
              "directions",
              (sitting, about) -> sitting.directions(about[0].asInt(), about[1].asInt())),
          Map.entry("isAttribute", (sitting, about) -> sitting.isAttribute(about[0].asString())),
          Map.entry("complaint", (sitting, about) -> sitting.complaint(about)),
          Map.entry("put", (sitting, about) -> sitting.put(about)),
          Map.entry("add", (sitting, about) -> sitting.add(about[0].asInt(), about[1].asInt())),
          Map.entry("move", (sitting, about) -> sitting.move(about[0].asInt(), about[1].asInt())),
          Map.entry("win", (sitting, about) -> sitting.win(about[0].asInt())),
          Map.entry("stalemate", (sitting, about) -> sitting.stalemate()));

  private final Kinds kinds = new Kinds();
  private final Deque<Sitting> sittings = new ArrayDeque<>();

  /** Does something while the prelude may ask about a board. */
  <T> T during(BoardView board, Function<Sitting, T> work) {
    sittings.push(new Sitting(board, kinds));
    try {
      return work.apply(sittings.peek());
    } finally {
      sittings.pop();
    }
  }

  @Override
  public Object getMember(String key) {
    BiFunction<Sitting, Value[], Object> service = SERVICES.get(key);
    return (ProxyExecutable) about -> service.apply(sittings.element(), about);
  }

  @Override
  public Object getMemberKeys() {
    return ProxyArray.fromList(SERVICES.keySet().stream().<Object>map(key -> key).toList());
  }

  @Override
  public boolean hasMember(String key) {
    return SERVICES.containsKey(key);
  }

  @Override
  public void putMember(String key, Value value) {
    throw new UnsupportedOperationException("the desk stays as it is");
  }
}
