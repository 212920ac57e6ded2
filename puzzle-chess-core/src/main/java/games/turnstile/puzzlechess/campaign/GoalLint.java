package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Looks for goals that can never be reached, whatever is played. */
final class GoalLint {
  private final Scene scene;
  private final Presence presence;
  private final Passages passages;

  GoalLint(Level level, Scene scene, Existence existence) {
    this.scene = scene;
    this.presence = existence.in(scene);
    this.passages = new Passages(level, existence, scene);
  }

  List<LevelWarning> warnings() {
    int turns = scene.aims().turns().orElse(Integer.MAX_VALUE);
    return scene.aims().goal().flatMap(goal -> fault(goal, turns)).stream().toList();
  }

  /** Why a goal cannot be reached in so many turns, empty if nothing speaks against it. */
  private Optional<LevelWarning> fault(Goal goal, int turns) {
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
      return presence.has(keep.pieces())
          ? Optional.empty()
          : unreachable("there is no %s to keep".formatted(keep.pieces()));
    }
    if (goal instanceof Goal.Crates crates) {
      return crates(crates.squares());
    }
    if (goal instanceof Goal.Survive survive) {
      return survive(survive.turns(), turns);
    }
    if (goal instanceof Goal.Within within) {
      return fault(within.goal(), Math.min(turns, within.turns()));
    }
    if (goal instanceof Goal.AllOf all) {
      int forAll = Math.min(turns, mostTurns(all));
      return all.goals().stream()
          .map(each -> fault(each, forAll))
          .flatMap(Optional::stream)
          .findFirst();
    }
    if (goal instanceof Goal.AnyOf any) {
      List<Optional<LevelWarning>> faults =
          any.goals().stream().map(each -> fault(each, turns)).toList();
      return faults.stream().allMatch(Optional::isPresent) ? faults.get(0) : Optional.empty();
    }
    throw new AssertionError(goal);
  }

  private boolean hasWhiteKing() {
    return scene.setup().pieces().containsValue(Piece.of(Side.WHITE, Kind.KING));
  }

  /** How many turns are over at most when a goal holds. */
  private static int mostTurns(Goal goal) {
    if (goal instanceof Goal.Within within) {
      return Math.min(within.turns(), mostTurns(within.goal()));
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().mapToInt(GoalLint::mostTurns).min().orElseThrow();
    }
    if (goal instanceof Goal.AnyOf any) {
      return any.goals().stream().mapToInt(GoalLint::mostTurns).max().orElseThrow();
    }
    return Integer.MAX_VALUE;
  }

  private Optional<LevelWarning> reach(Goal.Reach reach) {
    return presence
        .whyNoneStands(reach.squares(), reach.pieces())
        .or(() -> whyNoneStays(reach))
        .flatMap(why -> unreachable("the goal is never reached: " + why));
  }

  /** R9.5: who gets to the square of an open link goes on before anybody looks at the goal. */
  private Optional<String> whyNoneStays(Goal.Reach reach) {
    Set<Piece> fitting = presence.fitting(reach.pieces());
    return reach.squares().stream().allMatch(square -> passages.takeAll(fitting, square))
        ? Optional.of("who gets there goes on by a link before the goal is looked at")
        : Optional.empty();
  }

  private Optional<LevelWarning> capture(Goal.Capture capture) {
    Predicate<Piece> counts = piece -> canBeCapturedAs(capture.pieces(), piece);
    if (presence.spawned().stream().anyMatch(counts)) {
      return Optional.empty();
    }
    long most = scene.setup().pieces().values().stream().filter(counts).count();
    return most >= capture.count()
        ? Optional.empty()
        : unreachable(
            "captures of \"%2$s\" asked for: %1$s, possible: %3$s"
                .formatted(capture.count(), capture.pieces(), most));
  }

  /** Whether Black can ever capture a piece as one that fits, maybe when it has been promoted. */
  private boolean canBeCapturedAs(PieceFilter filter, Piece piece) {
    boolean isPrey =
        piece.side().equals(Optional.of(Side.WHITE)) && piece.kind().form() != Kind.Form.KING;
    boolean canBecomeFitting =
        piece.kind().form() == Kind.Form.PAWN
            && presence.promotions(Side.WHITE).anyMatch(filter::matches);
    return isPrey && (filter.matches(piece) || canBecomeFitting);
  }

  private Optional<LevelWarning> crates(Set<Square> squares) {
    if (squares.stream().anyMatch(scene.terrain()::isVoid)) {
      return unreachable("a crate is to come to a void square");
    }
    long crates =
        scene.setup().pieces().values().stream()
            .filter(piece -> piece.kind().form() == Kind.Form.CRATE)
            .count();
    boolean moreCome =
        presence.spawned().stream().anyMatch(piece -> piece.kind().form() == Kind.Form.CRATE);
    return crates >= squares.size() || moreCome
        ? Optional.empty()
        : unreachable("squares that want crates: %s, crates: %s".formatted(squares.size(), crates));
  }

  private Optional<LevelWarning> survive(int turns, int most) {
    return most < turns
        ? unreachable("turns to survive: %s, turns that there are: %s".formatted(turns, most))
        : Optional.empty();
  }

  private Optional<LevelWarning> unreachable(String detail) {
    return fault(Code.GOAL_UNREACHABLE, detail);
  }

  private Optional<LevelWarning> fault(Code code, String detail) {
    return Optional.of(new LevelWarning(code, scene.name(), detail));
  }
}
