package games.turnstile.gambit.display;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.notation.PositionCodec;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.Map;

/** A game at a plain-text screen with everything that will be typed known beforehand. */
record ScriptedScreen(GameRecord game, String shown) {
  static ScriptedScreen play(String position, Map<Side, Player> bots, String... typed) {
    return play(PositionCodec.parse(position).toSetup(), bots, typed);
  }

  static ScriptedScreen play(Setup setup, Map<Side, Player> bots, String... typed) {
    StringBuilder out = new StringBuilder();
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", typed)));
    GameRecord game = Match.play(GameRecord.start(setup), bots, new PlainTextDisplay(in, out));
    return new ScriptedScreen(game, out.toString());
  }
}
