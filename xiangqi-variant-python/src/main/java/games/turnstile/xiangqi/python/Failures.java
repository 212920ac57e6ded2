package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.ExtensionException;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.PolyglotException.StackFrame;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;

/** Tells what went wrong in a script, and in which line. */
final class Failures {
  private static final int LONGEST = 500;

  private Failures() {}

  static ExtensionException told(PolyglotException failure, Program program, Source source) {
    if (failure.isHostException()
        && failure.asHostException() instanceof ExtensionException ofAnother
        && ofAnother.getCause() instanceof PolyglotException) {
      return ofAnother;
    }
    OptionalInt line = line(failure, source);
    String place = line.isPresent() ? ", line " + line.getAsInt() : "";
    return new ExtensionException(
        "%s%s: %s".formatted(program.file(), place, what(failure)), failure);
  }

  private static String what(PolyglotException failure) {
    if (failure.isExit()) {
      return "SystemExit: a script cannot end the program";
    }
    String message = String.valueOf(failure.getMessage());
    String shown = message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "...";
    return failure.isInternalError() ? "scripts cannot do that (%s)".formatted(shown) : shown;
  }

  private static OptionalInt line(PolyglotException failure, Source source) {
    if (failure.isSyntaxError() && isIn(failure.getSourceLocation(), source)) {
      return OptionalInt.of(failure.getSourceLocation().getStartLine());
    }
    return StreamSupport.stream(failure.getPolyglotStackTrace().spliterator(), false)
        .filter(StackFrame::isGuestFrame)
        .map(StackFrame::getSourceLocation)
        .filter(location -> isIn(location, source))
        .mapToInt(SourceSection::getStartLine)
        .findFirst();
  }

  private static boolean isIn(SourceSection location, Source source) {
    return location != null && location.getSource().equals(source);
  }
}
