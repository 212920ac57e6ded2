package games.turnstile.arcade;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import picocli.CommandLine;

/** What a run of the arcade printed and how it ended. */
record Run(int exitCode, String out, String err) {
  static Run arcade(String... args) {
    return typing("", args);
  }

  static Run typing(String input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine arcade =
        Arcade.commandLine(new BufferedReader(new StringReader(input)))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    int exitCode = arcade.execute(args);
    return new Run(exitCode, out.toString(), err.toString());
  }
}
