package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Texts that are nearly levels, and texts that are not levels at all. */
final class LevelMutations {
  private static final String CHARACTERS = "a.#8Kk0-9@:;()\"\\ \t\r\n\0\uFEFF兵\uD83D";
  private static final List<String> WORDS =
      List.of(
          "scene",
          "board",
          "kind",
          "goal",
          "when",
          "and",
          "or",
          "not",
          "(",
          ")",
          ":",
          ";",
          "by",
          "white",
          "any",
          "crate",
          "e4",
          "a1-a2",
          "-1",
          "65",
          "2147483648",
          "99999999999999999999",
          "\"",
          "\"a\"",
          "K",
          "K@a1",
          "1:00",
          "once",
          "closed",
          "enters",
          "within",
          "none",
          "");

  private LevelMutations() {}

  static Arbitrary<String> nearly(Arbitrary<Level> levels) {
    Arbitrary<String> changed =
        Combinators.combine(levels, Arbitraries.randoms())
            .as((level, random) -> changed(LevelCodec.format(level), random));
    Arbitrary<String> any = Arbitraries.randomValue(LevelMutations::anything);
    return Arbitraries.frequencyOf(Tuple.of(9, changed), Tuple.of(1, any));
  }

  private static String anything(Random random) {
    String some =
        IntStream.range(0, random.nextInt(60))
            .mapToObj(i -> random.nextBoolean() ? word(random) : character(random))
            .collect(Collectors.joining(" "));
    return (random.nextBoolean() ? "puzzle-chess-level 1\nname x\nscene y\n" : "") + some;
  }

  private static String changed(String text, Random random) {
    String changed = text;
    for (int i = random.nextInt(3); i >= 0; i--) {
      changed =
          switch (random.nextInt(4)) {
            case 0 -> pieces(changed, "\n", random);
            case 1, 2 -> line(changed, random);
            default -> characters(changed, random);
          };
    }
    return changed;
  }

  /** Changes the words of one line. */
  private static String line(String text, Random random) {
    String[] lines = text.split("\n", -1);
    int line = random.nextInt(lines.length);
    lines[line] = pieces(lines[line], " ", random);
    return String.join("\n", lines);
  }

  /** Deletes, swaps, repeats or replaces what stands between separators. */
  private static String pieces(String text, String separator, Random random) {
    List<String> pieces = new ArrayList<>(List.of(text.split(separator, -1)));
    int one = random.nextInt(pieces.size());
    int other = random.nextInt(pieces.size());
    switch (random.nextInt(5)) {
      case 0 -> pieces.remove(one);
      case 1 -> Collections.swap(pieces, one, other);
      case 2 -> pieces.add(one, pieces.get(other));
      case 3 -> pieces.set(one, word(random));
      default -> pieces.add(one, word(random));
    }
    return String.join(separator, pieces);
  }

  /** Deletes, inserts or replaces a character, or cuts the text. */
  private static String characters(String text, Random random) {
    int place = random.nextInt(text.length() + 1);
    String before = text.substring(0, place);
    String behind = text.substring(Math.min(place + 1, text.length()));
    return switch (random.nextInt(4)) {
      case 0 -> before + behind;
      case 1 -> before + character(random) + text.substring(place);
      case 2 -> before + character(random) + behind;
      default -> before;
    };
  }

  private static String word(Random random) {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private static String character(Random random) {
    return String.valueOf(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
  }
}
