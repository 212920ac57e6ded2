package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tells a person about a game what can be asked without doing anything. */
final class Inquiry {
  private static final String HELP =
      """
      Type a move as in books, such as Nf6 or exd5, or as two squares: g8f6.
      More can be said about a move:
        a2a1=Q        what takes the place of a pawn on its last rank
        d4e5@c3       where in your store the captured piece goes; @- stores nothing
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
        premove g8f6  a move for your next turn, or several
        premove       what is planned; 'premove none' forgets it
        yes, no       play the move that you have chosen, or not, if that is asked
        undo          take back your last move, and the reply
        reset         begin anew
        save FILE     keep the game in a file from now on
        quit          stop here; a game that is kept can be gone on with later""";

  private final Game game;
  private final Position position;
  private final Narrator narrator;
  private final Adviser adviser;

  Inquiry(Game game, Narrator narrator, Adviser adviser) {
    this.game = game;
    this.position = game.position();
    this.narrator = narrator;
    this.adviser = adviser;
  }

  /** Whether something was asked, and so is answered. */
  boolean answers(String command, String argument) {
    SceneTexts texts = new SceneTexts(position);
    switch (command) {
      case "help", "?" -> narrator.show(HELP);
      case "board" -> narrator.draw(game);
      case "moves" -> moves(argument);
      case "look" -> look(argument);
      case "pieces" -> texts.kinds().forEach(narrator::say);
      case "goal" -> narrator.introduceScene(game);
      case "store", "stores" -> texts.stores().forEach(narrator::say);
      case "ports" -> texts.portsAndLinks().forEach(narrator::say);
      case "hint" -> hint();
      default -> {
        return false;
      }
    }
    return true;
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

  /** Says where a piece can go, or all pieces if nothing is typed. */
  void moves(String typed) {
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

  private void hint() {
    narrator.say(game.outcome().isPresent() ? PersonsTurn.OVER : adviser.hint(position));
  }
}
