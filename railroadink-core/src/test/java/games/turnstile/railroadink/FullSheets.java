package games.turnstile.railroadink;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Sheets on which tiles of the dice were drawn by chance until nothing fits, past any game. */
final class FullSheets {
  private FullSheets() {}

  /** Anything anywhere. */
  static Sheet ofAnything(long seed) {
    return filled(seed, Tile.diceFaces());
  }

  /** Overpasses where they fit, which leaves many networks apart. */
  static Sheet ofOverpasses(long seed) {
    return filled(seed, List.of(Tile.B2));
  }

  private static Sheet filled(long seed, List<Tile> preferred) {
    SplittableRandom random = new SplittableRandom(seed);
    Sheet sheet = Sheet.empty();
    while (true) {
      List<Placement> legal = legal(sheet, preferred);
      if (legal.isEmpty()) {
        legal = legal(sheet, Tile.diceFaces());
      }
      if (legal.isEmpty()) {
        return sheet;
      }
      sheet = sheet.draw(legal.get(random.nextInt(legal.size())));
    }
  }

  private static List<Placement> legal(Sheet sheet, List<Tile> tiles) {
    return tiles.stream().flatMap(tile -> sheet.legalPlacements(tile).stream()).toList();
  }

  /** Many of both kinds. */
  static Stream<Sheet> many() {
    return Stream.iterate(0L, seed -> seed + 1)
        .limit(20)
        .flatMap(seed -> Stream.of(ofAnything(seed), ofOverpasses(seed)));
  }
}
