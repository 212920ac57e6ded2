package games.turnstile.gambit;

import games.turnstile.gambit.oracle.PlainGambit;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Conversions between the engine's types and those of the plain oracle. */
public final class Plain {
  private Plain() {}

  public static PlainGambit position(Position position) {
    int jumper = position.jumper().map(Point::index).orElse(PlainGambit.NONE);
    return PlainGambit.of(digits(position.board()), side(position.toMove()), jumper);
  }

  public static String digits(Board board) {
    return IntStream.range(0, 32)
        .mapToObj(Point::ofIndex)
        .map(point -> board.at(point).map(Plain::side).map(String::valueOf).orElse("0"))
        .collect(Collectors.joining());
  }

  public static char side(Side side) {
    return side == Side.X ? PlainGambit.X : PlainGambit.O;
  }

  public static boolean isStrict(Position position) {
    return position.ruleset() == Ruleset.STRICT_TABLE;
  }

  public static List<Integer> squares(List<Point> points) {
    return points.stream().map(Point::index).toList();
  }

  public static Turn turn(List<Integer> squares) {
    return new Turn(squares.stream().map(Point::ofIndex).toList());
  }

  public static Move.Jump jump(List<Integer> squares) {
    return new Move.Jump(Point.ofIndex(squares.get(0)), Point.ofIndex(squares.get(1)));
  }

  /** The legal turns by the oracle's reckoning. */
  public static List<Turn> turns(Position position) {
    return position(position).turns().stream().map(Plain::turn).toList();
  }
}
