package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import java.util.List;
import java.util.SplittableRandom;

/** Beginnings of orthodox chess, so that games between the same bots differ. */
final class Openings {
  private static final List<String> MOVES =
      List.of(
          "e4 e5 Nf3 Nc6 Bb5 a6",
          "e4 e5 Nf3 Nc6 Bc4 Bc5",
          "e4 e5 Nf3 Nc6 d4 exd4",
          "e4 e5 Nf3 Nf6",
          "e4 e5 Nc3 Nf6",
          "e4 e5 f4 exf4",
          "e4 c5 Nf3 d6 d4 cxd4",
          "e4 c5 Nf3 Nc6 d4 cxd4",
          "e4 c5 Nc3 Nc6",
          "e4 c5 c3 d5",
          "e4 e6 d4 d5 Nc3 Nf6",
          "e4 e6 d4 d5 e5 c5",
          "e4 c6 d4 d5 exd5 cxd5",
          "e4 c6 d4 d5 e5 Bf5",
          "e4 d6 d4 Nf6 Nc3 g6",
          "e4 d5 exd5 Qxd5",
          "e4 Nf6 e5 Nd5",
          "d4 d5 c4 e6 Nc3 Nf6",
          "d4 d5 c4 c6 Nf3 Nf6",
          "d4 d5 c4 dxc4 Nf3 Nf6",
          "d4 d5 Nf3 Nf6 Bf4 e6",
          "d4 Nf6 c4 e6 Nc3 Bb4",
          "d4 Nf6 c4 e6 Nf3 b6",
          "d4 Nf6 c4 g6 Nc3 Bg7",
          "d4 Nf6 c4 g6 Nc3 d5",
          "d4 Nf6 c4 c5 d5 e6",
          "d4 f5 g3 Nf6",
          "c4 e5 Nc3 Nf6",
          "c4 c5 Nf3 Nf6",
          "Nf3 d5 g3 Nf6");

  private Openings() {}

  /** A game that has begun; the same seed gives the same beginning. */
  static GameRecord begin(long seed) {
    GameRecord game = GameRecord.start(FenOption.start());
    String moves = MOVES.get(new SplittableRandom(seed).nextInt(MOVES.size()));
    for (String move : moves.split(" ")) {
      game = game.play(SanCodec.parse(move, game.position()));
    }
    return game;
  }
}
