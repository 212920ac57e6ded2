package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How near Black seems to be to a goal that has to do with places: 0 to {@value #MOST}. */
final class Prospects {
  static final int MOST = 140;

  private static final int FARTHEST = Square.SIDE - 1;

  private Prospects() {}

  static int of(Goal goal, Field field) {
    if (goal instanceof Goal.Reach reach) {
      return nearness(reach.squares(), pieces(reach.pieces(), field));
    }
    if (goal instanceof Goal.Crates crates) {
      List<Square> there = List.copyOf(Fields.squares(field.crates));
      return mean(
          crates.squares().stream().mapToInt(square -> nearness(Set.of(square), there)).toArray());
    }
    if (goal instanceof Goal.Within within) {
      return of(within.goal(), field);
    }
    if (goal instanceof Goal.AllOf all) {
      return mean(all.goals().stream().mapToInt(part -> of(part, field)).toArray());
    }
    return goal instanceof Goal.AnyOf any
        ? any.goals().stream().mapToInt(part -> of(part, field)).max().orElse(0)
        : 0;
  }

  private static List<Square> pieces(PieceFilter filter, Field field) {
    return Fields.pieces(field).entrySet().stream()
        .filter(entry -> filter.matches(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static int mean(int[] parts) {
    int sum = 0;
    for (int part : parts) {
      sum += part;
    }
    return sum / parts.length;
  }

  /** How near the nearest of some pieces is to the nearest of some squares. */
  private static int nearness(Set<Square> squares, List<Square> pieces) {
    int nearest = FARTHEST;
    for (Square piece : pieces) {
      for (Square square : squares) {
        nearest = Math.min(nearest, distance(piece, square));
      }
    }
    return MOST * (FARTHEST - nearest) / FARTHEST;
  }

  private static int distance(Square one, Square other) {
    return Math.max(Math.abs(one.file() - other.file()), Math.abs(one.rank() - other.rank()));
  }
}
