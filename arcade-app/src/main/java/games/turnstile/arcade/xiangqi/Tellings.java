package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.xiangqi.EndReason;
import games.turnstile.xiangqi.Outcome;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.variant.Side;

/** Sides, players and results in words. */
final class Tellings {
  private Tellings() {}

  /** The side in lower case. */
  static String side(Side side) {
    return EnumNames.of(side);
  }

  /** The side as it begins a sentence. */
  static String name(Side side) {
    return side == Side.RED ? "Red" : "Blue";
  }

  /** The side and, if it is known, who plays it. */
  static String player(NamedRecord record, Side side) {
    return record.name(side).map(name -> name(side) + " (" + name + ")").orElse(name(side));
  }

  /** Both players, with what they are called if that is known. */
  static String players(NamedRecord record) {
    return record.name(Side.RED).orElse("red")
        + " against "
        + record.name(Side.BLUE).orElse("blue");
  }

  /** Who has won, and why, in a phrase. */
  static String result(Outcome outcome) {
    String result = outcome.winner().map(side -> side(side) + " won").orElse("drawn");
    return "%s (%s)".formatted(result, word(outcome.reason()));
  }

  /** The reason for programs. */
  static String word(EndReason reason) {
    return EnumNames.of(reason).replace('_', '-');
  }

  /** How the game ended, in a sentence. */
  static String ending(Outcome outcome) {
    String winner = outcome.winner().map(Tellings::name).orElse("");
    String loser = outcome.winner().map(side -> name(side.opponent())).orElse("");
    boolean isDrawn = outcome.winner().isEmpty();
    return switch (outcome.reason()) {
      case LEADER_TAKEN -> "%s has taken a leader and won.".formatted(winner);
      case CHECKMATE -> "%s is checkmated; %s has won.".formatted(loser, winner);
      case NO_MOVES ->
          isDrawn
              ? "The side to move has no move; the game is drawn."
              : "%s has no move; %s has won.".formatted(loser, winner);
      case REPETITION -> "The same position for the third time; the game is drawn.";
      case NO_CAPTURE -> "Nothing has been captured for too long; the game is drawn.";
      case EXTENSION ->
          isDrawn
              ? "An extension has ended the game, which is drawn."
              : "An extension has ended the game; %s has won.".formatted(winner);
    };
  }
}
