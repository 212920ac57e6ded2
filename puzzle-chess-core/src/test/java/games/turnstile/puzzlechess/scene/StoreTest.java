package games.turnstile.puzzlechess.scene;

import static games.turnstile.puzzlechess.scene.Square.A1;
import static games.turnstile.puzzlechess.scene.Square.B1;
import static games.turnstile.puzzlechess.scene.Square.C1;
import static games.turnstile.puzzlechess.scene.Square.H8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StoreTest {
  @Test
  void of_kinds_areOnTheFirstSquares() {
    Store store = Store.of(List.of(Kind.QUEEN, Kind.ROOK));

    assertThat(store.kinds()).isEqualTo(Map.of(A1, Kind.QUEEN, B1, Kind.ROOK));
    assertThat(store).isEqualTo(Store.of(Map.of(B1, Kind.ROOK, A1, Kind.QUEEN)));
    assertThat(store.firstFree()).contains(C1);
  }

  @Test
  void with_and_without_leaveTheStoreAsItWas() {
    Store store = Store.EMPTY.with(H8, Kind.ROOK);

    assertThat(store.with(A1, Kind.ROOK).first(Kind.ROOK)).contains(A1);
    assertThat(store.first(Kind.ROOK)).contains(H8);
    assertThat(store.first(Kind.QUEEN)).isEmpty();
    assertThat(store.without(H8)).isEqualTo(Store.EMPTY);
    assertThat(store.without(A1)).isEqualTo(store).hasSameHashCodeAs(store);
    assertThat(store.size()).isEqualTo(1);
    assertThat(Store.EMPTY.size()).isZero();
  }

  @Test
  void with_occupiedSquare_isRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Store.EMPTY.with(H8, Kind.ROOK).with(H8, Kind.ROOK))
        .withMessage("h8 of the store is not free");
  }

  @Test
  void of_moreThan64_isRefused() {
    Store full = Store.of(Collections.nCopies(64, Kind.KNIGHT));

    assertThat(full.firstFree()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Store.of(Collections.nCopies(65, Kind.KNIGHT)))
        .withMessage("a store has room for 64 pieces only");
  }

  @Test
  void kingsPawnsAndProps_areNeverStored() {
    for (Kind kind : List.of(Kind.KING, Kind.PAWN, Kind.CRATE, Kind.STATUE)) {
      String problem = "a %s cannot be stored".formatted(kind.name());

      assertThatIllegalArgumentException()
          .isThrownBy(() -> Store.EMPTY.with(A1, kind))
          .withMessage(problem);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Store.of(Map.of(A1, kind)))
          .withMessage(problem);
    }
  }
}
