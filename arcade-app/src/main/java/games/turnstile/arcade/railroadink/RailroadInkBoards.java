package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.notation.BoardCodec;
import games.turnstile.railroadink.notation.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Files with a board string of Railroad Ink on one line. */
public final class RailroadInkBoards implements FileKind {
  private static final Pattern PLACEMENT = Pattern.compile("[ABS][0-5][A-G][0-6][0-7]");

  /** Makes the kind of file. */
  public RailroadInkBoards() {}

  @Override
  public String name() {
    return "Railroad Ink board";
  }

  @Override
  public String sign() {
    return "begins with a placement such as A3C10";
  }

  @Override
  public boolean recognises(GivenFile file) {
    return PLACEMENT.matcher(file.firstStatement()).lookingAt();
  }

  @Override
  public Report check(GivenFile file) {
    Sheet sheet = parse(file);
    int tiles = sheet.placements().size();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("board", BoardCodec.format(sheet));
    json.put("tiles", tiles);
    json.putAll(Scores.json(sheet.score()));
    String summary =
        "%s, %s"
            .formatted(Phrases.count(tiles, "tile"), Phrases.count(sheet.score().total(), "point"));
    return new Report(summary, json, warnings(sheet));
  }

  private static Sheet parse(GivenFile file) {
    String text = file.text();
    int begin = GivenFile.firstStatement(text);
    int end = GivenFile.endOfLine(text, begin);
    String board = text.substring(begin, end).stripTrailing();
    try {
      Sheet sheet = BoardCodec.parse(board);
      if (!text.substring(end).isBlank()) {
        throw file.refusal(text, end, "nothing can follow the line with the board");
      }
      return sheet;
    } catch (NotationException malformed) {
      throw file.refusal(text, begin + malformed.offset(), malformed.problem());
    }
  }

  private static List<String> warnings(Sheet sheet) {
    List<String> warnings = new ArrayList<>();
    addTooMany(warnings, sheet, 'A', Round.LAST * DiceRoll.A_DICE);
    addTooMany(warnings, sheet, 'B', Round.LAST * DiceRoll.B_DICE);
    return warnings;
  }

  private static void addTooMany(List<String> warnings, Sheet sheet, char die, int most) {
    long tiles = sheet.placements().stream().filter(drawn -> drawn.tile().die() == die).count();
    if (tiles > most) {
      warnings.add(
          "No game has this board: %s tiles of die %s, which is rolled %s times."
              .formatted(tiles, die, most));
    }
  }
}
