package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Coordinates;
import games.turnstile.xiangqi.variant.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two more position rules: {@code NP[x|y|...]} holds where the piece is on none of the squares,
 * {@code C[i|m|n]} while there are m to n living pieces of type i, or of all types if i is 0.
 */
public final class MorePositionRules implements Extension {
  /** The name by which variants ask for it. */
  public static final String NAME = "more-position-rules";

  /** Makes the extension. */
  public MorePositionRules() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String help() {
    return "NP[x|y|...]: the piece is on none of these squares. "
        + "C[i|m|n]: there are m to n living pieces of type i (0 for all types).";
  }

  @Override
  public Map<String, PositionRule> positionRules() {
    return Map.of("NP", new NotOnSquares(), "C", new CountWithin());
  }

  private static final class NotOnSquares implements PositionRule {
    @Override
    public boolean holds(List<Integer> arguments, Point point, BoardView board) {
      return !Coordinates.isOneOf(arguments, point, board.variant());
    }

    @Override
    public boolean asksForSquareAlone() {
      return true;
    }

    @Override
    public Optional<String> complaint(List<Integer> arguments) {
      return arguments.isEmpty() || arguments.size() % 2 != 0
          ? Optional.of("takes rows and columns in turn, an even number, not " + arguments.size())
          : Optional.empty();
    }
  }

  private static final class CountWithin implements PositionRule {
    @Override
    public boolean holds(List<Integer> arguments, Point point, BoardView board) {
      int count = board.count(arguments.get(0));
      return count >= arguments.get(1) && count <= arguments.get(2);
    }

    @Override
    public Optional<String> complaint(List<Integer> arguments) {
      return arguments.size() == 3
          ? Optional.empty()
          : Optional.of("takes 3 arguments (piece, least, most), not " + arguments.size());
    }
  }
}
