package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Heights, voids and walls. */
final class TerrainSection implements Section {
  /** How a board shows a void square. */
  static final String VOID = "#";

  /** How many walls are written in a line. */
  private static final int WALLS_IN_LINE = 10;

  private final Statements lines;
  private final Places places;
  private final Set<Square> withHeight = EnumSet.noneOf(Square.class);
  private Terrain terrain = Terrain.FLAT;

  TerrainSection(Statements lines, Places places) {
    this.lines = lines;
    this.places = places;
  }

  @Override
  public Set<String> keywords() {
    return Set.of("heights", "climb", "wall");
  }

  @Override
  public void read(String keyword, Words in) {
    switch (keyword) {
      case "heights" -> {
        places.claim(keyword, in);
        in.expectEnd();
        Grid.read(lines, this::readHeight);
      }
      case "climb" -> {
        places.claim(keyword, in);
        terrain = terrain.withClimb(in.number("a climb", 0, Terrain.HIGHEST));
      }
      case "wall" -> readWalls(in);
      default -> throw new AssertionError(keyword);
    }
  }

  private void readHeight(Square square, Words in) {
    if (in.skip(Grid.NOTHING)) {
      return;
    }
    int height = in.height();
    if (terrain.isVoid(square)) {
      throw in.fault(in.start(), "%s is void and has no height; write '.'".formatted(square));
    }
    withHeight.add(square);
    terrain = terrain.withHeight(square, height);
  }

  /** Makes a square void, upon the last word. */
  void readVoid(Square square, Words in) {
    if (withHeight.contains(square)) {
      throw in.fault(
          in.start(),
          "%s has the height %s and so is not void; write '.'"
              .formatted(square, terrain.height(square)));
    }
    terrain = terrain.withVoid(square);
  }

  private void readWalls(Words in) {
    do {
      Edge edge = in.edge();
      if (terrain.walls().contains(edge)) {
        throw in.fault(in.start(), "the wall %s is there already".formatted(edge));
      }
      terrain = terrain.withWall(edge, true);
    } while (!in.atEnd());
  }

  Terrain build() {
    return terrain;
  }

  static void write(StringBuilder text, Terrain terrain) {
    if (!terrain.heights().isEmpty()) {
      text.append("heights\n");
      Grid.write(text, square -> cell(terrain.height(square)));
    }
    if (terrain.climb() != Terrain.USUAL_CLIMB) {
      text.append("climb %s\n".formatted(terrain.climb()));
    }
    List<Edge> walls = new ArrayList<>(terrain.walls());
    for (int i = 0; i < walls.size(); i++) {
      text.append(i % WALLS_IN_LINE == 0 ? "wall " : " ").append(walls.get(i));
      boolean isLast = i + 1 == walls.size() || (i + 1) % WALLS_IN_LINE == 0;
      text.append(isLast ? "\n" : "");
    }
  }

  private static String cell(int height) {
    return height == 0 ? Grid.NOTHING : String.valueOf(height);
  }
}
