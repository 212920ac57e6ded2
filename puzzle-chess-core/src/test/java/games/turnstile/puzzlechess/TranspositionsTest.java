package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.board.Keys;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TranspositionsTest {
  private static final int MANY = 100_000;

  @Property(tries = 300)
  void whatWasKept_isFound(
      @ForAll long key,
      @ForAll @IntRange(min = 1, max = (1 << 18) - 1) int move,
      @ForAll @IntRange(min = 1, max = 200) int depth,
      @ForAll @IntRange(max = 2) int kind,
      @ForAll @IntRange(min = -1_000_000, max = 1_000_000) int score) {
    Transpositions table = new Transpositions();
    table.keep(key, move, depth, kind, score);
    long entry = table.find(key);
    assertThat(Transpositions.move(entry)).isEqualTo(move);
    assertThat(Transpositions.depth(entry)).isEqualTo(depth);
    assertThat(Transpositions.kind(entry)).isEqualTo(kind);
    assertThat(Transpositions.score(entry)).isEqualTo(score);
  }

  @Test
  void find_whatWasNeverKept_isNothing() {
    Transpositions table = new Transpositions();
    table.keep(1, 2, 3, Transpositions.EXACT, 4);
    assertThat(table.find(5)).isZero();
  }

  @Test
  void keep_theSameAgain_replacesWhatWasKept() {
    Transpositions table = new Transpositions();
    table.keep(1, 2, 9, Transpositions.EXACT, 4);
    table.keep(1, 3, 5, Transpositions.AT_LEAST, -4);
    assertThat(Transpositions.score(table.find(1))).isEqualTo(-4);
  }

  @Test
  void table_growsSoThatMostIsStillKnown() {
    Transpositions table = new Transpositions();
    int known = 0;
    for (int i = 1; i <= MANY; i++) {
      table.keep(Keys.mix(i), i, 1, Transpositions.EXACT, i);
    }
    for (int i = 1; i <= MANY; i++) {
      long entry = table.find(Keys.mix(i));
      if (entry != 0) {
        assertThat(Transpositions.score(entry)).isEqualTo(i);
        known++;
      }
    }
    assertThat(known).isGreaterThan(MANY * 3 / 4);
  }

  @Test
  void ofNeighbours_theOneLookedAtLessDeeplyGivesWay() {
    Transpositions table = new Transpositions();
    table.keep(2, 7, 9, Transpositions.EXACT, 1);
    table.keep(3, 7, 1, Transpositions.EXACT, 2);
    for (long other = 1; other <= 5; other++) {
      table.keep(2 + (other << 50), 7, 2, Transpositions.EXACT, 3);
    }
    assertThat(Transpositions.score(table.find(2))).isEqualTo(1);
    assertThat(table.find(3)).isZero();
  }
}
