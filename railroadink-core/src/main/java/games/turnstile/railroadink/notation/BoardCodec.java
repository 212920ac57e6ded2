package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Sheets as board strings: 1 to 31 placements as in {@link PlacementCodec}, in the order in which
 * they were made and with nothing between them. Rounds are not kept, nor is it asked whether dice
 * can have shown the tiles.
 *
 * <p>Three questions can be asked about a text. Whether it is well-formed tells {@link
 * #parsePlacements}, whether each placement is legal when it is made tells {@link #parse}, and what
 * it scores tells {@link Sheet#score}.
 */
public final class BoardCodec {
  /** The largest number of placements: four dice in each round, and the special tiles. */
  public static final int MOST_PLACEMENTS =
      Round.LAST * (DiceRoll.A_DICE + DiceRoll.B_DICE) + Sheet.MOST_SPECIALS;

  private static final int LENGTH = 5;

  private BoardCodec() {}

  /**
   * {@return the board string of a sheet. That of an empty sheet is empty and cannot be read again}
   *
   * @param sheet a sheet with at most 31 placements, as every game has
   * @throws IllegalArgumentException if there are more
   */
  public static String format(Sheet sheet) {
    int count = sheet.placements().size();
    if (count > MOST_PLACEMENTS) {
      throw new IllegalArgumentException(
          "a board string has at most %s placements, not %s".formatted(MOST_PLACEMENTS, count));
    }
    return sheet.placements().stream().map(PlacementCodec::format).collect(Collectors.joining());
  }

  /**
   * {@return the sheet that the text describes}
   *
   * @param text a board string
   * @throws NotationException if the text is malformed, empty or too long, or else with the
   *     violation if a placement is illegal when it is made
   */
  public static Sheet parse(String text) {
    Sheet sheet = Sheet.empty();
    for (Placement placement : parsePlacements(text)) {
      Optional<Violation> violation = sheet.check(placement);
      if (violation.isPresent()) {
        throw NotationException.illegal(
            sheet.placements().size() * LENGTH, PlacementCodec.format(placement), violation.get());
      }
      sheet = sheet.draw(placement);
    }
    return sheet;
  }

  /**
   * {@return the placements that the text describes, legal or not}
   *
   * @param text a board string
   * @throws NotationException if the text is malformed, empty or too long
   */
  public static List<Placement> parsePlacements(String text) {
    if (text.isEmpty()) {
      throw new NotationException(
          0,
          "a board string has 1 to %s placements, and this text is empty"
              .formatted(MOST_PLACEMENTS));
    }
    if (text.length() > MOST_PLACEMENTS * LENGTH) {
      throw new NotationException(
          MOST_PLACEMENTS * LENGTH,
          "a board string has at most %s placements of %s characters, and this text goes on"
              .formatted(MOST_PLACEMENTS, LENGTH));
    }
    Cursor in = new Cursor(text);
    List<Placement> placements = new ArrayList<>();
    while (!in.atEnd()) {
      placements.add(PlacementCodec.read(in));
    }
    return List.copyOf(placements);
  }
}
