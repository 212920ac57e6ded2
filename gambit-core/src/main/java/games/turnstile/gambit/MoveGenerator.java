package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.List;

/** Lists jumps and turns, ascending by their squares. */
final class MoveGenerator {
  private MoveGenerator() {}

  /** The single jumps of these pieces. */
  static List<Move> jumps(int own, int opp, int movers) {
    List<Move> jumps = new ArrayList<>();
    for (int rest = movers; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      for (int landings = Bits.landings(from, own, opp); landings != 0; landings &= landings - 1) {
        int to = Integer.numberOfTrailingZeros(landings);
        jumps.add(new Move.Jump(Point.ofIndex(from), Point.ofIndex(to)));
      }
    }
    return jumps;
  }

  /** The turns of these pieces with at least one jump. */
  static List<Turn> turns(int own, int opp, int movers) {
    List<Turn> turns = new ArrayList<>();
    List<Point> path = new ArrayList<>();
    for (int rest = movers; rest != 0; rest &= rest - 1) {
      path.add(Point.ofIndex(Integer.numberOfTrailingZeros(rest)));
      addLongerTurns(path, own, opp, turns);
      path.remove(0);
    }
    return turns;
  }

  private static void addLongerTurns(List<Point> path, int own, int opp, List<Turn> turns) {
    int from = path.get(path.size() - 1).index();
    for (int rest = Bits.landings(from, own, opp); rest != 0; rest &= rest - 1) {
      int to = Integer.numberOfTrailingZeros(rest);
      path.add(Point.ofIndex(to));
      turns.add(new Turn(path));
      addLongerTurns(path, Bits.moved(own, from, to), opp ^ Bits.between(from, to), turns);
      path.remove(path.size() - 1);
    }
  }
}
