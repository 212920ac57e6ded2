package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What stands where, and whose turn it is. */
final class SetupSection implements Section {
  /** Tells who moves first. */
  static final String FIRST = "first";

  private final Cast cast;
  private final Places places;
  private final Map<Square, Piece> pieces = new EnumMap<>(Square.class);
  private final Map<Side, Store> stores = new EnumMap<>(Side.class);
  private final Set<Castling> castling = EnumSet.noneOf(Castling.class);
  private Side first = Side.WHITE;
  private Optional<Square> enPassant = Optional.empty();
  private int quiet;
  private int turn = 1;

  SetupSection(Cast cast, Places places) {
    this.cast = cast;
    this.places = places;
  }

  @Override
  public Set<String> keywords() {
    return Set.of("store", FIRST, "castling", "en-passant", "quiet", "turn");
  }

  @Override
  public void read(String keyword, Words in) {
    if (keyword.equals("store")) {
      readStore(in);
      return;
    }
    places.claim(keyword, in);
    switch (keyword) {
      case FIRST -> first = in.choice("the side that moves first", Phrases.SIDES);
      case "castling" -> readCastling(in);
      case "en-passant" -> enPassant = Optional.of(in.square());
      case "quiet" -> quiet = in.number("the number of quiet moves", 0, Setup.MOST_TURNS);
      case "turn" -> turn = in.number("the number of the turn", 1, Setup.MOST_TURNS);
      default -> throw new AssertionError(keyword);
    }
  }

  /** A letter, large for White, crates and statues, small for Black. */
  void readPiece(Square square, String cell, Words in) {
    char letter = cell.charAt(0);
    boolean isBlack = letter >= 'a' && letter <= 'z';
    char large = isBlack ? (char) (letter - 'a' + 'A') : letter;
    if (cell.length() > 1 || large < 'A' || large > 'Z') {
      throw in.unexpected("the letter of a piece, '.' or '#'");
    }
    Kind kind = cast.kind(large, in);
    if (kind.isProp() && isBlack) {
      throw in.fault(
          in.start(), "%s belongs to nobody; write '%s'".formatted(Phrases.a(kind.name()), large));
    }
    Side side = isBlack ? Side.BLACK : Side.WHITE;
    Piece piece = kind.isProp() ? Piece.prop(kind) : Piece.of(side, kind);
    if (kind.equals(Kind.KING)) {
      requireOnlyKing(piece, in);
    }
    pieces.put(square, piece);
  }

  private void requireOnlyKing(Piece king, Words in) {
    pieces.forEach(
        (square, piece) -> {
          if (piece.equals(king)) {
            throw in.fault(
                in.start(),
                "there is more than one %s; the other one stands on %s".formatted(king, square));
          }
        });
  }

  private void readStore(Words in) {
    Side side = in.choice("a side", Phrases.SIDES);
    places.claim("store " + Phrases.word(side), in);
    Store store = Store.EMPTY;
    do {
      store = withOneMore(store, in);
    } while (!in.atEnd());
    stores.put(side, store);
  }

  private Store withOneMore(Store store, Words in) {
    String word = in.word("the letter of a stored piece");
    if (!word.matches("[A-Z](@.*)?")) {
      throw in.unexpected("the large letter of a stored piece, as in Q or Q@c3");
    }
    Kind kind = cast.kind(word.charAt(0), in);
    Optional<Square> told = word.length() > 1 ? Square.named(word.substring(2)) : Optional.empty();
    if (word.length() > 1 && told.isEmpty()) {
      throw in.unexpected("a square behind '@', as in Q@c3");
    }
    if (!kind.isStorable()) {
      throw in.fault(in.start(), "%s cannot be stored".formatted(Phrases.a(kind.name())));
    }
    Square square =
        told.or(store::firstFree)
            .orElseThrow(() -> in.fault(in.start(), "a store has room for 64 pieces only"));
    return in.made(in.start(), () -> store.with(square, kind));
  }

  private void readCastling(Words in) {
    String word = in.word("rights to castle such as KQkq");
    for (char letter : word.toCharArray()) {
      int right = Phrases.CASTLING.indexOf(letter);
      if (right < 0 || !castling.add(Castling.values()[right])) {
        throw in.unexpected("some of the letters KQkq, each once");
      }
    }
  }

  Setup build() {
    return new Setup(
        pieces,
        stores.getOrDefault(Side.WHITE, Store.EMPTY),
        stores.getOrDefault(Side.BLACK, Store.EMPTY),
        first,
        castling,
        enPassant,
        quiet,
        turn);
  }

  static void write(StringBuilder text, Setup setup) {
    Stream.of(Side.values()).forEach(side -> writeStore(text, side, setup.store(side)));
    text.append(setup.toMove() == Side.BLACK ? "first black\n" : "");
    if (!setup.castling().isEmpty()) {
      text.append("castling %s\n".formatted(Phrases.castling(setup.castling())));
    }
    setup.enPassant().ifPresent(square -> text.append("en-passant %s\n".formatted(square)));
    text.append(setup.quietPlies() > 0 ? "quiet %s\n".formatted(setup.quietPlies()) : "");
    text.append(setup.turn() > 1 ? "turn %s\n".formatted(setup.turn()) : "");
  }

  private static void writeStore(StringBuilder text, Side side, Store store) {
    if (store.size() == 0) {
      return;
    }
    text.append("store ").append(Phrases.word(side));
    Store before = Store.EMPTY;
    for (Map.Entry<Square, Kind> entry : store.kinds().entrySet()) {
      Square square = entry.getKey();
      boolean isFirstFree = before.firstFree().filter(square::equals).isPresent();
      text.append(' ').append(entry.getValue().letter()).append(isFirstFree ? "" : "@" + square);
      before = before.with(square, entry.getValue());
    }
    text.append('\n');
  }
}
