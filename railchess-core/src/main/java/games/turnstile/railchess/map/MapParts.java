package games.turnstile.railchess.map;

import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** All that a map is made of. Whoever holds it must not change it once a map has been made. */
record MapParts(
    String name,
    long id,
    boolean readOnly,
    SortedMap<Integer, Station> stations,
    SortedMap<Integer, String> lineNames,
    SortedSet<Link> links,
    SortedSet<Walk> walks,
    SortedSet<NoTrain> noTrains,
    SortedSet<NoTransfer> noTransfers,
    SortedSet<NoSpawn> noSpawns,
    SortedSet<Integer> changeOnlyLines) {

  static MapParts empty() {
    return new MapParts(
        "",
        0,
        false,
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeSet<>());
  }

  MapParts copy() {
    return withHead(name, id, readOnly);
  }

  /** A copy with another name, number and read-only mark. */
  MapParts withHead(String newName, long newId, boolean nowReadOnly) {
    return new MapParts(
        newName,
        newId,
        nowReadOnly,
        new TreeMap<>(stations),
        new TreeMap<>(lineNames),
        new TreeSet<>(links),
        new TreeSet<>(walks),
        new TreeSet<>(noTrains),
        new TreeSet<>(noTransfers),
        new TreeSet<>(noSpawns),
        new TreeSet<>(changeOnlyLines));
  }
}
