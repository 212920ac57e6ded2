package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.play.Mark;
import games.turnstile.puzzlechess.play.Sketch;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the strokes and notes of a sketch in the text of {@link RecordCodec}. */
final class SketchReader {
  /** With what a sketch begins. */
  static final String KEYWORD = "sketch";

  private static final String MARKS = "stroke, note or sketch";
  private static final Pattern POINT =
      Pattern.compile("(-?[0-9]{1,5}),(-?[0-9]{1,5})(?:,([0-9]{1,4}))?");

  private final Statements lines;
  private final List<Mark> marks = new ArrayList<>();
  private int points;

  SketchReader(Statements lines) {
    this.lines = lines;
  }

  Sketch read() {
    while (lines.hasNext() && !lines.peek().isNext(KEYWORD)) {
      Words line = lines.next();
      line.requireRoom(marks, Sketch.MOST_MARKS);
      marks.add(readMark(line));
      line.expectEnd();
    }
    return Sketch.of(marks);
  }

  private Mark readMark(Words line) {
    return switch (line.word(MARKS)) {
      case "stroke" -> readStroke(line);
      case "note" -> {
        Mark.Point point = readPoint(line);
        int start = line.offset();
        String text = line.quoted("note");
        yield line.made(start, () -> new Mark.Note(point, text));
      }
      default -> throw line.unexpected(MARKS);
    };
  }

  private Mark readStroke(Words line) {
    List<Mark.Point> stroke = new ArrayList<>();
    do {
      stroke.add(readPoint(line));
    } while (!line.atEnd());
    return new Mark.Stroke(stroke);
  }

  private Mark.Point readPoint(Words line) {
    Matcher point = POINT.matcher(line.word("a point such as 500,1500"));
    if (!point.matches()) {
      throw line.unexpected("a point such as 500,1500 or 500,1500,800");
    }
    if (++points > Sketch.MOST_POINTS) {
      throw line.fault(
          line.start(), "a sketch has at most %s points".formatted(Sketch.MOST_POINTS));
    }
    int pressure =
        point.group(3) == null ? Mark.Point.FULL_PRESSURE : Integer.parseInt(point.group(3));
    return line.made(
        line.start(),
        () ->
            new Mark.Point(
                Integer.parseInt(point.group(1)), Integer.parseInt(point.group(2)), pressure));
  }
}
