package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.StandardRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A piece type as far as it has been read, and where its parts stand in the text. */
final class PieceDraft {
  private static final String MOVES = "moves";
  private static final String PROMOTION = "promotion";
  private static final String PROMOTED = "promoted";
  private static final String ATTRIBUTE = "attribute";

  /** The words with which lines begin that belong to a piece. */
  static final List<String> KEYWORDS = List.of(MOVES, PROMOTION, PROMOTED, ATTRIBUTE);

  private static final String LEADER_OR_NAME = "'leader' or the name of the piece in quotes";
  private static final String ATTRIBUTE_NAME = "the name of an attribute";

  private final int offset;
  private final int number;
  private final Owner owner;
  private final boolean leader;
  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private MoveRule moves = MoveRule.NONE;
  private Optional<Condition> promotion = Optional.empty();
  private MoveRule promoted = MoveRule.NONE;

  /** Where the rules stand, by their keywords. */
  private final Map<String, Integer> places = new LinkedHashMap<>();

  /** Reads what is in the line of the piece itself, after its keyword. */
  PieceDraft(Cursor in) {
    offset = in.start();
    number = in.naturalWord("the number of the piece");
    owner = owner(in);
    leader = leader(in);
    name = in.quotedName("the name of the piece");
  }

  private static Owner owner(Cursor in) {
    String what = "red, blue or neutral";
    String word = in.word(what);
    return Stream.of(Owner.values())
        .filter(owner -> PieceText.word(owner).equals(word))
        .findFirst()
        .orElseThrow(() -> in.expected(what, word));
  }

  private static boolean leader(Cursor in) {
    in.skipBlanks();
    if (in.isAt('"')) {
      return false;
    }
    String word = in.word(LEADER_OR_NAME);
    if (!word.equals("leader")) {
      throw in.expected(LEADER_OR_NAME, word);
    }
    return true;
  }

  /** Reads a line that belongs to the piece. */
  void read(String keyword, Cursor in) {
    if (keyword.equals(ATTRIBUTE)) {
      readAttribute(in);
      return;
    }
    int place = in.start();
    Cursor rule = in.line();
    if (places.putIfAbsent(keyword, in.start()) != null) {
      throw new NotationException(place, "piece %s has '%s' already".formatted(number, keyword));
    }
    switch (keyword) {
      case MOVES -> moves = new RuleReader(rule).moves();
      case PROMOTION -> promotion = Optional.of(new RuleReader(rule).condition());
      default -> promoted = new RuleReader(rule).moves();
    }
  }

  private void readAttribute(Cursor in) {
    in.skipBlanks();
    String key = in.isAt('"') ? in.quotedName(ATTRIBUTE_NAME) : in.nameBefore('=', ATTRIBUTE_NAME);
    int place = in.start();
    in.skipBlanks();
    in.expect('=', "'=' and the value of the attribute");
    if (attributes.putIfAbsent(key, in.restOrNothing()) != null) {
      throw new NotationException(
          place, "piece %s has the attribute '%s' already".formatted(number, key));
    }
  }

  PieceType build() {
    if (!places.containsKey(MOVES)) {
      throw new NotationException(
          offset,
          "piece %s has no line 'moves'; it is 'moves ;' if it cannot move".formatted(number));
    }
    return new PieceType(number, name, owner, leader, moves, promotion, promoted, attributes);
  }

  /** Where the piece is described. */
  int offset() {
    return offset;
  }

  /** Where the first rule is that takes no such arguments. */
  int offsetOfArguments(int types) {
    if (conditions(moves).anyMatch(condition -> isWrong(condition, types))) {
      return places.get(MOVES);
    }
    return conditions(promoted).anyMatch(condition -> isWrong(condition, types))
        ? places.get(PROMOTED)
        : places.getOrDefault(PROMOTION, offset);
  }

  private static Stream<Condition> conditions(MoveRule rule) {
    return rule.sections().stream().flatMap(List::stream).map(Term::condition);
  }

  private static boolean isWrong(Condition condition, int types) {
    return condition.clauses().stream()
        .anyMatch(
            clause ->
                StandardRule.of(clause.name())
                    .flatMap(rule -> rule.complaint(clause.arguments(), types))
                    .isPresent());
  }
}
