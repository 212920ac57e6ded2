package examples.railchess;

import games.turnstile.railchess.Dice;
import games.turnstile.railchess.Event;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Phase;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.Step;
import games.turnstile.railchess.notation.ShippedMaps;
import java.util.List;
import java.util.Map;

/** Lets a greedy and a strong bot play Railchess and tells the story of their game. */
public final class WatchBots {
  private final Setup setup;

  private WatchBots(Setup setup) {
    this.setup = setup;
  }

  /**
   * Plays the game.
   *
   * @param args optionally the seed of the game
   */
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Map<String, Player> bots =
        Map.of("Greedy", Level.GREEDY.player(seed), "Strong", Level.STRONG.player(seed));
    Setup setup =
        Setup.draw(
            ShippedMaps.RINGS.load(), List.of("Greedy", "Strong"), Settings.standard(), seed);
    new WatchBots(setup).play(bots);
  }

  private void play(Map<String, Player> bots) {
    Dice dice = Dice.seeded(setup.seed());
    Step step = Position.begin(setup);
    step.events().forEach(this::tell);
    while (step.position().phase() != Phase.OVER) {
      Position position = step.position();
      Move move =
          position.phase() == Phase.ROLL
              ? dice.roll(position)
              : new Move.Ride(bots.get(name(position.turn())).chooseStation(position));
      step = position.step(move);
      step.events().forEach(this::tell);
    }
  }

  private void tell(Event event) {
    if (event instanceof Event.TurnBegan turn) {
      System.out.println(name(turn.seat()) + " has to ride " + turn.number() + " links.");
    } else if (event instanceof Event.Moved ride) {
      System.out.println("  " + name(ride.seat()) + " rides to " + station(ride.to()) + ".");
    } else if (event instanceof Event.Claimed claim) {
      System.out.println("  " + station(claim.station()) + " is claimed: +" + claim.value());
    } else if (event instanceof Event.ClaimedAutomatically claim) {
      System.out.println("  " + station(claim.station()) + " falls to " + name(claim.seat()) + ".");
    } else if (event instanceof Event.Stuck stuck) {
      System.out.println("  " + name(stuck.seat()) + " is stuck.");
    } else if (event instanceof Event.Ended end) {
      List<String> winners = end.outcome().winners().stream().map(this::name).toList();
      System.out.println("Points: " + end.outcome().points() + ", won by " + winners);
    }
  }

  private String station(int id) {
    return setup.map().stationLabel(id);
  }

  private String name(int seat) {
    return setup.seats().get(seat).player();
  }
}
