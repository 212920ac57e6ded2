package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.NoSpawn;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Reads the text of {@link MapCodec}, statement by statement. */
final class MapTextReader {
  private static final String STATION = "a station's id";

  private final Cursor in;
  private final MapDraft draft = new MapDraft();
  private final Set<String> given = new HashSet<>();

  /** Where each station was named first. */
  private final Map<Integer, Integer> mentions = new LinkedHashMap<>();

  MapTextReader(Cursor in) {
    this.in = in;
  }

  RailMap read() {
    in.expectFirstLine(MapCodec.HEAD);
    while (in.toStatement()) {
      statement();
      in.expectEndOfLine();
    }
    mentions.forEach(
        (station, place) -> {
          if (!draft.has(station)) {
            throw new NotationException(
                place, "there is no station %s; add a line for it".formatted(station));
          }
        });
    return draft.build(in.offset());
  }

  private void statement() {
    int place = in.offset();
    String word = in.word();
    switch (word) {
      case "name" -> mapName(place);
      case "id" -> {
        once("id", place);
        draft.builder().id(in.longInteger("the map's id"));
      }
      case "read-only" -> {
        once("read-only", place);
        draft.builder().readOnly(true);
      }
      case "station" -> station();
      case "line" -> lineName(place);
      case "track" -> track();
      case "walk" -> walk();
      case "no-train" -> noTrain();
      case "no-transfer" -> noTransfer();
      case "no-spawn" -> noSpawn();
      case "change-only" -> changeOnly();
      default ->
          throw Numbers.expected(
              "name, id, read-only, station, line, track, walk, no-train, no-transfer, no-spawn or"
                  + " change-only",
              word,
              place);
    }
  }

  private void once(String what, int place) {
    if (!given.add(what)) {
      throw new NotationException(place, "'%s' is there already".formatted(what));
    }
  }

  private void mapName(int place) {
    once("name", place);
    String name = in.rest("the map's name");
    MapDraft.checked(in.start(), () -> draft.builder().name(name));
  }

  private void station() {
    int id = in.natural(STATION);
    int place = in.start();
    double x = coordinate("x");
    double y = coordinate("y");
    String name = in.atEndOfLine() ? "" : in.rest("the station's name");
    draft.station(place, MapDraft.checked(in.start(), () -> new Station(id, x, y, name)));
  }

  private double coordinate(String axis) {
    String what = "the station's " + axis + ", 0 to 1";
    double value = in.decimal(what);
    if (!(value >= 0 && value <= 1)) {
      throw new NotationException(in.start(), "expected %s, found %s".formatted(what, value));
    }
    return value;
  }

  private void lineName(int place) {
    int line = line();
    once("line " + line, place);
    String name = in.rest("the line's name");
    MapDraft.checked(in.start(), () -> draft.builder().lineName(line, name));
  }

  private void track() {
    int line = lineAndColon();
    chain((from, to) -> draft.link(in.start(), () -> new Link(line, from, to)));
  }

  private void walk() {
    chain((from, to) -> draft.walk(in.start(), () -> new Walk(from, to)));
  }

  private int line() {
    int line = in.natural("a line's number");
    if (line == RailmapCodec.WALKING) {
      throw new NotationException(
          in.start(), "expected a line's number; %s stands for walking".formatted(line));
    }
    return line;
  }

  private int lineAndColon() {
    int line = line();
    in.expect(':', "':' after the line's number");
    return line;
  }

  /** Takes a step of a chain, from one station to another. */
  private interface Step {
    void take(int from, int to);
  }

  private void chain(Step step) {
    int from = mention();
    do {
      char sign = in.anyOf("-><", "'-', '>' or '<' and the next station");
      int to = mention();
      if (from == to) {
        throw new NotationException(
            in.start(), "expected another station after station %s".formatted(from));
      }
      if (sign != '<') {
        step.take(from, to);
      }
      if (sign != '>') {
        step.take(to, from);
      }
      from = to;
    } while (!in.atEndOfLine());
  }

  private int mention() {
    int station = in.natural(STATION);
    mentions.putIfAbsent(station, in.start());
    return station;
  }

  private void noTrain() {
    int line = lineAndColon();
    int from = mention();
    in.expect('>', "'>' and the station that the train reaches");
    int via = mention();
    in.expect('>', "'>' and the station that it does not run on to");
    int to = mention();
    draft.noTrain(in.start(), () -> new NoTrain(line, from, via, to));
  }

  private void noTransfer() {
    int first = line();
    int second = line();
    draft.noTransfer(in.start(), () -> new NoTransfer(first, second));
  }

  private void noSpawn() {
    int first = mention();
    int second = mention();
    draft.noSpawn(in.start(), () -> new NoSpawn(first, second));
  }

  private void changeOnly() {
    int line = line();
    MapDraft.checked(in.start(), () -> draft.builder().changeOnly(line));
  }
}
