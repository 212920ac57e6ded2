package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Owner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a person wants to know about a piece.
 *
 * @param language the language of the texts
 * @param number the number of its type
 * @param name what it is called in that language
 * @param sign what stands on the piece: the name that the variant gives it
 * @param owner whose it is
 * @param leader whether it is a leader
 * @param promoted whether it has been promoted
 * @param moves how it moves before it is promoted, a sentence each
 * @param promotion when it is promoted, as a clause; empty if it never is
 * @param promotedMoves how it moves once it is promoted, a sentence each; empty if it never is
 * @param attributes what extensions want to know about it, in order
 */
public record PieceDetails(
    Language language,
    int number,
    String name,
    String sign,
    Owner owner,
    boolean leader,
    boolean promoted,
    List<String> moves,
    Optional<String> promotion,
    List<String> promotedMoves,
    Map<String, String> attributes) {
  /** Copies the lists and the attributes. */
  public PieceDetails {
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(sign, "sign");
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(promotion, "promotion");
    moves = List.copyOf(moves);
    promotedMoves = List.copyOf(promotedMoves);
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /** {@return everything but its names in other languages, as lines that can be shown} */
  public List<String> lines() {
    Phrasebook phrases = Phrasebook.in(language);
    List<String> lines = new ArrayList<>();
    lines.add(phrases.title(this));
    if (promoted) {
      lines.add(phrases.say("Moves, promoted: ", "升变后的走法（当前）：") + text(promotedMoves));
      lines.add(phrases.say("Before its promotion: ", "升变前的走法：") + text(moves));
    } else {
      lines.add(phrases.say("Moves: ", "走法：") + text(moves));
      promotion.ifPresent(
          condition -> {
            lines.add(phrases.promotion(condition));
            lines.add(phrases.say("Once promoted: ", "升变后的走法：") + text(promotedMoves));
          });
    }
    Map<String, String> others = new LinkedHashMap<>(attributes);
    others.keySet().removeAll(TypeNames.ATTRIBUTES);
    if (!others.isEmpty()) {
      lines.add(phrases.attributes(others));
    }
    return List.copyOf(lines);
  }

  private String text(List<String> sentences) {
    return Phrasebook.in(language).text(sentences);
  }
}
