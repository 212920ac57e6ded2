package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the dice show, as four times a die and its face, for example {@code A0A3A3B1}. The dice are
 * read in any order and written in the order A0 to B2. Several rolls are separated by blanks, by a
 * comma, or by both.
 */
public final class RollCodec {
  private RollCodec() {}

  /**
   * {@return the text of a roll}
   *
   * @param roll any roll
   */
  public static String format(DiceRoll roll) {
    return roll.tiles().stream().map(Tile::name).collect(Collectors.joining());
  }

  /**
   * {@return the roll that the text describes}
   *
   * @param text three faces of die A and one of die B, in any order
   * @throws NotationException if the text is malformed
   */
  public static DiceRoll parse(String text) {
    Cursor in = new Cursor(text);
    DiceRoll roll = read(in);
    in.expectEnd();
    return roll;
  }

  /**
   * {@return the text of several rolls, separated by blanks}
   *
   * @param rolls any rolls
   */
  public static String formatAll(List<DiceRoll> rolls) {
    return rolls.stream().map(RollCodec::format).collect(Collectors.joining(" "));
  }

  /**
   * {@return the rolls that the text describes, one to seven}
   *
   * @param text rolls, separated by blanks or commas; blanks around them do not count
   * @throws NotationException if the text is malformed, or has no roll, or more than a game has
   */
  public static List<DiceRoll> parseAll(String text) {
    Cursor in = new Cursor(text);
    List<DiceRoll> rolls = new ArrayList<>();
    boolean more = true;
    in.skipBlanks();
    while (more) {
      if (rolls.size() == Round.LAST) {
        throw new NotationException(
            in.offset(), "a game has %s rolls, and here is one more".formatted(Round.LAST));
      }
      rolls.add(read(in));
      more = readSeparator(in);
    }
    return List.copyOf(rolls);
  }

  /** Reads what separates two rolls; false if that was the last. */
  private static boolean readSeparator(Cursor in) {
    int end = in.offset();
    in.skipBlanks();
    boolean comma = in.skip(',');
    if (!comma && !in.atEnd() && in.offset() == end) {
      throw in.expectedCharacter("a blank or a comma");
    }
    in.skipBlanks();
    return comma || !in.atEnd();
  }

  static DiceRoll read(Cursor in) {
    List<Tile> tiles = new ArrayList<>();
    while (tiles.size() < DiceRoll.A_DICE + DiceRoll.B_DICE) {
      int place = in.offset();
      Tile tile = Faces.read(in, "AB", "a die, A or B");
      long same = tiles.stream().filter(earlier -> earlier.die() == tile.die()).count();
      if (same == (tile.die() == 'A' ? DiceRoll.A_DICE : DiceRoll.B_DICE)) {
        throw new NotationException(
            place,
            "a roll has die A three times and die B once, so this %s is one too many"
                .formatted(tile));
      }
      tiles.add(tile);
    }
    return new DiceRoll(tiles);
  }
}
