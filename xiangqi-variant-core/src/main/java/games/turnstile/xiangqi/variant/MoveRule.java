package games.turnstile.xiangqi.variant;

import java.util.List;

/**
 * How a piece moves: sections of terms. The first section are steps to the next square, the second
 * are slides over any number of empty squares; further ones mean something to extensions only.
 *
 * @param sections two or more
 */
public record MoveRule(List<List<Term>> sections) {
  /** The rule of a piece that cannot move. */
  public static final MoveRule NONE = new MoveRule(List.of(List.of(), List.of()));

  /** The most sections. */
  public static final int MOST_SECTIONS = 20;

  /** Copies the sections. */
  public MoveRule {
    sections = sections.stream().map(List::copyOf).toList();
    if (sections.size() < 2 || sections.size() > MOST_SECTIONS) {
      throw new IllegalArgumentException(
          "moves have 2 to %s sections, not %s".formatted(MOST_SECTIONS, sections.size()));
    }
  }

  /** {@return in which directions the piece may go one square} */
  public List<Term> steps() {
    return sections.get(0);
  }

  /** {@return in which directions the piece may go any number of squares} */
  public List<Term> slides() {
    return sections.get(1);
  }

  /**
   * {@return a section, empty if the rule has not so many}
   *
   * @param number from 1
   */
  public List<Term> section(int number) {
    return number >= 1 && number <= sections.size() ? sections.get(number - 1) : List.of();
  }
}
