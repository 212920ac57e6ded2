package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.OpponentOptions;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets a person play against Pastor, or two persons against each other. */
@Command(
    name = "chess",
    description = {
      "Play the levels of puzzle chess as Cheshire, who is Black, or orthodox chess.",
      "Without a LEVEL you choose one from a list.",
      "Type 'help' when it is your turn to see what you can do."
    },
    mixinStandardHelpOptions = true)
public final class ChessPlay implements Runnable {
  private static final String ORTHODOX = "--orthodox";
  private static final String LEVEL = "--level";
  private static final String SIDE = "--side";
  private static final String BLACK_ONLY =
      SIDE + " is for orthodox chess; in a level you are Black";

  @Option(names = ORTHODOX, description = "Orthodox chess from its start.")
  private boolean orthodox;

  @Option(
      names = LEVEL,
      paramLabel = "PASTOR",
      defaultValue = "expert",
      converter = PastorReader.WithAdvice.class,
      description = "How well Pastor plays: " + Bots.LEVELS + " (default: ${DEFAULT-VALUE}).")
  private Pastor pastor;

  @Option(
      names = SIDE,
      paramLabel = "white|black",
      defaultValue = "black",
      converter = SideReader.class,
      description = "Your side in orthodox chess (default: ${DEFAULT-VALUE}).")
  private Side side;

  @Mixin private StartOptions start;
  @Mixin private UndoOption undo;
  @Mixin private OpponentOptions opponent;
  @Mixin private BudgetOptions budget;
  @Mixin private SaveOptions save;
  @Spec private CommandSpec command;

  private Optional<GivenFile> resumed;
  private PrintWriter out;
  private Prompt prompt;

  ChessPlay() {}

  @Override
  public void run() {
    budget.check();
    Options.refuseIfPresent(command, "--two-players", LEVEL, SIDE);
    Options.refuseIfPresent(command, ORTHODOX, FenOption.NAME);
    Options.refuseIfPresent(command, "--resume", ORTHODOX, FenOption.NAME, UndoOption.NAME);
    resumed = save.resumed();
    out = command.commandLine().getOut();
    prompt = new Prompt(InputSource.of(command), out);
    Optional<GameRecord> begun = begun();
    if (begun.isPresent()) {
      play(begun.get());
    } else {
      playFromList();
    }
  }

  private void playFromList() {
    if (isGiven(SIDE)) {
      throw new BadInputException(BLACK_ONLY);
    }
    if (save.file().isPresent()) {
      throw new BadInputException(
          "--save needs a LEVEL, %s or %s beside it; in a game from the list type 'save FILE'"
              .formatted(FenOption.NAME, ORTHODOX));
    }
    LevelList levels = new LevelList(prompt, out);
    Optional<Level> level = levels.choose();
    while (level.isPresent()) {
      if (play(begin(level.get()))) {
        levels.markSolved(level.get());
      }
      // Once a game is kept in a file, another one must not follow it there.
      level = save.file().isPresent() ? Optional.empty() : levels.choose();
    }
  }

  /** What the options say to begin or go on with; empty if a level is to be chosen. */
  private Optional<GameRecord> begun() {
    Optional<Level> level = start.level();
    if (level.isPresent() && (orthodox || resumed.isPresent())) {
      throw new BadInputException(
          "a level cannot be given together with " + (orthodox ? ORTHODOX : "--resume"));
    }
    return resumed
        .map(ChessRecords::parse)
        .or(() -> (orthodox ? Optional.of(FenOption.start()) : level).map(this::begin));
  }

  private GameRecord begin(Level level) {
    return GameRecord.start(undo.in(level));
  }

  /** Plays a game; true if it ends with the level solved. */
  private boolean play(GameRecord begun) {
    Players players = players(begun.level());
    Keeper keeper = new Keeper(save, players);
    keeper.begin(begun);
    long seed = opponent.seed();
    Narrator narrator = new Narrator(players, out);
    Planning planning = new Planning(narrator);
    Adviser adviser = new Adviser(seed);
    Match match =
        new Match(
            Game.resume(begun, System::nanoTime),
            players.bots(budget, seed),
            narrator,
            game -> new PersonsTurn(game, narrator, prompt, adviser, planning).ask(),
            keeper);
    GameRecord record = match.play().record();
    keeper.bidFarewell(record, prompt, out);
    return record.outcome().filter(end -> end.result() == Outcome.Result.SOLVED).isPresent();
  }

  /** Those of the game that is gone on with, unless the options name others. */
  private Players players(Level level) {
    boolean isSideGiven = isGiven(SIDE);
    if (isSideGiven && !FenOption.isOrthodox(level)) {
      throw new BadInputException(BLACK_ONLY);
    }
    Players named =
        new Players(opponent.areTwoPlayers() ? Map.of() : Map.of(side.opponent(), pastor));
    if (isSideGiven || opponent.areTwoPlayers()) {
      return named;
    }
    return resumed
        .flatMap(file -> Players.in(file.text()))
        .map(kept -> isGiven(LEVEL) ? kept.withLevel(pastor) : kept)
        .orElse(named);
  }

  private boolean isGiven(String option) {
    return command.commandLine().getParseResult().hasMatchedOption(option);
  }
}
