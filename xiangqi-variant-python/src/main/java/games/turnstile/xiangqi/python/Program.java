package games.turnstile.xiangqi.python;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;

/**
 * A script as text.
 *
 * @param file the name of its file, for messages
 * @param source what is in it
 * @param limits how much it may use
 */
record Program(String file, String source, Limits limits) {
  /** Refuses null. */
  Program {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(source, "source");
  }

  /** What tells this source from others. */
  String fingerprint() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(source.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java has SHA-256", impossible);
    }
  }
}
