package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Goals as text, such as {@code within 4 (checkmate or reach e8 by black pawn)}. */
final class GoalFormula extends Formula<Goal> {
  private static final String WHAT =
      "a goal (checkmate, reach, capture, keep, crates, survive, within)";

  private final Cast cast;

  GoalFormula(Words in, Cast cast) {
    super(in);
    this.cast = cast;
  }

  @Override
  Goal simple() {
    return switch (in.word(WHAT)) {
      case "checkmate" -> new Goal.Checkmate();
      case "reach" -> reach();
      case "capture" -> capture();
      case "keep" -> new Goal.Keep(cast.filter(in));
      case "crates" -> new Goal.Crates(Cast.squares(in));
      case "survive" -> new Goal.Survive(turns());
      case "within" -> within();
      default -> throw in.unexpected(WHAT);
    };
  }

  private Goal reach() {
    Set<Square> squares = Cast.squares(in);
    return new Goal.Reach(squares, cast.by(in));
  }

  private Goal capture() {
    int count = in.isNumberNext() ? in.number("how many are captured", 1, 64) : 1;
    return new Goal.Capture(cast.filter(in), count);
  }

  private Goal within() {
    int turns = turns();
    return new Goal.Within(turns, part());
  }

  private int turns() {
    return in.number("a number of turns", 1, Integer.MAX_VALUE);
  }

  @Override
  Goal allOf(List<Goal> parts) {
    return new Goal.AllOf(parts);
  }

  @Override
  Goal anyOf(List<Goal> parts) {
    return new Goal.AnyOf(parts);
  }

  static String format(Goal goal) {
    if (goal instanceof Goal.Checkmate) {
      return "checkmate";
    } else if (goal instanceof Goal.Reach reach) {
      return "reach " + Phrases.squares(reach.squares()) + Phrases.by(reach.pieces());
    } else if (goal instanceof Goal.Capture capture) {
      return "capture " + count(capture.count()) + Phrases.filter(capture.pieces());
    } else if (goal instanceof Goal.Keep keep) {
      return "keep " + Phrases.filter(keep.pieces());
    } else if (goal instanceof Goal.Crates crates) {
      return "crates " + Phrases.squares(crates.squares());
    } else if (goal instanceof Goal.Survive survive) {
      return "survive " + survive.turns();
    } else if (goal instanceof Goal.Within within) {
      return "within %s %s".formatted(within.turns(), formatPart(within.goal()));
    } else if (goal instanceof Goal.AllOf all) {
      return joined(all.goals(), " and ");
    } else if (goal instanceof Goal.AnyOf any) {
      return joined(any.goals(), " or ");
    }
    throw new AssertionError(goal);
  }

  private static String count(int count) {
    return count == 1 ? "" : count + " ";
  }

  private static String joined(List<Goal> goals, String joint) {
    return goals.stream().map(GoalFormula::formatPart).collect(Collectors.joining(joint));
  }

  private static String formatPart(Goal goal) {
    boolean isJoined = goal instanceof Goal.AllOf || goal instanceof Goal.AnyOf;
    return isJoined ? "(" + format(goal) + ")" : format(goal);
  }
}
