package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.notation.NotationException;
import games.turnstile.railchess.notation.RecordCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Records of Railchess games in files and in results. */
public final class RailchessRecords extends TextKind {
  /** Makes the kind of file. */
  public RailchessRecords() {
    super("Railchess record", "railchess ");
  }

  @Override
  public Report check(GivenFile file) {
    GameRecord game = parse(file);
    Position last = game.last();
    String points =
        Words.seats(game.setup())
            .map(seat -> Words.player(game.setup(), seat) + " " + last.points(seat))
            .collect(Collectors.joining(", "));
    String summary =
        "%s, map %s, %s, %s"
            .formatted(
                Phrases.count(game.moves().size(), "move"),
                MapReports.name(game.setup().map()),
                points,
                last.outcome().isPresent() ? "finished" : "not finished");
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

  /** The record for programs, to be printed as JSON. */
  static Map<String, Object> json(GameRecord game) {
    Position last = game.last();
    List<Map<String, Object>> seats = new ArrayList<>();
    for (int i = 0; i < game.setup().seats().size(); i++) {
      Seat seat = game.setup().seats().get(i);
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("player", seat.player());
      json.put("colour", EnumNames.of(seat.colour()));
      json.put("points", last.points(i));
      seats.add(json);
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("record", RecordCodec.format(game));
    json.put("moves", game.moves().size());
    json.put("finished", last.outcome().isPresent());
    json.put("seats", seats);
    return json;
  }
}
