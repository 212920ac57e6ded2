package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import java.util.List;

/** The words of a language for what rules speak of; whoever asks for words brings it along. */
public interface Wording {
  /** {@return the language} */
  Language language();

  /**
   * {@return one of two texts, by the language}
   *
   * @param english in English
   * @param chinese in Chinese
   */
  default String say(String english, String chinese) {
    return language() == Language.CHINESE ? chinese : english;
  }

  /**
   * {@return the name of a piece type, with its side where names alone do not tell types apart}
   *
   * @param type its number; for one that does not exist, words that say the number
   */
  String piece(int type);

  /**
   * {@return squares, such as {@code square (7,4) or (7,10)}}
   *
   * @param rowsAndColumns rows and columns in turn, as rules write them
   */
  String squares(List<Integer> rowsAndColumns);

  /**
   * {@return directions to go in, such as {@code up, left or right}; in Chinese they stand before a
   * verb}
   *
   * @param directions one or more
   */
  String directions(List<Direction> directions);

  /**
   * {@return the squares next to a piece, such as {@code the next square up or left}}
   *
   * @param directions where they are; one or more
   */
  String neighbours(List<Direction> directions);
}
