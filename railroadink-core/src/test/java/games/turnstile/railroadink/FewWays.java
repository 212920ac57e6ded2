package games.turnstile.railroadink;

import games.turnstile.railroadink.RandomPlay.Pick;
import games.turnstile.railroadink.oracle.PlainRound;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A round that can be finished in few ways.
 *
 * @param round the round
 * @param ways all ways, each as the set of what is drawn
 */
public record FewWays(Round round, Set<Set<Placement>> ways) {
  private static final int FEW_CHOICES = 200;
  private static final int FEW_SETS = 600;

  /** {@return a round that has gone on until few ways were left} */
  static FewWays of(Sheet sheet, DiceRoll roll, List<Pick> picks) {
    Round round = RandomPlay.round(Round.begin(1, roll, sheet), picks);
    Optional<Set<Set<Placement>>> ways = ways(round);
    while (ways.isEmpty()) {
      // Where there are many ways there is something to draw, and at most five times.
      List<Placement> legal = plain(round).legalPlacements();
      round = round.draw(legal.get(Math.floorMod(picks.hashCode(), legal.size())));
      ways = ways(round);
    }
    return new FewWays(round, ways.get());
  }

  private static Optional<Set<Set<Placement>>> ways(Round round) {
    return choices(round) > FEW_CHOICES ? Optional.empty() : plain(round).completions(FEW_SETS);
  }

  static PlainRound plain(Round round) {
    return new PlainRound(round.sheet().placements(), round.diceLeft(), round.specialDrawn());
  }

  /** About how many ways there are, if no way opened others. */
  private static long choices(Round round) {
    List<Placement> legal = plain(round).legalPlacements();
    long choices = 1 + legal.stream().filter(placement -> placement.tile().isSpecial()).count();
    for (Tile die : round.diceLeft()) {
      choices *= 1 + legal.stream().filter(placement -> placement.tile() == die).count();
    }
    return choices;
  }
}
