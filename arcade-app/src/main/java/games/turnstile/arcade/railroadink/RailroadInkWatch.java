package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.Pause;
import games.turnstile.railroadink.Diagram;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Setup;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows a game of bots. */
@Command(
    name = "railroadink",
    description = "Watch one bot or several play Railroad Ink.",
    mixinStandardHelpOptions = true)
public final class RailroadInkWatch implements Runnable {
  @Mixin private Pause pause;
  @Mixin private BotGameOptions options;
  @Spec private CommandSpec command;

  RailroadInkWatch() {}

  @Override
  public void run() {
    pause.check();
    Setup setup = options.setup();
    Dice dice = options.dice();
    PrintWriter out = command.commandLine().getOut();
    Map<Integer, Player> bots = new ThinkingSign(out).bots(setup, dice, options.thinking());
    bots.replaceAll(
        (seat, bot) ->
            round -> {
              pause.await();
              return bot.finish(round);
            });
    Narrator narrator = new Narrator(setup, out);
    new Match(
            GameRecord.start(setup),
            dice,
            bots,
            narrator,
            (position, seat) -> new Answer.Quit(),
            record -> show(record, narrator))
        .play();
  }

  /** Shows the sheet of whoever has just drawn. */
  private static void show(GameRecord game, Narrator narrator) {
    List<Move> moves = game.moves();
    if (moves.get(moves.size() - 1) instanceof Move.EndRound end) {
      narrator.print(Diagram.of(game.last().sheet(end.seat())).stripTrailing());
    }
  }
}
