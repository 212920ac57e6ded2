package examples.puzzlechess;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.Player;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.campaign.LevelLint;
import games.turnstile.puzzlechess.notation.Diagram;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;

/** Describes a level as text, has it checked and solved, and plays its solution against Pastor. */
public final class MakeLevel {
  private static final String LEVEL =
      """
      puzzle-chess-level 1
      name cellar
      title The cellar
      help The crate belongs on its plate.
      shortest 2

      scene cellar
      board
        8 . . . . . . . K
        7 . . . . . . . .
        6 . . . . . k . .
        5 . . . . . . . .
        4 r C . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
      wall a1-a2 b1-b2 c1-c2 d1-d2 e1-e2 f1-f2 g1-g2 h1-h2
      first black
      input plate c4 by crate
      output hatch b2 when plate lowers b1-b2
      when enters c4 by crate once : message "A hatch opens."
      goal reach b1 by black rook
      """;

  private MakeLevel() {}

  /**
   * Makes the level and plays it.
   *
   * @param args none
   */
  public static void main(String[] args) {
    Level level = LevelCodec.parse(LEVEL);
    LevelLint.checkSolution(level, Budget.UNLIMITED, Progress.SILENT).forEach(System.out::println);

    Solution solution = Solver.solve(Problem.level(Position.initial(level), 3));
    System.out.printf(
        "Solved in %s, %s first move%n",
        solution.moves(), solution.isUnique() ? "one" : "more than one");

    Player pastor = Pastor.MASTER.player(42);
    Game game = Game.start(level, System::nanoTime);
    System.out.print(Diagram.of(game.position()));
    while (game.outcome().isEmpty()) {
      Position position = game.position();
      Move move = position.toMove() == Side.BLACK ? solve(position) : pastor.choose(position);
      System.out.println(position.turn() + ". " + SanCodec.format(position, move));
      game = game.play(move);
      for (Notice notice : game.notices()) {
        if (notice instanceof Notice.Message message) {
          System.out.println(message.text());
        }
      }
    }
    System.out.println(game.outcome().orElseThrow());
    boolean isSame = RecordCodec.parse(RecordCodec.format(game.record())).equals(game.record());
    System.out.println(isSame ? "The record replays" : "The record is broken");
  }

  private static Move solve(Position position) {
    return Solver.solve(Problem.level(position, 3)).line().get(0);
  }
}
