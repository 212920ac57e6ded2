package games.turnstile.puzzlechess.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads Betza texts by tables of what every prefix stands for. */
final class OracleBetza {
  /** A direction with the piece's face to the north, how often, and what for. */
  record Way(int right, int ahead, int times, boolean moves, boolean captures) {
    boolean isStraight() {
      return right == 0 || ahead == 0 || Math.abs(right) == Math.abs(ahead);
    }
  }

  private static final Pattern GROUP = Pattern.compile("([a-z]*)([A-Z])(\\2|[0-7])?");
  private static final Pattern LINE_WORD = Pattern.compile("[fblrvs]");
  private static final Pattern DIAGONAL_WORD = Pattern.compile("[fb][lr]|[fblr]");
  private static final Pattern KNIGHT_WORD =
      Pattern.compile("ff|bb|ll|rr|[fblr]h|[fb]s|[fb][lr]|[lr][fb]|[fblrvs]");

  private static final Map<String, List<int[]>> LINE = new HashMap<>();
  private static final Map<String, List<int[]>> DIAGONAL = new HashMap<>();
  private static final Map<String, List<int[]>> KNIGHT = new HashMap<>();

  static {
    put(LINE, "f", 0, 1);
    put(LINE, "b", 0, -1);
    put(LINE, "r", 1, 0);
    put(LINE, "l", -1, 0);
    put(LINE, "v", 0, 1, 0, -1);
    put(LINE, "s", 1, 0, -1, 0);
    put(LINE, "", 0, 1, 0, -1, 1, 0, -1, 0);
    put(DIAGONAL, "fl", -1, 1);
    put(DIAGONAL, "fr", 1, 1);
    put(DIAGONAL, "bl", -1, -1);
    put(DIAGONAL, "br", 1, -1);
    put(DIAGONAL, "f", -1, 1, 1, 1);
    put(DIAGONAL, "b", -1, -1, 1, -1);
    put(DIAGONAL, "l", -1, 1, -1, -1);
    put(DIAGONAL, "r", 1, 1, 1, -1);
    put(DIAGONAL, "", -1, 1, 1, 1, -1, -1, 1, -1);
    put(KNIGHT, "f", -1, 2, 1, 2);
    put(KNIGHT, "b", -1, -2, 1, -2);
    put(KNIGHT, "l", -2, 1, -2, -1);
    put(KNIGHT, "r", 2, 1, 2, -1);
    put(KNIGHT, "ff", -1, 2, 1, 2);
    put(KNIGHT, "bb", -1, -2, 1, -2);
    put(KNIGHT, "ll", -2, 1, -2, -1);
    put(KNIGHT, "rr", 2, 1, 2, -1);
    put(KNIGHT, "fl", -1, 2);
    put(KNIGHT, "fr", 1, 2);
    put(KNIGHT, "bl", -1, -2);
    put(KNIGHT, "br", 1, -2);
    put(KNIGHT, "lf", -2, 1);
    put(KNIGHT, "lb", -2, -1);
    put(KNIGHT, "rf", 2, 1);
    put(KNIGHT, "rb", 2, -1);
    put(KNIGHT, "fs", -2, 1, 2, 1);
    put(KNIGHT, "bs", -2, -1, 2, -1);
    put(KNIGHT, "fh", -1, 2, 1, 2, -2, 1, 2, 1);
    put(KNIGHT, "bh", -1, -2, 1, -2, -2, -1, 2, -1);
    put(KNIGHT, "lh", -1, 2, -1, -2, -2, 1, -2, -1);
    put(KNIGHT, "rh", 1, 2, 1, -2, 2, 1, 2, -1);
    put(KNIGHT, "v", -1, 2, 1, 2, -1, -2, 1, -2);
    put(KNIGHT, "s", -2, 1, -2, -1, 2, 1, 2, -1);
    put(KNIGHT, "", -1, 2, 1, 2, -1, -2, 1, -2, -2, 1, -2, -1, 2, 1, 2, -1);
  }

  private static final Map<String, List<Way>> READ = new ConcurrentHashMap<>();

  private OracleBetza() {}

  private static void put(Map<String, List<int[]>> table, String word, int... numbers) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      pairs.add(new int[] {numbers[i], numbers[i + 1]});
    }
    table.put(word, pairs);
  }

  static List<Way> read(String text) {
    return READ.computeIfAbsent(text, OracleBetza::readAfresh);
  }

  private static List<Way> readAfresh(String text) {
    List<Way> ways = new ArrayList<>();
    Matcher groups = GROUP.matcher(text);
    while (groups.find()) {
      String prefix = groups.group(1);
      boolean isBoth = prefix.contains("m") == prefix.contains("c");
      boolean moves = isBoth || prefix.contains("m");
      boolean captures = isBoth || prefix.contains("c");
      String directions = prefix.replaceAll("[mc]", "");
      int times = times(groups.group(2), groups.group(3));
      for (int[] pair : pairs(groups.group(2), directions)) {
        ways.add(new Way(pair[0], pair[1], times, moves, captures));
      }
    }
    return List.copyOf(ways);
  }

  private static int times(String atom, String range) {
    if (range == null) {
      return "RBQ".contains(atom) ? 7 : 1;
    }
    return range.equals(atom) || range.equals("0") ? 7 : Integer.parseInt(range);
  }

  private static List<int[]> pairs(String atom, String directions) {
    List<int[]> pairs = new ArrayList<>();
    if ("WRQK".contains(atom)) {
      add(pairs, LINE, LINE_WORD, directions, 1);
    }
    if ("FBQK".contains(atom)) {
      add(pairs, DIAGONAL, DIAGONAL_WORD, directions, 1);
    }
    if (atom.equals("N")) {
      add(pairs, KNIGHT, KNIGHT_WORD, directions, 1);
    }
    if (atom.equals("D")) {
      add(pairs, LINE, LINE_WORD, directions, 2);
    }
    if (atom.equals("H")) {
      add(pairs, LINE, LINE_WORD, directions, 3);
    }
    if (atom.equals("A")) {
      add(pairs, DIAGONAL, DIAGONAL_WORD, directions, 2);
    }
    return pairs;
  }

  private static void add(
      List<int[]> pairs,
      Map<String, List<int[]>> table,
      Pattern word,
      String directions,
      int factor) {
    List<String> words =
        directions.isEmpty()
            ? List.of("")
            : word.matcher(directions).results().map(found -> found.group()).toList();
    for (String each : words) {
      for (int[] pair : table.get(each)) {
        pairs.add(new int[] {pair[0] * factor, pair[1] * factor});
      }
    }
  }
}
