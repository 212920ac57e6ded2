package games.turnstile.arcade.support;

import java.util.List;

/**
 * What the conversion of a file gives.
 *
 * @param content what the new file shall hold
 * @param summary what that is, in a phrase
 * @param remarks what got lost or was mended on the way, or looks wrong, a sentence each
 */
public record Converted(byte[] content, String summary, List<String> remarks) {
  /** Copies the remarks. */
  public Converted {
    remarks = List.copyOf(remarks);
  }
}
