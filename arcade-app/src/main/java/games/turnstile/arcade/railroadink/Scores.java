package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.railroadink.Exit;
import games.turnstile.railroadink.ScoreCard;
import games.turnstile.railroadink.ScoreCard.LooseEnd;
import games.turnstile.railroadink.ScoreCard.Network;
import games.turnstile.railroadink.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Score cards for people and for programs. */
final class Scores {
  private static final int INDENT = 22;

  private Scores() {}

  /** The card in lines: the basic score with its parts, the longest routes, and the total. */
  static String text(ScoreCard card) {
    List<String> lines = new ArrayList<>();
    lines.add(line("networks", card.networkPoints(), ""));
    networks(card).forEach(network -> lines.add(line("", network.points(), text(network))));
    lines.add(line("centre", card.centre().size(), squares(card.centre())));
    lines.add(line("errors", -card.errors().size(), errors(card)));
    lines.add(line("basic", card.basic(), ""));
    lines.add(line("longest highway", card.longestHighway().size(), path(card.longestHighway())));
    lines.add(line("longest railway", card.longestRailway().size(), path(card.longestRailway())));
    lines.add(line("total", card.total(), ""));
    return String.join("\n", lines);
  }

  private static String line(String part, int points, String detail) {
    String numbers = String.format(Locale.ROOT, "%-15s %4s  ", part, points);
    return Paragraph.wrap(numbers + detail, INDENT).stripTrailing();
  }

  private static String text(Network network) {
    return "%s %s on %s"
        .formatted(
            Phrases.count(network.exits().size(), "exit"),
            squares(exits(network)),
            squares(network.squares()));
  }

  private static String errors(ScoreCard card) {
    return card.errors().stream()
        .map(
            error ->
                Paragraph.glued(
                    "%s on the %s of %s"
                        .formatted(
                            EnumNames.of(error.route()),
                            EnumNames.of(error.side()),
                            error.square())))
        .collect(Collectors.joining(", "));
  }

  private static String squares(List<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  private static String path(List<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" - "));
  }

  /** The networks with exits, those with the most first. */
  private static List<Network> networks(ScoreCard card) {
    return card.networks().stream().filter(network -> !network.exits().isEmpty()).toList();
  }

  /** No square has two exits. */
  private static List<Square> exits(Network network) {
    return network.exits().stream().map(Exit::square).toList();
  }

  /** The card for programs: what each part scores, then where it is. */
  static Map<String, Object> json(ScoreCard card) {
    List<Network> networks = networks(card);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("basic", card.basic());
    json.put("total", card.total());
    json.put("centre", card.centre().size());
    json.put("errors", card.errors().size());
    json.put("longestRailway", card.longestRailway().size());
    json.put("longestHighway", card.longestHighway().size());
    json.put("networks", networks.stream().map(network -> network.exits().size()).toList());
    json.put("networkPoints", networks.stream().map(Network::points).toList());
    json.put("networkExits", networks.stream().map(network -> names(exits(network))).toList());
    json.put("networkSquares", networks.stream().map(network -> names(network.squares())).toList());
    json.put("centreSquares", names(card.centre()));
    json.put("errorPlaces", card.errors().stream().map(Scores::json).toList());
    json.put("railwayPath", names(card.longestRailway()));
    json.put("highwayPath", names(card.longestHighway()));
    return json;
  }

  private static Map<String, String> json(LooseEnd error) {
    Map<String, String> json = new LinkedHashMap<>();
    json.put("square", error.square().toString());
    json.put("side", EnumNames.of(error.side()));
    json.put("route", EnumNames.of(error.route()));
    return json;
  }

  private static List<String> names(List<Square> squares) {
    return squares.stream().map(Square::toString).toList();
  }
}
