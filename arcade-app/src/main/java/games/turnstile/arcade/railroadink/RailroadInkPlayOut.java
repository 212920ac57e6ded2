package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Progress;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.notation.RecordCodec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the record of a game between bots. */
@Command(
    name = "railroadink",
    description = "Print the record of a Railroad Ink game of one bot or several.",
    mixinStandardHelpOptions = true)
public final class RailroadInkPlayOut implements Runnable {
  @Mixin private BotGameOptions options;
  @Mixin private ResultOutput output;

  RailroadInkPlayOut() {}

  @Override
  public void run() {
    Setup setup = options.setup();
    Dice dice = options.dice();
    GameRecord game =
        Bots.playOut(setup, dice, Bots.in(setup, dice, options.thinking(), Progress.none()));
    output.print(RecordCodec.format(game).stripTrailing(), RailroadInkRecords.json(game));
  }
}
