package games.turnstile.arcade.xiangqi;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.notation.RecordCodec;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells rules and beginnings of games apart. */
final class Fingerprint {
  private static final int LENGTH = 16;

  private Fingerprint() {}

  /** Sixteen characters that are different if the variant, extensions or the beginning are. */
  static String of(Setup setup) {
    String text =
        RecordCodec.format(GameRecord.start(setup))
            + setup.ruleset().extensions().stream()
                .map(e -> "%s %s %s".formatted(e.name(), e.version(), e.fingerprint()))
                .toList();
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, LENGTH);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
