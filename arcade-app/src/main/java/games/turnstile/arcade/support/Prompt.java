package games.turnstile.arcade.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks questions in the terminal. */
public final class Prompt {
  private static final int LONGEST_LINE = 10_000;

  private final BufferedReader in;
  private final PrintWriter out;

  /**
   * Makes a prompt.
   *
   * @param in where answers come from
   * @param out where questions go
   */
  public Prompt(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  /**
   * {@return what was answered, without blanks around it; empty at the end of the input}
   *
   * @param question what to ask
   * @throws BadInputException if the line is longer than any answer, or cannot be read
   */
  public Optional<String> ask(String question) {
    out.print(question);
    out.flush();
    try {
      return readLine().map(String::strip);
    } catch (IOException failure) {
      throw new BadInputException("the input cannot be read: " + failure.getMessage());
    }
  }

  private Optional<String> readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.length() == LONGEST_LINE) {
        throw new BadInputException(
            "the input has a line of more than %s characters".formatted(LONGEST_LINE));
      }
      line.append((char) next);
    }
    return Optional.of(line.toString());
  }

  /**
   * {@return one of the choices, of which a beginning is enough; empty at the end of the input}
   *
   * @param question what to ask
   * @param choices what can be answered, in lower case
   * @param usual the choice if nothing is typed
   */
  public Optional<String> askOneOf(String question, List<String> choices, String usual) {
    String asked = "%s (%s) [%s]: ".formatted(question, String.join(", ", choices), usual);
    while (true) {
      Optional<String> answer = ask(asked).map(text -> text.toLowerCase(Locale.ROOT));
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.get().isEmpty()) {
        return Optional.of(usual);
      }
      List<String> meant =
          choices.stream().filter(choice -> choice.startsWith(answer.get())).toList();
      if (meant.size() == 1) {
        return Optional.of(meant.get(0));
      }
      out.println("Please type one of: " + String.join(", ", choices));
    }
  }
}
