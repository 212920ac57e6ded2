package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.Pause;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.Setup;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows a game between bots. */
@Command(
    name = "railchess",
    description = "Watch bots play Railchess.",
    mixinStandardHelpOptions = true)
public final class RailchessWatch implements Runnable {
  @Mixin private Pause pause;
  @Mixin private BotGameOptions options;
  @Spec private CommandSpec command;

  RailchessWatch() {}

  @Override
  public void run() {
    pause.check();
    Setup setup = options.setup();
    Map<Integer, Player> bots = new HashMap<>(Bots.in(setup));
    bots.replaceAll(
        (seat, bot) ->
            position -> {
              pause.await();
              return bot.chooseStation(position);
            });
    Narrator narrator = new Narrator(setup, bots.keySet(), command.commandLine().getOut());
    new Match(GameRecord.start(setup), bots, narrator, position -> new Answer.Quit(), record -> {})
        .play();
  }
}
