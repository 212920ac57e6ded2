package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Coordinates;
import games.turnstile.xiangqi.variant.Language;
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
  public String help(Language language) {
    return language == Language.ENGLISH
        ? help()
        : "NP[x|y|...]：棋子不在这些格上。C[i|m|n]：编号为i的存活棋子（i为0时指所有棋子）有m至n个。";
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

    @Override
    public Optional<String> inWords(List<Integer> arguments, Wording wording) {
      String squares = wording.squares(arguments);
      return Optional.of(wording.say("it is not on " + squares, "不位于" + squares));
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

    @Override
    public Optional<String> inWords(List<Integer> arguments, Wording wording) {
      int type = arguments.get(0);
      String count = count(arguments.get(1), arguments.get(2), wording);
      String pieces =
          type == 0
              ? wording.say("pieces", "棋子")
              : wording.say(wording.piece(type) + " pieces", wording.piece(type));
      return Optional.of(
          wording.say(
              "the number of %s on the board is %s".formatted(pieces, count),
              "场上%s%s".formatted(pieces, count)));
    }

    private static String count(int least, int most, Wording wording) {
      if (least == most) {
        return wording.say("exactly " + least, "恰有%s个".formatted(least));
      }
      if (least == 0 && most > 0) {
        return wording.say("at most " + most, "不超过%s个".formatted(most));
      }
      return wording.say("%s to %s".formatted(least, most), "有%s至%s个".formatted(least, most));
    }
  }
}
