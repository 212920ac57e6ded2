package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.MapCodec;
import games.turnstile.railchess.notation.NotationException;
import java.util.List;

/** Files with maps as text for people. */
public final class MapTexts extends TextKind {
  /** Makes the kind of file. */
  public MapTexts() {
    super("Railchess map as text", "railmap text ");
  }

  @Override
  public Report check(GivenFile file) {
    return MapReports.report(parse(file), List.of());
  }

  /**
   * {@return the map in a file}
   *
   * @throws BadInputException if there is none
   */
  static RailMap parse(GivenFile file) {
    String text = file.text();
    try {
      return MapCodec.parse(text);
    } catch (NotationException malformed) {
      throw file.refusal(text, malformed.offset(), malformed.problem());
    }
  }
}
