package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.BotNames;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.railroadink.Budget;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Level;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.notation.RecordCodec;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets a person play, alone or against bots. */
@Command(
    name = "railroadink",
    description = "Play Railroad Ink. Type 'help' when it is your turn to see what you can do.",
    mixinStandardHelpOptions = true)
public final class RailroadInkPlay implements Runnable {
  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "Player",
      description = "What you are called (default: ${DEFAULT-VALUE}).")
  private String name;

  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      description = "The bots: " + Bot.LEVELS + " (default: none).")
  private List<Level> levels = List.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The same seed gives the same dice (default: another every time).")
  private Long seed;

  @Mixin private DiceOption dice;
  @Mixin private StepsOption steps;
  @Mixin private SaveOptions save;
  @Spec private CommandSpec command;

  RailroadInkPlay() {}

  @Override
  public void run() {
    GameRecord begun = begin();
    dice.requireAgreement(begun.rolls());
    Dice rolled = dice.dice(begun.setup().seed());
    PrintWriter out = command.commandLine().getOut();
    ThinkingSign sign = new ThinkingSign(out);
    Map<Integer, Player> bots = sign.bots(begun.setup(), rolled, steps.thinking());
    save.begin(new RailroadInkRecords(), RecordCodec.format(begun));
    Prompt prompt = new Prompt(InputSource.of(command), out);
    Narrator narrator = new Narrator(begun.setup(), out);
    PersonsTurn.Hints hints = hints(sign);
    Match match =
        new Match(
            begun,
            rolled,
            bots,
            narrator,
            (position, seat) -> new PersonsTurn(position, seat, narrator, prompt, hints).ask(),
            record -> save.keep(RecordCodec.format(record)));
    GameRecord game = match.play();
    save.bidFarewell(
        game.last().phase() == Phase.OVER,
        new RailroadInkRecords(),
        RecordCodec.format(game),
        prompt,
        out);
  }

  private GameRecord begin() {
    Options.refuseIfPresent(command, "--resume", "--name", "--bots", "--seed");
    Optional<GivenFile> resumed = save.resumed();
    GameRecord begun =
        resumed.isPresent()
            ? RailroadInkRecords.parse(resumed.get())
            : GameRecord.start(setup(seed == null ? System.nanoTime() : seed));
    for (String player : begun.setup().players()) {
      if (Bots.named(player).filter(Bot.SOLVER::equals).isPresent()) {
        throw new BadInputException(
            "%s is no fair opponent: it knows all dice beforehand".formatted(player));
      }
    }
    return begun;
  }

  private Setup setup(long chosen) {
    if (Bots.named(name.strip()).isPresent()) {
      throw new BadInputException("--name: '%s' is a bot's name".formatted(name));
    }
    List<String> players = new ArrayList<>(List.of(name));
    players.addAll(BotNames.of(levels));
    return Bots.setup("--name, --bots", players, chosen);
  }

  private PersonsTurn.Hints hints(ThinkingSign sign) {
    Budget budget = Budget.ofSteps(steps.steps());
    Player strong = sign.shown("A strong bot", Level.STRONG.player(1, budget, sign));
    return new PersonsTurn.Hints(strong, Level.GREEDY.player(1));
  }
}
