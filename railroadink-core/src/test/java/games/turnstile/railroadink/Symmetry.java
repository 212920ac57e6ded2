package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainScore;
import games.turnstile.railroadink.oracle.PlainTiles;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The ways to turn and mirror a sheet that lay its exits onto exits. */
public enum Symmetry {
  /** Nothing changes. */
  NONE,
  /** Left and right are swapped. */
  MIRRORED,
  /** Top and bottom are swapped. */
  FLIPPED,
  /** Turned by half. */
  HALF_TURN,
  /** Turned clockwise by a quarter; highways become railways, and railways highways. */
  QUARTER_TURN;

  private static final int LAST = 6;

  /** The tiles that become others when highways and railways are swapped. */
  private static final Map<String, String> SWAPPED =
      Map.of(
          "A0", "A5", "A5", "A0", "A1", "A4", "A4", "A1", "A2", "A3", "A3", "A2", "S0", "S1", "S1",
          "S0", "S2", "S3", "S3", "S2");

  List<Placement> images(List<Placement> placements) {
    return placements.stream().map(this::image).toList();
  }

  /** Where a placement comes to lie. */
  Placement image(Placement placement) {
    String name = placement.tile().name();
    String tile = this == QUARTER_TURN ? SWAPPED.getOrDefault(name, name) : name;
    String edges = edges(PlainTiles.edges(name, placement.orientation().ordinal()));
    int orientation = PlainTiles.lookingLike(tile, edges).get(0);
    return new Placement(
        Tile.valueOf(tile),
        square(placement.square().row(), placement.square().column()),
        Orientation.values()[orientation]);
  }

  private Square square(int row, int column) {
    return switch (this) {
      case NONE -> new Square(row, column);
      case MIRRORED -> new Square(row, LAST - column);
      case FLIPPED -> new Square(LAST - row, column);
      case HALF_TURN -> new Square(LAST - row, LAST - column);
      case QUARTER_TURN -> new Square(column, LAST - row);
    };
  }

  private String edges(String edges) {
    return switch (this) {
      case NONE -> edges;
      case MIRRORED -> PlainTiles.mirrored(edges);
      case FLIPPED -> PlainTiles.turned(PlainTiles.turned(PlainTiles.mirrored(edges)));
      case HALF_TURN -> PlainTiles.turned(PlainTiles.turned(edges));
      case QUARTER_TURN -> swapped(PlainTiles.turned(edges));
    };
  }

  private static String swapped(String edges) {
    return edges.replace('H', 'x').replace('R', 'H').replace('x', 'R');
  }

  private Set<String> names(Set<String> names) {
    return names.stream().map(this::name).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Where a square, as A5, or an edge, as A5N, comes to lie. */
  private String name(String name) {
    Square square = square(name.charAt(0) - 'A', name.charAt(1) - '0');
    return "" + (char) ('A' + square.row()) + square.column() + side(name.substring(2));
  }

  private String side(String side) {
    if (side.isEmpty()) {
      return "";
    }
    String mark = "NESW".replaceAll("[^" + side + "]", ".").replace(side, "+");
    int index = edges(mark).indexOf('+');
    return "NESW".substring(index, index + 1);
  }

  /** Checks that a score is that of the image of a sheet. */
  void assertImage(PlainScore score, PlainScore image) {
    assertThat(image.networks())
        .containsExactlyInAnyOrderElementsOf(
            score.networks().stream()
                .map(net -> new PlainScore.Network(names(net.exits()), names(net.squares())))
                .toList());
    assertThat(image.centre()).isEqualTo(names(score.centre()));
    assertThat(image.errors()).isEqualTo(names(score.errors()));
    boolean swaps = this == QUARTER_TURN;
    assertThat(image.longestHighway())
        .isEqualTo(swaps ? score.longestRailway() : score.longestHighway());
    assertThat(image.longestRailway())
        .isEqualTo(swaps ? score.longestHighway() : score.longestRailway());
  }
}
