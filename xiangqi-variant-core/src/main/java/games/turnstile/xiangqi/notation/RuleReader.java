package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.List;

/** Reads rules from left to right, up to the end. Blanks between their parts do not count. */
final class RuleReader {
  private static final int MOST_TERMS = 200;
  private static final int MOST_CLAUSES = 200;
  private static final int LONGEST = 20_000;

  private final Cursor in;

  /** Reads what is left of a cursor. */
  RuleReader(Cursor in) {
    this.in = in;
    if (in.left() > LONGEST) {
      throw new NotationException(
          in.offset() + LONGEST,
          "a rule has at most %s characters, not %s".formatted(LONGEST, in.left()));
    }
  }

  MoveRule moves() {
    List<List<Term>> sections = new ArrayList<>();
    do {
      if (sections.size() == MoveRule.MOST_SECTIONS) {
        throw in.expectedCharacter("at most %s sections".formatted(MoveRule.MOST_SECTIONS));
      }
      sections.add(section());
    } while (skip(';'));
    if (sections.size() == 1) {
      throw in.expectedCharacter(
          "';' after the steps, even if no slides follow"
              + (sections.get(0).isEmpty() ? "" : ", or ',' and another direction"));
    }
    expectEnd("',' or ';' or the end");
    return new MoveRule(sections);
  }

  private List<Term> section() {
    List<Term> terms = new ArrayList<>();
    in.skipBlanks();
    if (in.atEnd() || in.isAt(';')) {
      return terms;
    }
    do {
      if (terms.size() == MOST_TERMS) {
        throw in.expectedCharacter("at most %s directions".formatted(MOST_TERMS));
      }
      terms.add(term());
    } while (skip(','));
    return terms;
  }

  private Term term() {
    in.skipBlanks();
    Direction direction = Direction.of(in.symbol("12345678", "a direction, 1 to 8") + 1);
    if (!skip('(')) {
      return new Term(direction, Condition.ALWAYS);
    }
    Condition condition = clauses();
    expect(')', "'&' and another rule, or ')'");
    return new Term(direction, condition);
  }

  Condition condition() {
    Condition condition = clauses();
    expectEnd("'&' or the end");
    return condition;
  }

  private Condition clauses() {
    List<Clause> clauses = new ArrayList<>();
    do {
      if (clauses.size() == MOST_CLAUSES) {
        throw in.expectedCharacter("at most %s rules joined with '&'".formatted(MOST_CLAUSES));
      }
      clauses.add(clause());
    } while (skip('&'));
    return new Condition(clauses);
  }

  private Clause clause() {
    in.skipBlanks();
    String name = in.ruleName("the name of a position rule, such as X");
    expect('[', "'[' after the name of the rule");
    List<Integer> arguments = new ArrayList<>();
    if (!skip(']')) {
      do {
        if (arguments.size() == Clause.MOST_ARGUMENTS) {
          throw in.expectedCharacter("at most %s arguments".formatted(Clause.MOST_ARGUMENTS));
        }
        in.skipBlanks();
        arguments.add(in.integer("a whole number"));
      } while (skip('|'));
      expect(']', "'|' and another number, or ']'");
    }
    return new Clause(name, arguments);
  }

  private boolean skip(char character) {
    in.skipBlanks();
    return in.skip(character);
  }

  private void expect(char character, String what) {
    in.skipBlanks();
    in.expect(character, what);
  }

  private void expectEnd(String what) {
    in.skipBlanks();
    if (!in.atEnd()) {
      throw in.expectedCharacter(what);
    }
  }
}
