package games.turnstile.xiangqi.python;

import com.sun.management.ThreadMXBean;
import games.turnstile.xiangqi.extension.ExtensionException;
import java.lang.management.ManagementFactory;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** The thread on which scripts run. Whoever asks watches over it meanwhile. */
final class Worker extends Thread {
  private static final long STACK_BYTES = 64L << 20;
  private static final long LOOK_EVERY_MILLIS = 5;
  private static final long STOPPING_MILLIS = 1000;

  /** How many times longer than it may compute a script may take, on a machine that is busy. */
  private static final int PATIENCE = 10;

  private final LinkedBlockingQueue<FutureTask<?>> tasks = new LinkedBlockingQueue<>();
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @SuppressWarnings("deprecation") // Its successor is younger than Java 17.
  private final long id = getId();

  /** The sessions that run, the one that was asked last first. */
  private final Deque<Session> running = new ConcurrentLinkedDeque<>();

  /** What this thread had used when the outermost session was asked. */
  private volatile Use before = new Use(0, 0, 0);

  private volatile boolean isRunaway;

  /**
   * What a thread has used up to now.
   *
   * @param computing how long it has computed, in nanoseconds
   * @param clock the time, in nanoseconds
   * @param bytes how much memory it has taken hold of
   */
  private record Use(long computing, long clock, long bytes) {}

  Worker() {
    super(null, null, "python-extensions", STACK_BYTES);
    setDaemon(true);
  }

  boolean isRunaway() {
    return isRunaway;
  }

  @Override
  public void run() {
    try {
      while (!isRunaway) {
        tasks.take().run();
      }
    } catch (InterruptedException enough) {
      interrupt();
    }
  }

  /** Works within the limits of a session, or of the one that asks it; for this thread itself. */
  <T> T limited(Session session, Supplier<T> work) {
    if (running.isEmpty()) {
      before = use();
    }
    running.push(session);
    try {
      return work.get();
    } finally {
      running.pop();
    }
  }

  /** Has work done by this thread and watches over it. */
  <T> T ask(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    tasks.add(task);
    boolean wasInterrupted = false;
    try {
      while (true) {
        try {
          return task.get(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException stillRunning) {
          stopIfNeeded(task);
        } catch (InterruptedException later) {
          wasInterrupted = true;
        }
      }
    } catch (ExecutionException failure) {
      throw told(failure.getCause());
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void stopIfNeeded(FutureTask<?> task) {
    Session outermost = running.peekLast();
    if (outermost == null) {
      return;
    }
    Limits limits = outermost.limits();
    Use use = use();
    long time = limits.time().toNanos();
    if (use.computing - before.computing > time || use.clock - before.clock > PATIENCE * time) {
      throw stopped(task, "takes longer than %s s".formatted(limits.time().toMillis() / 1000.0));
    }
    if (use.bytes - before.bytes > limits.bytes()) {
      throw stopped(task, "needs more than %s MB".formatted(limits.bytes() >> 20));
    }
  }

  private Use use() {
    return new Use(
        threads.getThreadCpuTime(id), System.nanoTime(), threads.getThreadAllocatedBytes(id));
  }

  private RuntimeException stopped(FutureTask<?> task, String why) {
    List<Session> sessions = List.copyOf(running);
    sessions.forEach(session -> session.stop(why));
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(STOPPING_MILLIS);
    boolean wasInterrupted = false;
    try {
      while (System.nanoTime() < end) {
        try {
          task.get(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
          break;
        } catch (TimeoutException notYet) {
          // It has some time to end.
        } catch (ExecutionException told) {
          return told(told.getCause());
        } catch (InterruptedException later) {
          wasInterrupted = true;
        }
      }
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
    isRunaway = !task.isDone();
    return sessions.isEmpty()
        ? new ExtensionException("a script " + why)
        : sessions.get(0).stopped();
  }

  private static RuntimeException told(Throwable cause) {
    if (cause instanceof RuntimeException expected) {
      return expected;
    }
    return new ExtensionException("a script cannot go on: " + cause, cause);
  }
}
