package games.turnstile.railchess.notation;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** Files that are nearly right or not right at all. */
final class Mutations {
  private static final char[] ALPHABET = "0123456789 \n\r\t-><:#.eE+".toCharArray();
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final List<String> HUGE =
      List.of("2147483647", "2147483648", "2000000000", "99999999999999999999", "-1", "1e999", "");

  private Mutations() {}

  private enum Kind {
    BYTE,
    INSERT,
    DELETE,
    CUT,
    SWAP_LINES,
    REPEAT_LINE,
    NUMBER
  }

  private record Edit(Kind kind, int place, byte value) {
    byte[] apply(byte[] bytes) {
      int at = place % (bytes.length + 1);
      byte[] before = Arrays.copyOf(bytes, at);
      byte[] after = Arrays.copyOfRange(bytes, at, bytes.length);
      byte[] behind = Arrays.copyOfRange(bytes, Math.min(at + 1, bytes.length), bytes.length);
      return switch (kind) {
        case BYTE -> joined(before, new byte[] {value}, behind);
        case INSERT -> joined(before, new byte[] {value}, after);
        case DELETE -> joined(before, behind);
        case CUT -> before;
        case SWAP_LINES, REPEAT_LINE -> lines(bytes);
        case NUMBER -> number(bytes, at);
      };
    }

    private byte[] lines(byte[] bytes) {
      List<String> lines = Arrays.asList(latin(bytes).split("\n", -1));
      int first = place % lines.size();
      int second = Math.floorMod(place / 7 + value, lines.size());
      if (kind == Kind.SWAP_LINES) {
        Collections.swap(lines, first, second);
      } else {
        lines.set(first, lines.get(second));
      }
      return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
    }

    private byte[] number(byte[] bytes, int at) {
      String huge = HUGE.get(Math.floorMod(value, HUGE.size()));
      String tail = NUMBER.matcher(latin(bytes).substring(at)).replaceFirst(huge);
      return (latin(bytes).substring(0, at) + tail).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String latin(byte[] bytes) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] joined(byte[]... parts) {
      int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
      byte[] all = new byte[length];
      int at = 0;
      for (byte[] part : parts) {
        System.arraycopy(part, 0, all, at, part.length);
        at += part.length;
      }
      return all;
    }
  }

  /** Good files with one to four changes, some of which leave them good, and any bytes. */
  static Arbitrary<byte[]> nearly(Arbitrary<String> good) {
    Arbitrary<byte[]> changed =
        Combinators.combine(good, edits().list().ofMinSize(1).ofMaxSize(4)).as(Mutations::apply);
    Arbitrary<byte[]> any = Arbitraries.bytes().array(byte[].class).ofMaxSize(60);
    return Arbitraries.frequencyOf(Tuple.of(9, changed), Tuple.of(1, any)).withoutEdgeCases();
  }

  private static Arbitrary<Edit> edits() {
    Arbitrary<Integer> places =
        Arbitraries.integers().between(0, 99_999).withDistribution(RandomDistribution.uniform());
    Arbitrary<Byte> values =
        Arbitraries.oneOf(
            Arbitraries.chars().with(ALPHABET).map(character -> (byte) (char) character),
            Arbitraries.bytes());
    return Combinators.combine(Arbitraries.of(Kind.class), places, values).as(Edit::new);
  }

  private static byte[] apply(String text, List<Edit> edits) {
    byte[] edited = text.getBytes(StandardCharsets.UTF_8);
    for (Edit edit : edits) {
      edited = edit.apply(edited);
    }
    return edited;
  }
}
