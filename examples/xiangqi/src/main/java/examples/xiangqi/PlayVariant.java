package examples.xiangqi;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Outcome;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.words.Words;

/** Describes a board game as text, tells its rules, and lets two bots play it. */
public final class PlayVariant {
  private static final String VARIANT =
      """
      xiangqi-variant 1
      name Two Towers
      rule promotion
      option repetition
      option no-capture-limit 40

      piece 1 red leader "King"
        moves 1,2,3,4,5,6,7,8;
      piece 2 blue leader "King"
        moves 1,2,3,4,5,6,7,8;
      piece 3 red "Tower"
        moves ;2,4,5,7
      piece 4 blue "Tower"
        moves ;2,4,5,7
      piece 5 red "Squire"
        moves 2,1(X[-2]),3(X[-2]);
        promotion X[1]
        promoted 2,4,5,7;1,3,6,8
      piece 6 blue "Squire"
        moves 7,6(X[2]),8(X[2]);
        promotion X[-1]
        promoted 2,4,5,7;1,3,6,8

      board 6 5
       4 . 2 . 4
       6 6 6 6 6
       . . . . .
       . . . . .
       5 5 5 5 5
       3 . 1 . 3
      """;

  private PlayVariant() {}

  /**
   * Plays the game.
   *
   * @param args optionally the seed of the bots
   */
  public static void main(String[] args) {
    long seed = args.length == 1 ? Long.parseLong(args[0]) : 1;
    Ruleset ruleset = Ruleset.of(VariantCodec.parse(VARIANT));
    ruleset.warnings().forEach(System.out::println);

    Words words = Words.of(ruleset, Language.ENGLISH);
    words.rules().forEach(System.out::println);
    Piece squire = new Piece(ruleset.variant().type(5), false);
    words.details(squire).lines().forEach(System.out::println);

    Player red = Level.HARD.player(seed);
    Player blue = Level.MEDIUM.player(seed);
    GameRecord game = GameRecord.start(Setup.initial(ruleset));
    while (game.last().outcome().isEmpty()) {
      Position position = game.last();
      game = game.play((position.turn() == Side.RED ? red : blue).choose(position));
    }
    print(game, words);
  }

  private static void print(GameRecord game, Words words) {
    for (int number = 0; number < game.moves().size(); number++) {
      Position before = game.positions().get(number);
      Move move = game.moves().get(number);
      System.out.printf(
          "%s. %s's %s %s%s%n",
          number + 1,
          words.owner(before.turn().owner()),
          words.name(before.pieceAt(move.from()).orElseThrow().type()),
          move,
          before.pieceAt(move.to()).map(taken -> " takes " + words.name(taken.type())).orElse(""));
    }
    Outcome outcome = game.last().outcome().orElseThrow();
    System.out.println(
        outcome.winner().map(side -> words.owner(side.owner()) + " has won").orElse("Drawn")
            + ": "
            + outcome.reason());
  }
}
