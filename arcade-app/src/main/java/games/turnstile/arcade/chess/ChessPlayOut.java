package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the record of a game between bots. */
@Command(
    name = "chess",
    description = {
      "Print the record of a game between two Pastors: of orthodox chess, or of a",
      "level of puzzle chess. No thinking time is counted."
    },
    mixinStandardHelpOptions = true)
public final class ChessPlayOut implements Runnable {
  @Mixin private BotGameOptions options;
  @Mixin private ResultOutput output;
  @Spec private CommandSpec command;

  ChessPlayOut() {}

  @Override
  public void run() {
    GameRecord record = options.playOut();
    if (record.outcome().isEmpty()) {
      String moves = Phrases.count(record.entries().size(), "move");
      command.commandLine().getErr().println("arcade: the game is broken off after " + moves);
    }
    output.print(RecordCodec.format(record).stripTrailing(), ChessRecords.json(record));
  }
}
