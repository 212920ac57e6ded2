package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.TextFiles;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Outcome;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.notation.NotationException;
import games.turnstile.gambit.notation.RecordCodec;
import games.turnstile.gambit.notation.TurnCodec;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Records of Gambit games in files and in results. */
public final class GambitRecords {
  private GambitRecords() {}

  /**
   * {@return whether the text is meant to be a record of Gambit}
   *
   * @param text the text of a file
   */
  public static boolean recognise(String text) {
    return text.startsWith("gambit ");
  }

  /**
   * {@return the record in the text of a file}
   *
   * @param file where the text comes from, for the message
   * @param text the text of the file
   * @throws BadInputException if the text is not a record
   */
  public static GameRecord parse(Path file, String text) {
    try {
      return RecordCodec.parse(text);
    } catch (NotationException malformed) {
      throw new BadInputException(
          "%s, %s: %s"
              .formatted(file, TextFiles.place(text, malformed.offset()), malformed.problem()));
    }
  }

  /**
   * {@return the record in a sentence}
   *
   * @param game any record
   */
  public static String summarise(GameRecord game) {
    String turns = game.turns().size() == 1 ? "1 turn" : game.turns().size() + " turns";
    return "Gambit record, "
        + turns
        + game.last().outcome().map(GambitRecords::result).orElse(", not finished");
  }

  private static String result(Outcome outcome) {
    return ", X %s O %s".formatted(outcome.xScore(), outcome.oScore());
  }

  /**
   * {@return the record for programs, to be printed as JSON}
   *
   * @param game any record
   */
  public static Map<String, Object> json(GameRecord game) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("record", RecordCodec.format(game));
    json.put("turns", game.turns().stream().map(TurnCodec::format).toList());
    json.put("finished", game.last().outcome().isPresent());
    for (Side side : Side.values()) {
      json.put("score" + side, game.last().score(side));
    }
    return json;
  }
}
