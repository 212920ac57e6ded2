package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainSettlement;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Something that settles claims: the plain oracle, or an engine. */
@FunctionalInterface
public interface SettlementFunction {
  /**
   * {@return who owns what once all claims are settled}
   *
   * @param map where the game is played
   * @param owners the seats by the stations that they own
   * @param dead the stations that are dead already
   * @param stations where each seat stands, also those that are out
   * @param seatsIn the players still in the game
   */
  PlainSettlement settle(
      RailMap map,
      Map<Integer, Integer> owners,
      Set<Integer> dead,
      List<Integer> stations,
      Set<Integer> seatsIn);
}
