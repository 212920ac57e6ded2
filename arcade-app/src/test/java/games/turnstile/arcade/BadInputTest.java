package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nonsense                                      | 'nonsense'
          perft                                         | Missing required subcommand
          perft chess                                   | What can follow here: gambit
          perft gambit                                  | --turns
          perft gambit --turns -1                       | --turns must be 0 or more, not -1
          perft gambit --turns many                     | 'many' is not a whole number
          perft gambit --turns 99999999999              | '99999999999' is not a whole number, or out of range
          perft gambit --turns 1 --seconds 0            | --seconds must be at least 1
          perft gambit --turns 1 --board 012            | --board: at offset 3: expected 0, 1 or 2 for d1
          perft gambit --turns 1 --to-move Z            | --to-move
          solve gambit --board 3                        | --board: at offset 0
          play gambit --level divine                    | --level
          play gambit --resume no-such-file             | no-such-file does not exist
          watch gambit --pause -1                       | --pause must be 0 to 60000, not -1
          play-out gambit --bots hard                   | --bots: Gambit is for two
          play-out gambit --bots hard,hard,hard         | --bots: Gambit is for two
          play-out gambit --seed x                      | --seed
          tournament gambit --games 0                   | at least one game, not 0
          tournament gambit --bots hard                 | at least two bots, not 1
          tournament gambit --games 1000000000          | at most 10000000 games
          tournament gambit --resume missing/log        | cannot be written: its folder does not exist
          play gambit --resume a --board b              | --board cannot be given together with --resume
          play gambit --resume a --strict-table         | --strict-table cannot be given together
          play gambit --two-players --level hard        | --level cannot be given together with --two-players
          play gambit --two-players --side X            | --side cannot be given together with --two-players
          check                                         | FILE
          check no-such-file                            | no-such-file does not exist
          """)
  void badInput_namesTheCauseAndPrintsNoResult(String command, String cause) {
    Run run = Run.arcade(command.split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(cause);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"play", "watch", "solve", "perft", "play-out", "tournament", "check"})
  void help_everyCommand_explainsItself(String command) {
    Run run = Run.arcade(command, "--help");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Usage: arcade " + command);
  }

  @Test
  void standardOutputIsFull_endsWithExitCode1() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();
    int exitCode =
        Arcade.commandLine(new BufferedReader(Reader.nullReader()))
            .setOut(new PrintWriter(full))
            .setErr(new PrintWriter(err, true))
            .execute("perft", "gambit", "--turns", "1");

    assertThat(exitCode).isEqualTo(1);
    assertThat(err.toString()).contains("could not be written to standard output");
  }

  @Test
  void timeUp_endsWithExitCode1AndTheWayOut() {
    String crowded = "1122112201200210".repeat(2);

    Run run = Run.arcade("perft", "gambit", "--turns", "30", "--seconds", "1", "--board", crowded);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("not done after 1 s; allow more with --seconds");
    assertThat(run.out()).isEmpty();
  }
}
