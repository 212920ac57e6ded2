package examples.gambit;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.display.Match;
import games.turnstile.gambit.display.PlainTextDisplay;
import games.turnstile.gambit.notation.RecordCodec;
import java.io.BufferedReader;
import java.io.Reader;
import java.util.Map;

/** Plays a game of Gambit against the perfect player and prints it, turn by turn. */
public final class PlayPerfect {
  private PlayPerfect() {}

  /**
   * Plays the game.
   *
   * @param args optionally the seed of the challenger
   */
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 7;
    Map<Side, Player> players =
        Map.of(Side.O, Level.MEDIUM.player(seed), Side.X, Level.PERFECT.player(seed));
    // Nobody sits before this screen, so nobody answers.
    PlainTextDisplay screen =
        new PlainTextDisplay(new BufferedReader(Reader.nullReader()), System.out);

    GameRecord game = Match.play(GameRecord.start(Setup.initial()), players, screen);

    System.out.println("\nThe record:\n" + RecordCodec.format(game));
  }
}
