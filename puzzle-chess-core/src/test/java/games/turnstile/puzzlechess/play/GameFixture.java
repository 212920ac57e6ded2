package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;

/** Games with a clock that goes as a test says. */
abstract class GameFixture {
  final FakeClock clock = new FakeClock();

  Game start(Level level) {
    return Game.start(level, clock);
  }

  /** Makes moves, each after so much time. */
  Game play(Game game, long millis, String... moves) {
    Game played = game;
    for (String move : moves) {
      clock.pass(millis);
      played = played.propose(move(move, played.position()));
    }
    return played;
  }

  static Move move(String text, Position position) {
    return MoveCodec.parse(text, position);
  }

  static Game premove(Game game, Side side, String... moves) {
    Game planned = game;
    for (String move : moves) {
      planned = planned.premove(side, move(move, game.position()));
    }
    return planned;
  }

  static List<String> premoves(Game game, Side side) {
    return game.premoves(side).stream().map(MoveCodec::format).toList();
  }
}
