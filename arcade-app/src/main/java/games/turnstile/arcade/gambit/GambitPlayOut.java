package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.notation.RecordCodec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the record of a game between two bots. */
@Command(
    name = "gambit",
    description = "Print the record of a Gambit game between two bots.",
    mixinStandardHelpOptions = true)
public final class GambitPlayOut implements Runnable {
  @Mixin private BotOptions bots;
  @Mixin private StartOptions start;
  @Mixin private ResultOutput output;

  GambitPlayOut() {}

  @Override
  public void run() {
    Setup setup = start.setup();
    GameRecord game = BotOptions.playOut(setup, bots.bots(setup.toMove()));
    output.print(RecordCodec.format(game).stripTrailing(), GambitRecords.json(game));
  }
}
