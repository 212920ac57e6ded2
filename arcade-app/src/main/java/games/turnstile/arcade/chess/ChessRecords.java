package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.play.Entry;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records of games in files and in results. */
public final class ChessRecords extends TextKind {
  /** Makes the kind of file. */
  public ChessRecords() {
    super("Puzzle chess record", "puzzle-chess-record ");
  }

  @Override
  public Report check(GivenFile file) {
    GameRecord game = parse(file);
    int moves = moves(game).size();
    int undone = game.entries().size() - moves;
    String summary =
        "%s%s of '%s', %s"
            .formatted(
                Phrases.count(moves, "move"),
                undone == 0 ? "" : " and " + Phrases.count(undone, "undo"),
                Tellings.title(game.level()),
                game.outcome()
                    .map(outcome -> Tellings.result(game.level(), outcome))
                    .orElse("not finished"));
    return new Report(summary, json(game), List.of());
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

  /** All moves, those too that were taken back. */
  static List<String> moves(GameRecord game) {
    return game.entries().stream()
        .filter(Entry.Played.class::isInstance)
        .map(entry -> MoveCodec.format(((Entry.Played) entry).move()))
        .toList();
  }

  /** The record for programs, to be printed as JSON. */
  static Map<String, Object> json(GameRecord game) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("record", RecordCodec.format(game));
    json.put("level", game.level().name());
    json.put("moves", moves(game));
    json.put("undos", game.entries().size() - moves(game).size());
    json.put("blackMillis", game.totalMillis(Side.BLACK));
    json.put("finished", game.outcome().isPresent());
    json.put("winner", game.outcome().flatMap(Outcome::winner).map(EnumNames::of).orElse(null));
    game.outcome().ifPresent(outcome -> json.putAll(json(game.level(), outcome)));
    return json;
  }

  private static Map<String, Object> json(Level level, Outcome outcome) {
    String won = outcome.winner().isPresent() ? "won" : "drawn";
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("result", FenOption.isOrthodox(level) ? won : Tellings.word(outcome.result()));
    json.put("reason", Tellings.word(Tellings.reason(level, outcome)));
    return json;
  }
}
