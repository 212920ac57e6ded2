package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A piece of route that fills a square: the faces of the two dice, and the special tiles. */
public enum Tile {
  /** Railway curve. */
  A0("R..R"),
  /** Straight railway. */
  A1("R.R."),
  /** Railway junction of three. */
  A2("RRR."),
  /** Highway junction of three. */
  A3("HHH."),
  /** Straight highway. */
  A4("H.H."),
  /** Highway curve. */
  A5("H..H"),
  /** Straight station. */
  B0("H.R."),
  /** Curved station. */
  B1("HR.."),
  /** Overpass: the highway and the railway cross without meeting. */
  B2("HRHR"),
  /** Special station with three highways and a railway. */
  S0("HHRH"),
  /** Special station with a highway and three railways. */
  S1("HRRR"),
  /** Special highway crossing. */
  S2("HHHH"),
  /** Special railway crossing. */
  S3("RRRR"),
  /** Special station with two highways side by side and two railways. */
  S4("HRRH"),
  /** Special station with two highways across and two railways. */
  S5("HRHR");

  private static final List<Tile> DICE =
      Arrays.stream(values()).filter(t -> !t.isSpecial()).toList();
  private static final List<Tile> SPECIALS =
      Arrays.stream(values()).filter(Tile::isSpecial).toList();

  private final List<Optional<Route>> edges;
  private final List<Orientation> orientations;
  private final Orientation[] canonical = new Orientation[8];

  Tile(String edges) {
    this.edges =
        edges
            .chars()
            .mapToObj(
                letter ->
                    letter == 'H'
                        ? Optional.of(Route.HIGHWAY)
                        : letter == 'R' ? Optional.of(Route.RAILWAY) : Optional.<Route>empty())
            .toList();
    List<Orientation> different = new ArrayList<>();
    for (Orientation orientation : Orientation.values()) {
      Orientation first =
          different.stream()
              .filter(earlier -> edges(earlier).equals(edges(orientation)))
              .findFirst()
              .orElse(orientation);
      canonical[orientation.ordinal()] = first;
      if (first == orientation) {
        different.add(orientation);
      }
    }
    this.orientations = List.copyOf(different);
  }

  /** {@return the nine faces of the dice, A0 to B2} */
  public static List<Tile> diceFaces() {
    return DICE;
  }

  /** {@return the six special tiles, S0 to S5} */
  public static List<Tile> specials() {
    return SPECIALS;
  }

  /** {@return the die that shows it, A or B, or S for a special tile} */
  public char die() {
    return name().charAt(0);
  }

  /** {@return its number on the die, or among the special tiles} */
  public int face() {
    return name().charAt(1) - '0';
  }

  /**
   * {@return whether it is no face of a die but one of the six of which a player may draw three}
   */
  public boolean isSpecial() {
    return die() == 'S';
  }

  /** {@return whether it joins highways and railways} */
  public boolean isStation() {
    return this != B2 && routes().size() == 2;
  }

  /** {@return the kinds of routes on it} */
  public Set<Route> routes() {
    Set<Route> routes = EnumSet.noneOf(Route.class);
    edges.forEach(edge -> edge.ifPresent(routes::add));
    return routes;
  }

  /**
   * {@return what leads over an edge, empty if it is blank}
   *
   * @param side which edge
   * @param orientation how the tile is turned
   */
  public Optional<Route> edge(Direction side, Orientation orientation) {
    return edges.get(orientation.source(side).ordinal());
  }

  /**
   * {@return the orientations that look different, each by its lowest number, in ascending order}
   */
  public List<Orientation> orientations() {
    return orientations;
  }

  /**
   * {@return the first orientation in which the tile looks the same}
   *
   * @param orientation any orientation
   */
  public Orientation canonical(Orientation orientation) {
    return canonical[orientation.ordinal()];
  }

  private List<Optional<Route>> edges(Orientation orientation) {
    return Arrays.stream(Direction.values()).map(side -> edge(side, orientation)).toList();
  }
}
