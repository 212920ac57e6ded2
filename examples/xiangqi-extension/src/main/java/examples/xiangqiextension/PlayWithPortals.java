package examples.xiangqiextension;

import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.words.Words;

/** Plays a variant that names the extension {@link Portals}, and tells what the portals did. */
public final class PlayWithPortals {
  private static final String VARIANT =
      """
      xiangqi-variant 1
      name Through the corners
      option repetition
      option no-capture-limit 30
      extension portals

      piece 1 red leader "King"
        moves 2,4,5,7;
      piece 2 blue leader "King"
        moves 2,4,5,7;
      piece 3 red "Runner"
        moves 1,2,3,4,5,6,7,8;2(EDGE[0]),4(EDGE[0]),5(EDGE[0]),7(EDGE[0])
      piece 4 blue "Runner"
        moves 1,2,3,4,5,6,7,8;2(EDGE[0]),4(EDGE[0]),5(EDGE[0]),7(EDGE[0])

      board 6 6
       . . 4 4 . .
       . . 4 2 . .
       . . . . . .
       . . . . . .
       . . 1 3 . .
       . . 3 3 . .
      """;

  private PlayWithPortals() {}

  /**
   * Plays the game. Red's first move goes through a portal.
   *
   * @param args optionally the seed of the bots
   */
  public static void main(String[] args) {
    long seed = args.length == 1 ? Long.parseLong(args[0]) : 1;
    Ruleset ruleset = Ruleset.of(VariantCodec.parse(VARIANT));
    Words words = Words.of(ruleset, Language.ENGLISH);
    words.rules().forEach(System.out::println);
    words.details(new Piece(ruleset.variant().type(3), false)).lines().forEach(System.out::println);

    Player bot = Level.MEDIUM.player(seed);
    Position position = Position.initial(ruleset);
    Move move = new Move(new Point(6, 3), new Point(6, 1));
    while (position.outcome().isEmpty()) {
      position = play(position, move, words);
      move = position.outcome().isEmpty() ? bot.choose(position) : move;
    }
    System.out.println("The end: " + position.outcome().orElseThrow());
  }

  private static Position play(Position position, Move move, Words words) {
    Position next = position.play(move);
    Piece piece = position.pieceAt(move.from()).orElseThrow();
    boolean hasGone = next.pieceAt(move.to()).isEmpty();
    System.out.println(
        "%s's %s %s%s"
            .formatted(
                words.owner(piece.owner()),
                words.name(piece.type()),
                move,
                hasGone ? ", and through the portal" : ""));
    return next;
  }
}
