package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The longest way through squares and joints. In pictures a plus is a square, and a line joins two;
 * the columns and rows of squares are the even ones.
 */
class LongestRouteTest {
  private final LongestRoute longest = new LongestRoute();

  private int find(String... picture) {
    long squares = 0;
    long east = 0;
    long south = 0;
    for (int line = 0; line < picture.length; line++) {
      for (int column = 0; column < picture[line].length(); column++) {
        long bit = 1L << line / 2 * Square.SIDE + column / 2;
        switch (picture[line].charAt(column)) {
          case '+' -> squares |= bit;
          case '-' -> east |= bit;
          case '|' -> south |= bit;
          default -> assertThat(picture[line].charAt(column)).isEqualTo(' ');
        }
      }
    }
    return find(squares, east, south);
  }

  /** Looks for the longest route, and checks that the one it names is a route. */
  private int find(long squares, long east, long south) {
    int length = longest.find(squares, east, south);
    long used = 0;
    for (int place = 0; place < length; place++) {
      long bit = 1L << longest.square(place);
      assertThat(squares & bit).isNotZero();
      assertThat(used & bit).isZero();
      used |= bit;
      if (place > 0) {
        assertThat(areJoined(longest.square(place - 1), longest.square(place), east, south))
            .isTrue();
      }
    }
    return length;
  }

  private static boolean areJoined(int from, int to, long east, long south) {
    int lower = Math.min(from, to);
    int higher = Math.max(from, to);
    return higher == lower + 1 && (east >>> lower & 1) != 0
        || higher == lower + Square.SIDE && (south >>> lower & 1) != 0;
  }

  @Test
  void no_square_is_no_route_and_a_lone_square_is_one() {
    assertThat(find("")).isZero();
    assertThat(find("+")).isEqualTo(1);
    assertThat(find("+ +", "   ", "+  ")).isEqualTo(1);
  }

  @Test
  void a_ring_is_gone_round_whole() {
    assertThat(find("+-+-+", "|   |", "+   +", "|   |", "+-+-+")).isEqualTo(8);
  }

  @Test
  void a_ring_with_a_tail_is_begun_beside_the_tail() {
    assertThat(find("+-+-+-+", "| |    ", "+-+    ")).isEqualTo(6);
  }

  @Test
  void a_way_between_two_rings_goes_round_both() {
    assertThat(find("+-+-+-+-+", "| |   | |", "+-+   +-+")).isEqualTo(9);
  }

  @Test
  void a_comb_takes_its_back_and_two_teeth() {
    assertThat(
            find(
                "+-+-+-+-+-+-+",
                "|   |   |   |",
                "+   +   +   +",
                "|   |   |   |",
                "+   +   +   +"))
        .isEqualTo(2 + 7 + 2);
  }

  @Test
  void a_star_takes_two_of_its_arms() {
    assertThat(find("  +  ", "  |  ", "+-+-+", "  |  ", "  +  ")).isEqualTo(3);
  }

  @Test
  void a_ladder_is_used_up() {
    assertThat(find("+-+-+-+-+-+-+", "| | | | | | |", "+-+-+-+-+-+-+")).isEqualTo(14);
  }

  @Test
  void a_ladder_without_its_outer_rungs_leaves_one_square_at_each_end() {
    assertThat(find("+-+-+-+", "  | |  ", "+-+-+-+")).isEqualTo(6);
  }

  @Test
  void the_longest_of_several_parts_counts_wherever_it_stands() {
    assertThat(find("+-+  ", "     ", "+-+-+", "     ", "+-+  ")).isEqualTo(3);
    assertThat(find("+-+-+", "     ", "+-+  ", "| |  ", "+-+  ")).isEqualTo(4);
    assertThat(find("+-+  ", "| |  ", "+-+  ", "     ", "+-+-+")).isEqualTo(4);
  }

  @Test
  void squares_side_by_side_that_are_not_joined_are_no_route() {
    assertThat(find("+ +-+", "|   |", "+ + +")).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"3, 7, 21", "7, 3, 21", "4, 4, 16", "7, 1, 7", "1, 7, 7"})
  void a_full_grid_is_used_up(int rows, int columns, int length) {
    long squares = 0;
    long east = 0;
    long south = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        long bit = 1L << row * Square.SIDE + column;
        squares |= bit;
        east |= column + 1 < columns ? bit : 0;
        south |= row + 1 < rows ? bit : 0;
      }
    }

    assertThat(find(squares, east, south)).isEqualTo(length);
  }

  @Test
  void a_full_grid_without_a_light_square_leaves_a_dark_one() {
    // Dark are the corners and the middle: three light squares part four dark ones.
    assertThat(find("+-+-+", "  | |", "  +-+", "  | |", "+-+-+")).isEqualTo(7);
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void the_length_is_that_of_trying_everything(
      @ForAll @LongRange(min = 0, max = (1 << 16) - 1) long present,
      @ForAll @LongRange(min = 0, max = (1 << 16) - 1) long toEast,
      @ForAll @LongRange(min = 0, max = (1 << 16) - 1) long toSouth,
      @ForAll @IntRange(min = 0, max = 24) int corner) {
    long squares = placed(present | 0x0660, corner);
    long east = placed(toEast, corner) & squares & Grid.west(squares);
    long south = placed(toSouth, corner) & squares & Grid.north(squares);

    int most = 0;
    for (int start = 0; start < Grid.SQUARES; start++) {
      most = Math.max(most, longestFrom(start, squares, east, south));
    }
    assertThat(find(squares, east, south)).isEqualTo(most);
  }

  /** Four rows of four bits, somewhere on the sheet; what does not fit is cut off. */
  private static long placed(long bits, int corner) {
    long placed = 0;
    for (int i = 0; i < 16; i++) {
      int row = corner / 5 + i / 4;
      int column = corner % 5 + i % 4;
      if ((bits >> i & 1) != 0 && row < Square.SIDE && column < Square.SIDE) {
        placed |= 1L << row * Square.SIDE + column;
      }
    }
    return placed;
  }

  private static int longestFrom(int square, long free, long east, long south) {
    if ((free >>> square & 1) == 0) {
      return 0;
    }
    int most = 0;
    for (Square next : Square.all()) {
      if (areJoined(square, next.index(), east, south)) {
        most = Math.max(most, longestFrom(next.index(), free & ~(1L << square), east, south));
      }
    }
    return 1 + most;
  }
}
