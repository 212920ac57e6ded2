package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Movement;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** A level with what orthodox chess does not have, and boards for others like it. */
final class Workshop {
  static final Kind ARCHER = Kind.own("archer", 'A', "BN", "Goes as a bishop or a knight.");
  static final Kind OX = Kind.own("ox", 'O', "WmFcD", "Walks, and leaps at its prey.");
  static final Kind BARREL =
      new Kind("barrel", 'L', Kind.Form.CRATE, Movement.NONE, "A round crate.");

  private static final List<Kind> KINDS = List.of(ARCHER, OX, BARREL);

  private static final String BOARD =
      """
      r . . n k . . r
      p P . p C p p a
      . . C . . n . .
      S . . P p . o .
      . o A . . L . .
      . . N . C . . O
      P p P P . P P P
      R . . Q K A . R
      """;

  private static final String ATTIC =
      """
      . . . S . . . .
      . . . . . P . .
      k . . . . . . .
      . . C . . . . .
      . . . . . A . .
      . n . . . . . .
      . . p . . . . .
      . . . . . . K .
      """;

  private Workshop() {}

  /** {@return two scenes with terrain, stores, own kinds, crates, and statues to visit} */
  static Level level() {
    Terrain terrain =
        Terrain.FLAT
            .withWall(new Edge(Square.D3, Square.D4), true)
            .withWall(new Edge(Square.C5, Square.D5), true)
            .withHeight(Square.H5, 2)
            .withHeight(Square.G4, 1)
            .withHeight(Square.H4, -12)
            .withVoid(Square.B6);
    Setup setup =
        Setup.of(pieces(BOARD))
            .withStores(Store.of(List.of(Kind.KNIGHT, ARCHER)), Store.of(List.of(Kind.QUEEN, OX)))
            .withRights(EnumSet.allOf(Castling.class), Optional.empty());
    Scene below =
        scene("below", setup)
            .withTerrain(terrain)
            .withWorks(
                Works.NONE.withLinks(Map.of("door", Square.D6), List.of(link(Square.A5, "attic"))));
    Scene attic =
        scene("attic", Setup.of(pieces(ATTIC)))
            .withWorks(
                Works.NONE.withLinks(Map.of("door", Square.E3), List.of(link(Square.D8, "below"))));
    return level(below, attic);
  }

  /** {@return a scene with stores and without a goal} */
  static Scene scene(String name, Setup setup) {
    return Scene.orthodox(setup).withName(name).withRules(SceneRules.USUAL).withAims(Aims.NONE);
  }

  /** {@return scenes with the kinds of this workshop} */
  static Level level(Scene... scenes) {
    return new Level("workshop", "Workshop", "", KINDS, List.of(scenes), OptionalInt.empty());
  }

  /** {@return a link for Black to the door of a scene} */
  static Link link(Square square, String scene) {
    return new Link("from-" + square, square, PieceFilter.of(Side.BLACK), scene, "door", true);
  }

  /** {@return what a board shows, from rank 8 on} */
  static Map<Square, Piece> pieces(String board) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    String letters = board.replaceAll("\\s", "");
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (letter != '.') {
        pieces.put(Square.at(i % 8, 7 - i / 8).orElseThrow(), piece(letter));
      }
    }
    return pieces;
  }

  private static Piece piece(char letter) {
    Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
    Kind kind =
        Stream.concat(Kind.COMMON.stream(), KINDS.stream())
            .filter(each -> each.letter() == Character.toUpperCase(letter))
            .findFirst()
            .orElseThrow();
    return kind.isProp() ? Piece.prop(kind) : Piece.of(side, kind);
  }
}
