package games.turnstile.puzzlechess.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Square;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LinesTest {
  private static final int DIRECTIONS = 8;

  private static Optional<Square> next(Square square, int direction) {
    return square.plus(Lines.FILES[direction], Lines.RANKS[direction]);
  }

  @Test
  void next_everySquareAndDirection_isOneStepAway() {
    for (Square square : Square.values()) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int expected = next(square, direction).map(Square::ordinal).orElse(-1);
        assertThat(Lines.next(square.ordinal(), direction)).isEqualTo(expected);
        if (expected >= 0) {
          assertThat(Lines.DELTAS[direction]).isEqualTo(expected - square.ordinal());
        }
      }
    }
  }

  @Test
  void betweenAndDirection_everyPairOnALine_areWhatAWalkPasses() {
    for (Square from : Square.values()) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        Set<Square> passed = EnumSet.noneOf(Square.class);
        Optional<Square> to = next(from, direction);
        while (to.isPresent()) {
          int start = from.ordinal();
          int end = to.get().ordinal();
          assertThat(Fields.squares(Lines.between(start, end))).isEqualTo(passed);
          assertThat(Lines.direction(start, end)).isEqualTo(direction);
          passed.add(to.get());
          to = next(to.get(), direction);
        }
      }
    }
  }

  @Test
  void through_everyPair_isTheWholeLineOrNothing() {
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        Set<Square> through = Fields.squares(Lines.through(from.ordinal(), to.ordinal()));
        assertThat(through).isEqualTo(lineThrough(from, to));
      }
    }
  }

  private static Set<Square> lineThrough(Square from, Square to) {
    Set<Square> line = EnumSet.noneOf(Square.class);
    int files = to.file() - from.file();
    int ranks = to.rank() - from.rank();
    boolean isLine = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    for (Square square : Square.values()) {
      int cross = (square.file() - from.file()) * ranks - (square.rank() - from.rank()) * files;
      if (isLine && from != to && cross == 0) {
        line.add(square);
      }
    }
    return line;
  }

  @Test
  void pairsOnNoLine_haveNeitherDirectionNorAnythingBetween() {
    assertThat(Lines.direction(Square.A1.ordinal(), Square.B3.ordinal())).isEqualTo(-1);
    assertThat(Lines.between(Square.A1.ordinal(), Square.B3.ordinal())).isZero();
    assertThat(Lines.direction(Square.E4.ordinal(), Square.E4.ordinal())).isEqualTo(-1);
    assertThat(Lines.between(Square.H1.ordinal(), Square.A2.ordinal())).isZero();
  }
}
