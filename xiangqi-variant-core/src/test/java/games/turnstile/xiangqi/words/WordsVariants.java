package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Variants whose pieces are there to be named. */
final class WordsVariants {
  private WordsVariants() {}

  /** {@return a variant whose types have names of their own: Ann, Bnn and so on} */
  static Variant distinctNames(int rows, int columns, int types) {
    List<PieceType> list = new ArrayList<>();
    for (int number = 1; number <= types; number++) {
      list.add(
          new PieceType(
              number,
              (char) ('A' + number - 1) + "nn",
              number <= 2 ? Owner.of(number) : Owner.NEUTRAL,
              number <= 2,
              MoveRule.NONE,
              Optional.empty(),
              MoveRule.NONE,
              Map.of()));
    }
    List<Integer> layout = new ArrayList<>(Collections.nCopies(rows * columns, 0));
    layout.set(0, 2);
    layout.set(layout.size() - 1, 1);
    return new Variant(
        "names", rows, columns, list, layout, SpecialRules.NONE, Options.STANDARD, List.of());
  }
}
