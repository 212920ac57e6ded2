package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.variant.Point;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** A script that runs, in a world of its own. For the interpreter's thread alone. */
final class Session {
  private static final String CHECK_CAN_GO = "check_can_go";
  private static final String AFTER_MOVE = "after_move";

  private final Program program;
  private final Source source;
  private final Context context;
  private final Desk desk = new Desk();

  /** What the prelude defines. */
  private final Value world;

  /** In which lines the functions begin that are asked. */
  private final Map<String, Integer> lines = new HashMap<>();

  private Value script;
  private int depth;

  /** What is being asked. */
  private volatile String asked = "the script";

  /** Why it had to be stopped; null if it had not. */
  private volatile String whyStopped;

  private volatile boolean isOver;

  private Session(Program program) {
    this.program = program;
    this.source =
        Source.newBuilder(Sandbox.LANGUAGE, program.source(), program.file())
            .cached(true)
            .buildLiteral();
    this.context = Sandbox.open(program.limits(), this::spend);
    this.world = Sandbox.furnish(context, desk);
  }

  /** Runs a script up to its end; what it has defined can be called then. */
  static Session begin(Program program) {
    Session session = new Session(program);
    boolean hasBegun = false;
    try {
      session.load();
      hasBegun = true;
      return session;
    } finally {
      if (!hasBegun) {
        session.close();
      }
    }
  }

  private void load() {
    Value globals = context.getBindings(Sandbox.LANGUAGE);
    globals.putMember("API", world.getHashValue("api"));
    globals.putMember("JBQ", world.getHashValue("api"));
    script =
        limited(
            () -> {
              context.eval(source);
              return world.getHashValue("loaded").execute();
            });
    List<String> names = ScriptValues.texts(script.getMember("rule_names"));
    Value ruleLines = script.getMember("rule_lines");
    for (int i = 0; i < names.size(); i++) {
      lines.put(names.get(i), ruleLines.getArrayElement(i).asInt());
    }
    lines.put(CHECK_CAN_GO, script.getMember("lines").getArrayElement(0).asInt());
    lines.put(AFTER_MOVE, script.getMember("lines").getArrayElement(1).asInt());
  }

  private void spend() {
    whyStopped = "takes more than %s statements".formatted(limits().statements());
  }

  Limits limits() {
    return program.limits();
  }

  boolean isOver() {
    return isOver;
  }

  Title title() {
    return limited(
        () ->
            new Title(
                script.getMember("name").asString(),
                script.getMember("version").asString(),
                script.getMember("help").asString(),
                ScriptValues.texts(script.getMember("rule_names")),
                script.getMember("changes_ways").asBoolean(),
                script.getMember("acts_after_moves").asBoolean()));
  }

  boolean holds(String rule, List<Integer> arguments, Point point, BoardView board) {
    String numbers = arguments.stream().map(String::valueOf).collect(Collectors.joining(" "));
    return during(
        rule,
        board,
        sitting -> ask("holds", board, rule, numbers, sitting.square(point)).asBoolean());
  }

  List<Way> change(List<Way> ways, Point from, BoardView board) {
    return during(
        CHECK_CAN_GO,
        board,
        sitting ->
            sitting.ways(
                ask("change", board, sitting.text(ways), sitting.square(from)).asString()));
  }

  List<Effect> act(Point from, Point to, BoardView board) {
    return during(
        AFTER_MOVE,
        board,
        sitting -> {
          ask("act", board, sitting.square(from), sitting.square(to));
          return sitting.effects();
        });
  }

  private Value ask(String question, BoardView board, Object... about) {
    Object[] arguments = new Object[about.length + 3];
    arguments[0] = board.variant().rows();
    arguments[1] = board.variant().columns();
    arguments[2] = board.turn().owner().number();
    System.arraycopy(about, 0, arguments, 3, about.length);
    return script.getMember(question).execute(arguments);
  }

  private <T> T during(String function, BoardView board, Function<Sitting, T> work) {
    String outer = asked;
    asked = function;
    try {
      return limited(() -> desk.during(board, work));
    } finally {
      asked = outer;
    }
  }

  /** Works within the limits and tells what goes wrong. */
  private <T> T limited(Supplier<T> work) {
    if (depth == 0) {
      context.resetLimits();
    }
    depth++;
    try {
      return Interpreter.thisWorker().limited(this, work);
    } catch (PolyglotException failure) {
      throw told(failure);
    } catch (StackOverflowError | OutOfMemoryError failure) {
      close();
      throw new ExtensionException("%s: %s".formatted(program.file(), failure), failure);
    } finally {
      depth--;
    }
  }

  private ExtensionException told(PolyglotException failure) {
    if (whyStopped != null) {
      isOver = true;
      return stopped();
    }
    ExtensionException told =
        Failures.told(failure, program.file(), world, lines.getOrDefault(asked, 1));
    if (failure.isCancelled() || failure.isInternalError() || failure.isResourceExhausted()) {
      close();
    }
    return told;
  }

  /** What is to be said after the session was stopped. */
  ExtensionException stopped() {
    return new ExtensionException(
        "%s, line %s: %s was stopped, since it %s"
            .formatted(program.file(), lines.getOrDefault(asked, 1), asked, whyStopped));
  }

  /** Stops the session from another thread, and does not wait until it has ended. */
  void stop(String why) {
    whyStopped = why;
    isOver = true;
    Thread closing = new Thread(() -> context.close(true), "python-extensions-stop");
    closing.setDaemon(true);
    closing.start();
  }

  /** Ends a session in which nothing runs, or that runs on this thread. */
  void close() {
    if (!isOver) {
      isOver = true;
      context.close(true);
    }
  }
}
