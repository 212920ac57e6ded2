package games.turnstile.railchess;

import games.turnstile.railchess.MapRecipe.Extras;
import games.turnstile.railchess.MapRecipe.Pair;
import games.turnstile.railchess.MapRecipe.Shape;
import games.turnstile.railchess.MapRecipe.Stroke;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.oracle.PlainRides;
import games.turnstile.railchess.oracle.PlainSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Generators of small maps, of questions about rides on them, and of games. In a class annotated
 * with {@code @Domain(MapArbitraries.class)} a {@code @ForAll} parameter of one of those types gets
 * every kind of value.
 *
 * <p>There are no edge cases: their combinations, mostly of maps with one link, would crowd out the
 * rest.
 */
public final class MapArbitraries extends DomainContextBase {
  /** The largest number of stations of a map from here. */
  public static final int MOST_STATIONS = 14;

  private static final int FEWEST_STATIONS = 3;
  private static final int MOST_LINES = 5;
  private static final int MOST_PLAYERS = 4;

  /** With more links than these, rides are short: the oracle would try millions of long ones. */
  private static final int MANY_LINKS = 40;

  private static final int SHORT = 7;

  /** Maps of 3 to 14 stations and up to 5 lines, with everything that a map can have. */
  @Provide
  public static Arbitrary<RailMap> maps() {
    return Arbitraries.frequencyOf(
            Tuple.of(1, maps(FEWEST_STATIONS, 1)), Tuple.of(1, maps(FEWEST_STATIONS * 2, 5)))
        .withoutEdgeCases();
  }

  private static Arbitrary<RailMap> maps(int fewestStations, int fewestStrokes) {
    return Combinators.combine(
            unique(fewestStations, MOST_STATIONS),
            unique(1, MOST_LINES),
            strokes(fewestStrokes),
            few(pairs(), 3),
            few(picks(), 8),
            few(pairs(), 2),
            few(pairs(), 2),
            extras())
        .as(MapRecipe::new)
        .map(MapRecipe::map);
  }

  /** Different ids or lines: mostly low numbers, and some far apart. */
  private static Arbitrary<List<Integer>> unique(int fewest, int most) {
    return Arbitraries.frequencyOf(
            Tuple.of(4, uniform(0, 20)), Tuple.of(1, Arbitraries.integers().between(0, 9999)))
        .list()
        .uniqueElements()
        .ofMinSize(fewest)
        .ofMaxSize(most)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  private static Arbitrary<Integer> uniform(int least, int most) {
    return Arbitraries.integers()
        .between(least, most)
        .withDistribution(RandomDistribution.uniform());
  }

  /** Numbers of which only the remainder matters. */
  private static Arbitrary<Integer> picks() {
    return uniform(0, 99);
  }

  private static <T> Arbitrary<List<T>> few(Arbitrary<T> items, int most) {
    return list(items, 0, most);
  }

  private static <T> Arbitrary<List<T>> list(Arbitrary<T> items, int fewest, int most) {
    return items
        .list()
        .ofMinSize(fewest)
        .ofMaxSize(most)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  private static Arbitrary<List<Stroke>> strokes(int fewest) {
    Arbitrary<Shape> shapes =
        Arbitraries.frequency(
            Tuple.of(6, Shape.TWO_WAY),
            Tuple.of(2, Shape.ONE_WAY),
            Tuple.of(1, Shape.LOOP),
            Tuple.of(1, Shape.ONE_WAY_LOOP));
    Arbitrary<Integer> line = uniform(0, MOST_LINES - 1);
    Arbitrary<List<Integer>> alongside = few(line, 1);
    Arbitrary<List<Integer>> stations = list(uniform(0, MOST_STATIONS - 1), 2, 8);
    return list(Combinators.combine(shapes, line, alongside, stations).as(Stroke::new), fewest, 8);
  }

  private static Arbitrary<Pair> pairs() {
    return Combinators.combine(picks(), picks(), Arbitraries.of(true, false)).as(Pair::new);
  }

  private static Arbitrary<Extras> extras() {
    Arbitrary<String> name = Arbitraries.of("", "Depot", "North Gate", "駅", "a, \"b\" #1");
    Arbitrary<List<Integer>> changeOnly =
        Arbitraries.frequencyOf(
            Tuple.of(4, Arbitraries.just(List.of())), Tuple.of(1, picks().list().ofSize(1)));
    return Combinators.combine(
            name,
            name.list().ofMaxSize(MOST_STATIONS),
            few(name, MOST_LINES),
            uniform(0, 100).list().ofSize(2 * MOST_STATIONS),
            changeOnly,
            Arbitraries.longs(),
            Arbitraries.of(false, true))
        .as(Extras::new);
  }

  /** Rides of any player on any map, with more or fewer stations in other hands. */
  @Provide
  public static Arbitrary<RideQuestion> questions() {
    Arbitrary<Integer> n =
        Arbitraries.frequencyOf(
            Tuple.of(12, uniform(1, 4)), Tuple.of(4, uniform(5, 8)), Tuple.of(1, uniform(9, 16)));
    return Combinators.combine(maps(), owners(), uniform(0, MOST_PLAYERS - 1), picks(), n)
        .as(MapArbitraries::question)
        .withoutEdgeCases();
  }

  /** An owner for each station in turn; {@code null} for none. */
  private static Arbitrary<List<Integer>> owners() {
    Arbitrary<Integer> owner =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.integers().between(0, MOST_PLAYERS - 1)),
            Tuple.of(1, Arbitraries.just(PlainRides.DEAD)));
    return uniform(0, 60)
        .flatMap(percent -> owner.injectNull(1 - percent / 100.0).list().ofSize(MOST_STATIONS));
  }

  private static RideQuestion question(
      RailMap map, List<Integer> ownersInTurn, int seat, int start, int n) {
    List<Integer> ids = map.stations().stream().map(Station::id).toList();
    Map<Integer, Integer> owners = new TreeMap<>();
    for (int i = 0; i < ids.size(); i++) {
      if (ownersInTurn.get(i) != null) {
        owners.put(ids.get(i), ownersInTurn.get(i));
      }
    }
    int from = ids.get(start % ids.size());
    owners.put(from, seat);
    boolean crowded = map.links().size() > MANY_LINKS;
    return new RideQuestion(map, owners, seat, from, crowded ? Math.min(n, SHORT) : n);
  }

  /** Games of two to four players from any stations, broken off or played to the end. */
  @Provide
  public static Arbitrary<GamePlan> plans() {
    Arbitrary<PlainSettings> settings =
        Combinators.combine(
                uniform(1, 6), uniform(1, 5), Arbitraries.of(false, true), uniform(1, 8))
            .as(PlainSettings::new);
    Arbitrary<OptionalInt> leaver =
        Arbitraries.frequencyOf(
            Tuple.of(30, Arbitraries.just(OptionalInt.empty())),
            Tuple.of(1, Arbitraries.integers().between(0, 3).map(OptionalInt::of)));
    Arbitrary<GamePlan.Step> step = Combinators.combine(picks(), leaver).as(GamePlan.Step::new);
    return Combinators.combine(
            maps(),
            list(picks(), 2, MOST_PLAYERS),
            settings,
            list(picks(), 1, 30),
            list(step, 0, 60))
        .as(MapArbitraries::plan)
        .withoutEdgeCases();
  }

  private static GamePlan plan(
      RailMap map,
      List<Integer> picks,
      PlainSettings settings,
      List<Integer> rolls,
      List<GamePlan.Step> steps) {
    List<Integer> left = new ArrayList<>(map.stations().stream().map(Station::id).toList());
    List<Integer> spawns = new ArrayList<>();
    for (int pick : picks.subList(0, Math.min(picks.size(), left.size()))) {
      spawns.add(left.remove(pick % left.size()));
    }
    return new GamePlan(map, spawns, settings, rolls, steps);
  }
}
