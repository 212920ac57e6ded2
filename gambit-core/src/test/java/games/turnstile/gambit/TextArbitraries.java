package games.turnstile.gambit;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Generators of texts that are nearly right or not right at all. */
public final class TextArbitraries {
  private static final String ALPHABET = "012XOabch34x strictgambit\n\r \t-Ä１\u0000\uD83C";

  private TextArbitraries() {}

  /** Any text at all, and texts of those characters that the notations are made of. */
  public static Arbitrary<String> any() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(80),
        Arbitraries.strings().withChars(ALPHABET).ofMaxLength(80));
  }

  /** Valid texts with one to three small mistakes, some of which leave them valid. */
  public static Arbitrary<String> mutated(Arbitrary<String> valid) {
    return Combinators.combine(valid, edits().list().ofMinSize(1).ofMaxSize(3))
        .as(TextArbitraries::apply)
        .withoutEdgeCases();
  }

  private enum Kind {
    INSERT,
    REPLACE,
    DELETE,
    SWAP,
    TRUNCATE,
    REPEAT
  }

  private record Edit(Kind kind, int place, char character) {
    String apply(String text) {
      int at = place % (text.length() + 1);
      int next = Math.min(at + 1, text.length());
      String before = text.substring(0, at);
      return switch (kind) {
        case INSERT -> before + character + text.substring(at);
        case REPLACE -> before + character + text.substring(next);
        case DELETE -> before + text.substring(next);
        case SWAP -> text.substring(next) + before;
        case TRUNCATE -> before;
        case REPEAT -> before + text;
      };
    }
  }

  private static Arbitrary<Edit> edits() {
    Arbitrary<Integer> places =
        Arbitraries.integers().between(0, 9999).withDistribution(RandomDistribution.uniform());
    Arbitrary<Character> characters =
        Arbitraries.oneOf(
            Arbitraries.chars().with(ALPHABET.toCharArray()), Arbitraries.chars().all());
    return Combinators.combine(Arbitraries.of(Kind.class), places, characters).as(Edit::new);
  }

  private static String apply(String text, List<Edit> edits) {
    String edited = text;
    for (Edit edit : edits) {
      edited = edit.apply(edited);
    }
    return edited;
  }
}
