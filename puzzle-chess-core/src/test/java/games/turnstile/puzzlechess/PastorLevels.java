package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Signal;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;

/** Levels of all sorts for the computer's player. */
final class PastorLevels {
  static final String START = FenCodec.START;

  private PastorLevels() {}

  /** Orthodox chess, a store, own kinds on terrain, works of all sorts, and two scenes. */
  static List<Level> all() {
    return List.of(FenCodec.level(START), stores(), ownKinds(), works(), journey(), lonely());
  }

  static Position orthodox(String fen) {
    return Position.initial(FenCodec.level(fen));
  }

  /** The same position with the sides exchanged. */
  static String mirrored(String fen) {
    String[] parts = fen.split(" ");
    List<String> ranks = List.of(parts[0].split("/"));
    StringBuilder board = new StringBuilder();
    for (int i = ranks.size() - 1; i >= 0; i--) {
      board.append(swapped(ranks.get(i))).append(i == 0 ? "" : "/");
    }
    String toMove = "w".equals(parts[1]) ? "b" : "w";
    String rights = swapped(parts[2]);
    String black = rights.replaceAll("[a-z]", "");
    String castling = "-".equals(rights) ? "-" : black + rights.replaceAll("[A-Z]", "");
    return "%s %s %s - %s %s".formatted(board, toMove, castling, parts[4], parts[5]);
  }

  private static String swapped(String text) {
    return text.codePoints()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  static Scene scene(String fen) {
    return Scene.orthodox(FenCodec.parse(fen)).withRules(SceneRules.USUAL);
  }

  /** The same scene with one piece more. */
  static Scene with(Scene scene, Piece piece, Square square) {
    Map<Square, Piece> pieces = new EnumMap<>(scene.setup().pieces());
    pieces.put(square, piece);
    return scene.withSetup(
        Setup.of(pieces)
            .withToMove(scene.setup().toMove())
            .withRights(scene.setup().castling(), scene.setup().enPassant()));
  }

  /** The position after so many random moves, or when the game is over. */
  static Position wander(Level level, int moves, long seed) {
    Random random = new Random(seed);
    Position position = Position.initial(level);
    for (int i = 0; i < moves && position.outcome().isEmpty(); i++) {
      List<Move> legal = position.legalMoves();
      position = position.play(legal.get(random.nextInt(legal.size())));
    }
    return position;
  }

  private static Level stores() {
    return Level.of(scene(START));
  }

  private static Level ownKinds() {
    Kind ranger = Kind.own("ranger", 'X', "N0F2", "Rides as a knight, and steps.");
    Kind guard = Kind.own("guard", 'G', "mWcF", "Moves straight, captures aslant.");
    Terrain terrain =
        Terrain.FLAT
            .withHeight(Square.D4, 1)
            .withHeight(Square.E5, 2)
            .withVoid(Square.C5)
            .withWall(new Edge(Square.F3, Square.F4), true);
    Scene scene = scene("r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 1").withTerrain(terrain);
    scene = with(scene, Piece.of(Side.WHITE, ranger), Square.B1);
    scene = with(scene, Piece.of(Side.BLACK, guard), Square.G6);
    scene = with(scene, Piece.of(Side.BLACK, ranger), Square.B8);
    return new Level(
        "own-kinds", "", "", List.of(ranger, guard), List.of(scene), OptionalInt.empty());
  }

  private static Level works() {
    Edge wall = new Edge(Square.E4, Square.E5);
    InputPort plate = new InputPort("plate", Square.E4, PieceFilter.ANY);
    OutputPort gate =
        new OutputPort("gate", Square.E8, new Signal.On("plate"), new Device.Wall(wall, true));
    Reaction ambush =
        new Reaction(
            new Event.TurnBegins(3),
            true,
            List.of(new Effect.Spawn(Piece.of(Side.WHITE, Kind.KNIGHT), Square.A4)));
    Scene scene =
        scene("4k2r/5ppp/8/8/8/8/PPP5/R3K3 w - - 0 1")
            .withWorks(
                Works.NONE.withPorts(List.of(plate), List.of(gate)).withReactions(List.of(ambush)))
            .withAims(Aims.of(new Goal.Survive(30)).keeping(PieceFilter.of(Side.BLACK, Kind.ROOK)));
    return Level.of(with(scene, Piece.prop(Kind.CRATE), Square.E4));
  }

  private static Level journey() {
    Link there = new Link("there", Square.H1, PieceFilter.of(Side.BLACK), "cellar", "stairs", true);
    Link back = new Link("back", Square.A1, PieceFilter.of(Side.BLACK), "hall", "door", true);
    Scene hall =
        scene("7r/4k3/8/8/8/8/P3K3/8 b - - 0 1")
            .withName("hall")
            .withAims(Aims.NONE)
            .withWorks(Works.NONE.withLinks(Map.of("door", Square.H2), List.of(there)));
    Goal exit = new Goal.Reach(Set.of(Square.H8), PieceFilter.of(Side.BLACK, Kind.ROOK));
    Scene cellar =
        scene("8/8/8/3B4/8/8/8/8 w - - 0 1")
            .withName("cellar")
            .withAims(Aims.of(exit))
            .withWorks(Works.NONE.withLinks(Map.of("stairs", Square.B1), List.of(back)));
    return new Level("journey", "", "", List.of(), List.of(hall, cellar), OptionalInt.empty());
  }

  /** White has nothing to move with, so that Black moves again and again. */
  static Level lonely() {
    return Level.of(
        with(scene("8/8/8/8/8/5k2/8/8 b - - 0 1"), Piece.prop(Kind.CRATE), Square.F5)
            .withAims(Aims.of(new Goal.Crates(Set.of(Square.D5))).within(8)));
  }
}
