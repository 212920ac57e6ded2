package games.turnstile.arcade.support;

import java.util.List;
import java.util.Map;

/** A kind of file that the arcade can tell from others and check. */
public interface FileKind {
  /** {@return what a file of this kind is, such as {@code Gambit record}} */
  String name();

  /** {@return how to tell such a file, such as {@code begins with 'gambit '}} */
  String sign();

  /**
   * {@return whether the file is meant to be of this kind; it may still be faulty}
   *
   * @param file any file
   */
  boolean recognises(GivenFile file);

  /**
   * {@return what is to be said of the file}
   *
   * @param file a file that is meant to be of this kind
   * @throws BadInputException if it is faulty; the message names the file and the place
   */
  Report check(GivenFile file);

  /**
   * What is to be said of a file that is in order.
   *
   * @param summary what it is and how large, in a phrase
   * @param details the same and more for programs; {@code warnings} among them if there is more to
   *     be said of these than their sentences
   * @param warnings what is not as it should be although it can be used, a sentence each
   */
  record Report(String summary, Map<String, Object> details, List<String> warnings) {}
}
