package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.notation.RecordCodec;
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

/** Lets people at one screen play, against bots or among themselves. */
@Command(
    name = "railchess",
    description = "Play Railchess. Type 'help' when it is your turn to see what you can do.",
    mixinStandardHelpOptions = true)
public final class RailchessPlay implements Runnable {
  @Option(
      names = "--players",
      paramLabel = "NAME",
      split = ",",
      defaultValue = "Player",
      description = "The people at this screen (default: one, called ${DEFAULT-VALUE}).")
  private List<String> players;

  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      description =
          "The bots: "
              + Bots.LEVELS
              + " (default: greedy,greedy against one person, otherwise none).")
  private List<Level> levels;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The same seed gives the same seats and numbers (default: another every time).")
  private Long seed;

  @Mixin private MapOptions map;
  @Mixin private SettingsOptions settings;
  @Mixin private SaveOptions save;
  @Spec private CommandSpec command;

  RailchessPlay() {}

  @Override
  public void run() {
    GameRecord begun = begin();
    save.begin(new RailchessRecords(), RecordCodec.format(begun));
    PrintWriter out = command.commandLine().getOut();
    Prompt prompt = new Prompt(InputSource.of(command), out);
    Map<Integer, Player> bots = Bots.in(begun.setup());
    Narrator narrator = new Narrator(begun.setup(), bots.keySet(), out);
    Match match =
        new Match(
            begun,
            bots,
            narrator,
            position -> new PersonsTurn(position, narrator, prompt).ask(),
            record -> save.keep(RecordCodec.format(record)));
    GameRecord game = match.play();
    save.bidFarewell(
        game.last().outcome().isPresent(),
        new RailchessRecords(),
        RecordCodec.format(game),
        prompt,
        out);
  }

  private GameRecord begin() {
    Options.refuseIfPresent(command, "--resume", "--players", "--bots", "--seed");
    Options.refuseIfPresent(command, "--resume", MapOptions.NAMES);
    Options.refuseIfPresent(command, "--resume", SettingsOptions.NAMES);
    Optional<GivenFile> resumed = save.resumed();
    if (resumed.isPresent()) {
      return RailchessRecords.parse(resumed.get());
    }
    long chosen = seed == null ? System.nanoTime() : seed;
    return GameRecord.start(
        BotGameOptions.draw("--players, --bots", map.map(), seats(), settings.settings(), chosen));
  }

  private List<String> seats() {
    List<String> seats = new ArrayList<>();
    for (String player : players) {
      String name = player.strip();
      if (name.isEmpty() || seats.contains(name) || Bots.level(name).isPresent()) {
        throw new BadInputException(
            "--players: '%s' cannot be a name here; give each person another one, and no bot's"
                .formatted(name));
      }
      seats.add(name);
    }
    boolean alone = seats.size() == 1;
    List<Level> usual = alone ? List.of(Level.GREEDY, Level.GREEDY) : List.of();
    seats.addAll(Bots.names(levels == null ? usual : levels));
    return seats;
  }
}
