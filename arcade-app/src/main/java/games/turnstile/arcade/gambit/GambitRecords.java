package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Outcome;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.notation.NotationException;
import games.turnstile.gambit.notation.RecordCodec;
import games.turnstile.gambit.notation.TurnCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records of Gambit games in files and in results. */
public final class GambitRecords extends TextKind {
  /** Makes the kind of file. */
  public GambitRecords() {
    super("Gambit record", "gambit ");
  }

  @Override
  public Report check(GivenFile file) {
    GameRecord game = parse(file);
    return new Report(summarise(game), json(game), List.of());
  }

  /**
   * {@return the record in a file}
   *
   * @throws BadInputException if there is none
   */
  static GameRecord parse(GivenFile file) {
    String text = file.text();
    try {
      return RecordCodec.parse(text);
    } catch (NotationException malformed) {
      throw file.refusal(text, malformed.offset(), malformed.problem());
    }
  }

  private static String summarise(GameRecord game) {
    String turns = game.turns().size() == 1 ? "1 turn" : game.turns().size() + " turns";
    return turns + game.last().outcome().map(GambitRecords::result).orElse(", not finished");
  }

  private static String result(Outcome outcome) {
    return ", X %s O %s".formatted(outcome.xScore(), outcome.oScore());
  }

  /** The record for programs, to be printed as JSON. */
  static Map<String, Object> json(GameRecord game) {
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
