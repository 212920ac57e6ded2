package games.turnstile.xiangqi.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** Texts that are nearly right or not right at all. */
final class Mutations {
  private static final String ALPHABET =
      "0123456789 \n\r\t-+.,;:#/|&=[]()\"\\rbwXYPDRT马\uD83D\uDC0E\0";
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final List<String> NUMBERS =
      List.of("2147483647", "2147483648", "99999999999999999999", "-1", "0", "65", "");

  private Mutations() {}

  private enum Kind {
    REPLACE,
    INSERT,
    DELETE,
    CUT,
    SWAP_LINES,
    REPEAT_LINE,
    NUMBER
  }

  private record Edit(Kind kind, int place, char value) {
    String apply(String text) {
      int at = place % (text.length() + 1);
      String before = text.substring(0, at);
      String behind = text.substring(Math.min(at + 1, text.length()));
      return switch (kind) {
        case REPLACE -> before + value + behind;
        case INSERT -> before + value + text.substring(at);
        case DELETE -> before + behind;
        case CUT -> before;
        case SWAP_LINES, REPEAT_LINE -> lines(text);
        case NUMBER ->
            before
                + NUMBER
                    .matcher(text.substring(at))
                    .replaceFirst(NUMBERS.get(value % NUMBERS.size()));
      };
    }

    private String lines(String text) {
      List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
      int first = place % lines.size();
      int second = (place / 7 + value) % lines.size();
      if (kind == Kind.SWAP_LINES) {
        Collections.swap(lines, first, second);
      } else {
        lines.add(first, lines.get(second));
      }
      return String.join("\n", lines);
    }
  }

  /** Good texts with one to four changes, some of which leave them good, and any characters. */
  static Arbitrary<String> nearly(Arbitrary<String> good) {
    Arbitrary<Integer> places =
        Arbitraries.integers().between(0, 99_999).withDistribution(RandomDistribution.uniform());
    Arbitrary<Edit> edits =
        Combinators.combine(Arbitraries.of(Kind.class), places, Arbitraries.chars().with(ALPHABET))
            .as(Edit::new);
    Arbitrary<String> changed =
        Combinators.combine(good, edits.list().ofMinSize(1).ofMaxSize(4)).as(Mutations::apply);
    Arbitrary<String> any = Arbitraries.strings().withChars(ALPHABET).ofMaxLength(60);
    return Arbitraries.frequencyOf(Tuple.of(9, changed), Tuple.of(1, any)).withoutEdgeCases();
  }

  private static String apply(String text, List<Edit> edits) {
    String edited = text;
    for (Edit edit : edits) {
      edited = edit.apply(edited);
    }
    return edited;
  }
}
