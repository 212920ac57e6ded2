package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Squares of a scene from which links take whoever gets there, as far as that is certain. */
final class Passages {
  private final Level level;
  private final Existence existence;
  private final Scene scene;

  /** The squares on which pieces appear without having moved there. */
  private final Set<Square> appearing;

  /** The names of links that reactions close. */
  private final Set<String> closing;

  private final Map<Square, Set<Piece>> taken = new EnumMap<>(Square.class);

  Passages(Level level, Existence existence, Scene scene) {
    this.level = level;
    this.existence = existence;
    this.scene = scene;
    this.appearing = appearing(scene);
    this.closing =
        PartsLint.effects(scene, Effect.ChangeLink.class)
            .filter(change -> !change.open())
            .map(Effect.ChangeLink::name)
            .collect(Collectors.toSet());
    scene.works().links().stream()
        .filter(this::isCertain)
        .forEach(link -> taken.put(link.square(), travellers(link)));
  }

  private static Set<Square> appearing(Scene scene) {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    squares.addAll(scene.setup().pieces().keySet());
    squares.addAll(scene.works().entries().values());
    scene.setup().castling().stream().map(Castling::rookTo).forEach(squares::add);
    PartsLint.effects(scene, Effect.Spawn.class).map(Effect.Spawn::square).forEach(squares::add);
    return squares;
  }

  /**
   * Nothing happens in another scene before the first piece goes there, if there is no way back.
   */
  private boolean isCertain(Link link) {
    Scene target = existence.target(link).scene();
    Square entry = target.works().entries().get(link.entry());
    return link.open()
        && !closing.contains(link.name())
        && !appearing.contains(link.square())
        && !target.setup().pieces().containsKey(entry)
        && !Ways.from(level, target).contains(scene.name());
  }

  /** A king does not go where there is one already (R10.1). */
  private Set<Piece> travellers(Link link) {
    Set<Piece> travellers = new HashSet<>(existence.travellers(scene, link));
    Piece king = Piece.of(Side.BLACK, Kind.KING);
    if (existence.target(link).scene().setup().pieces().containsValue(king)) {
      travellers.remove(king);
    }
    return travellers;
  }

  /** Whether all of some pieces go on when they get to a square. */
  boolean takeAll(Set<Piece> pieces, Square square) {
    return taken.containsKey(square) && taken.get(square).containsAll(pieces);
  }
}
