package games.turnstile.gambit.display;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.Island;
import games.turnstile.gambit.Move;
import games.turnstile.gambit.Outcome;
import games.turnstile.gambit.Point;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Ruleset;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Solution;
import games.turnstile.gambit.Solver;
import games.turnstile.gambit.Turn;
import games.turnstile.gambit.UnsolvedException;
import games.turnstile.gambit.notation.NotationException;
import games.turnstile.gambit.notation.TurnCodec;
import java.io.BufferedReader;
import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.stream.Collectors;

/**
 * A display of plain text lines, read and written anywhere. The end of the input means to leave.
 */
public final class PlainTextDisplay implements Display {
  private static final String HELP =
      """
      Type the squares of your piece's way, such as c3xc1 or c3xc1xe1. Or one of these:
        rules  how the game goes
        moves  list what is possible now
        hint   what perfect play would do
        stop   end your turn although you could jump on
        back   take back your last turn, or what you have jumped of this one
        quit   leave the game
      """;

  private static final String RULES =
      """
      Jump with a piece over a neighbouring piece of the other side, in any of the 8 directions,
      onto the empty square right behind it, and take what you jumped over. The same piece may jump
      on. Whoever has to move and cannot jump ends the game.
      Then each group of pieces that touches no opposing piece scores: 1 point for a single piece,
      2 more for each further one%s. More points win.
      """;

  private final BufferedReader in;
  private final Appendable out;
  private final Solver solver;

  /** The rest of a legal turn that was typed at once. */
  private final Queue<Move> typedAhead = new ArrayDeque<>();

  /**
   * Makes a display.
   *
   * @param in where people's answers come from
   * @param out where everything is shown
   */
  public PlainTextDisplay(BufferedReader in, Appendable out) {
    this(in, out, new Solver());
  }

  /** Makes a display whose hints come from this solver. */
  PlainTextDisplay(BufferedReader in, Appendable out, Solver solver) {
    this.in = in;
    this.out = out;
    this.solver = solver;
  }

  @Override
  public void showBoard(Position position) {
    if (typedAhead.isEmpty()) {
      print("\n" + draw(position.board()) + "\n");
    }
  }

  @Override
  public void showTurn(Side side, Turn turn) {
    print(side + " plays " + turn + "\n");
  }

  @Override
  public Answer askMove(Position position) {
    return ask(position, position.toMove() + " to move (help): ");
  }

  @Override
  public Answer askFollowUp(Position position) {
    String from = position.jumper().map(Point::name).orElseThrow();
    return ask(position, position.toMove() + " on from " + from + ", or stop (help): ");
  }

  @Override
  public void showProblem(String problem) {
    print("That does not work: " + problem + ".\n");
  }

  @Override
  public void showScore(Position position) {
    for (Side side : Side.values()) {
      List<Island> islands = position.islands(side);
      print(islands.isEmpty() ? side + " has no island\n" : "");
      for (Island island : islands) {
        String squares = island.points().stream().map(Point::name).collect(Collectors.joining(" "));
        print("%s has the island %s for %s\n".formatted(side, squares, island.score()));
      }
    }
    Outcome outcome = position.outcome().orElseThrow();
    print(
        "Score: X %s, O %s. %s\n"
            .formatted(
                outcome.xScore(),
                outcome.oScore(),
                outcome.winner().map(winner -> winner + " wins.").orElse("A draw.")));
  }

  private Answer ask(Position position, String question) {
    while (typedAhead.isEmpty()) {
      print(question);
      String line = readLine();
      if (line == null) {
        print("\n");
        return new Answer.Leave();
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "help", "?" -> print(HELP);
        case "rules" -> print(rules(position.ruleset()));
        case "moves" -> print(listed(position.legalMoves()) + "\n");
        case "hint" -> print(hint(position) + "\n");
        case "stop" -> typedAhead.add(new Move.Stop());
        case "back" -> {
          return new Answer.TakeBack();
        }
        case "quit" -> {
          return new Answer.Leave();
        }
        default -> readTurn(line.strip(), position);
      }
    }
    return new Answer.Play(typedAhead.remove());
  }

  private static String rules(Ruleset ruleset) {
    return RULES.formatted(
        ruleset == Ruleset.STRICT_TABLE ? ", but more than five together nothing" : "");
  }

  private void readTurn(String text, Position position) {
    try {
      Turn turn = TurnCodec.parse(text, position);
      typedAhead.addAll(turn.jumps());
      if (turn.jumps().isEmpty()) {
        typedAhead.add(new Move.Stop());
      }
    } catch (NotationException refused) {
      showProblem(refused.getMessage() + " (help tells what can be typed)");
    }
  }

  private String hint(Position position) {
    try {
      Solution solution = solver.solve(position);
      return "Best: %s, which leads to %s for %s"
          .formatted(
              listed(solution.best()),
              solution.value() > 0 ? "+" + solution.value() : solution.value(),
              position.toMove());
    } catch (UnsolvedException tooCrowded) {
      return "There are too many pieces to tell.";
    }
  }

  private static String listed(List<?> items) {
    return items.stream().map(Object::toString).collect(Collectors.joining(" "));
  }

  /** The board as lines, X's side at the top. */
  static String draw(Board board) {
    StringBuilder text = new StringBuilder("    a b c d e f g h\n");
    for (int y = 0; y < Point.RANKS; y++) {
      text.append("  ").append(y + 1);
      for (int x = 0; x < Point.FILES; x++) {
        text.append(' ').append(board.at(new Point(x, y)).map(Side::name).orElse("."));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private String readLine() {
    try {
      return in.readLine();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void print(String text) {
    try {
      out.append(text);
      if (out instanceof Flushable buffered) {
        buffered.flush();
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
