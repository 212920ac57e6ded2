package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.notation.MoveCodec;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.notation.RecordCodec;
import games.turnstile.xiangqi.variant.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records of games in files and in results. */
public final class XiangqiRecords extends TextKind {
  /** Makes the kind of file. */
  public XiangqiRecords() {
    super("Xiangqi record", "xiangqi-record ");
  }

  @Override
  public Report check(GivenFile file) {
    NamedRecord record = parse(file, List.of());
    GameRecord game = record.game();
    String summary =
        "%s, %s of '%s', %s"
            .formatted(
                Tellings.players(record),
                Phrases.count(game.moves().size(), "move"),
                game.setup().ruleset().variant().name(),
                game.last().outcome().map(Tellings::result).orElse("not finished"));
    return new Report(summary, json(record), List.of());
  }

  /**
   * {@return the record in a file}
   *
   * @param extensions what the record may need besides what it names
   * @throws BadInputException if there is none
   */
  static NamedRecord parse(GivenFile file, List<Extension> extensions) {
    String text = file.text();
    try {
      return RecordCodec.parse(text, extensions);
    } catch (NotationException malformed) {
      throw file.refusal(text, malformed.offset(), malformed.problem());
    }
  }

  /** The record for programs, to be printed as JSON. */
  static Map<String, Object> json(NamedRecord record) {
    GameRecord game = record.game();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("record", RecordCodec.format(record));
    json.put("variant", game.setup().ruleset().variant().name());
    for (Side side : Side.values()) {
      record.name(side).ifPresent(name -> json.put(Tellings.side(side), name));
    }
    json.put("moves", game.moves().stream().map(MoveCodec::format).toList());
    json.put("finished", game.last().outcome().isPresent());
    game.last()
        .outcome()
        .ifPresent(
            outcome -> {
              json.put("winner", outcome.winner().map(Tellings::side).orElse("none"));
              json.put("reason", Tellings.word(outcome.reason()));
            });
    return json;
  }
}
