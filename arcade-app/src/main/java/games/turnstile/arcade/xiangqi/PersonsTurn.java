package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.Prompt;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Violation;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.notation.MoveCodec;
import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Asks a person what to do in a turn. */
final class PersonsTurn {
  private static final String HELP =
      """
      Type a move as two squares, each a row from the top and a column from the left:
      8,2-8,5 or 8,2 8,5. Or one of these:
        moves      all moves
        moves 8,2  where that piece can go; 8,2 is enough
        piece 8,2  what that piece is and how it moves
        pieces     all kinds of pieces and how they move
        rules      how the game goes
        hint       what a hard bot would play
        board      the board again
        back       take back the last move, against a bot with its reply; or undo
        redo       play again what was taken back
        quit       stop here; a game that is kept can be gone on with later""";

  private static final Pattern SQUARE = Pattern.compile("([0-9]{1,2})\\s*[, ]\\s*([0-9]{1,2})");
  private static final Pattern TWO_SQUARES =
      Pattern.compile("([0-9]+)\\s*,\\s*([0-9]+)\\s*[- ]\\s*([0-9]+)\\s*,\\s*([0-9]+)");

  private final GameRecord game;
  private final Position position;
  private final Narrator narrator;
  private final Prompt prompt;
  private final Player adviser;

  PersonsTurn(GameRecord game, Narrator narrator, Prompt prompt, Player adviser) {
    this.game = game;
    this.position = game.last();
    this.narrator = narrator;
    this.prompt = prompt;
    this.adviser = adviser;
  }

  Answer ask() {
    narrator.draw(game);
    String question = "%s, your move (help): ".formatted(Tellings.name(position.turn()));
    Optional<Answer> answer = Optional.empty();
    while (answer.isEmpty()) {
      Optional<String> typed = prompt.ask(question);
      if (typed.isEmpty()) {
        narrator.say("");
        return new Answer.Quit();
      }
      try {
        answer = read(typed.get());
      } catch (ExtensionException failure) {
        narrator.say("That does not work: %s.".formatted(failure.getMessage()));
      }
    }
    return answer.get();
  }

  /** The answer if the text is one; otherwise does what the text asks for. */
  private Optional<Answer> read(String typed) {
    String[] words = typed.toLowerCase(Locale.ROOT).split("\\s+", 2);
    if (words.length == 2 && (words[0].equals("moves") || words[0].equals("piece"))) {
      atSquare(words[0], words[1]);
      return Optional.empty();
    }
    switch (typed.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> narrator.say(HELP);
      case "board" -> narrator.draw(game);
      case "moves" -> listMoves();
      case "piece" -> narrator.say("Name the square, such as: piece 8,2");
      case "pieces" -> describeAll();
      case "rules" -> narrator.tell(narrator.words().rules());
      case "hint" -> hint();
      case "back", "undo" -> {
        return Optional.of(new Answer.TakeBack());
      }
      case "redo" -> {
        return Optional.of(new Answer.Redo());
      }
      case "quit", "exit", "q" -> {
        return Optional.of(new Answer.Quit());
      }
      default -> {
        return readMoveOrSquare(typed);
      }
    }
    return Optional.empty();
  }

  private Optional<Answer> readMoveOrSquare(String typed) {
    if (SQUARE.matcher(typed).matches()) {
      atSquare("moves", typed);
      return Optional.empty();
    }
    try {
      Matcher squares = TWO_SQUARES.matcher(typed);
      Move move = MoveCodec.parse(squares.matches() ? squares.replaceAll("$1,$2-$3,$4") : typed);
      Optional<Violation> violation = position.check(move);
      if (violation.isEmpty()) {
        return Optional.of(new Answer.Play(move));
      }
      narrator.say("That does not work: %s.".formatted(violation.get().detail()));
    } catch (NotationException malformed) {
      narrator.say(
          typed.codePoints().anyMatch(Character::isLetter)
              ? "That is neither a move such as 8,2-8,5 nor a command; 'help' names them all."
              : "That is no move such as 8,2-8,5: %s.".formatted(malformed.problem()));
    }
    return Optional.empty();
  }

  private void atSquare(String command, String typed) {
    Variant variant = position.ruleset().variant();
    Matcher square = SQUARE.matcher(typed.strip());
    int row = square.matches() ? Integer.parseInt(square.group(1)) : 0;
    int column = square.matches() ? Integer.parseInt(square.group(2)) : 0;
    if (row < 1 || row > variant.rows() || column < 1 || column > variant.columns()) {
      narrator.say(
          "Name a square as a row, 1 to %s, and a column, 1 to %s, such as: %s 2,3"
              .formatted(variant.rows(), variant.columns(), command));
      return;
    }
    Point point = new Point(row, column);
    Optional<Piece> piece = position.pieceAt(point);
    if (piece.isEmpty()) {
      narrator.say("There is no piece on %s.".formatted(point));
    } else if (command.equals("moves")) {
      showMoves(point, piece.get());
    } else {
      describe(point, piece.get());
    }
  }

  private void showMoves(Point from, Piece piece) {
    List<Point> targets = position.legalMoves(from).stream().map(Move::to).toList();
    String name = narrator.name(piece.type());
    if (targets.isEmpty()) {
      boolean isOthers = piece.owner() == position.turn().opponent().owner();
      narrator.say(
          isOthers
              ? "%s on %s is not yours; 'piece %2$s' tells how it moves.".formatted(name, from)
              : "%s on %s cannot move now.".formatted(name, from));
      return;
    }
    narrator.draw(game, targets);
    narrator.say("%s on %s can go to %s.".formatted(name, from, joined(targets)));
  }

  private static String joined(List<Point> points) {
    return points.stream().map(Point::toString).collect(Collectors.joining("  "));
  }

  private void listMoves() {
    Map<Point, List<Point>> targets =
        position.legalMoves().stream()
            .collect(
                Collectors.groupingBy(
                    Move::from, TreeMap::new, Collectors.mapping(Move::to, Collectors.toList())));
    targets.forEach(
        (from, points) ->
            narrator.tell(
                List.of(
                    "%s %s to %s"
                        .formatted(
                            narrator.name(position.pieceAt(from).orElseThrow().type()),
                            from,
                            joined(points)))));
  }

  private void describe(Point point, Piece piece) {
    narrator.tell(narrator.words().details(piece).lines());
    narrator.tellMarks(position, point, piece);
  }

  private void describeAll() {
    for (PieceType type : position.ruleset().variant().types()) {
      narrator.say("");
      narrator.tell(narrator.words().details(new Piece(type, false)).lines());
    }
    narrator.say("");
  }

  private void hint() {
    narrator.say("A hard bot would play %s.".formatted(adviser.choose(position)));
  }
}
