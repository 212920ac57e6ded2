package games.turnstile.railchess.map;

import games.turnstile.railchess.map.MapEdit.Ways;
import java.util.List;
import java.util.SortedSet;

/** Applies one edit to a copy of a map's parts. */
final class MapEditor {
  private final RailMap map;
  private final MapEdit edit;
  private final MapBuilder builder;
  private final MapParts parts;

  MapEditor(RailMap map, MapEdit edit) {
    this.map = map;
    this.edit = edit;
    builder = map.toBuilder();
    parts = builder.parts();
  }

  RailMap edited() {
    if (edit instanceof MapEdit.SetReadOnly set && !set.readOnly()) {
      return builder.readOnly(false).build();
    }
    if (map.isReadOnly()) {
      throw refusal(MapFault.Code.READ_ONLY, "the map is read-only; make it editable first");
    }
    editMapAndStations();
    try {
      return builder.build();
    } catch (MapException tooLarge) {
      throw new EditException(map, edit, tooLarge.faults().get(0));
    }
  }

  private void editMapAndStations() {
    if (edit instanceof MapEdit.SetReadOnly set) {
      builder.readOnly(set.readOnly());
    } else if (edit instanceof MapEdit.RenameMap rename) {
      builder.name(rename.name());
    } else if (edit instanceof MapEdit.AddStation add) {
      addStation(add.station());
    } else if (edit instanceof MapEdit.MoveStation move) {
      Station old = station(move.station());
      replace(new Station(old.id(), move.x(), move.y(), old.name()));
    } else if (edit instanceof MapEdit.RenameStation rename) {
      Station old = station(rename.station());
      replace(new Station(old.id(), old.x(), old.y(), rename.name()));
    } else if (edit instanceof MapEdit.RemoveStation remove) {
      removeStation(station(remove.station()).id());
    } else {
      editLines();
    }
  }

  private void editLines() {
    if (edit instanceof MapEdit.Connect connect) {
      Link link = connect.link();
      stations(link.from(), link.to());
      add(parts.links(), directions(link, link.reversed(), connect.ways()), label(link));
    } else if (edit instanceof MapEdit.Disconnect disconnect) {
      Link link = disconnect.link();
      line(link.line());
      stations(link.from(), link.to());
      List<Link> gone = directions(link, link.reversed(), disconnect.ways());
      remove(parts.links(), gone, label(link));
      parts.noTrains().removeIf(way -> gone.contains(first(way)) || gone.contains(second(way)));
    } else if (edit instanceof MapEdit.RemoveLine remove) {
      removeLine(line(remove.line()));
    } else if (edit instanceof MapEdit.RenameLine rename) {
      builder.lineName(line(rename.line()), rename.name());
    } else if (edit instanceof MapEdit.AddThoroughfare add) {
      Walk walk = add.walk();
      stations(walk.from(), walk.to());
      add(parts.walks(), directions(walk, walk.reversed(), add.ways()), label(walk));
    } else if (edit instanceof MapEdit.RemoveThoroughfare remove) {
      Walk walk = remove.walk();
      stations(walk.from(), walk.to());
      remove(parts.walks(), directions(walk, walk.reversed(), remove.ways()), label(walk));
    } else {
      editProhibitions();
    }
  }

  private void editProhibitions() {
    if (edit instanceof MapEdit.AddNoTrain add) {
      addNoTrain(add.way());
    } else if (edit instanceof MapEdit.RemoveNoTrain remove) {
      NoTrain way = remove.way();
      line(way.line());
      stations(way.from(), way.via(), way.to());
      remove(parts.noTrains(), List.of(way), label(way));
    } else if (edit instanceof MapEdit.AddNoTransfer add) {
      add(parts.noTransfers(), List.of(known(add.lines())), label(add.lines()));
    } else if (edit instanceof MapEdit.RemoveNoTransfer remove) {
      remove(parts.noTransfers(), List.of(known(remove.lines())), label(remove.lines()));
    } else if (edit instanceof MapEdit.AddNoSpawn add) {
      add(parts.noSpawns(), List.of(known(add.stations())), label(add.stations()));
    } else if (edit instanceof MapEdit.RemoveNoSpawn remove) {
      remove(parts.noSpawns(), List.of(known(remove.stations())), label(remove.stations()));
    } else {
      throw new AssertionError(edit);
    }
  }

  private void addStation(Station station) {
    if (parts.stations().putIfAbsent(station.id(), station) != null) {
      throw refusal(
          MapFault.Code.ALREADY_THERE,
          "there is a station %s already; choose another id".formatted(station.id()));
    }
  }

  private void replace(Station station) {
    parts.stations().put(station.id(), station);
  }

  private void removeStation(int station) {
    parts.stations().remove(station);
    parts.links().removeIf(link -> link.from() == station || link.to() == station);
    parts.walks().removeIf(walk -> walk.from() == station || walk.to() == station);
    parts
        .noTrains()
        .removeIf(way -> way.from() == station || way.via() == station || way.to() == station);
    parts.noSpawns().removeIf(pair -> pair.first() == station || pair.second() == station);
  }

  private void removeLine(int line) {
    parts.links().removeIf(link -> link.line() == line);
    parts.lineNames().remove(line);
    parts.noTrains().removeIf(way -> way.line() == line);
    parts.noTransfers().removeIf(pair -> pair.first() == line || pair.second() == line);
    parts.changeOnlyLines().remove(line);
  }

  private void addNoTrain(NoTrain way) {
    line(way.line());
    stations(way.from(), way.via(), way.to());
    for (Link needed : List.of(first(way), second(way))) {
      if (!parts.links().contains(needed)) {
        throw refusal(
            MapFault.Code.NOT_THERE,
            "%s forbids nothing, because there is no %s".formatted(label(way), label(needed)));
      }
    }
    add(parts.noTrains(), List.of(way), label(way));
  }

  private <T> void add(SortedSet<T> all, List<T> wanted, String label) {
    if (!all.addAll(wanted)) {
      throw refusal(MapFault.Code.ALREADY_THERE, "there is a %s already".formatted(label));
    }
  }

  private <T> void remove(SortedSet<T> all, List<T> unwanted, String label) {
    if (!all.removeAll(unwanted)) {
      throw refusal(MapFault.Code.NOT_THERE, "there is no %s".formatted(label));
    }
  }

  private static <T> List<T> directions(T there, T back, Ways ways) {
    return ways == Ways.ONE_WAY ? List.of(there) : List.of(there, back);
  }

  private static Link first(NoTrain way) {
    return new Link(way.line(), way.from(), way.via());
  }

  private static Link second(NoTrain way) {
    return new Link(way.line(), way.via(), way.to());
  }

  private Station station(int id) {
    Station found = parts.stations().get(id);
    if (found == null) {
      throw refusal(
          MapFault.Code.UNKNOWN_STATION, "there is no station %s; add it first".formatted(id));
    }
    return found;
  }

  private void stations(int... ids) {
    for (int id : ids) {
      station(id);
    }
  }

  /** A line is known by its links, and without any, by what an earlier edit has left of it. */
  private int line(int line) {
    boolean isKnown =
        map.lines().contains(line)
            || parts.lineNames().containsKey(line)
            || parts.changeOnlyLines().contains(line)
            || parts.noTransfers().stream()
                .anyMatch(pair -> pair.first() == line || pair.second() == line);
    if (!isKnown) {
      throw refusal(
          MapFault.Code.UNKNOWN_LINE,
          "there is no line %s; connect two stations by it first".formatted(line));
    }
    return line;
  }

  private NoTransfer known(NoTransfer pair) {
    line(pair.first());
    line(pair.second());
    return pair;
  }

  private NoSpawn known(NoSpawn pair) {
    stations(pair.first(), pair.second());
    return pair;
  }

  private static String label(Link link) {
    return "link of line %s from %s to %s".formatted(link.line(), link.from(), link.to());
  }

  private static String label(Walk walk) {
    return "thoroughfare from %s to %s".formatted(walk.from(), walk.to());
  }

  private static String label(NoTrain way) {
    return "no-train of line %s from %s through %s to %s"
        .formatted(way.line(), way.from(), way.via(), way.to());
  }

  private static String label(NoTransfer lines) {
    return "no-transfer of the lines %s and %s".formatted(lines.first(), lines.second());
  }

  private static String label(NoSpawn stations) {
    return "no-spawn of the stations %s and %s".formatted(stations.first(), stations.second());
  }

  private EditException refusal(MapFault.Code code, String detail) {
    return new EditException(map, edit, new MapFault(code, detail));
  }
}
