package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Looks for goals that can never be reached, whatever is played. */
final class GoalLint {
  private final Level level;
  private final Scene scene;

  GoalLint(Level level, Scene scene) {
    this.level = level;
    this.scene = scene;
  }

  List<LevelWarning> warnings() {
    return scene.aims().goal().flatMap(this::fault).stream().toList();
  }

  /** Why a goal cannot be reached, empty if nothing speaks against it. */
  private Optional<LevelWarning> fault(Goal goal) {
    if (goal instanceof Goal.Checkmate) {
      return hasWhiteKing()
          ? Optional.empty()
          : fault(Code.KING_MISSING, "White is to be mated and has no king");
    }
    if (goal instanceof Goal.Reach reach) {
      return reach(reach);
    }
    if (goal instanceof Goal.Capture capture) {
      return capture(capture);
    }
    if (goal instanceof Goal.Keep keep) {
      return canExist(keep.pieces())
          ? Optional.empty()
          : unreachable("there is no %s to keep".formatted(keep.pieces()));
    }
    if (goal instanceof Goal.Crates crates) {
      return crates(crates.squares());
    }
    if (goal instanceof Goal.Survive survive) {
      return survive(survive.turns());
    }
    if (goal instanceof Goal.Within within) {
      return fault(within.goal());
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().map(this::fault).flatMap(Optional::stream).findFirst();
    }
    if (goal instanceof Goal.AnyOf any) {
      List<Optional<LevelWarning>> faults = any.goals().stream().map(this::fault).toList();
      return faults.stream().allMatch(Optional::isPresent) ? faults.get(0) : Optional.empty();
    }
    throw new AssertionError(goal);
  }

  private boolean hasWhiteKing() {
    return scene.setup().pieces().containsValue(Piece.of(Side.WHITE, Kind.KING));
  }

  private Optional<LevelWarning> reach(Goal.Reach reach) {
    if (reach.squares().stream().allMatch(scene.terrain()::isVoid)) {
      return unreachable("what is to be reached is void");
    }
    return canExist(reach.pieces())
        ? Optional.empty()
        : unreachable("there never is a piece that fits \"%s\"".formatted(reach.pieces()));
  }

  private Optional<LevelWarning> capture(Goal.Capture capture) {
    if (spawned(scene).anyMatch(capture.pieces()::matches)) {
      return Optional.empty();
    }
    boolean countPawns = canBePromoted(Side.WHITE, capture.pieces());
    long most =
        scene.setup().pieces().values().stream()
            .filter(piece -> piece.side().equals(Optional.of(Side.WHITE)))
            .filter(piece -> piece.kind().form() != Kind.Form.KING)
            .filter(
                piece ->
                    capture.pieces().matches(piece)
                        || countPawns && piece.kind().form() == Kind.Form.PAWN)
            .count();
    return most >= capture.count()
        ? Optional.empty()
        : unreachable(
            "captures of \"%2$s\" asked for: %1$s, possible: %3$s"
                .formatted(capture.count(), capture.pieces(), most));
  }

  private Optional<LevelWarning> crates(Set<Square> squares) {
    if (squares.stream().anyMatch(scene.terrain()::isVoid)) {
      return unreachable("a crate is to come to a void square");
    }
    long crates =
        scene.setup().pieces().values().stream()
            .filter(piece -> piece.kind().form() == Kind.Form.CRATE)
            .count();
    boolean moreCome = spawned(scene).anyMatch(piece -> piece.kind().form() == Kind.Form.CRATE);
    return crates >= squares.size() || moreCome
        ? Optional.empty()
        : unreachable("squares that want crates: %s, crates: %s".formatted(squares.size(), crates));
  }

  private Optional<LevelWarning> survive(int turns) {
    OptionalInt most = scene.aims().turns();
    return most.isPresent() && most.getAsInt() < turns
        ? unreachable(
            "turns to survive: %s, turns that there are: %s".formatted(turns, most.getAsInt()))
        : Optional.empty();
  }

  /** Whether a piece that fits is there, can appear, be promoted or travel here. */
  private boolean canExist(PieceFilter filter) {
    boolean isHere =
        Stream.concat(scene.setup().pieces().values().stream(), spawned(scene))
            .anyMatch(filter::matches);
    return isHere
        || comes(filter)
        || Stream.of(Side.values()).anyMatch(side -> canBePromoted(side, filter));
  }

  private boolean comes(PieceFilter filter) {
    return level.scenes().stream()
        .filter(other -> leadHere().contains(other.name()))
        .flatMap(other -> Stream.concat(other.setup().pieces().values().stream(), spawned(other)))
        .filter(piece -> piece.side().equals(Optional.of(Side.BLACK)))
        .anyMatch(filter::matches);
  }

  /** The scenes from which ways lead here, through others too. */
  private Set<String> leadHere() {
    Set<String> found = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(scene.name()));
    while (!waiting.isEmpty()) {
      String target = waiting.remove();
      for (Scene other : level.scenes()) {
        boolean leadsThere =
            other.works().links().stream().map(Link::scene).anyMatch(target::equals);
        if (leadsThere && found.add(other.name())) {
          waiting.add(other.name());
        }
      }
    }
    return found;
  }

  private boolean canBePromoted(Side side, PieceFilter filter) {
    return level.scenes().stream().anyMatch(each -> PartsLint.has(each, Kind.PAWN))
        && level.allKinds().stream()
            .filter(Kind::isStorable)
            .filter(this::canTakeThePlaceOfPawns)
            .anyMatch(kind -> filter.matches(Piece.of(side, kind)));
  }

  private boolean canTakeThePlaceOfPawns(Kind kind) {
    boolean isOrthodox =
        level.scenes().stream()
            .anyMatch(each -> each.rules().promotion() == PromotionRule.ORTHODOX);
    return isOrthodox && Kind.COMMON.contains(kind)
        || level.scenes().stream().anyMatch(each -> PartsLint.has(each, kind));
  }

  private static Stream<Piece> spawned(Scene scene) {
    return PartsLint.effects(scene)
        .flatMap(
            effect ->
                effect instanceof Effect.Spawn spawn ? Stream.of(spawn.piece()) : Stream.empty());
  }

  private Optional<LevelWarning> unreachable(String detail) {
    return fault(Code.GOAL_UNREACHABLE, detail);
  }

  private Optional<LevelWarning> fault(Code code, String detail) {
    return Optional.of(new LevelWarning(code, scene.name(), detail));
  }
}
