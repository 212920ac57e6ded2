package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Script;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.map.RailMap;

/**
 * Texts of records in shorthand: {@code /} stands for a line feed, {@code ^} for the place of the
 * mistake, {@code HEAD}, {@code MAP}, {@code SETTINGS}, {@code SEED} and {@code SEATS} for these
 * lines, {@code ALL} for all of them, and {@code NAMED} for the map without its text.
 */
final class RecordTexts {
  static final RailMap ROW =
      RailMap.builder()
          .name("Row")
          .station(0, 0, 0)
          .station(1, 0.25, 0)
          .station(2, 0.5, 0)
          .station(3, 0.75, 0)
          .station(4, 1, 0)
          .track(1, 0, 1, 2, 3, 4)
          .build();

  static final GameRecord GAME =
      Script.play(Script.setup(ROW, "ae", Settings.standard()), "2 c 1 -1");

  static final String HEAD = "railchess 1\n";
  static final String NAMED = "map " + ROW.fingerprint() + " Row\n";
  static final String MAP =
      NAMED
          + """
          | railmap text 1
          | name Row
          | station 0 0.0 0.0
          | station 1 0.25 0.0
          | station 2 0.5 0.0
          | station 3 0.75 0.0
          | station 4 1.0 0.0
          | track 1: 0 - 1 - 2 - 3 - 4
          """;
  static final String SETTINGS = "settings max-number 12 max-stucks 5 hints no idle-rounds 100\n";
  static final String SEED = "seed 42\n";
  static final String SEATS = "seat yellow 0 Ann\nseat pink 4 Bob\n";
  static final String ACTIONS = "roll 2\nride 2\nroll 1\nleave 1\n";

  private RecordTexts() {}

  static String text(String shorthand) {
    return shorthand
        .replace("ALL", "HEADMAPSETTINGSSEEDSEATS")
        .replace("HEAD", HEAD)
        .replace("NAMED", NAMED)
        .replace("MAP", MAP)
        .replace("SETTINGS", SETTINGS)
        .replace("SEED", SEED)
        .replace("SEATS", SEATS)
        .replace('/', '\n');
  }

  static NotationException refusal(String shorthand, String fragment) {
    String marked = text(shorthand);
    String text = marked.replace("^", "");
    assertRefused(() -> RecordCodec.parse(text), marked.indexOf('^'), fragment);
    return catchThrowableOfType(NotationException.class, () -> RecordCodec.parse(text));
  }
}
