package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.ScoreCard;
import games.turnstile.railroadink.notation.BoardCodec;
import games.turnstile.railroadink.notation.NotationException;
import games.turnstile.railroadink.notation.RecordCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Records of Railroad Ink games in files and in results. */
public final class RailroadInkRecords extends TextKind {
  /** Makes the kind of file. */
  public RailroadInkRecords() {
    super("Railroad Ink record", "railroadink ");
  }

  @Override
  public Report check(GivenFile file) {
    GameRecord game = parse(file);
    Position last = game.last();
    List<String> players = game.setup().players();
    int tiles =
        IntStream.range(0, last.seats()).map(seat -> last.sheet(seat).placements().size()).sum();
    String points =
        IntStream.range(0, last.seats())
            .mapToObj(seat -> players.get(seat) + " " + last.sheet(seat).score().total())
            .collect(Collectors.joining(", "));
    String summary =
        "%s, %s, %s, %s"
            .formatted(
                Phrases.count(players.size(), "player"),
                Phrases.count(last.rolls(), "round"),
                Phrases.count(tiles, "tile"),
                points);
    return new Report(summary, json(game), warnings(last));
  }

  private static List<String> warnings(Position last) {
    return last.phase() == Phase.OVER
        ? List.of()
        : List.of(
            "The game is not finished: %s of %s rounds %s."
                .formatted(
                    last.rolls(), Round.LAST, last.rolls() == 1 ? "has begun" : "have begun"));
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

  /** The record for programs, to be printed as JSON. */
  static Map<String, Object> json(GameRecord game) {
    Position last = game.last();
    List<Map<String, Object>> seats = new ArrayList<>();
    for (int seat = 0; seat < last.seats(); seat++) {
      ScoreCard card = last.sheet(seat).score();
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("player", game.setup().players().get(seat));
      json.put("points", card.total());
      json.put("errors", card.errors().size());
      json.put("board", BoardCodec.format(last.sheet(seat)));
      seats.add(json);
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("record", RecordCodec.format(game));
    json.put("rounds", last.rolls());
    json.put("finished", last.phase() == Phase.OVER);
    json.put("seats", seats);
    return json;
  }
}
