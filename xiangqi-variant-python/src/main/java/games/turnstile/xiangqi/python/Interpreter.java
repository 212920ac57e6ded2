package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.ExtensionException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.graalvm.polyglot.Engine;

/**
 * Where all scripts of a process run: one after the other, on a thread of their own, so that a
 * script that cannot be stopped need not be waited for. A script that is asked while another one
 * asks about the board runs on that same thread at once; so scripts can never wait for each other.
 */
final class Interpreter {
  /** How many scripts may go on running that could not be stopped. */
  private static final int MOST_RUNAWAYS = 4;

  private static final ReentrantLock TURN = new ReentrantLock(true);

  /** The threads that could not be stopped, each with the script that it runs. */
  private static final Map<Worker, Program> RUNAWAYS = new HashMap<>();

  private static Worker worker;

  private Interpreter() {}

  /** The engine, which takes some seconds to start and is shared by all scripts. */
  static Engine engine() {
    return Shared.ENGINE;
  }

  /** The thread that asks this, which is the interpreter's. */
  static Worker thisWorker() {
    return (Worker) Thread.currentThread();
  }

  /** Does something with a script on the interpreter's thread. */
  static <T> T ask(Program program, Supplier<T> work) {
    if (Thread.currentThread() instanceof Worker) {
      return work.get();
    }
    TURN.lock();
    try {
      Worker current = readyWorker(program);
      try {
        return current.ask(work);
      } finally {
        if (current.isRunaway()) {
          RUNAWAYS.put(current, program);
          worker = null;
        }
      }
    } finally {
      TURN.unlock();
    }
  }

  private static Worker readyWorker(Program program) {
    RUNAWAYS.keySet().removeIf(runaway -> !runaway.isAlive());
    if (RUNAWAYS.containsValue(program)) {
      throw new ExtensionException(
          "%s: it could not be stopped before, and is not asked again as long as it runs"
              .formatted(program.file()));
    }
    if (RUNAWAYS.size() >= MOST_RUNAWAYS) {
      throw new ExtensionException(
          "%s scripts could not be stopped and still run; no other can be asked until one ends"
              .formatted(RUNAWAYS.size()));
    }
    if (worker == null) {
      worker = new Worker();
      worker.start();
    }
    return worker;
  }

  /** Loaded when first needed. */
  private static final class Shared {
    static final Engine ENGINE =
        Engine.newBuilder("python").option("engine.WarnInterpreterOnly", "false").build();
  }
}
