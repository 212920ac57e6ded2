package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which pieces can ever be in a scene, and where; rather too many than too few. */
final class Presence {
  private final Scene scene;

  /** What reactions make. */
  private final Set<Piece> spawned;

  private final Set<Piece> pieces;

  /** Where a statue stands and never goes away. */
  private final Set<Square> blocked;

  /** With what stands there at first, and what reactions make. */
  Presence(Scene scene) {
    this.scene = scene;
    this.spawned =
        PartsLint.effects(scene, Effect.Spawn.class)
            .map(Effect.Spawn::piece)
            .collect(Collectors.toSet());
    this.pieces = new HashSet<>(scene.setup().pieces().values());
    pieces.addAll(spawned);
    this.blocked = EnumSet.noneOf(Square.class);
    scene.setup().pieces().entrySet().stream()
        .filter(entry -> entry.getValue().kind().form() == Kind.Form.STATUE)
        .forEach(entry -> blocked.add(entry.getKey()));
    PartsLint.effects(scene, Effect.Remove.class)
        .forEach(remove -> blocked.remove(remove.square()));
  }

  Scene scene() {
    return scene;
  }

  Set<Piece> pieces() {
    return pieces;
  }

  Set<Piece> spawned() {
    return spawned;
  }

  /** Adds pieces that come from elsewhere, and tells whether there are new ones among them. */
  boolean addAll(Collection<Piece> others) {
    return pieces.addAll(others);
  }

  /** Adds what pawns can become, and tells whether that is anything new. */
  boolean promote() {
    return addAll(Stream.of(Side.values()).flatMap(this::promotions).collect(Collectors.toSet()));
  }

  /** What the pawns of a side can become. */
  Stream<Piece> promotions(Side side) {
    if (!pieces.contains(Piece.of(side, Kind.PAWN))) {
      return Stream.empty();
    }
    boolean isOrthodox = scene.rules().promotion() == PromotionRule.ORTHODOX;
    Stream<Kind> kinds = isOrthodox ? Kind.COMMON.stream() : stored(side);
    return kinds.filter(Kind::isStorable).map(kind -> Piece.of(side, kind));
  }

  /** What is in a side's store at first, and what the side can capture. */
  private Stream<Kind> stored(Side side) {
    return Stream.concat(
        scene.setup().store(side).kinds().values().stream(),
        pieces.stream()
            .filter(piece -> piece.side().equals(Optional.of(side.opponent())))
            .map(Piece::kind));
  }

  boolean has(PieceFilter filter) {
    return pieces.stream().anyMatch(filter::matches);
  }

  Set<Piece> fitting(PieceFilter filter) {
    return pieces.stream().filter(filter::matches).collect(Collectors.toSet());
  }

  /** Whether a statue stands on a square and never goes away. */
  boolean isBlocked(Square square) {
    return blocked.contains(square);
  }

  /** Whether a piece is a pawn that is a pawn no longer when it gets to a square. */
  static boolean isPromotedOn(Square square, Piece piece) {
    return piece.kind().form() == Kind.Form.PAWN
        && square.rank() == piece.side().orElseThrow().lastRank();
  }

  /** Why no piece that fits can ever come to one of some squares, empty if one can. */
  Optional<String> whyNoneComes(Set<Square> squares, PieceFilter filter) {
    if (squares.stream().allMatch(this::isClosed)) {
      return Optional.of(squares.stream().map(this::whyClosed).collect(Collectors.joining(", ")));
    }
    if (!has(filter)) {
      return Optional.of("there never is a piece that fits \"%s\"".formatted(filter));
    }
    boolean canCome =
        pieces.stream()
            .filter(filter::matches)
            .anyMatch(piece -> squares.stream().anyMatch(square -> canCome(piece, square)));
    return canCome
        ? Optional.empty()
        : Optional.of(
            "no piece that fits \"%s\" can ever stand on %s"
                .formatted(
                    filter,
                    squares.stream().map(Square::toString).collect(Collectors.joining(" or "))));
  }

  private boolean isClosed(Square square) {
    return scene.terrain().isVoid(square) || isBlocked(square);
  }

  private String whyClosed(Square square) {
    return scene.terrain().isVoid(square)
        ? "%s is void".formatted(square)
        : "a statue always stands on %s".formatted(square);
  }

  private boolean canCome(Piece piece, Square square) {
    return !isClosed(square) && !isPromotedOn(square, piece);
  }

  /** The same for pieces that stand there, as they may at first. */
  Optional<String> whyNoneStands(Set<Square> squares, PieceFilter filter) {
    boolean standsAtFirst =
        squares.stream()
            .map(scene.setup().pieces()::get)
            .anyMatch(piece -> piece != null && filter.matches(piece));
    return standsAtFirst ? Optional.empty() : whyNoneComes(squares, filter);
  }

  /** Why no piece that fits can ever be captured, empty if one can. */
  Optional<String> whyNoneIsCaptured(PieceFilter filter) {
    boolean isPrey =
        pieces.stream()
            .filter(piece -> piece.side().isPresent() && piece.kind().form() != Kind.Form.KING)
            .anyMatch(filter::matches);
    return isPrey
        ? Optional.empty()
        : Optional.of("there never is a piece to capture that fits \"%s\"".formatted(filter));
  }
}
