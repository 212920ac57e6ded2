package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The rules of a variant in words of a language. Immutable.
 *
 * <p>A piece type that has an attribute {@code english} or {@code chinese} is called by its value
 * in that language, and otherwise by its name.
 *
 * <p>Extensions put what is theirs into words; if one fails at that, an {@link ExtensionException}
 * is thrown that names it.
 */
public final class Words {
  private final Ruleset ruleset;
  private final Phrasebook phrases;
  private final TypeNames names;
  private final Speech speech;

  private Words(Ruleset ruleset, Language language) {
    this.ruleset = ruleset;
    this.phrases = Phrasebook.in(language);
    this.names = new TypeNames(ruleset.variant(), phrases);
    this.speech = new Speech(ruleset, phrases, names);
  }

  /**
   * {@return the words for a variant}
   *
   * @param ruleset the variant with its extensions
   * @param language which language
   */
  public static Words of(Ruleset ruleset, Language language) {
    return new Words(Objects.requireNonNull(ruleset, "ruleset"), language);
  }

  /** {@return the rules of the game beside those of its pieces, a sentence each} */
  public List<String> rules() {
    return new GameRules(ruleset, phrases, names).sentences();
  }

  /**
   * {@return how pieces move by a rule, a sentence each; one at least}
   *
   * @param type whose rule it is; an extension may give its terms another meaning
   * @param rule any moves
   */
  public List<String> moves(PieceType type, MoveRule rule) {
    return new MoveWords(ruleset, phrases, speech).sentences(type, rule);
  }

  /**
   * {@return a condition as a clause, such as "it is in row 1", without "if"}
   *
   * @param condition any condition
   */
  public String condition(Condition condition) {
    return speech.condition(condition);
  }

  /**
   * {@return everything about a piece}
   *
   * @param piece any piece of the variant
   */
  public PieceDetails details(Piece piece) {
    PieceType type = piece.type();
    boolean isPromotable =
        piece.promoted() || type.promotion().isPresent() && ruleset.variant().rules().promotion();
    return new PieceDetails(
        phrases.language(),
        type.number(),
        name(type),
        type.name(),
        type.owner(),
        type.leader(),
        piece.promoted(),
        moves(type, type.moves()),
        isPromotable ? type.promotion().map(this::condition) : Optional.empty(),
        isPromotable ? moves(type, type.promotedMoves()) : List.of(),
        type.attributes());
  }

  /**
   * {@return what a piece type is called}
   *
   * @param type any piece type
   */
  public String name(PieceType type) {
    return names.name(type);
  }

  /**
   * {@return what an owner is called}
   *
   * @param owner any owner
   */
  public String owner(Owner owner) {
    return phrases.owner(owner);
  }
}
