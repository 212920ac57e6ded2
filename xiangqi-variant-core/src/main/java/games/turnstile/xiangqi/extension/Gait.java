package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Direction;
import java.util.List;
import java.util.Optional;

/**
 * What the terms of a rule mean for a piece type. Asked when a variant is loaded, and made into
 * tables.
 */
@FunctionalInterface
public interface Gait {
  /** Terms of the first section are steps, those of the second slides; others mean nothing. */
  Gait ORDINARY =
      (section, direction) ->
          switch (section) {
            case 1 -> List.of(Motion.Leap.step(direction));
            case 2 -> List.of(Motion.Slide.plain(direction));
            default -> List.of();
          };

  /**
   * {@return the motions of a piece that a term allows where its condition holds}
   *
   * @param section in which section the term is, from 1
   * @param direction the direction of the term
   */
  List<Motion> motions(int section, Direction direction);

  /** {@return the motions that the piece has without any term} */
  default List<Motion> innate() {
    return List.of();
  }

  /**
   * {@return the {@linkplain #innate() innate} motions in words, without a full stop at the end;
   * empty to have each told by itself}
   *
   * @param wording the language, and words of it
   */
  default Optional<String> innateInWords(Wording wording) {
    return Optional.empty();
  }
}
