package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.notation.SanCodec;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads moves as people type them: as two squares, or as in books without its fine points. */
final class MoveReader {
  private static final String SQUARES = "[a-hA-H][1-8]";
  private static final Pattern A_SQUARE = Pattern.compile("[a-h][1-8]");
  private static final Pattern CASTLING = Pattern.compile("([oO0]-[oO0](-[oO0])?)[+#!?]*");

  private final Position position;

  MoveReader(Position position) {
    this.position = position;
  }

  /** Whether a text begins like a move of two squares. */
  static boolean isSquares(String typed) {
    return typed.matches("(?s)%s[- ]?%<s.*".formatted(SQUARES));
  }

  /** Whether a text is more like a move than like anything else. */
  static boolean isAttempt(String typed) {
    return A_SQUARE.matcher(typed).find() || CASTLING.matcher(typed).matches();
  }

  /**
   * The move that was meant, legal or not if it was typed as two squares.
   *
   * @throws NotationException if none was meant
   */
  Move read(String typed) {
    Matcher castling = CASTLING.matcher(typed);
    if (castling.matches()) {
      return readSan(castling.group(1).replaceAll("[o0]", "O"));
    }
    return isSquares(typed) ? readSquares(typed) : readSan(typed);
  }

  private Move readSquares(String typed) {
    String squares = typed.replaceFirst("[- ]", "");
    String choices = squares.substring(4);
    String from = squares.substring(0, 4).toLowerCase(Locale.ROOT);
    return MoveCodec.parse(from + withLetterOfKind(choices), position);
  }

  /** Puts {@code =Q} for {@code q} and {@code =q}, as many programs write it. */
  private static String withLetterOfKind(String choices) {
    int end = choices.contains("@") ? choices.indexOf('@') : choices.length();
    String promotion = choices.substring(0, end).strip();
    return promotion.matches("=?[a-zA-Z]")
        ? "=" + promotion.replace("=", "").toUpperCase(Locale.ROOT) + choices.substring(end)
        : choices;
  }

  private Move readSan(String typed) {
    String[] parts = typed.split("(?=@)", 2);
    String wanted = bare(parts[0]);
    List<Move> meant =
        position.legalMoves().stream().filter(move -> isMeant(move, wanted)).toList();
    // What the book's own words would be is told by its reader.
    return meant.size() == 1
        ? meant.get(0).withKeeping(keeping(meant.get(0), parts))
        : SanCodec.parse(typed, position);
  }

  private Keeping keeping(Move move, String... parts) {
    return Optional.of(parts)
        .filter(given -> given.length > 1)
        .map(given -> MoveCodec.parse("" + move.from() + move.to() + given[1], position).keeping())
        .orElse(move.keeping());
  }

  /** Pieces may be told more exactly than books do. */
  private boolean isMeant(Move move, String wanted) {
    char[] from = move.from().toString().toCharArray();
    char letter = position.pieceAt(move.from()).orElseThrow().kind().letter();
    return wanted.equals(bare(SanCodec.format(position, move)))
        || wanted.matches("%s%s?%s?%s".formatted(letter, from[0], from[1], move.to()));
  }

  /** Without the marks that tell nothing which the rest does not. */
  private static String bare(String san) {
    return san.replaceAll("[x=+#!? ]", "");
  }
}
