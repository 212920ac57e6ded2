package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the text of {@link RecordCodec}, and plays what it tells. */
final class RecordReader {
  private static final String BAR = "|";

  private final String text;
  private final Statements lines;
  private GameRecord game;

  RecordReader(String text) {
    this.text = text;
    this.lines = Statements.ofFile(text);
  }

  GameRecord read() {
    Words first = lines.next("'" + RecordCodec.HEAD + "'");
    String head = "first line '%s'".formatted(RecordCodec.HEAD);
    if (!first.rest(head).equals(RecordCodec.HEAD)) {
      throw first.unexpected("the " + head);
    }
    readLevel(keyword("level").endOfLine());
    keyword("moves");
    readMoves();
    while (lines.hasNext()) {
      readSketch();
    }
    return game;
  }

  private Words keyword(String keyword) {
    Words line = lines.next("'" + keyword + "'");
    line.expect(keyword);
    line.expectEnd();
    return line;
  }

  /** Reads the lines behind bars; what is wrong in them is told with its place in this text. */
  private void readLevel(int from) {
    StringBuilder level = new StringBuilder();
    List<Integer> starts = new ArrayList<>();
    int end = from;
    while (lines.hasNext() && text.startsWith(BAR, lines.peek().offset())) {
      Words line = lines.next();
      int start = line.offset() + (text.startsWith("| ", line.offset()) ? 2 : 1);
      starts.add(start);
      level.append(text, start, line.endOfLine());
      end = line.endOfLine();
    }
    starts.add(end);
    game = start(parse(level.toString(), starts), starts.get(0));
  }

  private Level parse(String level, List<Integer> starts) {
    try {
      return new LevelReader(Statements.ofPart(level)).read();
    } catch (NotationException mistake) {
      int start = starts.get(mistake.line() - 1);
      throw lines.fault(start + mistake.column() - 1, mistake.problem());
    }
  }

  private GameRecord start(Level level, int offset) {
    try {
      return GameRecord.start(level);
    } catch (LevelException refusal) {
      throw lines.fault(offset, refusal.getMessage());
    }
  }

  private void readMoves() {
    boolean isOver = false;
    while (!isOver && lines.hasNext() && !lines.peek().isNext(SketchReader.KEYWORD)) {
      Words line = lines.next();
      switch (line.peek()) {
        case "scene" -> readScene(line);
        case "undo" -> readUndo(line);
        case "thinking" -> {
          readThinking(line);
          isOver = true;
        }
        default -> readTurn(line);
      }
      line.expectEnd();
    }
  }

  private void readScene(Words line) {
    line.expect("scene");
    String here = game.position().scene().name();
    if (!line.word("the name of a scene").equals(here)) {
      throw line.unexpected("'%s', where the game is now".formatted(here));
    }
  }

  private void readUndo(Words line) {
    line.expect("undo");
    int start = line.offset();
    Side side = line.choice("who takes back", Phrases.SIDES);
    think(line);
    try {
      game = game.undo(side);
    } catch (IllegalStateException refusal) {
      throw line.fault(start, refusal.getMessage());
    }
  }

  private void readThinking(Words line) {
    line.expect("thinking");
    think(line);
  }

  private void readTurn(Words line) {
    Position before = game.position();
    String number = number(before);
    if (!line.skip(number)) {
      throw line.expected("the number of the turn, '%s'".formatted(number));
    }
    readMove(line);
    if (!line.atEnd() && isSameTurn(before, game.position())) {
      readMove(line);
    }
  }

  private void readMove(Words line) {
    String word = line.word("a move such as e2e4");
    int start = line.start();
    Move move = move(word, line);
    think(line);
    Optional<Violation> violation = game.check(move);
    if (violation.isPresent()) {
      throw line.fault(start, "%s is illegal: %s".formatted(word, violation.get().detail()));
    }
    game = game.play(move);
  }

  private Move move(String word, Words line) {
    try {
      return MoveCodec.parse(word, game.position());
    } catch (NotationException mistake) {
      throw line.fault(line.start() + mistake.offset(), mistake.problem());
    }
  }

  /** Reads how long the side to move has been thinking, if that is told. */
  private void think(Words line) {
    long millis = 0;
    int start = line.offset();
    if (line.skip("(")) {
      millis = Times.read(line);
      line.expect(")");
    }
    game = game.thinking(millis);
    if (game.thinkingMillis() < millis) {
      throw line.fault(
          start,
          "the side to move has no more than %s here"
              .formatted(Times.format(game.thinkingMillis())));
    }
  }

  private void readSketch() {
    Words line = lines.next();
    line.expect(SketchReader.KEYWORD);
    String scene = line.word("the name of a scene");
    if (game.level().scene(scene).isEmpty()) {
      throw line.unexpected("the name of a scene of the level");
    }
    if (game.sketches().containsKey(scene)) {
      throw line.fault(line.start(), "there is a sketch of scene %s already".formatted(scene));
    }
    line.expectEnd();
    game = game.withSketch(scene, new SketchReader(lines).read());
  }

  /** How a line begins in which a move is made in a position. */
  static String number(Position position) {
    return position.turn() + (position.toMove() == Side.WHITE ? "." : "...");
  }

  /** Whether a move has led from White's part of a turn to Black's. */
  static boolean isSameTurn(Position before, Position after) {
    return before.toMove() == Side.WHITE
        && after.toMove() == Side.BLACK
        && before.turn() == after.turn()
        && before.scene() == after.scene();
  }
}
