package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.railroadink.Diagram;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.notation.BoardCodec;
import games.turnstile.railroadink.notation.NotationException;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a board scores. */
@Command(
    name = "railroadink",
    description = "Print what a board scores, with every part of it.",
    mixinStandardHelpOptions = true)
public final class RailroadInkScore implements Runnable {
  private static final String STANDARD_INPUT = "-";

  @Parameters(
      paramLabel = "BOARD",
      description =
          "The placements in order with nothing between them, such as A4A10A3B13; "
              + STANDARD_INPUT
              + " reads them from a line of standard input.")
  private String board;

  @Option(names = "--picture", description = "Print a picture of the board too.")
  private boolean picture;

  @Mixin private ResultOutput output;
  @Spec private CommandSpec command;

  RailroadInkScore() {}

  @Override
  public void run() {
    Sheet sheet = sheet();
    String text = Scores.text(sheet.score());
    Map<String, Object> json = Scores.json(sheet.score());
    if (picture) {
      json.put("picture", Diagram.of(sheet));
      text = Diagram.of(sheet) + "\n" + text;
    }
    output.print(text, json);
  }

  private Sheet sheet() {
    try {
      return BoardCodec.parse(board.equals(STANDARD_INPUT) ? typed() : board);
    } catch (NotationException malformed) {
      throw new BadInputException("BOARD: " + malformed.getMessage());
    }
  }

  private String typed() {
    return new Prompt(InputSource.of(command), command.commandLine().getOut()).ask("").orElse("");
  }
}
