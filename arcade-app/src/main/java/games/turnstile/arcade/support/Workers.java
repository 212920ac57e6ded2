package games.turnstile.arcade.support;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/**
 * Works on numbered tasks, several at a time, and hands out the results in the order of the
 * numbers.
 *
 * @param <T> what a task gives
 */
final class Workers<T> implements AutoCloseable {
  /** How many tasks for each thread are begun before the next result is asked for. */
  private static final int AHEAD = 4;

  private final ExecutorService threads;
  private final int ahead;
  private final int end;
  private final IntFunction<T> task;
  private final Deque<Future<T>> begun = new ArrayDeque<>();
  private int next;

  /**
   * Makes workers; they begin when the first result is asked for.
   *
   * @param threads how many tasks are worked on at a time
   * @param first the number of the first task
   * @param end the number after that of the last task
   * @param task does the work
   */
  Workers(int threads, int first, int end, IntFunction<T> task) {
    this.threads = Executors.newFixedThreadPool(threads, Workers::thread);
    this.ahead = threads * AHEAD;
    this.next = first;
    this.end = end;
    this.task = task;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "work");
    thread.setDaemon(true);
    return thread;
  }

  /** The result of the first task whose result was not handed out yet. */
  T next() {
    while (next < end && begun.size() < ahead) {
      int number = next++;
      begun.add(threads.submit(() -> task.apply(number)));
    }
    try {
      return begun.remove().get();
    } catch (ExecutionException failure) {
      throw failure.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failure.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new GaveUpException("interrupted");
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
