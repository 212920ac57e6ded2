package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Moves as the square where they begin and the one where they end: {@code e2e4}.
 *
 * <p>A promotion adds the letter of what takes the pawn's place, {@code e7e8=Q}. Another choice
 * than the first free square of the store adds the chosen one, {@code d4e5@c3}, or {@code d4e5@-}
 * if what is captured is not stored. There is one way to write a move, and only that is read.
 */
public final class MoveCodec {
  static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private MoveCodec() {}

  /**
   * {@return the text of a move}
   *
   * @param move any move
   */
  public static String format(Move move) {
    return move.from().toString() + move.to() + choices(move);
  }

  /** What the player has chosen beside the squares. */
  static String choices(Move move) {
    String promotion = move.promotion().map(kind -> "=" + kind.letter()).orElse("");
    Keeping keeping = move.keeping();
    String place = keeping.square().map(square -> "@" + square).orElse("");
    return promotion + (keeping.isKept() ? place : "@-");
  }

  /**
   * {@return the move that a text describes, legal or not}
   *
   * @param text such as {@code e2e4}
   * @param position in whose level the letters of kinds mean something
   * @throws NotationException if the text is malformed, or the level has no kind with the letter
   */
  public static Move parse(String text, Position position) {
    LineCursor in = new LineCursor(text);
    Objects.requireNonNull(position, "position");
    Square from = in.square("the square where the move begins, such as e2");
    Square to = in.square("the square where the move ends, such as e4");
    Optional<Kind> promotion = promotion(in, position.level());
    Keeping keeping = keeping(in);
    in.expectEnd("'=' and a promotion, '@' and a place in the store, or the end");
    return new Move(from, to, promotion, keeping);
  }

  /** Reads {@code =Q}, or nothing. */
  static Optional<Kind> promotion(LineCursor in, Level level) {
    if (in.isAtOneOf("qrbn")) {
      throw in.fault("a promotion is '=' and an upper case letter, such as =Q");
    }
    return in.skip('=')
        ? Optional.of(kind(in, level, "the upper case letter of what takes the pawn's place"))
        : Optional.empty();
  }

  /** Reads the letter of a kind. */
  static Kind kind(LineCursor in, Level level, String what) {
    int start = in.offset();
    char letter = in.oneOf(LETTERS, what);
    return level
        .kind(letter)
        .orElseThrow(
            () ->
                in.faultAt(
                    start,
                    "no kind has the letter %s here; the letters are %s"
                        .formatted(letter, letters(level))));
  }

  private static String letters(Level level) {
    return level.allKinds().stream()
        .map(kind -> kind.letter() + " (" + kind.name() + ")")
        .collect(Collectors.joining(", "));
  }

  /** Reads {@code @c3} or {@code @-}, or nothing. */
  static Keeping keeping(LineCursor in) {
    if (!in.skip('@')) {
      return Keeping.FIRST_FREE;
    }
    return in.skip('-')
        ? Keeping.NONE
        : Keeping.on(in.square("a square of the store, or '-' if nothing is stored"));
  }
}
