package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The kinds of pieces of a level, by their names and letters.
 *
 * @param kinds the common ones and the level's own
 */
record Cast(List<Kind> kinds) {
  static final Cast COMMON = new Cast(Kind.COMMON);

  Cast with(Kind kind) {
    return new Cast(Stream.concat(kinds.stream(), Stream.of(kind)).toList());
  }

  Optional<Kind> find(Predicate<Kind> wanted) {
    return kinds.stream().filter(wanted).findFirst();
  }

  /** A kind by its letter, at the place where the letter was read. */
  Kind kind(char letter, Words in) {
    return find(kind -> kind.letter() == letter)
        .orElseThrow(
            () ->
                in.unexpected(
                    "the letter of a kind (%s)"
                        .formatted(known(kind -> String.valueOf(kind.letter())))));
  }

  private String known(Function<Kind, String> naming) {
    return kinds.stream().map(naming).collect(Collectors.joining(" "));
  }

  /** A kind by its name. */
  Kind kind(Words in) {
    String name = in.nameAmongWords("kind");
    return find(kind -> kind.name().equals(name))
        .orElseThrow(
            () ->
                in.fault(
                    in.start(),
                    "'%s' is no kind of piece; known are %s".formatted(name, known(Kind::name))));
  }

  /** Such as {@code white queen} or {@code crate}. */
  Piece piece(Words in) {
    int offset = in.offset();
    Optional<Side> side = side(in);
    Kind kind = kind(in);
    if (side.isEmpty() && !kind.isProp()) {
      throw in.fault(
          offset,
          "%1$s belongs to a side; write 'white %2$s' or 'black %2$s'"
              .formatted(Phrases.a(kind.name()), Phrases.name(kind.name())));
    }
    requireNobodys(side, kind, in, offset);
    return new Piece(kind, side);
  }

  /** Such as {@code any}, {@code white}, {@code crate} or {@code black queen}. */
  PieceFilter filter(Words in) {
    if (in.skip("any")) {
      return PieceFilter.ANY;
    }
    int offset = in.offset();
    Optional<Side> side = side(in);
    if (!in.isNameNext()) {
      return side.map(PieceFilter::of)
          .orElseThrow(() -> in.expected("which pieces (any, white, black or a kind)"));
    }
    Kind kind = kind(in);
    requireNobodys(side, kind, in, offset);
    return new PieceFilter(side, Optional.of(kind));
  }

  private static void requireNobodys(Optional<Side> side, Kind kind, Words in, int offset) {
    if (side.isPresent() && kind.isProp()) {
      throw in.fault(
          offset,
          "nobody owns %s; write '%s' alone"
              .formatted(Phrases.a(kind.name()), Phrases.name(kind.name())));
    }
  }

  private static Optional<Side> side(Words in) {
    return in.isNext("white") || in.isNext("black")
        ? Optional.of(in.choice("a side", Phrases.SIDES))
        : Optional.empty();
  }

  /** Nothing, or {@code by} and which pieces. */
  PieceFilter by(Words in) {
    return in.skip("by") ? filter(in) : PieceFilter.ANY;
  }

  /** One square or more, each once. */
  static Set<Square> squares(Words in) {
    Set<Square> squares = new TreeSet<>();
    do {
      Square square = in.square();
      if (!squares.add(square)) {
        throw in.fault(in.start(), "%s is there twice".formatted(square));
      }
    } while (in.isSquareNext());
    return squares;
  }
}
