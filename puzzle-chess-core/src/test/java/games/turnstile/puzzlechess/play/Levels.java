package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.UndoRule;
import games.turnstile.puzzlechess.scene.Works;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Levels for examples. */
public final class Levels {
  private static final String CHESS = FenCodec.START;

  private Levels() {}

  /** Chess. */
  public static Level chess(ClockRule clock, UndoRule undo) {
    return of(CHESS, SceneRules.ORTHODOX.withClock(clock).withUndo(undo));
  }

  /** Chess in which each side has a minute. */
  static Level minute() {
    return chess(ClockRule.countDown(60_000, 60_000), UndoRule.UNLIMITED);
  }

  /** One scene. */
  static Level of(String fen, SceneRules rules) {
    return Level.of(Scene.orthodox(FenCodec.parse(fen)).withRules(rules));
  }

  /**
   * A hall, whose rook can go from a5 down to h5 of a cellar, and from h1 back up to a6; the black
   * store of the hall has a queen.
   */
  public static Level house(SceneRules hallRules, SceneRules cellarRules) {
    Setup hall =
        FenCodec.parse("r3k3/8/8/8/8/8/4P2p/4K3 w - - 0 1")
            .withStores(Store.EMPTY, Store.of(List.of(Kind.QUEEN)));
    Setup cellar = FenCodec.parse("8/8/8/8/8/8/P7/1N2K3 w - - 0 1");
    return new Level(
        "house",
        "A house",
        "",
        List.of(),
        List.of(
            scene("hall", hall, hallRules, "top", Square.A6, Square.A5, "cellar", "foot"),
            scene("cellar", cellar, cellarRules, "foot", Square.H5, Square.H1, "hall", "top")),
        OptionalInt.empty());
  }

  private static Scene scene(
      String name,
      Setup setup,
      SceneRules rules,
      String entry,
      Square entrySquare,
      Square stairs,
      String target,
      String targetEntry) {
    Link link = new Link("stairs", stairs, PieceFilter.of(Kind.ROOK), target, targetEntry, true);
    Works works = Works.NONE.withLinks(Map.of(entry, entrySquare), List.of(link));
    return new Scene(name, "", Terrain.FLAT, setup, rules, works, Aims.CHECKMATE);
  }
}
