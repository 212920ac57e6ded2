package games.turnstile.gambit;

import java.util.Comparator;

/** Plays games between two players to the end. */
final class Games {
  private Games() {}

  /** The outcome of the game from the position, the first player having the seat. */
  static Outcome play(Position position, Side seat, Player first, Player second) {
    Position now = position;
    while (now.outcome().isEmpty()) {
      Player player = now.toMove() == seat ? first : second;
      now = now.play(player.chooseTurn(now));
    }
    return now.outcome().get();
  }

  /** Takes what scores most right now. */
  static Player greedy() {
    return position ->
        position.legalTurns().stream()
            .max(Comparator.comparingInt(turn -> lead(position.play(turn), position.toMove())))
            .orElseThrow();
  }

  private static int lead(Position position, Side side) {
    return position.score(side) - position.score(side.opponent());
  }
}
