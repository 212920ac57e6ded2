package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.ExtensionException;
import java.util.stream.StreamSupport;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

/** Tells what went wrong in a script, and in which line. */
final class Failures {
  private static final int LONGEST = 500;

  private Failures() {}

  /**
   * {@return the failure with the file and the line}
   *
   * @param failure what was thrown
   * @param file the name of the script's file
   * @param world what the prelude defines
   * @param usualLine what is told if nothing better is known
   */
  static ExtensionException told(
      PolyglotException failure, String file, Value world, int usualLine) {
    if (failure.isHostException()
        && failure.asHostException() instanceof ExtensionException ofAnother
        && ofAnother.getCause() instanceof PolyglotException) {
      return ofAnother;
    }
    int line = line(failure, file, world);
    return new ExtensionException(
        "%s, line %s: %s".formatted(file, line > 0 ? line : usualLine, what(failure)), failure);
  }

  private static String what(PolyglotException failure) {
    if (failure.isExit()) {
      return "SystemExit: a script cannot end the program";
    }
    String message = String.valueOf(failure.getMessage()).replaceAll("\\s+", " ");
    String shown = message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "...";
    return failure.isInternalError() ? "scripts cannot do that (%s)".formatted(shown) : shown;
  }

  /** The line, 0 if it is not known. */
  private static int line(PolyglotException failure, String file, Value world) {
    SourceSection location = failure.getSourceLocation();
    if (failure.isSyntaxError() && isIn(location, file)) {
      return location.getStartLine();
    }
    if (failure.getGuestObject() == null) {
      return StreamSupport.stream(failure.getPolyglotStackTrace().spliterator(), false)
          .filter(frame -> frame.isGuestFrame() && isIn(frame.getSourceLocation(), file))
          .mapToInt(frame -> frame.getSourceLocation().getStartLine())
          .findFirst()
          .orElse(0);
    }
    try {
      // The frames that the exception itself knows end where a script has caught it in between.
      return world.getHashValue("line_of_error").execute(failure.getGuestObject(), file).asInt();
    } catch (PolyglotException unknown) {
      return 0;
    }
  }

  private static boolean isIn(SourceSection location, String file) {
    return location != null && location.getSource().getName().equals(file);
  }
}
