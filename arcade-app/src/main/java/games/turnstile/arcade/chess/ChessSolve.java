package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TimeLimit;
import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds forced solutions. */
@Command(
    name = "chess",
    description = {
      "Tell whether a level of puzzle chess can be solved, or a position of orthodox",
      "chess won, within a number of moves against every defence: by which first",
      "moves, and by which line."
    },
    mixinStandardHelpOptions = true)
public final class ChessSolve implements Runnable {
  private static final String MATE = "--mate";

  @Parameters(
      arity = "0..1",
      paramLabel = "LEVEL",
      description =
          "The level that Black is to solve: a file, or the name or number of one of these: "
              + LevelNames.LIST
              + ".")
  private String level;

  @Mixin private FenOption fen;

  @Option(
      names = MATE,
      paramLabel = "N",
      description =
          "Within how many moves, of Black's in a level, otherwise of whoever moves first (default:"
              + " what the level tells).")
  private Integer moves;

  @Option(names = "--helped", description = "The other side helps instead of defending itself.")
  private boolean helped;

  @Mixin private TimeLimit limit;
  @Mixin private ResultOutput output;
  @Spec private CommandSpec command;

  ChessSolve() {}

  @Override
  public void run() {
    Problem problem = problem();
    SearchProgress progress = new SearchProgress(command.commandLine().getErr());
    Budget untilInterrupted = nodes -> !Thread.currentThread().isInterrupted();
    Solution solution = limit.run(() -> Solver.solve(problem, untilInterrupted, progress));
    if (solution.status() == Solution.Status.GIVEN_UP) {
      throw limit.notDone();
    }
    SolutionReport report = new SolutionReport(problem, solution);
    output.print(report.text(), report.json());
  }

  private Problem problem() {
    Optional<Level> given = fen.level();
    if (given.isPresent() == (level != null)) {
      throw new BadInputException(
          "give either a LEVEL, such as %s, or a position with %s"
              .formatted(LevelNames.example(), FenOption.NAME));
    }
    Problem problem = given.map(this::mate).orElseGet(this::solved);
    return helped ? problem.withHelp() : problem;
  }

  private Problem mate(Level position) {
    if (moves == null) {
      throw new BadInputException("%s needs %s N beside it".formatted(FenOption.NAME, MATE));
    }
    Position start = Position.initial(position);
    Side mated = start.toMove().opponent();
    if (!start.pieces().containsValue(Piece.of(mated, Kind.KING))) {
      throw new BadInputException(
          "%s: %s has no king that could be mated".formatted(FenOption.NAME, Tellings.name(mated)));
    }
    return Problem.mate(start, checked(moves));
  }

  private Problem solved() {
    Level read = LevelFiles.read(level);
    int within = moves == null ? told(read) : checked(moves);
    return Problem.level(Position.initial(read), within);
  }

  private int told(Level read) {
    int told =
        read.shortest()
            .orElseThrow(
                () ->
                    new BadInputException(
                        "%s does not tell with how many moves it can be solved; say so with %s N"
                            .formatted(level, MATE)));
    if (told > Problem.MOST_MOVES) {
      throw new BadInputException(
          "%s tells of a solution of %s moves; one of more than %s cannot be asked for; use %s N"
              .formatted(level, told, Problem.MOST_MOVES, MATE));
    }
    return told;
  }

  private static int checked(int moves) {
    if (moves < 1 || moves > Problem.MOST_MOVES) {
      throw new BadInputException(
          "%s must be 1 to %s, not %s".formatted(MATE, Problem.MOST_MOVES, moves));
    }
    return moves;
  }
}
