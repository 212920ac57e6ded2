package games.turnstile.railchess;

import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.RailMap;

/** Copies of maps in which something is missing. */
final class MapCopies {
  private MapCopies() {}

  /** What can be left out. */
  enum Part {
    WALKS,
    NO_TRAINS,
    NO_TRANSFERS,
    CHANGE_ONLY
  }

  /** The same stations and links, but nothing of this part. */
  static RailMap without(RailMap map, Part part) {
    MapBuilder copy = RailMap.builder();
    map.stations().forEach(copy::station);
    map.links().forEach(copy::link);
    if (part != Part.WALKS) {
      map.walks().forEach(copy::walk);
    }
    if (part != Part.NO_TRAINS) {
      map.noTrains().forEach(copy::noTrain);
    }
    if (part != Part.NO_TRANSFERS) {
      map.noTransfers().forEach(pair -> copy.noTransfer(pair.first(), pair.second()));
    }
    if (part != Part.CHANGE_ONLY) {
      map.changeOnlyLines().forEach(copy::changeOnly);
    }
    return copy.build();
  }
}
