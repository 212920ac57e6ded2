package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.Pause;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.variant.Side;
import java.util.EnumMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows a game between bots. */
@Command(
    name = "xiangqi",
    description = "Watch bots play full xiangqi or any variant of it.",
    mixinStandardHelpOptions = true)
public final class XiangqiWatch implements Runnable {
  @Mixin private Pause pause;
  @Mixin private BotGameOptions options;
  @Mixin private ScreenOptions screen;
  @Spec private CommandSpec command;

  XiangqiWatch() {}

  @Override
  public void run() {
    pause.check();
    NamedRecord begun = options.begin();
    Map<Side, Player> bots = new EnumMap<>(options.bots(begun));
    bots.replaceAll(
        (side, bot) ->
            position -> {
              pause.await();
              return bot.choose(position);
            });
    Narrator narrator = new Narrator(begun, screen, command.commandLine().getOut());
    new Match(begun, bots, narrator, game -> new Answer.Quit(), record -> {})
        .play(options.mostMoves());
  }
}
