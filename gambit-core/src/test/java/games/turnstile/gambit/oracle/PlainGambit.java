package games.turnstile.gambit.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The rules of Gambit written down a second time, as plainly as possible, to check the engine
 * against and to measure its speed by. It shares no code with the engine: boards are strings of 32
 * digits (0 empty, 1 X, 2 O), squares are numbers from 0 to 31, row by row from X's side.
 */
public final class PlainGambit {
  /** The digit of a piece of X. */
  public static final char X = '1';

  /** The digit of a piece of O. */
  public static final char O = '2';

  /** The jumper of a position at the start of a turn. */
  public static final int NONE = -1;

  private static final char EMPTY = '0';
  private static final char OUTSIDE = '#';
  private static final int FILES = 8;
  private static final int RANKS = 4;
  private static final int[] TABLE = {0, 1, 3, 5, 7, 9};
  private static final int[][] DIRECTIONS = {
    {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}
  };

  private final char[][] board;
  private final char toMove;
  private final int jumper;

  private PlainGambit(char[][] board, char toMove, int jumper) {
    this.board = board;
    this.toMove = toMove;
    this.jumper = jumper;
  }

  /** {@return the start of the game, with O to move} */
  public static PlainGambit start() {
    return of("00000000111111112222222200000000", O, NONE);
  }

  /** {@return the position with this board, side to move and jumping piece or {@link #NONE}} */
  public static PlainGambit of(String digits, char toMove, int jumper) {
    char[][] board = new char[RANKS][];
    for (int y = 0; y < RANKS; y++) {
      board[y] = digits.substring(FILES * y, FILES * (y + 1)).toCharArray();
    }
    return new PlainGambit(board, toMove, jumper);
  }

  /** {@return the 32 digits of the board} */
  public String digits() {
    StringBuilder digits = new StringBuilder();
    for (char[] rank : board) {
      digits.append(rank);
    }
    return digits.toString();
  }

  /** {@return the digit of the side to move} */
  public char toMove() {
    return toMove;
  }

  /** {@return the square of the piece that is in the middle of a turn, or {@link #NONE}} */
  public int jumper() {
    return jumper;
  }

  /** {@return the jumps that may be made now, as pairs: from and to, both ascending} */
  public List<List<Integer>> jumps() {
    List<List<Integer>> jumps = new ArrayList<>();
    for (int from = 0; from < FILES * RANKS; from++) {
      if (jumper == NONE || jumper == from) {
        for (int to : landings(from)) {
          jumps.add(List.of(from, to));
        }
      }
    }
    return jumps;
  }

  /** {@return whether the side to move has no jump} */
  public boolean isOver() {
    return jumps().isEmpty();
  }

  /** {@return every turn as the squares visited, in order; a single square is to stop there} */
  public List<List<Integer>> turns() {
    List<List<Integer>> turns = new ArrayList<>();
    if (jumper != NONE) {
      turns.add(List.of(jumper));
    }
    for (List<Integer> jump : jumps()) {
      PlainGambit landed = jump(jump.get(0), jump.get(1));
      if (landed.jumper == NONE) {
        turns.add(jump);
      } else {
        for (List<Integer> rest : landed.turns()) {
          List<Integer> turn = new ArrayList<>(List.of(jump.get(0)));
          turn.addAll(rest);
          turns.add(turn);
        }
      }
    }
    return turns;
  }

  /** {@return the position after a jump: of the same side if the piece can jump again} */
  public PlainGambit jump(int from, int to) {
    char[][] after = new char[RANKS][];
    for (int y = 0; y < RANKS; y++) {
      after[y] = board[y].clone();
    }
    after[from / FILES][from % FILES] = EMPTY;
    after[(from / FILES + to / FILES) / 2][(from % FILES + to % FILES) / 2] = EMPTY;
    after[to / FILES][to % FILES] = toMove;
    PlainGambit landed = new PlainGambit(after, toMove, to);
    return landed.landings(to).isEmpty() ? landed.stop() : landed;
  }

  /** {@return the position in which the other side is to move} */
  public PlainGambit stop() {
    return new PlainGambit(board, other(toMove), NONE);
  }

  /** {@return the position after a whole turn} */
  public PlainGambit play(List<Integer> turn) {
    PlainGambit position = this;
    for (int i = 1; i < turn.size(); i++) {
      position = position.jump(turn.get(i - 1), turn.get(i));
    }
    return position.toMove == toMove ? position.stop() : position;
  }

  /** {@return the islands of a side as ascending squares, ordered by their lowest square} */
  public List<List<Integer>> islands(char side) {
    List<List<Integer>> islands = new ArrayList<>();
    boolean[] seen = new boolean[FILES * RANKS];
    for (int square = 0; square < FILES * RANKS; square++) {
      if (at(square) == side && !seen[square]) {
        List<Integer> group = new ArrayList<>();
        if (!collect(square, side, seen, group)) {
          Collections.sort(group);
          islands.add(group);
        }
      }
    }
    return islands;
  }

  /** {@return the points of a side; with the strict table islands of six and more have none} */
  public int score(char side, boolean strict) {
    int score = 0;
    for (List<Integer> island : islands(side)) {
      int size = island.size();
      if (size < TABLE.length) {
        score += TABLE[size];
      } else if (!strict) {
        score += 2 * size - 1;
      }
    }
    return score;
  }

  /** {@return by how much the side to move is ahead at the end if both sides play perfectly} */
  public int value(boolean strict) {
    List<List<Integer>> turns = turns();
    if (turns.isEmpty()) {
      return score(toMove, strict) - score(other(toMove), strict);
    }
    int best = Integer.MIN_VALUE;
    for (List<Integer> turn : turns) {
      best = Math.max(best, -play(turn).value(strict));
    }
    return best;
  }

  /** {@return the number of sequences of so many whole turns} */
  public long perftTurns(int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (List<Integer> turn : turns()) {
      count += play(turn).perftTurns(depth - 1);
    }
    return count;
  }

  /** {@return the number of sequences of so many jumps and stops} */
  public long perftPlies(int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = jumper == NONE ? 0 : stop().perftPlies(depth - 1);
    for (List<Integer> jump : jumps()) {
      count += jump(jump.get(0), jump.get(1)).perftPlies(depth - 1);
    }
    return count;
  }

  /** Where the piece on this square can jump to; nowhere if the mover has no piece there. */
  private List<Integer> landings(int from) {
    List<Integer> landings = new ArrayList<>();
    if (at(from) == toMove) {
      for (int[] step : DIRECTIONS) {
        int x = from % FILES + 2 * step[0];
        int y = from / FILES + 2 * step[1];
        if (at(x, y) == EMPTY && at(x - step[0], y - step[1]) == other(toMove)) {
          landings.add(FILES * y + x);
        }
      }
    }
    return landings;
  }

  /** Collects the group of a square; tells whether it touches a piece of the other side. */
  private boolean collect(int square, char side, boolean[] seen, List<Integer> group) {
    seen[square] = true;
    group.add(square);
    boolean touched = false;
    for (int[] step : DIRECTIONS) {
      int x = square % FILES + step[0];
      int y = square / FILES + step[1];
      if (at(x, y) == other(side)) {
        touched = true;
      } else if (at(x, y) == side && !seen[FILES * y + x]) {
        touched |= collect(FILES * y + x, side, seen, group);
      }
    }
    return touched;
  }

  private char at(int square) {
    return board[square / FILES][square % FILES];
  }

  private char at(int x, int y) {
    return x >= 0 && x < FILES && y >= 0 && y < RANKS ? board[y][x] : OUTSIDE;
  }

  private static char other(char side) {
    return side == X ? O : X;
  }
}
