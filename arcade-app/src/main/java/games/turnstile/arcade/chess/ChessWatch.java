package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Pause;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows a game between bots. */
@Command(
    name = "chess",
    description = "Watch two Pastors play orthodox chess, or a level of puzzle chess.",
    mixinStandardHelpOptions = true)
public final class ChessWatch implements Runnable {
  @Mixin private Pause pause;
  @Mixin private BotGameOptions options;
  @Spec private CommandSpec command;

  ChessWatch() {}

  @Override
  public void run() {
    pause.check();
    Game begun = Game.start(options.level(), System::nanoTime);
    Map<Side, Bot> bots = options.bots();
    bots.replaceAll(
        (side, bot) ->
            game -> {
              pause.await();
              return bot.choose(game);
            });
    Players players = options.players();
    Narrator narrator = new Narrator(players, command.commandLine().getOut());
    Keeper nowhere = new Keeper(new SaveOptions(), players);
    new Match(begun, bots, narrator, game -> new Answer.Quit(), nowhere).play(options.mostMoves());
  }
}
