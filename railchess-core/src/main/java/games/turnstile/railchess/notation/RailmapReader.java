package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.NoSpawn;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.map.Walk;
import java.util.Set;
import java.util.SortedSet;

/**
 * Reads a {@code .railmap} file of version 0 or 1. The numbers of things in such a file are only
 * believed as far as the things follow.
 */
final class RailmapReader {
  private static final int RULE = 1;
  private static final int FAR_APART = 1000;
  private static final int FIRST_CHANGE_ONLY = 1000;

  private final TokenReader in;
  private final MapDraft draft = new MapDraft();
  private final Warnings warnings = new Warnings();

  RailmapReader(String text) {
    in = new TokenReader(text);
  }

  Decoded<RailMap> read(Set<ImportOption> options) {
    head();
    int stations = in.natural("the number of stations");
    for (int i = 0; i < stations; i++) {
      station();
    }
    draft.dropUnknown(warnings);
    int spawns = in.natural("the number of spawns");
    for (int i = 0; i < spawns; i++) {
      in.natural("a spawn's id");
    }
    int noTransfers = in.natural("the number of no-transfers");
    for (int i = 0; i < noTransfers; i++) {
      noTransfer();
    }
    int noSpawns = in.natural("the number of no-spawns");
    for (int i = 0; i < noSpawns; i++) {
      noSpawn();
    }
    if (options.contains(ImportOption.ORIGINAL_LINE_NUMBERS)) {
      keepLineNumbers();
    }
    return new Decoded<>(draft.build(in.offset()), warnings.toList());
  }

  private void head() {
    int version = in.integer("the version of the format, 0 or 1");
    if (version != 0 && version != 1) {
      throw new NotationException(
          in.start(),
          "the map has version %s of the format; versions 0 and 1 can be read".formatted(version));
    }
    if (version == 1) {
      draft.builder().id(in.longInteger("the map's id"));
      draft.builder().readOnly(in.truth("whether the map is read-only"));
    }
    int rule = in.integer("the rule number, 1");
    if (rule != RULE) {
      throw new NotationException(
          in.start(),
          "the map is for rule number %s; only maps for rule number 1 can be read".formatted(rule));
    }
    in.dropRestOfLine();
    draft.builder().name(Names.cleaned("The name of the map", in.line("the map's name"), warnings));
  }

  private void station() {
    int id = in.natural("a station's id");
    int place = in.start();
    in.integer("the value of station " + id);
    double x = coordinate(id, "x");
    double y = coordinate(id, "y");
    draft.station(place, new Station(id, x, y));
    int links = in.natural("the number of links of station " + id);
    int noTrains = in.natural("the number of no-trains of station " + id);
    for (int i = 0; i < links; i++) {
      link(id);
    }
    for (int i = 0; i < noTrains; i++) {
      noTrain(id);
    }
  }

  private double coordinate(int station, String axis) {
    double value = in.decimal("the " + axis + " of station " + station);
    double clamped = Math.max(0, Math.min(1, value));
    if (clamped != value) {
      warnings.add(
          "The %s of station %s was moved from %s to %s, the nearest on the map."
              .formatted(axis, station, value, clamped));
    }
    return clamped;
  }

  private void link(int from) {
    int line = in.natural("a line's number");
    int place = in.start();
    int to = in.natural("the id of a station next to station " + from);
    boolean walking = line == RailmapCodec.WALKING;
    String what = walking ? "thoroughfare" : "link of line " + line;
    if (from == to) {
      warnings.add(
          "The %s at station %s was dropped: it leads to the same station.".formatted(what, from));
      return;
    }
    boolean added =
        walking
            ? draft.walk(place, () -> new Walk(from, to))
            : draft.link(place, () -> new Link(line, from, to));
    if (!added) {
      warnings.add(
          "The %s at station %s to station %s was dropped: it is there already."
              .formatted(what, from, to));
    }
  }

  private void noTrain(int via) {
    int from = in.natural("the id of a station before station " + via);
    int place = in.start();
    int line = in.natural("a line's number");
    int to = in.natural("the id of a station after station " + via);
    if (line == RailmapCodec.WALKING) {
      warnings.add(
          "The no-train at station %s was dropped: it is for walking, not for a line."
              .formatted(via));
    } else if (from == via || to == via) {
      warnings.add(
          "The no-train of line %s at station %s was dropped: it names that station twice."
              .formatted(line, via));
    } else {
      draft.noTrain(place, () -> new NoTrain(line, from, via, to));
    }
  }

  private void noTransfer() {
    int first = in.natural("a line's number");
    int place = in.start();
    int second = in.natural("a line's number");
    if (Math.max(first, second) == RailmapCodec.WALKING) {
      warnings.add(
          "The no-transfer of lines %s and %s was dropped: %s stands for walking, not for a line."
              .formatted(first, second, RailmapCodec.WALKING));
    } else {
      draft.noTransfer(place, () -> new NoTransfer(first, second));
    }
  }

  private void noSpawn() {
    int first = in.natural("a station's id");
    int place = in.start();
    int second = in.natural("a station's id");
    if (first == second) {
      warnings.add(
          "The no-spawn of station %s was dropped: it names that station twice.".formatted(first));
    } else if (!draft.has(first) || !draft.has(second)) {
      warnings.add(
          "The no-spawn of stations %s and %s was dropped: station %s is not there."
              .formatted(first, second, draft.has(first) ? second : first));
    } else {
      draft.noSpawn(place, () -> new NoSpawn(first, second));
    }
  }

  private void keepLineNumbers() {
    SortedSet<Integer> lines = draft.lines();
    lines.tailSet(FIRST_CHANGE_ONLY).forEach(draft.builder()::changeOnly);
    try {
      for (int high : lines) {
        for (int low : lines.headSet(high - FAR_APART)) {
          draft.noTransfer(in.offset(), () -> new NoTransfer(low, high));
        }
      }
    } catch (NotationException tooMany) {
      throw new NotationException(
          tooMany.offset(),
          tooMany.problem()
              + ", too few for these line numbers; read it without "
              + ImportOption.ORIGINAL_LINE_NUMBERS);
    }
  }
}
