package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.gambit.Board;
import games.turnstile.gambit.Ruleset;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.notation.BoardCodec;
import games.turnstile.gambit.notation.NotationException;
import picocli.CommandLine.Option;

/** The options that say where a game begins. */
final class StartOptions {
  /** What the options are called. */
  static final String[] NAMES = {"--board", "--to-move", "--strict-table"};

  @Option(
      names = "--board",
      paramLabel = "B",
      description = {
        "The board as 32 digits, row by row from X's side:",
        "0 empty, 1 X, 2 O (default: the start of the game)."
      })
  private String board;

  @Option(
      names = "--to-move",
      paramLabel = "X|O",
      defaultValue = "O",
      description = "Who moves next (default: ${DEFAULT-VALUE}).")
  private Side toMove;

  @Option(names = "--strict-table", description = "Islands of more than five pieces score nothing.")
  private boolean strictTable;

  Setup setup() {
    Ruleset ruleset = strictTable ? Ruleset.STRICT_TABLE : Ruleset.STANDARD;
    return Setup.startOfTurn(board(), toMove).withRuleset(ruleset);
  }

  private Board board() {
    if (board == null) {
      return Board.initial();
    }
    try {
      return BoardCodec.parse(board);
    } catch (NotationException malformed) {
      throw new BadInputException("--board: " + malformed.getMessage());
    }
  }
}
