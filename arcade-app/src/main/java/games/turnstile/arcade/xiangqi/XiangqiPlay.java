package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.OpponentOptions;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.RecordCodec;
import games.turnstile.xiangqi.variant.Side;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets a person play against a bot, or two persons against each other. */
@Command(
    name = "xiangqi",
    description = {
      "Play full xiangqi or any variant of it.",
      "Type 'help' when it is your turn to see what you can do."
    },
    mixinStandardHelpOptions = true)
public final class XiangqiPlay implements Runnable {
  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "medium",
      description = "The bot's level: " + Bots.LEVELS + " (default: ${DEFAULT-VALUE}).")
  private Level level;

  @Option(
      names = "--side",
      paramLabel = "red|blue",
      defaultValue = "red",
      description = "Your side (default: ${DEFAULT-VALUE}).")
  private Side side;

  @Mixin private OpponentOptions opponent;
  @Mixin private GameOptions options;
  @Mixin private BudgetOptions budget;
  @Mixin private ScreenOptions screen;
  @Mixin private SaveOptions save;
  @Spec private CommandSpec command;

  XiangqiPlay() {}

  @Override
  public void run() {
    budget.check();
    Options.refuseIfPresent(command, "--two-players", "--level", "--side");
    NamedRecord begun = begin();
    save.begin(new XiangqiRecords(), RecordCodec.format(begun));
    PrintWriter out = command.commandLine().getOut();
    Prompt prompt = new Prompt(InputSource.of(command), out);
    Narrator narrator = new Narrator(begun, screen, out);
    long chosen = opponent.seed();
    Player adviser = budget.player(Level.HARD, chosen);
    Map<Side, Player> bots = Bots.in(begun, chosen, budget);
    Match match =
        new Match(
            begun,
            bots,
            narrator,
            game -> new PersonsTurn(game, narrator, prompt, adviser).ask(),
            record -> save.keep(RecordCodec.format(record)));
    NamedRecord record = match.play();
    save.bidFarewell(
        record.game().last().outcome().isPresent(),
        new XiangqiRecords(),
        RecordCodec.format(record),
        prompt,
        out);
  }

  private NamedRecord begin() {
    Options.refuseIfPresent(command, "--resume", "--two-players", "--level", "--side");
    Options.refuseIfPresent(command, "--resume", GameOptions.NAMES);
    Optional<GivenFile> resumed = save.resumed();
    if (resumed.isPresent()) {
      return XiangqiRecords.parse(resumed.get(), options.variants().extensions());
    }
    Map<Side, String> names =
        opponent.areTwoPlayers() ? Map.of() : Map.of(side.opponent(), Bots.name(level));
    return new NamedRecord(GameRecord.start(options.setup()), names);
  }
}
