package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The pieces on the 32 squares, and nothing else. Any placing of pieces is a board. Immutable.
 *
 * <p>Its text form is read and written by {@link games.turnstile.gambit.notation.BoardCodec}.
 */
public final class Board {
  private static final Board EMPTY = new Board(0, 0);
  private static final Board INITIAL = new Board(0x0000ff00, 0x00ff0000);

  private final int x;
  private final int o;

  private Board(int x, int o) {
    this.x = x;
    this.o = o;
  }

  /** {@return the board on which a game starts: X on rank 2, O on rank 3} */
  public static Board initial() {
    return INITIAL;
  }

  /** {@return the board with no piece} */
  public static Board empty() {
    return EMPTY;
  }

  /**
   * {@return the board with exactly these pieces}
   *
   * @param pieces whose piece stands on which square
   */
  public static Board of(Map<Point, Side> pieces) {
    int x = 0;
    int o = 0;
    for (Map.Entry<Point, Side> piece : pieces.entrySet()) {
      int bit = 1 << piece.getKey().index();
      if (Objects.requireNonNull(piece.getValue(), "side") == Side.X) {
        x |= bit;
      } else {
        o |= bit;
      }
    }
    return new Board(x, o);
  }

  static Board ofBits(Side side, int own, int opp) {
    return side == Side.X ? new Board(own, opp) : new Board(opp, own);
  }

  /**
   * {@return whose piece stands on the square, empty if none does}
   *
   * @param point the square
   */
  public Optional<Side> at(Point point) {
    int bit = 1 << point.index();
    if ((x & bit) != 0) {
      return Optional.of(Side.X);
    }
    return (o & bit) != 0 ? Optional.of(Side.O) : Optional.empty();
  }

  /**
   * {@return the squares of one side's pieces, ascending}
   *
   * @param side whose pieces
   */
  public List<Point> pieces(Side side) {
    return points(bits(side));
  }

  /**
   * {@return the islands of one side, in the order of their lowest squares}
   *
   * @param side whose islands
   * @param ruleset by which they are scored
   */
  public List<Island> islands(Side side, Ruleset ruleset) {
    List<Island> islands = new ArrayList<>();
    Scoring.forEachIsland(
        bits(side),
        bits(side.opponent()),
        bits ->
            islands.add(
                new Island(side, points(bits), ruleset.islandScore(Integer.bitCount(bits)))));
    return List.copyOf(islands);
  }

  /**
   * {@return the points of one side: the sum over its islands}
   *
   * @param side whose points
   * @param ruleset by which islands are scored
   */
  public int score(Side side, Ruleset ruleset) {
    return Scoring.score(bits(side), bits(side.opponent()), ruleset);
  }

  int bits(Side side) {
    return Objects.requireNonNull(side, "side") == Side.X ? x : o;
  }

  private static List<Point> points(int bits) {
    List<Point> points = new ArrayList<>(Integer.bitCount(bits));
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      points.add(Point.ofIndex(Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(points);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board && board.x == x && board.o == o;
  }

  @Override
  public int hashCode() {
    return 31 * x + o;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("Board[");
    for (int index = 0; index < Bits.SQUARES; index++) {
      text.append(at(Point.ofIndex(index)).map(Side::name).orElse("."));
      if (index % Point.FILES == Point.FILES - 1 && index < Bits.SQUARES - 1) {
        text.append('/');
      }
    }
    return text.append(']').toString();
  }
}
