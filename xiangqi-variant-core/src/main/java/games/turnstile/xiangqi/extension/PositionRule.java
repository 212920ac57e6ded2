package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Point;
import java.util.List;
import java.util.Optional;

/** What the name of a position rule means. */
@FunctionalInterface
public interface PositionRule {
  /**
   * {@return whether the rule holds for a piece}
   *
   * @param arguments the numbers between the brackets
   * @param point where the piece stands
   * @param board the board as it is
   */
  boolean holds(List<Integer> arguments, Point point, BoardView board);

  /** {@return whether the rule asks for the square and the size of the board alone} */
  default boolean asksForSquareAlone() {
    return false;
  }

  /**
   * {@return what is wrong with arguments, as the end of a sentence; empty if nothing is. Asked
   * when a variant is loaded, which is refused then}
   *
   * @param arguments the numbers between the brackets
   */
  default Optional<String> complaint(List<Integer> arguments) {
    return Optional.empty();
  }

  /**
   * {@return what the rule says, as a clause that follows "if" in English and stands before "时" in
   * Chinese, such as "it is not on square (7,4)"; empty to have its name and numbers told}
   *
   * @param arguments the numbers between the brackets, about which there is no complaint
   * @param wording the language, and words of it
   */
  default Optional<String> inWords(List<Integer> arguments, Wording wording) {
    return Optional.empty();
  }
}
