package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.List;

/** Reads rules from left to right. Blanks between their parts do not count. */
final class RuleReader {
  private static final int MOST_TERMS = 200;
  private static final int MOST_CLAUSES = 200;
  private static final int LONGEST = 20_000;

  private final String text;
  private int offset;

  RuleReader(String text) {
    this.text = text;
    if (text.length() > LONGEST) {
      throw new NotationException(
          LONGEST, "a rule has at most %s characters, not %s".formatted(LONGEST, text.length()));
    }
  }

  MoveRule moves() {
    List<List<Term>> sections = new ArrayList<>();
    do {
      if (sections.size() == MoveRule.MOST_SECTIONS) {
        throw failure("at most %s sections".formatted(MoveRule.MOST_SECTIONS));
      }
      sections.add(section());
    } while (skip(';'));
    if (sections.size() == 1) {
      throw failure(
          "';' after the steps, even if no slides follow"
              + (sections.get(0).isEmpty() ? "" : ", or ',' and another direction"));
    }
    expectEnd("',' or ';' or the end");
    return new MoveRule(sections);
  }

  private List<Term> section() {
    List<Term> terms = new ArrayList<>();
    skipBlanks();
    if (atEnd() || isAt(';')) {
      return terms;
    }
    do {
      if (terms.size() == MOST_TERMS) {
        throw failure("at most %s directions".formatted(MOST_TERMS));
      }
      terms.add(term());
    } while (skip(','));
    return terms;
  }

  private Term term() {
    skipBlanks();
    if (atEnd() || text.charAt(offset) < '1' || text.charAt(offset) > '8') {
      throw failure("a direction, 1 to 8");
    }
    Direction direction = Direction.of(text.charAt(offset++) - '0');
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
        throw failure("at most %s rules joined with '&'".formatted(MOST_CLAUSES));
      }
      clauses.add(clause());
    } while (skip('&'));
    return new Condition(clauses);
  }

  private Clause clause() {
    skipBlanks();
    int start = offset;
    while (!atEnd() && Clause.mayBeInName(text.codePointAt(offset))) {
      offset += Character.charCount(text.codePointAt(offset));
    }
    if (offset == start) {
      throw failure("the name of a position rule, such as X");
    }
    String name = text.substring(start, offset);
    expect('[', "'[' after the name of the rule");
    List<Integer> arguments = new ArrayList<>();
    if (!skip(']')) {
      do {
        if (arguments.size() == Clause.MOST_ARGUMENTS) {
          throw failure("at most %s arguments".formatted(Clause.MOST_ARGUMENTS));
        }
        arguments.add(number());
      } while (skip('|'));
      expect(']', "'|' and another number, or ']'");
    }
    return new Clause(name, arguments);
  }

  private int number() {
    skipBlanks();
    int start = offset;
    if (isAt('-')) {
      offset++;
    }
    int digits = offset;
    while (!atEnd() && text.charAt(offset) >= '0' && text.charAt(offset) <= '9') {
      offset++;
    }
    if (offset == digits) {
      throw failure("a whole number");
    }
    try {
      return Integer.parseInt(text.substring(start, offset));
    } catch (NumberFormatException outOfRange) {
      throw new NotationException(start, "the number is out of range");
    }
  }

  private boolean skip(char character) {
    skipBlanks();
    boolean isNext = isAt(character);
    offset += isNext ? 1 : 0;
    return isNext;
  }

  private void expect(char character, String what) {
    if (!skip(character)) {
      throw failure(what);
    }
  }

  private void expectEnd(String what) {
    skipBlanks();
    if (!atEnd()) {
      throw failure(what);
    }
  }

  private void skipBlanks() {
    while (!atEnd() && (text.charAt(offset) == ' ' || text.charAt(offset) == '\t')) {
      offset++;
    }
  }

  private boolean isAt(char character) {
    return !atEnd() && text.charAt(offset) == character;
  }

  private boolean atEnd() {
    return offset == text.length();
  }

  private NotationException failure(String expected) {
    String found =
        atEnd()
            ? "the end"
            : "'" + Texts.excerpt(text.substring(offset, text.offsetByCodePoints(offset, 1))) + "'";
    return new NotationException(offset, "expected %s, found %s".formatted(expected, found));
  }
}
