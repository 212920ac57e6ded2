package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainTiles;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** What surrounds a square, as text: nothing is a dot, a blank edge a b. */
class PatternsTest {
  private static final String SIDES = ".HRb";
  private static final int LAST = Square.SIDE - 1;

  private static int pattern(String sides) {
    int pattern = 0;
    for (int side = 0; side < sides.length(); side++) {
      pattern = Patterns.with(pattern, side, SIDES.indexOf(sides.charAt(side)));
    }
    return pattern;
  }

  private static String text(int pattern) {
    StringBuilder text = new StringBuilder();
    for (int side = 0; side < 4; side++) {
      text.append(SIDES.charAt(Patterns.side(pattern, side)));
    }
    return text.toString();
  }

  private static int index(int row, int column, String sides) {
    return Patterns.index(new Square(row, column).index(), pattern(sides));
  }

  private static String swapped(String sides) {
    return sides.replace('H', 'x').replace('R', 'H').replace('x', 'R');
  }

  @Test
  void each_pattern_has_its_text() {
    assertThat(pattern("....")).isZero();
    for (int pattern = 0; pattern < 256; pattern++) {
      assertThat(pattern(text(pattern))).isEqualTo(pattern);
    }
    assertThat(SIDES.indexOf('H')).isEqualTo(Patterns.HIGHWAY);
    assertThat(SIDES.indexOf('R')).isEqualTo(Patterns.RAILWAY);
    assertThat(SIDES.indexOf('b')).isEqualTo(Patterns.BLANK);
  }

  @Test
  void patterns_that_are_mirrored_or_turned_with_kinds_swapped_have_the_same_index() {
    for (Square square : Square.all()) {
      for (int pattern = 0; pattern < 256; pattern++) {
        String sides = text(pattern);
        int index = index(square.row(), square.column(), sides);

        assertThat(index(square.row(), LAST - square.column(), PlainTiles.mirrored(sides)))
            .as("%s %s mirrored", square, sides)
            .isEqualTo(index);
        assertThat(index(square.column(), LAST - square.row(), swapped(PlainTiles.turned(sides))))
            .as("%s %s turned", square, sides)
            .isEqualTo(index);
      }
    }
  }

  @Test
  void no_others_have_the_same_index() {
    // Burnside: of the 49 * 256 patterns the identity keeps all, the half turn 16 and the quarter
    // turns 4 each, all in the middle; mirrors keep 64 on each of 7 squares, diagonals 16.
    int kept = 49 * 256 + 16 + 2 * 4 + 2 * 7 * 64 + 2 * 7 * 16;
    BitSet indexes = new BitSet();
    for (Square square : Square.all()) {
      for (int pattern = 0; pattern < 256; pattern++) {
        indexes.set(Patterns.index(square.index(), pattern));
      }
    }

    assertThat(Patterns.COUNT).isEqualTo(kept / 8).isEqualTo(1711);
    assertThat(indexes.cardinality()).isEqualTo(Patterns.COUNT);
    assertThat(indexes.length()).isEqualTo(Patterns.COUNT);
  }

  @Test
  void only_routes_face_the_square() {
    for (int pattern = 0; pattern < 256; pattern++) {
      int facing = 0;
      for (Direction side : Direction.values()) {
        char what = text(pattern).charAt(side.ordinal());
        facing |= what == 'H' ? Grid.bit(Route.HIGHWAY, side) : 0;
        facing |= what == 'R' ? Grid.bit(Route.RAILWAY, side) : 0;
      }

      assertThat(Patterns.facing(pattern)).as(text(pattern)).isEqualTo(facing);
    }
  }
}
