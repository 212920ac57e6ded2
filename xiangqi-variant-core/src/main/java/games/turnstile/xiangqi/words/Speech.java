package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.Wording;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.StandardRule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Puts position rules into words, and lends its words to extensions. */
final class Speech implements Wording {
  /** Stands for R of which each direction asks for its own side; the side is left out. */
  static final String TOWARDS = "R_towards";

  private final Ruleset ruleset;
  private final Phrasebook phrases;
  private final TypeNames names;

  Speech(Ruleset ruleset, Phrasebook phrases, TypeNames names) {
    this.ruleset = ruleset;
    this.phrases = phrases;
    this.names = names;
  }

  @Override
  public Language language() {
    return phrases.language();
  }

  @Override
  public String piece(int type) {
    return names.distinctName(type);
  }

  @Override
  public String squares(List<Integer> rowsAndColumns) {
    return phrases.squares(rowsAndColumns);
  }

  @Override
  public String directions(List<Direction> directions) {
    return phrases.directions(directions);
  }

  @Override
  public String neighbours(List<Direction> directions) {
    return phrases.neighbours(directions);
  }

  /** A condition as a clause. */
  String condition(Condition condition) {
    return condition.isAlways()
        ? phrases.say("always", "任何时候")
        : condition.clauses().stream()
            .map(this::clause)
            .distinct()
            .collect(Collectors.joining(phrases.say(", or ", "，或")));
  }

  private String clause(Clause clause) {
    List<Integer> arguments = clause.arguments();
    if (clause.name().equals(TOWARDS)) {
      return phrases.towards(piece(arguments.get(0)), arguments.get(1), arguments.get(2));
    }
    Optional<StandardRule> standard = StandardRule.of(clause.name());
    if (standard.isPresent()) {
      return standard.get().complaint(arguments, ruleset.variant().types().size()).isPresent()
          ? phrases.senseless(clause)
          : standard(standard.get(), arguments);
    }
    for (Extension extension : ruleset.extensions()) {
      PositionRule rule = extension.positionRules().get(clause.name());
      if (rule != null) {
        return ofExtension(extension, rule, clause);
      }
    }
    return phrases.unknown(clause);
  }

  private String standard(StandardRule rule, List<Integer> arguments) {
    return switch (rule) {
      case X -> phrases.inRow(Places.of(arguments));
      case Y -> phrases.inColumn(Places.of(arguments));
      case P -> phrases.onSquare(squares(arguments));
      case D -> phrases.distance(piece(arguments.get(0)), arguments.get(1), arguments.get(2));
      case R ->
          phrases.side(
              piece(arguments.get(0)),
              arguments.subList(3, arguments.size()).stream()
                  .distinct()
                  .sorted()
                  .map(Direction::of)
                  .toList(),
              arguments.get(1),
              arguments.get(2));
      case T -> phrases.notUnique(piece(arguments.get(0)));
    };
  }

  private String ofExtension(Extension extension, PositionRule rule, Clause clause) {
    return asked(
        extension,
        () ->
            rule.complaint(clause.arguments()).isPresent()
                ? phrases.senseless(clause)
                : rule.inWords(clause.arguments(), this)
                    .orElseGet(() -> phrases.ofExtension(clause, extension.name())));
  }

  /** Asks an extension; whatever it throws is told as its own. */
  static <T> T asked(Extension extension, Supplier<T> question) {
    try {
      return Objects.requireNonNull(question.get(), "it answers null");
    } catch (ExtensionException told) {
      throw told;
    } catch (RuntimeException | StackOverflowError failure) {
      throw new ExtensionException(
          "extension '%s' failed at its words: %s".formatted(extension.name(), failure), failure);
    }
  }
}
