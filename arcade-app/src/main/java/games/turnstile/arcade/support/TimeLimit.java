package games.turnstile.arcade.support;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Keeps a computation from running for ever. */
public final class TimeLimit {
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
   * {@return what the work returns}
   *
   * @param <T> the type of the result
   * @param work what to compute
   * @throws GaveUpException if the time was up first; the work is interrupted, and left to end with
   *     the process if it does not heed that
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
      return task.get(seconds, TimeUnit.SECONDS);
    } catch (TimeoutException timeUp) {
      thread.interrupt();
      throw new GaveUpException(
          "not done after " + seconds + " s; allow more with --seconds, or ask for less");
    } catch (ExecutionException failure) {
      throw failure.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failure.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new GaveUpException("interrupted");
    }
  }
}
