package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.ExtensionFormat;
import java.util.Objects;

/**
 * Extensions that are written in Python, in files that end with {@code .py}.
 *
 * <p>A script runs in a sandbox: it has no files, no network, no environment, no processes, no
 * threads and no classes of the program, and its use of time and memory is {@linkplain Limits
 * limited}. Whatever goes wrong in it is told as an {@link ExtensionException} with the file and
 * the line.
 *
 * <p>A script that acts after moves {@linkplain Extension#remembers() remembers}: each game runs it
 * anew.
 */
public final class PythonFormat implements ExtensionFormat {
  private final Limits limits;

  /** Makes a format with the standard limits. */
  public PythonFormat() {
    this(Limits.STANDARD);
  }

  /**
   * Makes a format.
   *
   * @param limits how much each script may use
   */
  public PythonFormat(Limits limits) {
    this.limits = Objects.requireNonNull(limits, "limits");
  }

  @Override
  public String ending() {
    return ".py";
  }

  @Override
  public Extension load(String file, String source) {
    if (source.length() > limits.characters()) {
      throw new ExtensionException(
          "%s: a script has at most %s characters, not %s"
              .formatted(file, limits.characters(), source.length()));
    }
    return PythonExtension.load(new Program(file, source, limits));
  }
}
