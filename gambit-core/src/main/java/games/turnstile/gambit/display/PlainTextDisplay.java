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
import games.turnstile.gambit.Violation;
import java.io.BufferedReader;
import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Collectors;

/**
 * A display of plain text lines, read and written anywhere. The end of the input means to leave.
 */
public final class PlainTextDisplay implements Display {
  private static final String HELP =
      """
      Type the squares of your piece's way, such as c3xc1 or c3xc1xe1; if the piece could jump on and
      shall not, c3xc1 stop. Or one of these:
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

  private static final String STOP = "stop";
  private static final int WIDTH = 78;

  private final BufferedReader in;
  private final Appendable out;
  private final Solver solver;

  /** The rest of the jumps that were typed at once, all legal. */
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
    print("%s has no jump: the game is over.\n".formatted(position.toMove()));
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
      String typed = line.strip().toLowerCase(Locale.ROOT);
      switch (typed) {
        case "" -> {}
        case "help", "?" -> print(HELP);
        case "rules" -> print(rules(position.ruleset()));
        case "moves" -> print(wrapped(listed(position.legalMoves())));
        case "hint" -> print(wrapped(hint(position)));
        case STOP -> {
          return new Answer.Play(new Move.Stop());
        }
        case "back" -> {
          return new Answer.TakeBack();
        }
        case "quit", "exit", "q" -> {
          return new Answer.Leave();
        }
        default -> {
          Optional<Answer> whole = readWay(typed, position);
          if (whole.isPresent()) {
            return whole.get();
          }
        }
      }
    }
    return new Answer.Play(typedAhead.remove());
  }

  /** The answer if the typed way is a whole turn; otherwise its jumps, if legal, are ahead. */
  private Optional<Answer> readWay(String typed, Position position) {
    Optional<TypedWay> way = TypedWay.read(typed);
    if (way.isEmpty()) {
      String shown = typed.length() > WIDTH / 2 ? typed.substring(0, WIDTH / 2) + "..." : typed;
      showProblem("'" + shown + "' is neither a way nor a command; help lists what can be typed");
      return Optional.empty();
    }
    Turn turn = way.get().turn();
    Optional<Violation> violation = position.check(turn);
    if (violation.isPresent()) {
      showProblem(violation.get().detail());
      return Optional.empty();
    }
    if (way.get().stops() || turn.jumps().isEmpty()) {
      return Optional.of(new Answer.PlayTurn(turn));
    }
    typedAhead.addAll(turn.jumps());
    return Optional.empty();
  }

  private static String rules(Ruleset ruleset) {
    return RULES.formatted(
        ruleset == Ruleset.STRICT_TABLE ? ", but more than five together nothing" : "");
  }

  private String hint(Position position) {
    try {
      Solution solution = solver.solve(position);
      List<String> best = solution.best().stream().map(turn -> asTyped(turn, position)).toList();
      return "Best: %s. That leads to %s."
          .formatted(String.join(", ", best), result(solution.value(), position.toMove()));
    } catch (UnsolvedException tooCrowded) {
      return "There are too many pieces to tell.";
    }
  }

  /** How to type this turn so that it ends where it should. */
  private static String asTyped(Turn turn, Position position) {
    if (turn.jumps().isEmpty()) {
      return STOP;
    }
    Position now = position;
    for (Move.Jump jump : turn.jumps()) {
      now = now.play(jump);
    }
    return now.jumper().isPresent() ? turn + " " + STOP : turn.toString();
  }

  private static String result(int value, Side side) {
    if (value == 0) {
      return "a draw";
    }
    return "a win for %s by %s".formatted(value > 0 ? side : side.opponent(), Math.abs(value));
  }

  private static String listed(List<?> items) {
    return items.stream().map(Object::toString).collect(Collectors.joining(" "));
  }

  /** The text in lines that end between words. */
  private static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ")) {
      boolean fits = column + 1 + word.length() <= WIDTH;
      if (column > 0) {
        lines.append(fits ? ' ' : '\n');
        column = fits ? column + 1 : 0;
      }
      lines.append(word);
      column += word.length();
    }
    return lines.append('\n').toString();
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
