package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.xiangqi.Diagram;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.words.Marks;
import games.turnstile.xiangqi.words.Words;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells a game in words and draws its board. */
final class Narrator {
  private final PrintWriter out;
  private final Words words;
  private final boolean colour;

  Narrator(NamedRecord record, ScreenOptions options, PrintWriter out) {
    this.out = out;
    this.words = Words.of(record.game().setup().ruleset(), options.language());
    this.colour = options.hasColour();
  }

  void say(String text) {
    out.println(text);
  }

  Words words() {
    return words;
  }

  /** Says what is played and by whom. */
  void introduce(NamedRecord record) {
    Variant variant = record.game().setup().ruleset().variant();
    say("%s: %s.".formatted(variant.name(), Tellings.players(record)));
    say("Red stands free, Blue in [brackets], neutral pieces in {braces}; Red moves first.");
    say("The last move went from o to the piece behind >; a + is before promoted pieces.");
    int moves = record.game().moves().size();
    if (moves > 0 && record.game().last().outcome().isEmpty()) {
      say("The game goes on after %s.".formatted(Phrases.count(moves, "move")));
    }
  }

  /** Draws the board as it is, with the last move. */
  void draw(GameRecord game) {
    draw(game, List.of());
  }

  /** Draws the board with marked squares. */
  void draw(GameRecord game, Collection<Point> marked) {
    List<Move> moves = game.moves();
    Optional<Move> last =
        moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
    out.println();
    out.print(
        Diagram.of(game.last()).withLastMove(last).withMarked(marked).withColour(colour).draw());
    out.println();
  }

  /** Says what the last move was and what came of it. */
  void tellMove(NamedRecord record) {
    List<Position> positions = record.game().positions();
    Position after = record.game().last();
    Position before = positions.get(positions.size() - 2);
    Move move = record.game().moves().get(positions.size() - 2);
    String taken =
        before
            .pieceAt(move.to())
            .filter(piece -> !move.to().equals(move.from()))
            .map(piece -> " and takes " + name(piece.type()))
            .orElse("");
    String mover = before.pieceAt(move.from()).map(piece -> name(piece.type())).orElseThrow();
    say("%s plays %s %s%s.".formatted(Tellings.player(record, before.turn()), mover, move, taken));
    after
        .pieces()
        .forEach(
            (point, piece) -> {
              if (isNewlyPromoted(before, move, point, piece)) {
                say("%s on %s is promoted.".formatted(name(piece.type()), point));
              }
            });
    tellCheck(after);
  }

  private static boolean isNewlyPromoted(Position before, Move move, Point point, Piece piece) {
    Point origin = point.equals(move.to()) ? move.from() : point;
    return piece.promoted() && before.pieceAt(origin).filter(Piece::promoted).isEmpty();
  }

  /** Says so if the side to move is in check and the game goes on. */
  void tellCheck(Position position) {
    Side side = position.turn();
    if (position.outcome().isEmpty() && position.isInCheck(side)) {
      say("%s is in check.".formatted(Tellings.name(side)));
    }
  }

  /** Says how the game ended, if it is over. */
  void tellEnd(GameRecord game) {
    game.last().outcome().ifPresent(outcome -> say(Tellings.ending(outcome)));
  }

  /** What stands on a piece, and what it is called if that is something else. */
  String name(PieceType type) {
    String name = words.name(type);
    return name.equals(type.name()) ? name : type.name() + " (" + name + ")";
  }

  /** Lines that fit on the screen. */
  void tell(List<String> sentences) {
    sentences.forEach(sentence -> say(Paragraph.wrap(sentence, 2)));
  }

  /** Shows the marks on a piece: where it may go from where it stands now. */
  void tellMarks(Position position, Point point, Piece piece) {
    Marks marks = Marks.of(position, point);
    String sign = piece.type().name().substring(0, piece.type().name().offsetByCodePoints(0, 1));
    say("From where it stands now, whatever is in the way (· one square, * any number):");
    String middle =
        "  %s  %s  %s%s"
            .formatted(
                marks.at(Direction.LEFT).sign(),
                sign,
                marks.at(Direction.RIGHT).sign(),
                marks.leaps() ? "   and leaps" : "");
    Stream.of(
            marks(marks, Direction.UP_LEFT, Direction.UP, Direction.UP_RIGHT),
            middle,
            marks(marks, Direction.DOWN_LEFT, Direction.DOWN, Direction.DOWN_RIGHT))
        .map(String::stripTrailing)
        .filter(line -> !line.isEmpty())
        .forEach(this::say);
  }

  private static String marks(Marks marks, Direction... directions) {
    return Stream.of(directions)
        .map(direction -> marks.at(direction).sign())
        .collect(Collectors.joining("  ", "  ", ""));
  }
}
