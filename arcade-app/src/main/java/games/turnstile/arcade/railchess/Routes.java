package games.turnstile.arcade.railchess;

import games.turnstile.railchess.Route;
import games.turnstile.railchess.map.RailMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tells how to ride. */
final class Routes {
  private Routes() {}

  /** The route in a sentence. */
  static String words(RailMap map, Route route) {
    StringBuilder text = new StringBuilder("From " + map.stationLabel(route.from()));
    route
        .walkTo()
        .ifPresent(to -> text.append(" walk to ").append(map.stationLabel(to)).append(","));
    Route.Leg first = route.legs().get(0);
    text.append(" take ").append(map.lineLabel(first.line())).append(way(map, first));
    if (route.legs().size() > 1) {
      Route.Leg second = route.legs().get(1);
      boolean sameLine = second.line() == first.line();
      text.append(", change there to ")
          .append(sameLine ? "another train of " : "")
          .append(map.lineLabel(second.line()))
          .append(way(map, second));
    }
    return text.append('.').toString();
  }

  private static String way(RailMap map, Route.Leg leg) {
    List<String> labels = leg.stations().stream().map(map::stationLabel).toList();
    int last = labels.size() - 1;
    String passed = last > 1 ? " via " + String.join(", ", labels.subList(1, last)) : "";
    return passed + " to " + labels.get(last);
  }

  /** The route for programs. */
  static Map<String, Object> json(Route route) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("from", route.from());
    route.walkTo().ifPresent(to -> json.put("walkTo", to));
    json.put("legs", route.legs().stream().map(Routes::json).toList());
    return json;
  }

  private static Map<String, Object> json(Route.Leg leg) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("line", leg.line());
    json.put("stations", leg.stations());
    return json;
  }
}
