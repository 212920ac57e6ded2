package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Edge;
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
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads counts of sequences of moves from files of lines: {@code id NAME}, {@code position FEN},
 * then what the FEN does not tell, {@code void SQUARE}, {@code height SQUARE NUMBER}, {@code wall
 * SQUARE SQUARE}, {@code kind NAME LETTER BETZA}, {@code put SQUARE [SIDE] KIND}, {@code store SIDE
 * KINDS} where promotion is from the store, and at last {@code perft DEPTH NODES}.
 */
final class PerftTable {
  /** How many sequences of moves there are from a position. */
  record Count(String id, Level level, int depth, long nodes) {
    Position position() {
      return Position.initial(level);
    }

    @Override
    public String toString() {
      return "%s: depth %s".formatted(id, depth);
    }
  }

  private final List<Count> counts = new ArrayList<>();
  private String id;
  private Setup setup;
  private Map<Square, Piece> pieces;
  private Terrain terrain;
  private List<Kind> kinds;
  private Map<Side, Store> stores;
  private SceneRules rules;

  private PerftTable() {}

  static List<Count> read(String resource) throws IOException {
    PerftTable table = new PerftTable();
    try (InputStream in = PerftTable.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      text.lines().filter(line -> !line.isEmpty() && !line.startsWith("#")).forEach(table::add);
    }
    return table.counts;
  }

  private void add(String line) {
    String[] words = line.split(" ");
    switch (words[0]) {
      case "id" -> id = words[1];
      case "position" -> begin(line.substring(line.indexOf(' ') + 1));
      case "void" -> terrain = terrain.withVoid(square(words[1]));
      case "height" -> terrain = terrain.withHeight(square(words[1]), Integer.parseInt(words[2]));
      case "wall" -> terrain = terrain.withWall(new Edge(square(words[1]), square(words[2])), true);
      case "kind" -> kinds.add(Kind.own(words[1], words[2].charAt(0), words[3], ""));
      case "put" -> put(square(words[1]), words);
      case "store" -> store(side(words[1]), List.of(words).subList(2, words.length));
      case "perft" ->
          counts.add(new Count(id, level(), Integer.parseInt(words[1]), Long.parseLong(words[2])));
      default -> throw new IllegalArgumentException("cannot read " + line);
    }
  }

  private static Square square(String name) {
    return Square.named(name).orElseThrow();
  }

  private void begin(String fen) {
    setup = FenCodec.parse(fen);
    pieces = new EnumMap<>(Square.class);
    pieces.putAll(setup.pieces());
    terrain = Terrain.FLAT;
    kinds = new ArrayList<>();
    stores = new EnumMap<>(Map.of(Side.WHITE, Store.EMPTY, Side.BLACK, Store.EMPTY));
    rules = SceneRules.ORTHODOX;
  }

  private void put(Square square, String[] words) {
    Kind kind = kind(words[words.length - 1]);
    pieces.put(square, words.length == 3 ? Piece.prop(kind) : Piece.of(side(words[2]), kind));
  }

  private static Side side(String name) {
    return Side.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private Kind kind(String name) {
    return Stream.concat(Kind.COMMON.stream(), kinds.stream())
        .filter(known -> known.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void store(Side side, List<String> names) {
    rules = SceneRules.USUAL;
    stores.put(side, Store.of(names.stream().map(this::kind).toList()));
  }

  private Level level() {
    Setup whole =
        new Setup(
            pieces,
            stores.get(Side.WHITE),
            stores.get(Side.BLACK),
            setup.toMove(),
            setup.castling(),
            setup.enPassant(),
            setup.quietPlies(),
            setup.turn());
    Scene scene = Scene.orthodox(whole).withTerrain(terrain).withRules(rules);
    return new Level(id, "", "", kinds, List.of(scene), OptionalInt.empty());
  }
}
