package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rule language: moves such as {@code 1(Y[4|5|6]),4(Y[7]);2} and conditions such as {@code
 * X[1|-1]&D[3|0|1]}. Blanks between the parts do not count.
 */
public final class RuleCodec {
  private RuleCodec() {}

  /**
   * {@return the text of moves}
   *
   * @param rule any moves
   */
  public static String format(MoveRule rule) {
    return rule.sections().stream().map(RuleCodec::section).collect(Collectors.joining(";"));
  }

  private static String section(List<Term> terms) {
    return terms.stream().map(RuleCodec::term).collect(Collectors.joining(","));
  }

  private static String term(Term term) {
    String direction = String.valueOf(term.direction().number());
    return term.condition().isAlways()
        ? direction
        : direction + "(" + format(term.condition()) + ")";
  }

  /**
   * {@return the text of a condition; empty for the one that always holds}
   *
   * @param condition any condition
   */
  public static String format(Condition condition) {
    return condition.clauses().stream().map(RuleCodec::clause).collect(Collectors.joining("&"));
  }

  private static String clause(Clause clause) {
    return clause.arguments().stream()
        .map(String::valueOf)
        .collect(Collectors.joining("|", clause.name() + "[", "]"));
  }

  /**
   * {@return the moves that a text describes}
   *
   * @param text moves, with at least one {@code ;}
   * @throws NotationException if it is malformed, with the place of the first bad character
   */
  public static MoveRule parseMoves(String text) {
    return new RuleReader(new Cursor(text)).moves();
  }

  /**
   * {@return the condition that a text describes}
   *
   * @param text one or more position rules, joined with {@code &}
   * @throws NotationException if it is malformed, with the place of the first bad character
   */
  public static Condition parseCondition(String text) {
    return new RuleReader(new Cursor(text)).condition();
  }
}
