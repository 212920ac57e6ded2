package games.turnstile.puzzlechess.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeysTest {
  private static final int SQUARES = 64;
  private static final int OWNERS = 3;

  private static List<Long> pieces() {
    List<Long> keys = new ArrayList<>();
    for (int owner = 0; owner < OWNERS; owner++) {
      for (int kind = 0; kind < Kinds.MOST; kind++) {
        for (int square = 0; square < SQUARES; square++) {
          keys.add(Keys.piece(owner, kind, square));
        }
      }
    }
    return keys;
  }

  private static List<Long> stored() {
    List<Long> keys = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (int kind = 0; kind < Kinds.MOST; kind++) {
        for (int count = 1; count <= Field.MOST_STORED; count++) {
          keys.add(Keys.stored(side, kind, count));
        }
      }
    }
    return keys;
  }

  @Test
  void keys_ofEverything_differ() {
    List<Long> keys = new ArrayList<>(pieces());
    keys.addAll(stored());
    for (int rights = 0; rights < 16; rights++) {
      keys.add(Keys.castling(rights));
    }
    for (int square = 0; square < SQUARES; square++) {
      keys.add(Keys.passed(square));
    }
    keys.add(Keys.BLACK_TO_MOVE);

    assertThat(keys).doesNotHaveDuplicates().doesNotContain(0L);
  }

  @Test
  void keys_theirBits_areSetInHalfOfThem() {
    List<Long> keys = pieces();
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int shift = bit;
      long set = keys.stream().filter(key -> (key >>> shift & 1) != 0).count();
      assertThat(set)
          .as("keys with bit %s", bit)
          .isBetween(keys.size() * 45L / 100, keys.size() * 55L / 100);
    }
  }

  @Test
  void stored_none_changesNoHash() {
    assertThat(Keys.stored(Field.WHITE, Kinds.QUEEN, 0)).isZero();
  }
}
