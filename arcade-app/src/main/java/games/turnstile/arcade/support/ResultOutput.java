package games.turnstile.arcade.support;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the one result of a command to standard output, for people or for programs. */
public final class ResultOutput {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--json", description = "Print the result as JSON.")
  private boolean json;

  /** Makes a mixin; picocli fills it in. */
  public ResultOutput() {}

  /** {@return whether the result is for programs} */
  public boolean isJson() {
    return json;
  }

  /**
   * Prints the result.
   *
   * @param text for people
   * @param value the same for programs: maps, lists, strings and numbers
   */
  public void print(String text, Object value) {
    PrintWriter out = command.commandLine().getOut();
    out.println(json ? toJson(value) : text);
    if (out.checkError()) {
      throw new GaveUpException("the result could not be written to standard output");
    }
  }

  private static String toJson(Object value) {
    try {
      return new JsonMapper().writeValueAsString(value);
    } catch (JsonProcessingException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
