package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.play.GameRecord;
import java.util.Objects;

/**
 * Records of games as text that people can read and write:
 *
 * <pre>{@code
 * puzzle-chess-record 1
 * level
 * | puzzle-chess-level 1
 * | name house
 * | ...
 * moves
 * scene hall
 * 1. e2e3 (0:03.250) a8a5 (0:10)
 * scene cellar
 * 1. b1c3 h5a5
 * undo black (0:01.500)
 * 1... h5h1 (1:07)
 * thinking (0:04)
 * sketch hall
 * stroke 500,500 1500,1480,800
 * note 4000,7500 "the rook first"
 * }</pre>
 *
 * <p>The parts come in this order. Below {@code level} is the whole level as {@link LevelCodec}
 * writes it, each line behind a bar, so that the record can be replayed when the level has changed
 * or is gone. Below {@code moves} there is a line for each turn: its number, with three full stops
 * if only Black moves, and the moves as {@link MoveCodec} writes them, each with its thinking time
 * in parentheses unless that is none. {@code undo} tells who took back, and how long the side to
 * move had been thinking; {@code thinking} how long it has been in the turn that goes on. {@code
 * scene} says where the game is.
 *
 * <p>Below {@code sketch} is what is drawn in a scene: strokes as points with x, y and pressure,
 * and notes as a point and a text in quotes, in which quotes and backslashes have a backslash
 * before them. Full pressure may be left out. Blank lines do not count, nor do lines that begin
 * with {@code #}.
 */
public final class RecordCodec {
  /** The most characters of a text that is read; every record has fewer. */
  public static final int LONGEST = 1 << 24;

  /** The first line. */
  static final String HEAD = "puzzle-chess-record 1";

  private RecordCodec() {}

  /**
   * {@return the text of a record; equal records have the same text}
   *
   * @param record any record
   * @throws IllegalArgumentException if the text of its level would be too long to be read back
   */
  public static String format(GameRecord record) {
    return new RecordWriter(record).write();
  }

  /**
   * {@return the record that a text describes, all moves legal}
   *
   * @param text a record in the form above
   * @throws NotationException if the text is malformed, or something in it is not allowed, with the
   *     place of the first mistake
   */
  public static GameRecord parse(String text) {
    Objects.requireNonNull(text, "text");
    if (text.length() > LONGEST) {
      throw NotationException.at(
          text, LONGEST, "a record has at most %s characters".formatted(LONGEST));
    }
    return new RecordReader(text).read();
  }
}
