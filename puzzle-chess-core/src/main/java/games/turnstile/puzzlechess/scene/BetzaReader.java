package games.turnstile.puzzlechess.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads movements in Betza's notation. */
final class BetzaReader {
  /** A direction as the piece faces. */
  private record Way(int right, int ahead) {}

  /** The ways of one shape: a line, a diagonal, or neither. */
  private enum Shape {
    LINE,
    DIAGONAL,
    OBLIQUE
  }

  private record Atom(Shape shape, int longer, int shorter, boolean rides) {}

  private static final Map<Character, List<Atom>> ATOMS =
      Map.of(
          'W', List.of(new Atom(Shape.LINE, 1, 0, false)),
          'F', List.of(new Atom(Shape.DIAGONAL, 1, 1, false)),
          'D', List.of(new Atom(Shape.LINE, 2, 0, false)),
          'N', List.of(new Atom(Shape.OBLIQUE, 2, 1, false)),
          'A', List.of(new Atom(Shape.DIAGONAL, 2, 2, false)),
          'H', List.of(new Atom(Shape.LINE, 3, 0, false)),
          'R', List.of(new Atom(Shape.LINE, 1, 0, true)),
          'B', List.of(new Atom(Shape.DIAGONAL, 1, 1, true)),
          'Q', List.of(new Atom(Shape.LINE, 1, 0, true), new Atom(Shape.DIAGONAL, 1, 1, true)),
          'K', List.of(new Atom(Shape.LINE, 1, 0, false), new Atom(Shape.DIAGONAL, 1, 1, false)));

  private static final Way[] LINES = {new Way(0, 1), new Way(1, 0), new Way(0, -1), new Way(-1, 0)};
  private static final Way[] DIAGONALS = {
    new Way(1, 1), new Way(1, -1), new Way(-1, -1), new Way(-1, 1)
  };

  private final String text;
  private int next;

  private BetzaReader(String text) {
    this.text = text;
  }

  static List<Ride> read(String text) {
    if (text.length() > Movement.LONGEST) {
      throw new BetzaException(
          Movement.LONGEST,
          "a movement has at most %s characters, not %s"
              .formatted(Movement.LONGEST, text.length()));
    }
    return new BetzaReader(text).rides();
  }

  private List<Ride> rides() {
    List<Ride> rides = new ArrayList<>();
    while (next < text.length()) {
      for (Ride ride : group()) {
        if (rides.stream().noneMatch(other -> other.includes(ride))) {
          rides.removeIf(ride::includes);
          rides.add(ride);
        }
      }
    }
    return List.copyOf(rides);
  }

  private List<Ride> group() {
    int start = next;
    boolean moves = false;
    boolean captures = false;
    while (next < text.length() && Character.isLowerCase(text.charAt(next))) {
      moves |= text.charAt(next) == 'm';
      captures |= text.charAt(next) == 'c';
      next++;
    }
    String prefix = text.substring(start, next);
    if (next == text.length()) {
      throw new BetzaException(next, "an atom (W F D N A H R B Q K) is missing at the end");
    }
    char letter = text.charAt(next);
    List<Atom> atoms = ATOMS.get(letter);
    if (atoms == null) {
      throw new BetzaException(
          next, "'%s' is no atom; there are W F D N A H R B Q K".formatted(printable(letter)));
    }
    next++;
    int range = range(letter);
    List<Ride> rides = new ArrayList<>();
    boolean isBoth = moves == captures;
    for (Atom atom : atoms) {
      int times = range >= 0 ? range : atom.rides() ? Ride.UNLIMITED : 1;
      for (Way way : ways(atom, prefix, start)) {
        rides.add(new Ride(way.right(), way.ahead(), times, isBoth || moves, isBoth || captures));
      }
    }
    return rides;
  }

  private static String printable(char letter) {
    return letter > ' ' && letter < 127 ? String.valueOf(letter) : "?";
  }

  /** The range behind an atom, -1 if there is none. */
  private int range(char letter) {
    if (next < text.length() && text.charAt(next) == letter) {
      next++;
      return Ride.UNLIMITED;
    }
    int start = next;
    while (next < text.length() && text.charAt(next) >= '0' && text.charAt(next) <= '9') {
      next++;
    }
    if (next == start) {
      return -1;
    }
    if (next > start + 1 || text.charAt(start) > '7') {
      throw new BetzaException(
          start, "a range is 0 to 7, not %s".formatted(text.substring(start, next)));
    }
    return text.charAt(start) == '0' ? Ride.UNLIMITED : text.charAt(start) - '0';
  }

  private static List<Way> ways(Atom atom, String prefix, int offset) {
    List<Way> chosen = new ArrayList<>();
    boolean isAll = true;
    for (int i = 0; i < prefix.length(); i++) {
      char letter = prefix.charAt(i);
      if (letter == 'm' || letter == 'c') {
        continue;
      }
      isAll = false;
      String pair = prefix.substring(i, Math.min(i + 2, prefix.length()));
      List<Way> ofPair = ways(atom, pair);
      if (pair.length() == 2 && !ofPair.isEmpty()) {
        i++;
      } else {
        ofPair = ways(atom, String.valueOf(letter));
      }
      if (ofPair.isEmpty()) {
        throw new BetzaException(
            offset + i, "'%s' is no direction here".formatted(printable(letter)));
      }
      chosen.addAll(ofPair);
    }
    return isAll ? all(atom).toList() : chosen.stream().distinct().toList();
  }

  /** All ways of an atom. */
  private static Stream<Way> all(Atom atom) {
    return switch (atom.shape()) {
      case LINE -> Stream.of(LINES).map(way -> scaled(way, atom.longer()));
      case DIAGONAL -> Stream.of(DIAGONALS).map(way -> scaled(way, atom.longer()));
      case OBLIQUE ->
          Stream.of(DIAGONALS)
              .flatMap(
                  way ->
                      Stream.of(
                          new Way(way.right() * atom.shorter(), way.ahead() * atom.longer()),
                          new Way(way.right() * atom.longer(), way.ahead() * atom.shorter())));
    };
  }

  private static Way scaled(Way way, int factor) {
    return new Way(way.right() * factor, way.ahead() * factor);
  }

  /** The ways that one or two letters stand for, none if they stand for nothing. */
  private static List<Way> ways(Atom atom, String letters) {
    return switch (atom.shape()) {
      case LINE ->
          letters.length() == 1
              ? all(atom).filter(way -> isTowards(way, letters.charAt(0))).toList()
              : List.of();
      case DIAGONAL -> diagonals(atom, letters);
      case OBLIQUE -> obliques(atom, letters);
    };
  }

  private static List<Way> diagonals(Atom atom, String letters) {
    boolean isKnown =
        letters.length() == 1
            ? "fblrvs".contains(letters)
            : "fb".indexOf(letters.charAt(0)) >= 0 && "lr".indexOf(letters.charAt(1)) >= 0;
    return isKnown
        ? all(atom)
            .filter(way -> letters.chars().allMatch(letter -> isTowards(way, (char) letter)))
            .toList()
        : List.of();
  }

  private static List<Way> obliques(Atom atom, String letters) {
    char first = letters.charAt(0);
    if (letters.length() == 1 || letters.charAt(1) == first) {
      return all(atom).filter(way -> isTowards(way, first) && isMainly(way, first)).toList();
    }
    char second = letters.charAt(1);
    boolean isAcross = isAlong(first) != isAlong(second);
    if ("fblr".indexOf(first) < 0) {
      return List.of();
    }
    if (second == 'h') {
      return all(atom).filter(way -> isTowards(way, first)).toList();
    }
    if (second == 's' && isAlong(first)) {
      return all(atom).filter(way -> isTowards(way, first) && !isMainly(way, first)).toList();
    }
    if ("fblr".indexOf(second) >= 0 && isAcross) {
      return all(atom)
          .filter(way -> isTowards(way, first) && isTowards(way, second) && isMainly(way, first))
          .toList();
    }
    return List.of();
  }

  private static boolean isTowards(Way way, char letter) {
    return switch (letter) {
      case 'f' -> way.ahead() > 0;
      case 'b' -> way.ahead() < 0;
      case 'r' -> way.right() > 0;
      case 'l' -> way.right() < 0;
      case 'v' -> way.ahead() != 0;
      case 's' -> way.right() != 0;
      default -> false;
    };
  }

  /** Whether a knight's way leads mainly along the axis of a letter. */
  private static boolean isMainly(Way way, char letter) {
    return isAlong(letter) == Math.abs(way.ahead()) > Math.abs(way.right());
  }

  private static boolean isAlong(char letter) {
    return letter == 'f' || letter == 'b' || letter == 'v';
  }
}
