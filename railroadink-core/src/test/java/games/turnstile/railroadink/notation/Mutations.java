package games.turnstile.railroadink.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** Texts that are nearly right or not right at all. */
final class Mutations {
  private static final char[] ALPHABET =
      "ABSGH0123456789 \n\r\t|.,#-\uFEFF\u0660\uD83D".toCharArray();

  private Mutations() {}

  private enum Kind {
    CHANGE,
    INSERT,
    DELETE,
    CUT,
    SWAP_CHARACTERS,
    SWAP_LINES,
    REPEAT_LINE
  }

  private record Edit(Kind kind, int place, char value) {
    String apply(String text) {
      int at = place % (text.length() + 1);
      int behind = Math.min(at + 1, text.length());
      String before = text.substring(0, at);
      return switch (kind) {
        case CHANGE -> before + value + text.substring(behind);
        case INSERT -> before + value + text.substring(at);
        case DELETE -> before + text.substring(behind);
        case CUT -> before;
        case SWAP_CHARACTERS -> String.join("", swapped(text.split("")));
        case SWAP_LINES -> String.join("\n", swapped(text.split("\n", -1)));
        case REPEAT_LINE -> String.join("\n", repeated(text.split("\n", -1)));
      };
    }

    private List<String> swapped(String[] parts) {
      List<String> swapped = new ArrayList<>(Arrays.asList(parts));
      Collections.swap(swapped, place % parts.length, place / 7 % parts.length);
      return swapped;
    }

    private List<String> repeated(String[] lines) {
      List<String> repeated = new ArrayList<>(Arrays.asList(lines));
      repeated.add(place % lines.length, lines[place / 7 % lines.length]);
      return repeated;
    }
  }

  /** Good texts with one to four changes, some of which leave them good, and any texts. */
  static Arbitrary<String> nearly(Arbitrary<String> good) {
    Arbitrary<String> changed =
        Combinators.combine(good, edits().list().ofMinSize(1).ofMaxSize(4)).as(Mutations::applyAll);
    Arbitrary<String> any = Arbitraries.strings().ofMaxLength(60);
    Arbitrary<String> nearlyAny = Arbitraries.strings().withChars(ALPHABET).ofMaxLength(60);
    return Arbitraries.frequencyOf(Tuple.of(9, changed), Tuple.of(1, any), Tuple.of(1, nearlyAny))
        .withoutEdgeCases();
  }

  private static Arbitrary<Edit> edits() {
    Arbitrary<Integer> places =
        Arbitraries.integers().between(0, 99_999).withDistribution(RandomDistribution.uniform());
    Arbitrary<Character> values = Arbitraries.chars().with(ALPHABET);
    return Combinators.combine(Arbitraries.of(Kind.class), places, values).as(Edit::new);
  }

  private static String applyAll(String text, List<Edit> edits) {
    String edited = text;
    for (Edit edit : edits) {
      edited = edit.apply(edited);
    }
    return edited;
  }
}
