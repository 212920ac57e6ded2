package games.turnstile.xiangqi.python;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;

/** Makes worlds from which scripts cannot reach anything but the game. */
final class Sandbox {
  static final String LANGUAGE = "python";

  private static final String PRELUDE = prelude();

  /** Runs the prelude in a module of its own, where a script's names do not disturb it. */
  private static final Source FURNISH =
      Source.newBuilder(
              LANGUAGE,
              """
              def furnish(text, host):
                  scope = {"__name__": "turnstile", "host": host}
                  exec(compile(text, "turnstile", "exec"), scope)
                  return scope

              furnish
              """,
              "turnstile")
          .buildLiteral();

  private Sandbox() {}

  /**
   * {@return a new world}
   *
   * @param limits how much may be used between two resets of its limits
   * @param whenSpent what to do when that has been used; the world ends then
   */
  static Context open(Limits limits, Runnable whenSpent) {
    return Context.newBuilder(LANGUAGE)
        .engine(Interpreter.engine())
        .allowHostAccess(HostAccess.NONE)
        .allowPolyglotAccess(PolyglotAccess.NONE)
        .allowEnvironmentAccess(EnvironmentAccess.NONE)
        .allowIO(IOAccess.NONE)
        .allowCreateThread(false)
        .allowCreateProcess(false)
        .allowNativeAccess(false)
        .allowHostClassLoading(false)
        .resourceLimits(
            ResourceLimits.newBuilder()
                .statementLimit(limits.statements(), null)
                .onLimit(spent -> whenSpent.run())
                .build())
        .in(InputStream.nullInputStream())
        .out(OutputStream.nullOutputStream())
        .err(OutputStream.nullOutputStream())
        .build();
  }

  /** {@return the names that the prelude defines} */
  static Value furnish(Context context, Desk desk) {
    Value furnish = context.eval(FURNISH);
    context.getBindings(LANGUAGE).removeMember("furnish");
    return furnish.execute(PRELUDE, desk);
  }

  private static String prelude() {
    try (InputStream stream = Sandbox.class.getResourceAsStream("prelude.py")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
