package games.turnstile.railchess;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A map in arrays. Stations are numbered by ascending id. A hop is an ordered pair of stations with
 * at least one link; all lines that run there share it. At each station the lines that call there
 * have numbers of their own, from 0, so that a set of lines at a station is a {@code long}.
 */
final class Network {
  final RailMap map;
  final int stations;
  final int words;

  /** The set of all stations. */
  final long[] everything;

  final int[] ids;
  final int[] values;

  /** The hops that leave station s are those from firstHop[s] to firstHop[s + 1]. */
  final int[] firstHop;

  final int[] head;
  private final int[] tail;

  /** Which unordered pair of stations a hop joins. */
  final int[] segment;

  final int segments;

  /** The lines of a hop as they are numbered where it begins. */
  final long[] lines;

  /** For each hop, how the numbers of its lines change on the way; null if they do not. */
  final byte[][] renumbering;

  /** For each hop, what its trains do not run on to; null if there is nothing. */
  final Forbidden[] forbidden;

  /** For each station the lines that can be the first train of a move. */
  final long[] boardable;

  /** For each station and line there, the lines from which one may change to it; null: from all. */
  final long[][] changesTo;

  /** Whether only one line calls where the hop ends, and its trains run on in every way. */
  final boolean[] plain;

  /** Where a first train has nothing to choose: the only hop that can follow; -1 elsewhere. */
  final int[] onlyHop;

  /** The tracks of a hop, one for each line, are those from firstTrack[hop] on, in their order. */
  final int[] firstTrack;

  final Tracks tracks;

  /** The stations to which thoroughfares lead. */
  final int[][] walks;

  final boolean hasWalks;

  private volatile Outlook outlook;

  /** The numbers of the lines at each station, in their order. */
  private final int[][] linesAt;

  /** The lines, numbered where the hop ends, that do not run on from one hop to another. */
  record Forbidden(int[] hops, long[] lines) {
    long to(int hop) {
      for (int i = 0; i < hops.length; i++) {
        if (hops[i] == hop) {
          return lines[i];
        }
      }
      return 0;
    }
  }

  Network(RailMap map) {
    this.map = map;
    ids = map.stations().stream().mapToInt(Station::id).toArray();
    stations = ids.length;
    words = (stations + Long.SIZE - 1) / Long.SIZE;
    everything = new long[words];
    for (int s = 0; s < stations; s++) {
      Bits.add(everything, s);
    }
    values = Arrays.stream(ids).map(map::value).toArray();
    linesAt = new int[stations][];
    for (int s = 0; s < stations; s++) {
      linesAt[s] = map.linesAt(ids[s]).stream().mapToInt(line -> line).toArray();
    }

    TreeMap<Long, List<Integer>> hops = new TreeMap<>();
    for (Link link : map.links()) {
      hops.computeIfAbsent(pair(index(link.from()), index(link.to())), key -> new ArrayList<>())
          .add(link.line());
    }
    firstHop = new int[stations + 1];
    head = new int[hops.size()];
    tail = new int[hops.size()];
    segment = new int[hops.size()];
    lines = new long[hops.size()];
    renumbering = new byte[hops.size()][];
    Map<Long, Integer> numberOfSegment = new HashMap<>();
    int hop = 0;
    for (Map.Entry<Long, List<Integer>> entry : hops.entrySet()) {
      int from = (int) (entry.getKey() >>> Integer.SIZE);
      int to = entry.getKey().intValue();
      firstHop[from + 1] = hop + 1;
      head[hop] = to;
      tail[hop] = from;
      segment[hop] =
          numberOfSegment.computeIfAbsent(
              pair(Math.min(from, to), Math.max(from, to)), key -> numberOfSegment.size());
      lines[hop] = lineSet(from, entry.getValue());
      renumbering[hop] = renumbering(from, to, lines[hop]);
      hop++;
    }
    for (int s = 0; s < stations; s++) {
      firstHop[s + 1] = Math.max(firstHop[s + 1], firstHop[s]);
    }
    segments = numberOfSegment.size();
    forbidden = forbidden();
    boardable = new long[stations];
    Arrays.setAll(boardable, this::boardable);
    changesTo = new long[stations][];
    findChanges();
    plain = new boolean[head.length];
    for (int h = 0; h < head.length; h++) {
      plain[h] = linesAt[head[h]].length == 1 && forbidden[h] == null;
    }
    onlyHop = new int[head.length];
    Arrays.setAll(onlyHop, this::onlyHop);
    firstTrack = new int[head.length + 1];
    for (int h = 0; h < head.length; h++) {
      firstTrack[h + 1] = firstTrack[h] + Long.bitCount(lines[h]);
    }
    tracks = new Tracks(this);
    walks = new int[stations][0];
    findWalks();
    hasWalks = !map.walks().isEmpty();
  }

  private static long pair(int first, int second) {
    return (long) first << Integer.SIZE | second;
  }

  /** The number of the station with this id, negative if there is none. */
  int index(int id) {
    return Arrays.binarySearch(ids, id);
  }

  /** The number on the map of a line that has this number at the station. */
  int line(int station, int number) {
    return linesAt[station][number];
  }

  /** The line as it is numbered where the hop begins; 0 if it does not run there. */
  long lineBit(int hop, int line) {
    int found = Arrays.binarySearch(linesAt[tail[hop]], line);
    return found < 0 ? 0 : lines[hop] & 1L << found;
  }

  /** The hop from one station to another, negative if there is none. */
  int hop(int from, int to) {
    int found = Arrays.binarySearch(head, firstHop[from], firstHop[from + 1], to);
    return Math.max(found, -1);
  }

  boolean hasOutlook() {
    return Outlook.isPossible(head.length, words);
  }

  /** The outlook, worked out when it is first asked for; only if there is one. */
  Outlook outlook() {
    if (outlook == null) {
      outlook = Outlook.of(this);
    }
    return outlook;
  }

  private long lineSet(int station, List<Integer> lineNumbers) {
    long set = 0;
    for (int line : lineNumbers) {
      set |= 1L << Arrays.binarySearch(linesAt[station], line);
    }
    return set;
  }

  private byte[] renumbering(int from, int to, long set) {
    byte[] numbers = new byte[linesAt[from].length];
    boolean changes = false;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int before = Long.numberOfTrailingZeros(rest);
      numbers[before] = (byte) Arrays.binarySearch(linesAt[to], linesAt[from][before]);
      changes |= numbers[before] != before;
    }
    return changes ? numbers : null;
  }

  /** The same lines, as they are numbered where the hop ends. */
  long arriving(int hop, long set) {
    byte[] numbers = renumbering[hop];
    if (numbers == null) {
      return set;
    }
    long arrived = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      arrived |= 1L << numbers[Long.numberOfTrailingZeros(rest)];
    }
    return arrived;
  }

  private Forbidden[] forbidden() {
    Forbidden[] all = new Forbidden[head.length];
    Map<Long, Long> linesByHops = new TreeMap<>();
    for (NoTrain way : map.noTrains()) {
      int via = index(way.via());
      int first = hop(index(way.from()), via);
      int second = hop(via, index(way.to()));
      int line = Arrays.binarySearch(linesAt[via], way.line());
      if (first >= 0 && second >= 0 && line >= 0) {
        linesByHops.merge(pair(first, second), 1L << line, (some, more) -> some | more);
      }
    }
    Map<Integer, List<Integer>> seconds = new TreeMap<>();
    for (long hops : linesByHops.keySet()) {
      seconds
          .computeIfAbsent((int) (hops >>> Integer.SIZE), key -> new ArrayList<>())
          .add((int) hops);
    }
    seconds.forEach(
        (first, following) ->
            all[first] =
                new Forbidden(
                    following.stream().mapToInt(second -> second).toArray(),
                    following.stream()
                        .mapToLong(second -> linesByHops.get(pair(first, second)))
                        .toArray()));
    return all;
  }

  private long boardable(int station) {
    long set = 0;
    for (int line = 0; line < linesAt[station].length; line++) {
      if (!map.changeOnlyLines().contains(linesAt[station][line])) {
        set |= 1L << line;
      }
    }
    return set;
  }

  private int onlyHop(int hop) {
    int station = head[hop];
    int only = -1;
    for (int next = firstHop[station]; next < firstHop[station + 1]; next++) {
      if (segment[next] != segment[hop]) {
        if (only >= 0) {
          return -1;
        }
        only = next;
      }
    }
    return plain[hop] ? only : -1;
  }

  private void findChanges() {
    if (map.noTransfers().isEmpty()) {
      return;
    }
    for (int s = 0; s < stations; s++) {
      int[] here = linesAt[s];
      long[] allowed = new long[here.length];
      boolean limited = false;
      for (int to = 0; to < here.length; to++) {
        for (int from = 0; from < here.length; from++) {
          if (map.noTransfers().contains(new NoTransfer(here[from], here[to]))) {
            limited = true;
          } else {
            allowed[to] |= 1L << from;
          }
        }
      }
      changesTo[s] = limited ? allowed : null;
    }
  }

  private void findWalks() {
    for (Walk walk : map.walks()) {
      int from = index(walk.from());
      walks[from] = Arrays.copyOf(walks[from], walks[from].length + 1);
      walks[from][walks[from].length - 1] = index(walk.to());
    }
  }

  /** The track of one of the lines of a hop. */
  int track(int hop, long line) {
    return firstTrack[hop] + Long.bitCount(lines[hop] & line - 1);
  }

  /** The lines whose trains run on from one hop to the next, as they are numbered in between. */
  long running(int hop, int next) {
    Forbidden ways = forbidden[hop];
    return ways == null ? lines[next] : lines[next] & ~ways.to(next);
  }

  /**
   * Those of the leaving lines to which one may change at the station, having come by one of the
   * others.
   */
  long changes(int station, long arrivingLines, long leavingLines) {
    if (arrivingLines == 0) {
      return 0;
    }
    long[] allowed = changesTo[station];
    if (allowed == null) {
      return leavingLines;
    }
    long set = 0;
    for (long rest = leavingLines; rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      if ((allowed[line] & arrivingLines) != 0) {
        set |= Long.lowestOneBit(rest);
      }
    }
    return set;
  }
}
