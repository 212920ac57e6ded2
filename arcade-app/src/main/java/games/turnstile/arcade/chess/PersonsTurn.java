package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Prompt;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Asks a person what to do in a turn, or at the end of a game. */
final class PersonsTurn {
  private static final String HELP =
      """
      Type a move as in books, such as Nf6 or exd5, or as two squares, such as g8f6.
      More can be said about a move:
        a2a1=Q        what takes the place of a pawn on its last rank
        d4e5@c3       where in your store the captured piece goes; d4e5@- stores nothing
      Or type one of these:
        moves         all moves
        moves g8      where that piece can go; g8 is enough
        look g8       what is on that square
        pieces        all kinds of pieces and how they move
        goal          what is to be done
        store         what has been captured and can take a pawn's place
        ports         what switches what, and the ways to other scenes
        board         the board again
        hint          a good move; looking for it takes time
        premove g8f6  a move for your next turn, or several; premove alone forgets them
        yes, no       play the move that you have chosen, or not, where that is asked
        undo          take back your last move, and the reply
        reset         begin anew
        save FILE     keep the game in a file from now on
        quit          stop here; a game that is kept can be gone on with later""";

  private static final String OVER = "The game is over: undo, reset or quit.";
  private static final Pattern A_SQUARE = Pattern.compile("[a-h][1-8]");

  private final Game game;
  private final Position position;
  private final Side side;
  private final Narrator narrator;
  private final Prompt prompt;
  private final Adviser adviser;
  private final List<Move> planned = new ArrayList<>();

  PersonsTurn(Game game, Narrator narrator, Prompt prompt, Adviser adviser) {
    this.game = game;
    this.position = game.position();
    this.side = position.toMove();
    this.narrator = narrator;
    this.prompt = prompt;
    this.adviser = adviser;
  }

  Answer ask() {
    boolean wasOver = isOver();
    if (!wasOver && game.proposed().isEmpty()) {
      narrator.draw(position);
    }
    Optional<Answer> answer = Optional.empty();
    while (answer.isEmpty()) {
      Optional<String> typed = prompt.ask(wasOver ? "undo, reset or quit: " : question());
      if (typed.isEmpty()) {
        narrator.say("");
        return new Answer.Quit();
      }
      if (!wasOver && isOver()) {
        return new Answer.TimeOver();
      }
      answer = read(typed.get());
    }
    return answer.get();
  }

  private String question() {
    String time = narrator.time(game, side);
    String before = time.isEmpty() ? "" : time + "; ";
    String what =
        game.proposed()
            .map(move -> "%s (%syes or no)? ".formatted(SanCodec.format(position, move), before))
            .orElse("your move (%shelp): ".formatted(before));
    return "%s, %s".formatted(Tellings.name(side), what);
  }

  /** The answer if the text is one; otherwise does what the text asks for. */
  private Optional<Answer> read(String typed) {
    String[] words = typed.split("\\s+", 2);
    String argument = words.length == 2 ? words[1] : "";
    String command = words[0].toLowerCase(Locale.ROOT);
    switch (command) {
      case "" -> {}
      case "help", "?" -> narrator.show(HELP);
      case "board" -> narrator.draw(position);
      case "moves" -> moves(argument);
      case "look" -> look(argument);
      case "hint" -> hint();
      default -> {
        return readShort(command, argument, typed);
      }
    }
    return Optional.empty();
  }

  private Optional<Answer> readShort(String command, String argument, String typed) {
    SceneTexts texts = new SceneTexts(position);
    switch (command) {
      case "pieces" -> texts.kinds().forEach(narrator::say);
      case "goal" -> narrator.introduce(position.scene());
      case "store", "stores" -> texts.stores().forEach(narrator::say);
      case "ports" -> texts.works().forEach(narrator::say);
      default -> {
        return readAnswer(command, argument, typed);
      }
    }
    return Optional.empty();
  }

  private Optional<Answer> readAnswer(String command, String argument, String typed) {
    return switch (command) {
      case "undo", "back" -> Optional.of(new Answer.Undo());
      case "reset" -> Optional.of(new Answer.Reset());
      case "quit", "exit", "q" -> Optional.of(new Answer.Quit());
      case "save" -> save(argument);
      case "premove" -> plan(argument);
      case "yes", "y", "no", "n" -> decide(command.startsWith("y"));
      default -> readMoveOrSquare(typed);
    };
  }

  private Optional<Answer> save(String file) {
    if (file.isEmpty()) {
      narrator.say("Name the file, such as: save game.txt");
      return Optional.empty();
    }
    return Optional.of(new Answer.Save(file));
  }

  private Optional<Answer> decide(boolean isConfirmed) {
    if (game.proposed().isEmpty()) {
      narrator.say("Nothing waits for that: your move counts as soon as you type it.");
      return Optional.empty();
    }
    return Optional.of(isConfirmed ? new Answer.Confirm() : new Answer.Withdraw());
  }

  private Optional<Answer> readMoveOrSquare(String typed) {
    if (Square.named(typed.toLowerCase(Locale.ROOT)).isPresent() && isOwn(typed)) {
      moves(typed);
      return Optional.empty();
    }
    if (isOver()) {
      narrator.say(OVER);
      return Optional.empty();
    }
    try {
      Move move = new MoveReader(position).read(typed);
      Optional<Violation> violation = game.check(move);
      if (violation.isEmpty()) {
        return Optional.of(new Answer.Play(move, List.copyOf(planned)));
      }
      narrator.say(Refusals.sentence(violation.get()));
    } catch (NotationException malformed) {
      narrator.say(
          A_SQUARE.matcher(typed).find()
              ? "That does not work: %s.".formatted(malformed.problem())
              : "That is neither a move such as Nf6 or g8f6 nor a command; 'help' names them all.");
    }
    return Optional.empty();
  }

  /** Whether a square is meant: a pawn's move may be called by its square too. */
  private boolean isOwn(String square) {
    return position
        .pieceAt(Square.named(square.toLowerCase(Locale.ROOT)).orElseThrow())
        .flatMap(piece -> piece.side())
        .filter(side::equals)
        .isPresent();
  }

  private Optional<Square> square(String typed, String command) {
    Optional<Square> square = Square.named(typed.strip().toLowerCase(Locale.ROOT));
    if (square.isEmpty()) {
      narrator.say("Name a square, a1 to h8, such as: %s g8".formatted(command));
    }
    return square;
  }

  private void look(String typed) {
    square(typed, "look")
        .ifPresent(square -> new SceneTexts(position).at(square).forEach(narrator::say));
  }

  private void moves(String typed) {
    if (typed.isEmpty()) {
      tellMoves(position.legalMoves(), "There are no moves.");
      return;
    }
    square(typed, "moves")
        .ifPresent(
            square ->
                tellMoves(
                    position.legalMoves(square),
                    "Nothing on %s can move now; 'look %1$s' tells what is there."
                        .formatted(square)));
  }

  private void tellMoves(List<Move> moves, String none) {
    narrator.say(moves.isEmpty() ? none : String.join(", ", MoveTexts.each(position, moves)));
  }

  private Optional<Answer> plan(String typed) {
    if (typed.isEmpty()) {
      return Optional.of(new Answer.CancelPlans());
    }
    planMore(typed);
    return Optional.empty();
  }

  private void planMore(String typed) {
    List<Move> more = new ArrayList<>();
    for (String word : typed.split("\\s+")) {
      if (!MoveReader.isSquares(word)) {
        narrator.say("Plan moves as two squares, such as: premove g8f6 f6e4");
        return;
      }
      try {
        more.add(new MoveReader(position).read(word));
      } catch (NotationException malformed) {
        narrator.say("%s is no move: %s.".formatted(word, malformed.problem()));
        return;
      }
    }
    int before = game.premoves(side).size() + planned.size();
    if (before + more.size() > Game.MOST_PREMOVES) {
      narrator.say("At most %s moves can be planned.".formatted(Game.MOST_PREMOVES));
      return;
    }
    planned.addAll(more);
    narrator.say(
        "Planned for the turns after this one: %s."
            .formatted(String.join(", ", planned.stream().map(Move::toString).toList())));
  }

  private void hint() {
    narrator.say(isOver() ? OVER : adviser.hint(position));
  }

  private boolean isOver() {
    return game.outcome().isPresent();
  }
}
