package games.turnstile.xiangqi;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds out where a condition holds, by a piece that can move only there. */
final class Probe {
  private static final String PROBE = "Z";

  private Probe() {}

  /**
   * {@return the board as text, with an {@code x} wherever the condition holds for a piece that
   * stands there}
   *
   * @param judge who is asked
   * @param condition the condition
   * @param extensions what else is on
   * @param board the board, with an empty square beside each empty one
   * @param types the other types
   */
  static String where(
      Judge judge, String condition, List<String> extensions, String board, String... types) {
    List<String> all = new ArrayList<>(List.of(types));
    all.add(
        IntStream.rangeClosed(1, 8)
            .mapToObj(direction -> "%s(%s)".formatted(direction, condition))
            .collect(Collectors.joining(",", PROBE + " ", ";")));
    StringBuilder drawing = new StringBuilder(board);
    for (int i = 0; i < board.length(); i++) {
      if (board.charAt(i) == '.') {
        String withProbe = board.substring(0, i) + PROBE + board.substring(i + 1);
        Sketch sketch =
            Sketch.of(withProbe, all.toArray(String[]::new))
                .with(extensions.toArray(String[]::new));
        if (judge.begin(sketch).waysOf(PROBE).contains("x")) {
          drawing.setCharAt(i, 'x');
        }
      }
    }
    return drawing.toString();
  }

  /** {@return where the condition holds without extensions} */
  static String where(Judge judge, String condition, String board, String... types) {
    return where(judge, condition, List.of(), board, types);
  }
}
