package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;

/** Sides, pieces, times and results in words. */
final class Tellings {
  private static final long MILLIS = 1000;
  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;

  private Tellings() {}

  /** The side as it begins a sentence. */
  static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** What is played: the level's title, or else its name. */
  static String title(Level level) {
    if (FenOption.isOrthodox(level)) {
      return "Orthodox chess";
    }
    return level.title().isEmpty() ? level.name() : level.title();
  }

  /** Such as {@code white knight} or {@code crate}. */
  static String piece(Piece piece) {
    return piece.toString().replace('-', ' ');
  }

  /** Such as {@code a white knight}, {@code a white piece} or {@code any piece}. */
  static String filter(PieceFilter pieces) {
    if (pieces.equals(PieceFilter.ANY)) {
      return "any piece";
    }
    String piece = pieces.toString().replace('-', ' ');
    return Phrases.one(pieces.kind().isEmpty() ? piece + " piece" : piece);
  }

  /** A time as on a clock, such as {@code 0:07} or {@code 1:00:00}. */
  static String time(long millis) {
    long seconds = millis / MILLIS;
    return seconds < HOUR
        ? "%d:%02d".formatted(seconds / MINUTE, seconds % MINUTE)
        : "%d:%02d:%02d".formatted(seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
  }

  /** The word for programs, such as {@code fifty-moves}. */
  static String word(Enum<?> constant) {
    return EnumNames.of(constant).replace('_', '-');
  }

  /** How the game ended, in a phrase such as {@code solved, goal} or {@code Black won, time}. */
  static String result(Level level, Outcome outcome) {
    String won = outcome.winner().map(side -> name(side) + " won").orElse("drawn");
    String result = FenOption.isOrthodox(level) ? won : word(outcome.result());
    return "%s, %s".formatted(result, word(reason(level, outcome)).replace('-', ' '));
  }

  /** Why the game is over; in orthodox chess to mate White is no goal but mate. */
  static EndReason reason(Level level, Outcome outcome) {
    boolean isMate = outcome.reason() == EndReason.GOAL && FenOption.isOrthodox(level);
    return isMate ? EndReason.CHECKMATE : outcome.reason();
  }

  /** How the game ended, in a sentence. */
  static String ending(Position position, Outcome outcome) {
    return "%s; %s.".formatted(cause(position, outcome), meaning(position.level(), outcome));
  }

  private static String cause(Position position, Outcome outcome) {
    return switch (reason(position.level(), outcome)) {
      case GOAL -> "The goal is reached";
      case REACTION -> "The scene has ended it";
      case CHECKMATE -> name(position.toMove()) + " is checkmated";
      case LOST_PIECE -> "What had to be kept is lost";
      case TURNS -> "The goal can no longer be reached in time";
      case TIME ->
          (outcome.result() == Outcome.Result.SOLVED ? "White" : "Black") + "'s time is over";
      case STALEMATE -> name(position.toMove()) + " cannot move and is not in check";
      case REPETITION -> "The same position for the third time";
      case FIFTY_MOVES -> "No capture and no pawn's move for 50 moves";
      case INSUFFICIENT_MATERIAL -> "Nobody can mate any more";
      case STUCK -> "Neither side can move";
    };
  }

  private static String meaning(Level level, Outcome outcome) {
    if (FenOption.isOrthodox(level)) {
      return outcome.winner().map(side -> name(side) + " has won").orElse("the game is drawn");
    }
    return switch (outcome.result()) {
      case SOLVED -> "the level is solved";
      case FAILED -> "the level is failed";
      case DRAWN -> "that is a draw, which does not solve the level";
    };
  }
}
