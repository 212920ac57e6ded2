package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.Paragraph;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.MapCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A map with its claims in lines of text. */
final class Overview {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern TRACK = Pattern.compile("track ([0-9]+): (.*)");

  private final RailMap map;
  private final Position position;

  private Overview(Position position) {
    this.map = position.setup().map();
    this.position = position;
  }

  /** The lines with their stations, the thoroughfares, and what is forbidden. */
  static String of(Position position) {
    return new Overview(position).text();
  }

  private String text() {
    List<String> lines = new ArrayList<>();
    // The text form has found out already how links make up whole tracks.
    for (String statement : MapCodec.format(map).lines().toList()) {
      Matcher track = TRACK.matcher(statement);
      if (track.matches()) {
        String label = map.lineLabel(Integer.parseInt(track.group(1)));
        lines.add("%s: %s".formatted(label, labelled(track.group(2))));
      } else if (statement.startsWith("walk ")) {
        lines.add("On foot: " + labelled(statement.substring("walk ".length())));
      }
    }
    map.noTrains()
        .forEach(
            way ->
                lines.add(
                    "No train of %s runs %s > %s > %s"
                        .formatted(
                            map.lineLabel(way.line()),
                            Words.label(map, way.from()),
                            Words.label(map, way.via()),
                            Words.label(map, way.to()))));
    map.noTransfers()
        .forEach(
            pair ->
                lines.add(
                    "No change between %s and %s"
                        .formatted(map.lineLabel(pair.first()), map.lineLabel(pair.second()))));
    lines.add(legend());
    return lines.stream()
        .map(line -> Paragraph.wrap("  " + line, 4))
        .collect(Collectors.joining("\n"));
  }

  private String labelled(String chain) {
    return NUMBER
        .matcher(chain)
        .replaceAll(number -> Matcher.quoteReplacement(label(Integer.parseInt(number.group()))));
  }

  private String label(int station) {
    String marks = marks(station);
    return Words.label(map, station) + (marks.isEmpty() ? "" : "[" + marks + "]");
  }

  private String marks(int station) {
    OptionalInt owner = position.owner(station);
    String claim = position.deadStations().contains(station) ? "x" : "";
    if (owner.isPresent()) {
      claim = initial(owner.getAsInt());
    }
    String standing =
        Words.seats(position.setup())
            .filter(seat -> position.isIn(seat) && position.station(seat) == station)
            .map(seat -> "*")
            .collect(Collectors.joining());
    return claim + standing;
  }

  private String initial(int seat) {
    return position.setup().seats().get(seat).colour().name().substring(0, 1);
  }

  private String legend() {
    String players =
        Words.seats(position.setup())
            .map(
                seat ->
                    Paragraph.glued(
                        "%s = %s".formatted(initial(seat), Words.player(position.setup(), seat))))
            .collect(Collectors.joining(", "));
    return "[%s, %s, %s]"
        .formatted(
            players, Paragraph.glued("* = stands there"), Paragraph.glued("x = out of reach"));
  }
}
