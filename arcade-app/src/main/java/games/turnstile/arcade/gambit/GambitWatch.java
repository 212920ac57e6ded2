package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.Pause;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Turn;
import games.turnstile.gambit.display.Match;
import games.turnstile.gambit.display.PlainTextDisplay;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows a game between two bots. */
@Command(
    name = "gambit",
    description = "Watch two bots play Gambit.",
    mixinStandardHelpOptions = true)
public final class GambitWatch implements Runnable {
  @Mixin private Pause pause;
  @Mixin private BotOptions botOptions;
  @Mixin private StartOptions start;
  @Spec private CommandSpec command;

  GambitWatch() {}

  @Override
  public void run() {
    pause.check();
    Setup setup = start.setup();
    PrintWriter out = command.commandLine().getOut();
    Map<Side, Player> bots =
        botOptions.bots(setup.toMove()).entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey, bot -> position -> slowly(bot.getValue(), position)));
    BufferedReader nobody = new BufferedReader(Reader.nullReader());
    Match.play(GameRecord.start(setup), bots, new PlainTextDisplay(nobody, out));
  }

  private Turn slowly(Player bot, Position position) {
    pause.await();
    return bot.chooseTurn(position);
  }
}
