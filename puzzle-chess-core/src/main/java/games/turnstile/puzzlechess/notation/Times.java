package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.ClockRule;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as text: {@code 5:00}, {@code 1:30:00} or {@code 0:00.250}. */
final class Times {
  private static final int SECOND = 1_000;
  private static final int MINUTE = 60 * SECOND;
  private static final int HOUR = 60 * MINUTE;

  private static final Pattern TIME =
      Pattern.compile(
          "(?:([0-9]{1,3}):(?=[0-5]?[0-9]:))?([0-9]{1,3}):([0-5][0-9])(?:\\.([0-9]{3}))?");

  private Times() {}

  /** A time of more than nothing and not more than clocks have. */
  static long read(Words in) {
    Matcher time = TIME.matcher(in.word("a time such as 5:00"));
    if (!time.matches()) {
      throw in.unexpected("a time such as 5:00, 1:30:00 or 0:00.250");
    }
    long millis =
        number(time.group(1)) * HOUR
            + number(time.group(2)) * MINUTE
            + number(time.group(3)) * SECOND
            + number(time.group(4));
    if (millis < 1 || millis > ClockRule.LONGEST_MILLIS) {
      throw in.fault(
          in.start(),
          "a time is 0:00.001 to %s, not %s"
              .formatted(format(ClockRule.LONGEST_MILLIS), time.group()));
    }
    return millis;
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  static String format(long millis) {
    String hours = millis < HOUR ? "" : millis / HOUR + ":";
    String minutes = String.valueOf(millis / MINUTE % 60);
    String fraction = millis % SECOND == 0 ? "" : "." + padded(millis % SECOND, 3);
    return hours
        + (hours.isEmpty() ? minutes : padded(millis / MINUTE % 60, 2))
        + ":"
        + padded(millis / SECOND % 60, 2)
        + fraction;
  }

  private static String padded(long number, int width) {
    String digits = String.valueOf(number);
    return "0".repeat(width - digits.length()) + digits;
  }
}
