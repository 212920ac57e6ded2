package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.notation.RecordCodec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the record of a game between bots. */
@Command(
    name = "railchess",
    description = "Print the record of a Railchess game between bots.",
    mixinStandardHelpOptions = true)
public final class RailchessPlayOut implements Runnable {
  @Mixin private BotGameOptions options;
  @Mixin private ResultOutput output;

  RailchessPlayOut() {}

  @Override
  public void run() {
    GameRecord game = Bots.playOut(options.setup());
    output.print(RecordCodec.format(game).stripTrailing(), RailchessRecords.json(game));
  }
}
