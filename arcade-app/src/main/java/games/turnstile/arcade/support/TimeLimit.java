package games.turnstile.arcade.support;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Keeps a computation from running for ever. */
public final class TimeLimit {
  /** How long work that was interrupted has to tell what it has found out. */
  private static final int GRACE_SECONDS = 1;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "60",
      description = "Give up after so many seconds (default: ${DEFAULT-VALUE}).")
  private int seconds;

  /** Makes a mixin; picocli fills it in. */
  public TimeLimit() {}

  /**
   * {@return what the work returns; when the time is up it is interrupted, and may still return
   * what it has found out by then}
   *
   * @param <T> the type of the result
   * @param work what to compute
   * @throws GaveUpException if it does not; then it is left to end with the process
   */
  public <T> T run(Callable<T> work) {
    if (seconds < 1) {
      throw new ParameterException(
          command.commandLine(), "--seconds must be at least 1, not " + seconds);
    }
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(task, "work");
    thread.setDaemon(true);
    thread.start();
    try {
      return await(task, thread);
    } catch (TimeoutException tooLate) {
      throw notDone();
    } catch (ExecutionException failure) {
      throw failure.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failure.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new GaveUpException("interrupted");
    }
  }

  private <T> T await(Future<T> task, Thread thread)
      throws TimeoutException, ExecutionException, InterruptedException {
    try {
      return task.get(seconds, TimeUnit.SECONDS);
    } catch (TimeoutException timeUp) {
      thread.interrupt();
      return task.get(GRACE_SECONDS, TimeUnit.SECONDS);
    }
  }

  /** {@return what to throw if the work returns without an answer when it is interrupted} */
  public GaveUpException notDone() {
    return new GaveUpException(
        "not done after " + seconds + " s; allow more with --seconds, or ask for less");
  }
}
