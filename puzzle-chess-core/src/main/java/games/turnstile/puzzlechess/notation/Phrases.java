package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How levels put into words what occurs in several places of them. */
final class Phrases {
  /** Words that a kind or a port may have as its name, but then in quotes. */
  static final Set<String> RESERVED =
      Set.of(
          "any", "white", "black", "by", "and", "or", "not", "once", "closed", "raises", "lowers",
          "height", "opens");

  static final Map<String, Side> SIDES = words(Side.values(), Phrases::word);

  static final Map<String, PromotionRule> PROMOTIONS = words(PromotionRule.values(), Phrases::word);

  static final Map<String, DrawRule> DRAWS = words(DrawRule.values(), Phrases::word);

  /** The letters of the rights to castle, in their order. */
  static final String CASTLING = "KQkq";

  private Phrases() {}

  private static <T> Map<String, T> words(T[] meanings, Function<T, String> word) {
    Map<String, T> words = new LinkedHashMap<>();
    Stream.of(meanings).forEach(meaning -> words.put(word.apply(meaning), meaning));
    return words;
  }

  /** Such as {@code fifty-moves}. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A name where it stands among words. */
  static String name(String name) {
    return RESERVED.contains(name) ? "\"" + name + "\"" : name;
  }

  /** A noun with its article. */
  static String a(String noun) {
    return ("aeio".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
  }

  static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  static String filter(PieceFilter filter) {
    if (filter.equals(PieceFilter.ANY)) {
      return "any";
    }
    Stream<String> side = filter.side().map(Phrases::word).stream();
    Stream<String> kind = filter.kind().map(known -> name(known.name())).stream();
    return Stream.concat(side, kind).collect(Collectors.joining(" "));
  }

  /** Nothing for any pieces, otherwise such as {@code by white}. */
  static String by(PieceFilter filter) {
    return filter.equals(PieceFilter.ANY) ? "" : " by " + filter(filter);
  }

  static String squares(Collection<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  static String castling(Collection<Castling> rights) {
    return rights.stream()
        .map(right -> CASTLING.substring(right.ordinal(), right.ordinal() + 1))
        .collect(Collectors.joining());
  }

  /** The letter of a piece on a board: large, but for Black. */
  static String letter(Piece piece) {
    String letter = String.valueOf(piece.kind().letter());
    return piece.side().filter(Side.BLACK::equals).isPresent()
        ? letter.toLowerCase(Locale.ROOT)
        : letter;
  }
}
