package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What has become of a scene, in maps that change. */
final class OracleBoard {
  final Scene scene;
  final Map<Square, Piece> pieces = new TreeMap<>();
  final Map<Side, Map<Square, Kind>> stores = new TreeMap<>();
  final Set<Castling> rights = new HashSet<>();

  /** The terrain without what outputs do. */
  OracleTerrain base;

  /** Which outputs are on. */
  final Map<String, Boolean> outputs = new LinkedHashMap<>();

  /** Which links are open without any output. */
  final Map<String, Boolean> links = new LinkedHashMap<>();

  /** The numbers of the reactions that act once, and have. */
  final Set<Integer> acted = new HashSet<>();

  /** What Black has captured here. */
  final List<Piece> captured = new ArrayList<>();

  Side toMove;

  /** The square that a pawn has just passed. */
  Optional<Square> passed;

  int quiet;
  int turn;

  /** What has been on the board since it was entered. */
  List<Object> history = new ArrayList<>();

  OracleBoard(Scene scene) {
    this.scene = scene;
    pieces.putAll(scene.setup().pieces());
    for (Side side : Side.values()) {
      stores.put(side, new TreeMap<>(scene.setup().store(side).kinds()));
    }
    rights.addAll(scene.setup().castling());
    base = new OracleTerrain(scene.terrain());
    scene.works().outputs().forEach(output -> outputs.put(output.name(), false));
    scene.works().links().forEach(link -> links.put(link.name(), link.open()));
    toMove = scene.setup().toMove();
    passed = scene.setup().enPassant();
    quiet = scene.setup().quietPlies();
    turn = scene.setup().turn();
  }

  OracleBoard copy() {
    OracleBoard copy = new OracleBoard(scene);
    copy.pieces.clear();
    copy.pieces.putAll(pieces);
    for (Side side : Side.values()) {
      copy.stores.put(side, new TreeMap<>(stores.get(side)));
    }
    copy.rights.retainAll(rights);
    copy.base = base.copy();
    copy.outputs.putAll(outputs);
    copy.links.putAll(links);
    copy.acted.addAll(acted);
    copy.captured.addAll(captured);
    copy.toMove = toMove;
    copy.passed = passed;
    copy.quiet = quiet;
    copy.turn = turn;
    copy.history.addAll(history);
    return copy;
  }

  /** R8.1: the terrain as the outputs that are on change it, in their order. */
  OracleTerrain terrain() {
    OracleTerrain terrain = base.copy();
    for (OutputPort output : scene.works().outputs()) {
      if (!outputs.get(output.name())) {
        continue;
      }
      if (output.device() instanceof Device.Wall wall) {
        terrain.setWall(wall.edge(), wall.raised());
      } else if (output.device() instanceof Device.Height height) {
        terrain.setHeight(height.square(), height.height());
      }
    }
    return terrain;
  }

  boolean isOpen(Link link) {
    return links.get(link.name())
        || scene.works().outputs().stream()
            .anyMatch(
                output ->
                    outputs.get(output.name())
                        && output.device().equals(new Device.OpenLink(link.name())));
  }

  Map<String, Boolean> openLinks() {
    Map<String, Boolean> open = new LinkedHashMap<>();
    scene.works().links().forEach(link -> open.put(link.name(), isOpen(link)));
    return open;
  }

  Optional<Link> linkOn(Square square) {
    return scene.works().links().stream().filter(link -> link.square() == square).findFirst();
  }

  boolean isOn(InputPort input) {
    Piece piece = pieces.get(input.square());
    return piece != null && input.condition().matches(piece);
  }

  Map<String, Boolean> ports() {
    Map<String, Boolean> ports = new LinkedHashMap<>();
    scene.works().inputs().forEach(input -> ports.put(input.name(), isOn(input)));
    ports.putAll(outputs);
    return ports;
  }

  boolean isFree(Square square) {
    return !pieces.containsKey(square);
  }

  boolean isOf(Square square, Side side) {
    return pieces.containsKey(square) && pieces.get(square).side().equals(Optional.of(side));
  }

  List<Square> squaresOf(Side side) {
    return pieces.keySet().stream().filter(square -> isOf(square, side)).toList();
  }

  Optional<Square> king(Side side) {
    Piece king = Piece.of(side, Kind.KING);
    return pieces.keySet().stream().filter(square -> pieces.get(square).equals(king)).findFirst();
  }

  /** R4.2. */
  boolean isIdle(Side side) {
    return squaresOf(side).stream().map(pieces::get).noneMatch(OracleBoard::isMobile);
  }

  private static boolean isMobile(Piece piece) {
    return piece.kind().form() == Kind.Form.PAWN
        || !OracleBetza.read(piece.kind().movement().betza()).isEmpty();
  }

  boolean hasStores() {
    return scene.rules().promotion() == PromotionRule.FROM_STORE;
  }

  /** R6.1: the first square of a store with a piece of a kind. */
  Square firstStored(Side side, Kind kind) {
    Map<Square, Kind> store = stores.get(side);
    return store.keySet().stream()
        .filter(square -> store.get(square).equals(kind))
        .findFirst()
        .orElseThrow();
  }

  /** What stood on a square has gone from it, and with it the rights that need it. */
  Piece take(Square square) {
    rights.removeIf(right -> right.king() == square || right.rook() == square);
    return pieces.remove(square);
  }
}
