package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A scene drawn as text, with White to move, promotion from the store and no goal unless told
 * otherwise. Each line is a rank: its number and eight squares. Ranks without anything may be left
 * out. Upper case letters are White's pieces, lower case Black's; {@code *} is a crate, {@code &} a
 * statue, {@code #} a void square.
 */
final class Drawing {
  private final Scene scene;
  private final List<Kind> kinds;
  private final List<Scene> others;

  private Drawing(Scene scene, List<Kind> kinds, List<Scene> others) {
    this.scene = scene;
    this.kinds = kinds;
    this.others = others;
  }

  /** {@return the scene of a drawing} */
  static Drawing of(String text, Kind... kinds) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    Terrain terrain = Terrain.FLAT;
    for (String line : text.lines().toList()) {
      int rank = line.charAt(0) - '1';
      String row = line.substring(2);
      for (int file = 0; file < row.length(); file++) {
        Square square = Square.at(file, rank).orElseThrow();
        char sign = row.charAt(file);
        if (sign == '#') {
          terrain = terrain.withVoid(square);
        } else if (sign != '.') {
          pieces.put(square, piece(sign, List.of(kinds)));
        }
      }
    }
    Scene scene =
        new Scene(
            Scene.ONLY,
            "",
            terrain,
            Setup.of(pieces),
            SceneRules.USUAL.withDraws(Set.of(DrawRule.STALEMATE)),
            Works.NONE,
            Aims.NONE);
    return new Drawing(scene, List.of(kinds), List.of());
  }

  private static Piece piece(char sign, List<Kind> own) {
    if (sign == '*' || sign == '&') {
      return Piece.prop(sign == '*' ? Kind.CRATE : Kind.STATUE);
    }
    Kind kind =
        Stream.concat(Kind.COMMON.stream(), own.stream())
            .filter(each -> each.letter() == Character.toUpperCase(sign))
            .findFirst()
            .orElseThrow();
    if (kind.isProp()) {
      return Piece.prop(kind);
    }
    return Piece.of(Character.isUpperCase(sign) ? Side.WHITE : Side.BLACK, kind);
  }

  private Drawing with(UnaryOperator<Scene> change) {
    return new Drawing(change.apply(scene), kinds, others);
  }

  private Drawing withSetup(UnaryOperator<Setup> change) {
    return with(each -> each.withSetup(change.apply(each.setup())));
  }

  private Drawing withTerrain(UnaryOperator<Terrain> change) {
    return with(each -> each.withTerrain(change.apply(each.terrain())));
  }

  Drawing blackMoves() {
    return withSetup(setup -> setup.withToMove(Side.BLACK));
  }

  Drawing turn(int number) {
    return withSetup(
        setup ->
            new Setup(
                setup.pieces(),
                setup.whiteStore(),
                setup.blackStore(),
                setup.toMove(),
                setup.castling(),
                setup.enPassant(),
                setup.quietPlies(),
                number));
  }

  Drawing castling(Castling... rights) {
    return withSetup(setup -> setup.withRights(Set.of(rights), setup.enPassant()));
  }

  Drawing passed(Square square) {
    return withSetup(setup -> setup.withRights(setup.castling(), Optional.of(square)));
  }

  Drawing whiteStore(Kind... stored) {
    return withSetup(setup -> setup.withStores(Store.of(List.of(stored)), setup.blackStore()));
  }

  Drawing blackStore(List<Kind> stored) {
    return withSetup(setup -> setup.withStores(setup.whiteStore(), Store.of(stored)));
  }

  Drawing blackStore(Kind... stored) {
    return blackStore(List.of(stored));
  }

  Drawing height(int height, Square... squares) {
    return withTerrain(
        terrain -> {
          Terrain raised = terrain;
          for (Square square : squares) {
            raised = raised.withHeight(square, height);
          }
          return raised;
        });
  }

  Drawing climb(int climb) {
    return withTerrain(terrain -> terrain.withClimb(climb));
  }

  /** Walls on edges such as {@code e4-e5}, with blanks between. */
  Drawing walls(String edges) {
    return withTerrain(
        terrain -> {
          Terrain walled = terrain;
          for (String edge : edges.split(" ")) {
            walled = walled.withWall(Workbench.edge(edge), true);
          }
          return walled;
        });
  }

  Drawing orthodoxPromotion() {
    return with(each -> each.withRules(SceneRules.ORTHODOX.withDraws(each.rules().draws())));
  }

  Drawing draws(DrawRule... draws) {
    return with(each -> each.withRules(each.rules().withDraws(Set.of(draws))));
  }

  Drawing works(UnaryOperator<Works> change) {
    return with(each -> each.withWorks(change.apply(each.works())));
  }

  Drawing goal(Goal goal) {
    return aims(Aims.of(goal));
  }

  Drawing aims(Aims aims) {
    return with(each -> each.withAims(aims));
  }

  /** {@return the same with another scene to which links lead by this name} */
  Drawing and(String name, Drawing other) {
    List<Scene> more = new ArrayList<>(others);
    more.add(other.scene.withName(name));
    return new Drawing(scene, kinds, more);
  }

  Scene scene() {
    return scene;
  }

  Level level() {
    List<Scene> scenes = new ArrayList<>(List.of(scene));
    scenes.addAll(others);
    return new Level("drawn", "Drawn", "", kinds, scenes, OptionalInt.empty());
  }

  Position position() {
    return Position.initial(level());
  }

  /** {@return the position after some moves with blanks between} */
  Position play(String moves) {
    return play(position(), moves);
  }

  /** {@return what the last of some moves led to} */
  static Step step(Position position, String moves) {
    Step last = new Step(position, List.of());
    for (String move : moves.split(" ")) {
      last = last.position().step(MoveCodec.parse(move, last.position()));
    }
    return last;
  }

  static Position play(Position position, String moves) {
    return step(position, moves).position();
  }

  /** {@return where the piece on a square can go, in order, with blanks between} */
  static String targets(Position position, Square from) {
    return position.legalMoves(from).stream()
        .map(move -> move.to().toString())
        .distinct()
        .collect(Collectors.joining(" "));
  }

  String targets(Square from) {
    return targets(position(), from);
  }

  /** {@return why a move is refused} */
  static Violation.Code refusal(Position position, String move) {
    return position.check(MoveCodec.parse(move, position)).orElseThrow().code();
  }

  Violation.Code refusal(String move) {
    return refusal(position(), move);
  }

  /** {@return what stands on a square, such as {@code black king}, or nothing} */
  static String at(Position position, Square square) {
    return position.pieceAt(square).map(Piece::toString).orElse("");
  }
}
