package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.play.Entry;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.play.Mark;
import games.turnstile.puzzlechess.play.Sketch;
import games.turnstile.puzzlechess.scene.Side;
import java.util.stream.Collectors;

/** Writes the text that {@link RecordReader} reads. */
final class RecordWriter {
  private final GameRecord record;
  private final StringBuilder text = new StringBuilder();

  /** Where the game is that is written. */
  private GameRecord game;

  /** Whether the next move belongs to the line that was written last. */
  private boolean isTurnOpen;

  RecordWriter(GameRecord record) {
    this.record = record;
    this.game = GameRecord.start(record.level());
  }

  String write() {
    text.append(RecordCodec.HEAD);
    line("level");
    LevelCodec.format(record.level())
        .lines()
        .forEach(line -> line(line.isEmpty() ? "|" : "| " + line));
    line("moves");
    writeScene();
    for (Entry entry : record.entries()) {
      write(entry);
    }
    if (record.thinkingMillis() > 0) {
      line("thinking" + time(record.thinkingMillis()));
    }
    record.sketches().forEach(this::write);
    return text.append('\n').toString();
  }

  private void line(String line) {
    text.append('\n').append(line);
  }

  private void writeScene() {
    if (record.level().scenes().size() > 1) {
      line("scene " + game.position().scene().name());
    }
  }

  private void write(Entry entry) {
    Position before = game.position();
    GameRecord thought = game.thinking(entry.thinkingMillis());
    if (entry instanceof Entry.Played played) {
      game = thought.play(played.move());
      String move = MoveCodec.format(played.move());
      if (isTurnOpen) {
        text.append(' ').append(move);
      } else {
        line(RecordReader.number(before) + " " + move);
      }
      isTurnOpen = RecordReader.isSameTurn(before, game.position());
    } else {
      Side side = ((Entry.Undone) entry).side();
      game = thought.undo(side);
      line("undo " + Phrases.word(side));
      isTurnOpen = false;
    }
    text.append(time(entry.thinkingMillis()));
    if (!before.scene().equals(game.position().scene())) {
      writeScene();
    }
  }

  private static String time(long millis) {
    return millis == 0 ? "" : " (" + Times.format(millis) + ")";
  }

  private void write(String scene, Sketch sketch) {
    line("sketch " + scene);
    sketch.marks().forEach(mark -> line(words(mark)));
  }

  private static String words(Mark mark) {
    String points =
        mark.points().stream().map(RecordWriter::point).collect(Collectors.joining(" "));
    return mark instanceof Mark.Note note
        ? "note %s %s".formatted(points, Phrases.quoted(note.text()))
        : "stroke " + points;
  }

  private static String point(Mark.Point point) {
    String pressure = point.pressure() == Mark.Point.FULL_PRESSURE ? "" : "," + point.pressure();
    return point.x() + "," + point.y() + pressure;
  }
}
