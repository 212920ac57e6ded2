package examples.railroadink;

import games.turnstile.railroadink.Diagram;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.Level;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Phase;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.ScoreCard;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.notation.BoardCodec;
import games.turnstile.railroadink.notation.RollCodec;
import java.util.List;

/** Lets the strong bot play Railroad Ink alone and shows its sheet with all that it scores. */
public final class PlaySolo {
  private static final int SEAT = 0;

  private PlaySolo() {}

  /**
   * Plays the game.
   *
   * @param args optionally the seed of the dice, or their seven rolls, as A0A3A3B1
   */
  public static void main(String[] args) {
    long seed = args.length == 1 ? Long.parseLong(args[0]) : 1;
    Dice dice =
        args.length > 1
            ? Dice.given(RollCodec.parseAll(String.join(" ", args)))
            : Dice.seeded(seed);
    Sheet sheet = play(new Setup(List.of("Bot"), seed), dice, Level.STRONG.player(seed));

    System.out.print(Diagram.of(sheet));
    print(sheet.score());
    System.out.println("Board: " + BoardCodec.format(sheet));
  }

  private static Sheet play(Setup setup, Dice dice, Player bot) {
    Position position = Position.of(setup);
    while (position.phase() != Phase.OVER) {
      position = position.play(dice.roll(position));
      Round round = position.round(SEAT).orElseThrow();
      List<Placement> placements = bot.finish(round);
      for (Placement placement : placements) {
        position = position.play(new Move.Draw(SEAT, placement));
      }
      position = position.play(new Move.EndRound(SEAT));
      System.out.println(
          "Round " + round.number() + ": " + RollCodec.format(round.roll()) + " as " + placements);
    }
    return position.sheet(SEAT);
  }

  private static void print(ScoreCard card) {
    for (ScoreCard.Network network : card.networks()) {
      if (network.points() > 0) {
        System.out.println("Network of " + network.exits().size() + " exits: +" + network.points());
      }
    }
    System.out.println("Centre: +" + card.centre().size());
    System.out.println("Longest highway: +" + card.longestHighway().size());
    System.out.println("Longest railway: +" + card.longestRailway().size());
    System.out.println("Errors: -" + card.errors().size());
    System.out.println("Total: " + card.total());
  }
}
