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
import java.util.Locale;
import java.util.Optional;

/** Asks a person what to do in a turn, or at the end of a game. */
final class PersonsTurn {
  /** What is said when the end of a game is overlooked. */
  static final String OVER = "The game is over: undo, reset or quit.";

  private final Game game;
  private final Position position;
  private final Side side;
  private final Narrator narrator;
  private final Prompt prompt;
  private final Planning planning;
  private final Inquiry inquiry;

  PersonsTurn(Game game, Narrator narrator, Prompt prompt, Adviser adviser, Planning planning) {
    this.game = game;
    this.position = game.position();
    this.side = position.toMove();
    this.narrator = narrator;
    this.prompt = prompt;
    this.planning = planning;
    this.inquiry = new Inquiry(game, narrator, adviser);
  }

  Answer ask() {
    boolean wasOver = isOver();
    planning.begin(position);
    if (!wasOver) {
      narrator.redraw(game);
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
    if (typed.isEmpty() || inquiry.answers(command, argument)) {
      return Optional.empty();
    }
    return switch (command) {
      case "undo", "back" -> Optional.of(undo());
      case "reset" -> Optional.of(new Answer.Reset());
      case "quit", "exit", "q" -> Optional.of(new Answer.Quit());
      case "save" -> save(argument);
      case "premove" -> plan(argument);
      case "yes", "y", "no", "n" -> decide(command.startsWith("y"));
      default -> readMoveOrSquare(typed);
    };
  }

  /** What is not confirmed is not played yet, and so is what undo means. */
  private Answer undo() {
    return game.proposed().isPresent() && !isOver() ? new Answer.Withdraw() : new Answer.Undo();
  }

  private Optional<Answer> save(String file) {
    if (file.isEmpty()) {
      narrator.say("Name the file, such as: save game.txt");
      return Optional.empty();
    }
    return Optional.of(new Answer.Save(file));
  }

  private Optional<Answer> decide(boolean isConfirmed) {
    if (isOver()) {
      narrator.say(OVER);
      return Optional.empty();
    }
    if (game.proposed().isPresent()) {
      return Optional.of(isConfirmed ? new Answer.Confirm() : new Answer.Withdraw());
    }
    narrator.say(
        position.scene().rules().clock().confirmsByHand()
            ? "No move has been chosen yet: type one."
            : "Nothing waits for that: your move counts as soon as you type it.");
    return Optional.empty();
  }

  private Optional<Answer> plan(String typed) {
    if (isOver()) {
      narrator.say(OVER);
    } else if (typed.isEmpty()) {
      planning.tell(game);
    } else if (typed.equalsIgnoreCase("none")) {
      planning.take();
      return Optional.of(new Answer.CancelPlans());
    } else {
      planning.add(game, typed);
    }
    return Optional.empty();
  }

  private Optional<Answer> readMoveOrSquare(String typed) {
    if (Square.named(typed.toLowerCase(Locale.ROOT)).filter(this::isOwn).isPresent()) {
      inquiry.moves(typed);
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
        return Optional.of(new Answer.Play(move, planning.take()));
      }
      narrator.say(Refusals.sentence(violation.get()));
    } catch (NotationException malformed) {
      narrator.say(
          MoveReader.isAttempt(typed)
              ? "That does not work: %s.".formatted(malformed.problem())
              : "That is neither a move such as Nf6 or g8f6 nor a command; 'help' names them all.");
    }
    return Optional.empty();
  }

  /** Whether a square is meant: a pawn's move may be called by its square too. */
  private boolean isOwn(Square square) {
    return position.pieceAt(square).flatMap(piece -> piece.side()).filter(side::equals).isPresent();
  }

  private boolean isOver() {
    return game.outcome().isPresent();
  }
}
