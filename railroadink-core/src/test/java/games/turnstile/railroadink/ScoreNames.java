package games.turnstile.railroadink;

import games.turnstile.railroadink.oracle.PlainScore;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The score of the engine with the names that the oracle uses. */
final class ScoreNames {
  private ScoreNames() {}

  static String name(Exit exit) {
    return edge(exit.square(), exit.side());
  }

  static String name(ScoreCard.LooseEnd end) {
    return edge(end.square(), end.side());
  }

  static PlainScore plain(ScoreCard card) {
    return new PlainScore(
        card.networks().stream()
            .map(
                network ->
                    new PlainScore.Network(
                        names(network.exits(), ScoreNames::name),
                        names(network.squares(), Square::toString)))
            .toList(),
        names(card.centre(), Square::toString),
        names(card.errors(), ScoreNames::name),
        card.longestHighway().size(),
        card.longestRailway().size());
  }

  private static String edge(Square square, Direction side) {
    return square.toString() + side.name().charAt(0);
  }

  private static <T> Set<String> names(Collection<T> things, Function<T, String> name) {
    return things.stream().map(name).collect(Collectors.toCollection(TreeSet::new));
  }
}
